/** Life and poison as lines over time or turns. A team that shares life is one line. */

import { applyBackward, applyForward, type Change } from '../../rules/change/change';
import type { Table } from '../../rules/table/table';
import { sharedTurnTeams } from '../../rules/turn/teams-and-sides';
import { isInGame, type PlayerId } from '../../rules/turn/turn';
import type { PlayedTimeAt } from './played-time';
import { latestKnownTime, type Timeline } from './timeline';

export interface Reading {
  /** Position on the axis; valid until the next reading. */
  readonly position: number;
  /** `Infinity` for an infinite total. */
  readonly life: number;
  readonly poison: number;
}

export interface LifeSeries {
  /** One player, or all of a team. */
  readonly seats: readonly PlayerId[];
  /** In order; the first is at the start of the game. */
  readonly readings: readonly Reading[];
  /** The position at which they left the game; null while they are in it. */
  readonly leftAt: number | null;
}

/** Positions of the steps of a timeline on an axis from 0 to `end`. */
export interface Axis {
  readonly stepPositions: readonly number[];
  readonly end: number;
}

export function axisByTime(timeline: Timeline, playedTimeAt: PlayedTimeAt, now: number): Axis {
  const end = playedTimeAt(latestKnownTime(timeline, now));
  return { stepPositions: timeline.steps.map(({ at }) => Math.min(playedTimeAt(at), end)), end };
}

/** A turn on the axis, from `index` to the next whole number. */
export interface TurnOnAxis {
  readonly index: number;
  readonly number: number;
  /** Null if the beginning of the timeline is lost. */
  readonly player: PlayerId | null;
}

/** Returns an axis on which all turns have the same width, with their steps spread evenly. */
export function axisByTurns(timeline: Timeline): Axis & { readonly turns: readonly TurnOnAxis[] } {
  const gameBeginning = timeline.opening.find((happening) => happening.kind === 'gameBegan');
  const turnBeginnings = timeline.steps.map(({ happenings }) =>
    happenings.find(({ kind }) => kind === 'turnBegan'),
  );
  const firstKnownTurn = turnBeginnings.find((turn) => turn?.kind === 'turnBegan');
  const firstNumber =
    timeline.hasAllSteps || firstKnownTurn?.kind !== 'turnBegan' ? 1 : firstKnownTurn.number - 1;
  const turns: TurnOnAxis[] = [
    { index: 0, number: firstNumber, player: timeline.hasAllSteps ? (gameBeginning?.player ?? null) : null },
  ];
  const stepCounts = [0];
  for (const turn of turnBeginnings) {
    if (turn?.kind === 'turnBegan') {
      turns.push({ index: turns.length, number: turn.number, player: turn.player });
      stepCounts.push(0);
    }
    stepCounts[stepCounts.length - 1] = (stepCounts.at(-1) ?? 0) + 1;
  }
  const stepPositions = stepCounts.flatMap((count, turn) =>
    Array.from({ length: count }, (_, index) =>
      // The first turn begins before its first step, every other turn with it.
      turn === 0 ? (index + 1) / (count + 1) : turn + index / count,
    ),
  );
  return { stepPositions, end: turns.length, turns };
}

/** Returns one line per player or team in seat order, from the first to the current total. */
export function lifeSeries(timeline: Timeline, axis: Axis): readonly LifeSeries[] {
  const { turn } = timeline.table;
  const changes = timeline.steps.map(({ change }) => totalsChangeIn(change));
  const lines = sharedTurnTeams(turn).map((seats) => ({
    seats,
    readings: [] as Reading[],
    leftAt: departurePosition(timeline, axis, seats[0]),
  }));
  const record = (totals: Table['totals'], position: number) => {
    for (const { seats, readings } of lines) {
      const reading = readingOf(totals[seats[0]], position);
      const lastReading = readings.at(-1);
      if (!lastReading || lastReading.life !== reading.life || lastReading.poison !== reading.poison)
        readings.push(reading);
    }
  };
  const earliestKnown = totalsAtBeginning(timeline.table.totals, changes);
  let { totals } = earliestKnown;
  record(totals, 0);
  changes.forEach((change, index) => {
    if (change.length === 0 || index < earliestKnown.firstIndex) return;
    totals = applyForward({ totals }, change).totals;
    record(totals, axis.stepPositions[index] ?? axis.end);
  });
  return lines;
}

function departurePosition({ steps, table }: Timeline, axis: Axis, player: PlayerId): number | null {
  if (isInGame(table.turn, player)) return null;
  const index = steps.findLastIndex(({ happenings }) =>
    happenings.some((happening) => happening.kind === 'playerLeft' && happening.player === player),
  );
  return axis.stepPositions[index] ?? null;
}

/** Returns the reading at this position. */
export function readingAt({ readings }: LifeSeries, position: number): Reading | undefined {
  return readings.findLast((reading) => reading.position <= position) ?? readings[0];
}

/** Reduces readings to those visible in this many columns: the first, lowest, highest and last of each. */
export function downsampleReadings(
  readings: readonly Reading[],
  end: number,
  columns: number,
): readonly Reading[] {
  if (readings.length <= columns || end <= 0) return readings;
  const columnOf = ({ position }: Reading) => Math.floor((position / end) * columns);
  const visible: Reading[] = [];
  for (let firstIndex = 0, nextIndex = 0; firstIndex < readings.length; firstIndex = nextIndex) {
    const column = columnOf(readings[firstIndex] as Reading);
    while (nextIndex < readings.length && columnOf(readings[nextIndex] as Reading) === column) nextIndex++;
    const columnReadings = readings.slice(firstIndex, nextIndex);
    const lowest = columnReadings.reduce((low, each) => (each.life < low.life ? each : low));
    const highest = columnReadings.reduce((high, each) => (each.life > high.life ? each : high));
    const extremes = new Set([columnReadings[0], lowest, highest, columnReadings.at(-1)]);
    visible.push(...columnReadings.filter((reading) => extremes.has(reading)));
  }
  return visible;
}

function totalsChangeIn(change: Change): Change {
  return change.filter(({ path }) => path[0] === 'totals');
}

/** Reverts steps from the current table until one does not fit; `from` is the index of the first step reverted. */
function totalsAtBeginning(
  totals: Table['totals'],
  changes: readonly Change[],
): { readonly totals: Table['totals']; readonly firstIndex: number } {
  let totalsBefore = totals;
  for (let index = changes.length - 1; index >= 0; index--) {
    try {
      totalsBefore = applyBackward({ totals: totalsBefore }, changes[index] ?? []).totals;
    } catch {
      return { totals: totalsBefore, firstIndex: index + 1 };
    }
  }
  return { totals: totalsBefore, firstIndex: 0 };
}

function readingOf(totals: Table['totals'][number] | undefined, position: number): Reading {
  const { life, poison } = totals ?? { life: 0, poison: 0 };
  return { position, life: typeof life === 'number' ? life : Number.POSITIVE_INFINITY, poison };
}
