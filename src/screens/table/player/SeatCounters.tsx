import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import type { Words } from '../../../i18n/en';
import {
  MAX_ABILITIES_OF_THE_RING,
  MAX_SPEED,
  maxPlayerCounters,
  type NamedCounters,
  type PlayerCounterKind,
  type PlayerCounters,
  playerCounterKinds,
} from '../../../rules/life/player-counters';
import { MAX_COUNTER_NAME_LENGTH, MAX_NAMED_COUNTERS_PER_PLAYER } from '../../../rules/limits';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { isolateDirection, sanitizeText } from '../../../session/lib/plain-text';
import { Disclosure } from '../../parts/field/Disclosure';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useWords } from '../../parts/words';
import { BadgeIcon } from './BadgeIcon';
import { CountRow } from './CountRow';
import styles from './SeatSheet.module.css';

interface SeatCountersProps {
  game: Game;
  player: PlayerId;
  /** Content that is used more often than the unused counters. */
  children: ComponentChildren;
}

/** Shows a player's counters: those in use when this opens come first, the others are collapsed. */
export function SeatCounters({ game, player, children }: SeatCountersProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { totals, counters } = game.history.table;
  const ownCounters = counters[player];
  /** Decided once, so that nothing moves under repeated taps. */
  const [initiallyUsed] = useState(() => ({
    kinds: playerCounterKinds.filter((kind) => ownCounters && ownCounters[kind] > 0),
    names: ownCounters?.named.map(({ name }) => name) ?? [],
  }));
  if (!ownCounters) return null;
  const rowsOf = (wereUsed: boolean) => ({
    player,
    ownCounters,
    kinds: playerCounterKinds.filter((kind) => initiallyUsed.kinds.includes(kind) === wereUsed),
    named: ownCounters.named.filter(({ name }) => initiallyUsed.names.includes(name) === wereUsed),
  });
  return (
    <>
      <CounterRows
        {...rowsOf(true)}
        firstRow={
          <CountRow
            label={
              <>
                <BadgeIcon name="poison" size={20} /> {words.seatSheet.poison}
              </>
            }
            count={totals[player]?.poison ?? 0}
            minusLabel={words.seatSheet.lessPoison}
            plusLabel={words.seatSheet.morePoison}
            onStep={(by, times) => liveGame.play({ kind: 'changePoison', player, by: by * times })}
          />
        }
      />
      {children}
      <Disclosure title={words.playerCounters.title} scrollsIntoView>
        <CounterRows {...rowsOf(false)} />
        {ownCounters.named.length < MAX_NAMED_COUNTERS_PER_PLAYER && <NewCounter player={player} />}
      </Disclosure>
    </>
  );
}

interface CounterRowsProps {
  player: PlayerId;
  ownCounters: PlayerCounters;
  kinds: readonly PlayerCounterKind[];
  named: readonly NamedCounters[];
  firstRow?: VNode;
}

function CounterRows({ player, ownCounters, kinds, named, firstRow }: CounterRowsProps) {
  const liveGame = useLiveGame();
  const firstNamedRow = (firstRow ? 1 : 0) + kinds.length;
  const [list, beforeRemoval] = useFocusNextRow<HTMLDivElement>(firstNamedRow + named.length);
  return (
    <div ref={list} class={styles.rows}>
      {firstRow}
      {kinds.map((kind) => (
        <CounterKindRow key={kind} {...{ player, kind, ownCounters }} />
      ))}
      {named.map((counter, index) => (
        <NamedCounterRow
          key={counter.name}
          {...{ player, counter }}
          onRemove={() => {
            beforeRemoval(firstNamedRow + index);
            liveGame.play({ kind: 'dropNamedCounters', player, name: counter.name });
          }}
        />
      ))}
    </div>
  );
}

interface CounterKindRowProps {
  player: PlayerId;
  kind: PlayerCounterKind;
  ownCounters: PlayerCounters;
}

function CounterKindRow({ player, kind, ownCounters }: CounterKindRowProps) {
  const { playerCounters, counters } = useWords();
  const liveGame = useLiveGame();
  const name = playerCounters.names[kind];
  return (
    <CountRow
      label={
        <>
          <BadgeIcon name={kind} size={20} /> {name}
        </>
      }
      note={noteOn(kind, ownCounters[kind], playerCounters)}
      count={ownCounters[kind]}
      max={maxPlayerCounters[kind]}
      minusLabel={counters.removeOne(name)}
      plusLabel={counters.addOne(name)}
      onStep={(by, times) =>
        liveGame.play({ kind: 'changePlayerCounters', player, counter: kind, by: by * times })
      }
    />
  );
}

function noteOn(
  kind: PlayerCounterKind,
  count: number,
  counterWords: Words['playerCounters'],
): string | undefined {
  if (kind === 'storm') return counterWords.stormNote;
  if (count === 0) return undefined;
  if (kind === 'ring') return counterWords.ringNote(Math.min(count, MAX_ABILITIES_OF_THE_RING));
  if (kind !== 'speed') return undefined;
  return count < MAX_SPEED ? counterWords.speedNote : counterWords.maxSpeed;
}

interface NamedCounterRowProps {
  player: PlayerId;
  counter: NamedCounters;
  onRemove: () => void;
}

function NamedCounterRow({ player, counter: { name, count }, onRemove }: NamedCounterRowProps) {
  const { playerCounters, counters } = useWords();
  const liveGame = useLiveGame();
  const shownName = isolateDirection(name);
  return (
    <CountRow
      label={
        <>
          {shownName}
          <IconButton icon="close" label={playerCounters.removeCounter(shownName)} onClick={onRemove} />
        </>
      }
      count={count}
      minusLabel={counters.removeOne(shownName)}
      plusLabel={counters.addOne(shownName)}
      onStep={(by, times) => liveGame.play({ kind: 'changeNamedCounters', player, name, by: by * times })}
    />
  );
}

/** Adds a counter with a custom name. */
function NewCounter({ player }: { player: PlayerId }) {
  const { playerCounters } = useWords();
  const liveGame = useLiveGame();
  const [typedName, setTypedName] = useState('');
  const name = sanitizeText(typedName);

  function add(event: Event) {
    event.preventDefault();
    if (name === '') return;
    liveGame.play({ kind: 'changeNamedCounters', player, name, by: 1 });
    setTypedName('');
  }

  return (
    <form class={styles.newCounter} onSubmit={add}>
      <input
        class={styles.name}
        value={typedName}
        maxLength={MAX_COUNTER_NAME_LENGTH}
        aria-label={playerCounters.other}
        placeholder={playerCounters.other}
        onInput={(event) => setTypedName(event.currentTarget.value)}
      />
      <Button submit disabled={name === ''}>
        {playerCounters.add}
      </Button>
    </form>
  );
}
