import { IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { chosenOptionOf, countersOn } from '../../../rules/planar/counters-and-options';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { cardOptions, type Planar } from '../../../rules/planar/planar-state';
import { playersInGame } from '../../../rules/turn/turn';
import { useCards } from '../../../session/contexts/use-cards';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { playerName, useLanguage, useWords } from '../../parts/words';
import styles from './CountersAndOptions.module.css';

interface CountersAndOptionsProps {
  game: Game;
  planar: Planar;
  card: PlanarCardId;
}

/** Shows the counters on a face-up card that uses them or has some. */
export function Counters({ planar, card }: Omit<CountersAndOptionsProps, 'game'>) {
  const { catalog } = useCards();
  const collects = catalog.value?.factsOf(card)?.counters !== undefined;
  return collects || countersOn(planar, card) > 0 ? <CounterRow planar={planar} card={card} /> : null;
}

function CounterRow({ planar, card }: Omit<CountersAndOptionsProps, 'game'>) {
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const { catalog } = useCards();
  const counters = catalog.value?.factsOf(card)?.counters;
  const name = counters?.name[language] ?? words.counters.title;
  const count = countersOn(planar, card);
  const change = (by: number) =>
    liveGame.play({ kind: 'changeCounters', card, by, threshold: counters?.threshold ?? null });
  return (
    <div class={styles.counters}>
      <span class={styles.name}>{name}</span>
      <div class={styles.change}>
        <IconButton
          icon="minus"
          variant="plain"
          label={words.counters.fewer(name)}
          disabled={count === 0}
          onClick={() => change(-1)}
        />
        <output class={styles.count}>
          {count}
          {counters?.threshold !== undefined && <small>/{counters.threshold}</small>}
        </output>
        <IconButton icon="plus" variant="plain" label={words.counters.more(name)} onClick={() => change(1)} />
      </div>
    </div>
  );
}

/** Shows each player's choice for a card with two options. */
export function ChosenOptions({ game, planar, card }: CountersAndOptionsProps) {
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const { catalog } = useCards();
  const options = catalog.value?.factsOf(card)?.options;
  if (!options) return null;
  return (
    <div class={styles.options}>
      {playersInGame(game.history.table.turn).map((player) => {
        const name = playerName(words, game.seats, player);
        const chosen = chosenOptionOf(planar, card, player);
        return (
          <Choice
            key={player}
            label={words.chosenOptions.of(name)}
            value={chosen === null ? '' : `${chosen}`}
            options={cardOptions.map((as) => ({ value: `${as}`, name: options[as][language] }))}
            onChange={(value) =>
              liveGame.play({ kind: 'chooseOption', card, player, as: value === '0' ? 0 : 1 })
            }
          />
        );
      })}
    </div>
  );
}
