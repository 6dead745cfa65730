import { IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { countersOn, markOf, marks } from '../../rules/planar/memory';
import type { Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { playersInGame } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { playerName, useLanguage, useWords } from '../parts/words';
import styles from './PlaneMemory.module.css';

interface PlaneMemoryProps {
  game: Game;
  planar: Planar;
  card: PlanarCardId;
}

/** The counters on a face-up card that collects them, or has been given some. */
export function Counters({ planar, card }: Omit<PlaneMemoryProps, 'game'>) {
  const { catalogue } = useSession();
  const collects = catalogue.value?.factsOf(card)?.counters !== undefined;
  return collects || countersOn(planar, card) > 0 ? <CounterRow planar={planar} card={card} /> : null;
}

function CounterRow({ planar, card }: Omit<PlaneMemoryProps, 'game'>) {
  const words = useWords();
  const language = useLanguage();
  const { table, catalogue } = useSession();
  const counters = catalogue.value?.factsOf(card)?.counters;
  const name = counters?.name[language] ?? words.counters.title;
  const count = countersOn(planar, card);
  const change = (by: number) =>
    table.play({ kind: 'changeCounters', card, by, walkAt: counters?.walkAt ?? null });
  return (
    <div class={styles.counters}>
      <span class={styles.name}>{name}</span>
      <div class={styles.change}>
        <IconButton
          icon="minus"
          look="plain"
          label={words.counters.fewer(name)}
          disabled={count === 0}
          onClick={() => change(-1)}
        />
        <output class={styles.count}>
          {count}
          {counters?.walkAt !== undefined && <small>/{counters.walkAt}</small>}
        </output>
        <IconButton icon="plus" look="plain" label={words.counters.more(name)} onClick={() => change(1)} />
      </div>
    </div>
  );
}

/** What each player chose for a card that offers two things. */
export function Marks({ game, planar, card }: PlaneMemoryProps) {
  const words = useWords();
  const language = useLanguage();
  const { table, catalogue } = useSession();
  const options = catalogue.value?.factsOf(card)?.options;
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
            onChange={(value) => table.play({ kind: 'mark', card, player, as: value === '0' ? 0 : 1 })}
          />
        );
      })}
    </div>
  );
}
