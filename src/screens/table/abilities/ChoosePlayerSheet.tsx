import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { playersInGame } from '../../../rules/turn/turn';
import { type AbilityWithSource, moveForChosenPlayer } from '../../../session/abilities/ability-moves';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { playerName, useLanguage, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import styles from './EffectsSheet.module.css';

interface ChoosePlayerSheetProps {
  game: Game;
  abilityToComplete: AbilityWithSource;
}

/** Lets the players choose whom an ability affects, and carries it out. */
export function ChoosePlayerSheet({ game, abilityToComplete }: ChoosePlayerSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const table = game.history.table;
  return (
    <TableSheet title={words.effects.target}>
      <p>
        <TextWithSymbols text={abilityToComplete.ability.text[language]} />
      </p>
      <ul class={classNames(common.stack2, styles.effects)}>
        {playersInGame(table.turn).map((player) => (
          <li key={player}>
            <Button
              wide
              onClick={() => {
                const move = moveForChosenPlayer(abilityToComplete, player, table);
                if (move && !liveGame.play(move)) setOpenSheet(null);
              }}
            >
              {playerName(words, game.seats, player)}
            </Button>
          </li>
        ))}
      </ul>
    </TableSheet>
  );
}
