import { IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { countersOn, markOf } from '../../../rules/planar/counters-and-marks';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { marks, type Planar } from '../../../rules/planar/planar-state';
import { playersInGame } from '../../../rules/turn/turn';
import { useCards } from '../../../session/contexts/use-cards';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { playerName, useLanguage, useWords } from '../../parts/words';
import styles from './CountersAndMarks.module.css';

interface CountersAndMarksProps {
  game: Game;
  planar: Planar;
  card: PlanarCardId;
}

/** Shows the counters on a face-up card that uses them or has some. */
export function Counters({ planar, card }: Omit<CountersAndMarksProps, 'game'>) {
  const { catalog } = useCards();
  const collects = catalog.value?.factsOf(card)?.counters !== undefined;
  return collects || countersOn(planar, card) > 0 ? <CounterRow planar={planar} card={card} /> : null;
}

function CounterRow({ planar, card }: Omit<CountersAndMarksProps, 'game'>) {
  const words = useWords();
  const language = useLanguage();
  const { liveGame } = useLiveGame();
  const { catalog } = useCards();
  const counters = catalog.value?.factsOf(card)?.counters;
  const name = counters?.name[language] ?? words.counters.title;
  const count = countersOn(planar, card);
  const change = (by: number) =>
    liveGame.play({ kind: 'changeCounters', card, by, walkAt: counters?.walkAt ?? null });
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
          {counters?.walkAt !== undefined && <small>/{counters.walkAt}</small>}
        </output>
        <IconButton icon="plus" variant="plain" label={words.counters.more(name)} onClick={() => change(1)} />
      </div>
    </div>
  );
}

/** Shows each player's choice for a card with two options. */
export function Marks({ game, planar, card }: CountersAndMarksProps) {
  const words = useWords();
  const language = useLanguage();
  const { liveGame } = useLiveGame();
  const { catalog } = useCards();
  const options = catalog.value?.factsOf(card)?.options;
  if (!options) return null;
  return (
    <div class={styles.marks}>
      {playersInGame(game.history.table.turn).map((player) => {
        const name = playerName(words, game.seats, player);
        const chosen = markOf(planar, card, player);
        return (
          <Choice
            key={player}
            label={words.marks.of(name)}
            value={chosen === null ? '' : `${chosen}`}
            options={marks.map((as) => ({ value: `${as}`, name: options[as][language] }))}
            onChange={(value) => liveGame.play({ kind: 'mark', card, player, as: value === '0' ? 0 : 1 })}
          />
        );
      })}
    </div>
  );
}
