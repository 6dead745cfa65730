import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import { chosenOptionOf } from '../../../rules/planar/counters-and-options';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { optionNumbers, type PlanarZone } from '../../../rules/planar/planar-state';
import { playersInGame } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { Game } from '../../../session/game/game';
import { playerName, useLanguage, useWords } from '../../parts/words';
import styles from './ChosenOptions.module.css';

interface ChosenOptionsProps {
  game: Game;
  planar: PlanarZone;
  card: PlanarCardId;
}

/** Shows each player's choice for a card with two options. */
export function ChosenOptions({ game, planar, card }: ChosenOptionsProps) {
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const { catalog } = usePlanarCards();
  const options = catalog.value?.factsOf(card)?.options;
  if (!options) return null;
  const players = playersInGame(game.history.table.turn);
  const isChoicePending = players.some((player) => chosenOptionOf(planar, card, player) === null);
  return (
    <div class={classNames(styles.options, isChoicePending && styles.open)}>
      {players.map((player) => {
        const name = playerName(words, game.seats, player);
        const chosen = chosenOptionOf(planar, card, player);
        return (
          <Choice
            key={player}
            label={name}
            value={chosen ?? undefined}
            options={optionNumbers.map((option) => ({ value: option, name: options[option][language] }))}
            onChange={(option) => liveGame.play({ kind: 'chooseOption', card, player, as: option })}
          />
        );
      })}
    </div>
  );
}
