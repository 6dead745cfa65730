import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../design/Button';
import {
  MOST_ABILITIES_OF_THE_RING,
  MOST_NAMED_COUNTERS,
  playerCounterKinds,
} from '../../rules/life/player-counters';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { asPlainText, withoutTurning } from '../../session/plain-text';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import { CounterIcon } from './CounterIcon';
import { CountRow } from './CountRow';
import styles from './SeatSheet.module.css';

const LONGEST_NAME = 30;

/** Everything a player counts: poison, what the game knows of, and what the table has given a name. */
export function SeatCounters({ game, player }: { game: Game; player: PlayerId }) {
  const words = useWords();
  const { table } = useSession();
  const [typed, type] = useState('');
  const { totals, counters } = game.history.table;
  const own = counters[player];
  if (!own) return null;
  const { counting } = words;
  const name = asPlainText(typed);

  function add(event: Event) {
    event.preventDefault();
    if (name === '') return;
    table.play({ kind: 'changeNamedCounters', player, name, by: 1 });
    type('');
  }

  return (
    <>
      <div class={styles.rows}>
        <CountRow
          what={words.seat.poison}
          count={totals[player]?.poison ?? 0}
          fewer={words.seat.lessPoison}
          more={words.seat.morePoison}
          onChange={(by) => table.play({ kind: 'changePoison', player, by })}
        />
        {playerCounterKinds.map((kind) => (
          <CountRow
            key={kind}
            what={
              <>
                <CounterIcon name={kind} size={20} /> {counting.names[kind]}
              </>
            }
            note={
              kind === 'storm'
                ? counting.stormNote
                : kind === 'ring' && own.ring > 0
                  ? counting.ringNote(Math.min(own.ring, MOST_ABILITIES_OF_THE_RING))
                  : undefined
            }
            count={own[kind]}
            fewer={words.counters.fewer(counting.names[kind])}
            more={words.counters.more(counting.names[kind])}
            onChange={(by) => table.play({ kind: 'changePlayerCounters', player, counter: kind, by })}
          />
        ))}
        {own.named.map(({ name: what, count }) => {
          const said = withoutTurning(what);
          return (
            <CountRow
              key={what}
              what={
                <>
                  {said}
                  <IconButton
                    icon="close"
                    label={counting.drop(said)}
                    onClick={() => table.play({ kind: 'dropNamedCounters', player, name: what })}
                  />
                </>
              }
              count={count}
              fewer={words.counters.fewer(said)}
              more={words.counters.more(said)}
              onChange={(by) => table.play({ kind: 'changeNamedCounters', player, name: what, by })}
            />
          );
        })}
      </div>
      {own.named.length < MOST_NAMED_COUNTERS && (
        <form class={styles.naming} onSubmit={add}>
          <input
            class={styles.name}
            value={typed}
            maxLength={LONGEST_NAME}
            aria-label={counting.other}
            placeholder={counting.other}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <Button submit disabled={name === ''}>
            {counting.add}
          </Button>
        </form>
      )}
    </>
  );
}
