/** Returns the chart's numbers as rows: at the end of each turn, or at intervals of time. */
import type { PlayerId } from '../../../rules/turn/turn';
import {
  type Axis,
  axisByTime,
  axisByTurns,
  type LifeSeries,
  readingAt,
} from '../../../session/timeline/life-series';
import type { PlayedTimeAt } from '../../../session/timeline/played-time';
import type { Timeline } from '../../../session/timeline/timeline';
import { type AxisTick, tickInterval, tickPositions } from './life-chart';

export type AxisKind = 'turns' | 'time';

/** A point at which the table is read, and the label of its row. */
export interface LifeTableRow {
  readonly position: number;
  readonly name: string;
}

export interface LifeAxis extends Axis {
  readonly ticks: readonly AxisTick[];
  readonly rows: readonly LifeTableRow[];
}

/** The labels of the axis. */
export interface AxisWords {
  readonly turn: (number: number, player: PlayerId | null) => string;
  readonly minutes: (minutes: number) => string;
  readonly start: string;
}

const MAX_TICKS = 6;
const MAX_ROWS_OF_TIME = 24;
const MINUTE = 60_000;
/** On the axis of turns: less than any distance between two changes. */
const JUST_BEFORE = 1e-9;

export function axisOf(
  kind: AxisKind,
  timeline: Timeline,
  played: PlayedTimeAt,
  until: number,
  words: AxisWords,
): LifeAxis {
  const startRow = { position: 0, name: words.start };
  if (kind === 'turns') {
    const axis = axisByTurns(timeline);
    const ticks = tickPositions(axis.turns.length, MAX_TICKS).flatMap((index) => {
      const turn = axis.turns[index];
      return turn ? [{ position: index, text: `${turn.number}` }] : [];
    });
    // A turn's row holds the totals before the next turn began.
    const rows = axis.turns.map(({ index, number, player }) => ({
      position: index + 1 < axis.end ? index + 1 - JUST_BEFORE : axis.end,
      name: words.turn(number, player),
    }));
    return { ...axis, ticks, rows: [startRow, ...rows] };
  }
  const axis = axisByTime(timeline, played, until);
  const minutes = axis.end / MINUTE;
  const minuteTicks = (maxCount: number) => {
    const step = tickInterval(minutes, maxCount);
    return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step);
  };
  const rows = minuteTicks(MAX_ROWS_OF_TIME)
    .slice(1)
    .map((minute) => ({ position: minute * MINUTE, name: words.minutes(minute) }));
  const lastRow = rows.at(-1);
  if (!lastRow || lastRow.position < axis.end)
    rows.push({ position: axis.end, name: words.minutes(Math.ceil(minutes)) });
  return {
    ...axis,
    ticks: minuteTicks(MAX_TICKS).map((minute) => ({
      position: minute * MINUTE,
      text: words.minutes(minute),
    })),
    rows: [startRow, ...rows],
  };
}

/** Returns the value of each line at a row. */
export function readingsInRow(lines: readonly LifeSeries[], { position }: LifeTableRow) {
  return lines.map((line) => readingAt(line, position));
}
