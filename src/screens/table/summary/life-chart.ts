/** Computes the life chart as shapes, drawn as SVG on the screen and on a canvas in the picture. */
import { amount } from '../../../i18n/amount';
import { downsampleReadings, type LifeSeries, type Reading } from '../../../session/timeline/life-series';

/** In chart units, which equal pixels at the width of a phone. */
export const CHART_WIDTH = 358;
/** The width of a digit, and the space next to the totals. */
const DIGIT_WIDTH = 6.6;
const SPACE_BESIDE_TOTALS = 14;
const RIGHT_MARGIN = 92;
const TOP_MARGIN = 8;
const BOTTOM_MARGIN = 20;
const NAME_SPACING = 14;
const MARK_RADIUS = 3.5;
/** The number of changes that can be distinguished side by side. */
const MAX_CHANGES = 240;
/** Lines with more changes than this have marks only at intervals. */
const MAX_MARKS = 16;

/** A label of an axis; its position is in the unit of the axis. */
export interface AxisTick {
  readonly position: number;
  readonly text: string;
}

export interface DrawnLine {
  readonly line: LifeSeries;
  /** Its position among all lines, including hidden ones. */
  readonly originalIndex: number;
  /** As in the `d` attribute of an SVG path. */
  readonly path: string;
  readonly marksPath: string;
  /** As in `stroke-dasharray`; empty for a solid line. */
  readonly dash: readonly number[];
  /** The vertical position of its name. */
  readonly nameY: number;
}

export interface Chart {
  readonly height: number;
  readonly lines: readonly DrawnLine[];
  readonly xTicks: readonly { readonly x: number; readonly text: string }[];
  readonly yTicks: readonly { readonly y: number; readonly text: string }[];
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

interface ChartOptions {
  readonly lines: readonly LifeSeries[];
  readonly quantity: 'life' | 'poison';
  readonly end: number;
  readonly height: number;
  /** The labels below the chart. */
  readonly ticks: readonly AxisTick[];
}

/** Lines differ in dashes and marks as well as in color: no two of twelve are alike. */
const dashes: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3]];
const markShapes = [
  (x: number, y: number) =>
    `M${x - MARK_RADIUS} ${y}a${MARK_RADIUS} ${MARK_RADIUS} 0 1 0 ${2 * MARK_RADIUS} 0a${MARK_RADIUS} ${MARK_RADIUS} 0 1 0 ${-2 * MARK_RADIUS} 0z`,
  (x: number, y: number) => `M${x - 3} ${y - 3}h6v6h-6z`,
  (x: number, y: number) => `M${x} ${y - 4}l4 7h-8z`,
  (x: number, y: number) => `M${x} ${y - 4.5}l4.5 4.5-4.5 4.5-4.5-4.5z`,
  (x: number, y: number) => `M${x} ${y + 4}l4-7h-8z`,
  (x: number, y: number) => `M${x - 4} ${y - 1.5}h8v3h-8z`,
] as const;

export function dashOf(index: number): readonly number[] {
  return dashes[index % dashes.length] ?? [];
}

export function markPath(index: number, x: number, y: number): string {
  return markShapes[index % markShapes.length]?.(round(x), round(y)) ?? '';
}

/** Computes the chart; for poison, only the lines of players who had any. */
export function chartOf({ lines: allLines, quantity, end, height, ticks }: ChartOptions): Chart {
  const lines = allLines
    .map((line, index) => ({ line: { ...line, readings: changedReadings(line.readings, quantity) }, index }))
    .filter(({ line }) => quantity === 'life' || line.readings.some(({ poison }) => poison > 0));
  const totals = lines
    .flatMap(({ line }) => line.readings.map((reading) => reading[quantity]))
    .filter(Number.isFinite);
  const { low, high, step } = axisRangeFor(totals);
  const yTotals = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, index) => low + index * step,
  );
  const maxLength = Math.max(3, ...yTotals.map((total) => amount(total).length));
  const left = Math.ceil(SPACE_BESIDE_TOTALS + DIGIT_WIDTH * maxLength);
  const plot = { left, right: CHART_WIDTH - RIGHT_MARGIN, top: TOP_MARGIN, bottom: height - BOTTOM_MARGIN };
  const x = (position: number) => plot.left + (end > 0 ? position / end : 0) * (plot.right - plot.left);
  const y = (value: number) =>
    Number.isFinite(value)
      ? plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top)
      : plot.top;
  const nameYs = spreadApart(
    lines.map(({ line }) => y(line.readings.at(-1)?.[quantity] ?? 0)),
    plot.top,
    plot.bottom,
  );
  return {
    height,
    plot,
    yTicks: yTotals.map((total) => ({ y: round(y(total)), text: amount(total) })),
    xTicks: ticks.map(({ position, text }) => ({ x: round(x(position)), text })),
    lines: lines.map(({ line, index }, lineIndex) => {
      const lineEnd = line.leftAt ?? end;
      const readings = downsampleReadings(line.readings, end, MAX_CHANGES).filter(
        ({ position }) => position <= lineEnd,
      );
      return {
        line,
        originalIndex: index,
        path: stepPath(readings, quantity, lineEnd, x, y),
        marksPath: markPaths(readings, quantity, lineEnd, index, x, y),
        dash: dashOf(index),
        nameY: nameYs[lineIndex] ?? 0,
      };
    }),
  };
}

/** Returns the readings in which this value changed; other readings get no mark. */
function changedReadings(
  readings: readonly Reading[],
  quantity: ChartOptions['quantity'],
): readonly Reading[] {
  return readings.filter(
    (reading, index) => index === 0 || reading[quantity] !== readings[index - 1]?.[quantity],
  );
}

type Scale = (value: number) => number;

/** Draws a step line, since a total holds until it changes. */
function stepPath(
  readings: readonly Reading[],
  quantity: ChartOptions['quantity'],
  lineEnd: number,
  x: Scale,
  y: Scale,
): string {
  const [first, ...later] = readings;
  if (!first) return '';
  const steps = later.map((reading) => `H${round(x(reading.position))}V${round(y(reading[quantity]))}`);
  return `M${round(x(first.position))} ${round(y(first[quantity]))}${steps.join('')}H${round(x(lineEnd))}`;
}

function markPaths(
  readings: readonly Reading[],
  quantity: ChartOptions['quantity'],
  lineEnd: number,
  index: number,
  x: Scale,
  y: Scale,
): string {
  const interval = Math.ceil(readings.length / MAX_MARKS);
  const last = readings.at(-1);
  return [
    ...readings.filter((_, readingIndex) => readingIndex % interval === 0),
    ...(last ? [{ ...last, position: lineEnd }] : []),
  ]
    .map((reading) => markPath(index, x(reading.position), y(reading[quantity])))
    .join('');
}

/** Returns round axis values from below the lowest to above the highest total, including zero. */
function axisRangeFor(values: readonly number[]): {
  readonly low: number;
  readonly high: number;
  readonly step: number;
} {
  const lowest = values.reduce((low, value) => Math.min(low, value), 0);
  const highest = values.reduce((high, value) => Math.max(high, value), 1);
  const roughStep = (highest - lowest) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, roughStep)));
  const step =
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= roughStep) ??
    10 * magnitude;
  return { low: Math.floor(lowest / step) * step, high: Math.ceil(highest / step) * step, step };
}

/** Returns where the names stand next to the ends of lines, in order and without overlap. */
function spreadApart(idealYs: readonly number[], top: number, bottom: number): readonly number[] {
  const names = idealYs.map((y, index) => ({ y, index })).sort((first, second) => first.y - second.y);
  const spacing = Math.min(NAME_SPACING, (bottom - top) / Math.max(1, names.length - 1));
  let previousY = Number.NEGATIVE_INFINITY;
  for (const name of names) {
    name.y = Math.max(name.y, previousY + spacing);
    previousY = name.y;
  }
  let nextY = bottom + spacing;
  for (const name of names.toReversed()) {
    name.y = Math.min(name.y, nextY - spacing);
    nextY = name.y;
  }
  const ys = [...idealYs];
  for (const { y, index } of names) ys[index] = round(y);
  return ys;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns at most `maxCount` evenly spread positions, counted from 0. */
export function tickPositions(count: number, maxCount: number): readonly number[] {
  const interval = Math.max(1, Math.ceil(count / maxCount));
  return Array.from({ length: Math.ceil(count / interval) }, (_, index) => index * interval);
}

/** Returns the interval in minutes for at most `maxCount` ticks. */
export function tickInterval(minutes: number, maxCount: number): number {
  const intervals = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480];
  return intervals.find((interval) => minutes / interval <= maxCount) ?? Math.ceil(minutes / maxCount);
}
