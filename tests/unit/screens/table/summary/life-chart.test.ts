import * as fc from 'fast-check';
import type { PlayerId } from '../../../../../src/rules/turn/turn';
import { axisOf, readingsInRow } from '../../../../../src/screens/table/summary/life-axis';
import {
  CHART_WIDTH,
  chartOf,
  dashOf,
  markPath,
  tickInterval,
  tickPositions,
} from '../../../../../src/screens/table/summary/life-chart';
import { type LifeSeries, lifeSeries } from '../../../../../src/session/timeline/life-series';
import { createPlayedTimeCounter } from '../../../../../src/session/timeline/played-time';
import { assert, suite } from '../../../../support/suite';
import { moves, plainTable } from '../../../../support/tables/tables';
import { atMinute, type TimedMove, timelineThrough } from '../../../session/timeline/timelines';

const test = suite('life chart');

const words = {
  turn: (number: number, player: PlayerId | null) => `turn ${number} of ${player}`,
  minutes: (n: number) => `${n} min`,
  start: 'start',
};

function line(seat: number, lifeTotals: readonly number[], poison = 0): LifeSeries {
  const readings = lifeTotals.map((life, position) => ({
    position,
    life,
    poison: position === 0 ? 0 : poison,
  }));
  return { seats: [seat as PlayerId], readings, leftAt: null };
}

/** Returns every height in a path of `M`, `H` and `V`. */
const heights = (path: string) => [...path.matchAll(/(?:V|M[\d.-]+ )(-?[\d.]+)/g)].map(([, y]) => Number(y));

test('lines stay in the plot, and names neither leave it nor overlap', () => {
  const lifeTotals = fc.array(fc.integer({ min: -999_999, max: 999_999 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.array(lifeTotals, { minLength: 1, maxLength: 12 }), (all) => {
      const lines = all.map((each, seat) => line(seat, each));
      const end = Math.max(1, ...all.map((each) => each.length));
      const {
        plot,
        lines: drawn,
        yTicks,
      } = chartOf({ lines, quantity: 'life', end, height: 230, ticks: [] });
      for (const { path, nameY } of drawn) {
        for (const y of heights(path)) assert.ok(y >= plot.top - 0.1 && y <= plot.bottom + 0.1, path);
        assert.ok(nameY >= plot.top - 0.2 && nameY <= plot.bottom + 0.2, `${nameY}`);
      }
      const names = drawn.map(({ nameY }) => nameY).sort((one, other) => one - other);
      names.forEach((y, index) => {
        assert.ok(index === 0 || y - (names[index - 1] ?? 0) > 13.8, `${names}`);
      });
      assert.ok(plot.right < CHART_WIDTH);
      // Digits of 11 pixels are less than 6.6 wide; they end 6 before the plot.
      for (const { text } of yTicks) assert.ok(6.6 * text.length <= plot.left - 6, `${text} is cut`);
    }),
    { numRuns: 60 },
  );
});

test('all twelve lines are distinguishable without their colors', () => {
  const looks = Array.from({ length: 12 }, (_, index) => `${dashOf(index)} ${markPath(index, 0, 0)}`);
  assert.is(new Set(looks).size, 12);
});

test('the last mark of a line is where the line ends', () => {
  const { lines, plot } = chartOf({
    lines: [line(0, [20, 18])],
    quantity: 'life',
    end: 10,
    height: 230,
    ticks: [],
  });
  const [drawn] = lines;
  assert.ok(drawn);
  assert.ok(drawn.path.endsWith(`H${plot.right}`));
  const lastTotal = heights(drawn.path).at(-1) ?? 0;
  assert.ok(drawn.marksPath.endsWith(markPath(0, plot.right, lastTotal)));
});

test('zero is on the chart, an infinite total is at its top, and a player who left has a shorter line', () => {
  const endless = line(0, [20, Number.POSITIVE_INFINITY]);
  const gone: LifeSeries = { ...line(1, [20, -7]), leftAt: 1.5 };
  const { yTicks, plot, lines } = chartOf({
    lines: [endless, gone],
    quantity: 'life',
    end: 2,
    height: 230,
    ticks: [],
  });
  assert.equal(
    yTicks.map(({ text }) => text),
    ['−10', '0', '10', '20'],
  );
  const [first, second] = lines;
  assert.is(heights(first?.path ?? '').at(-1), plot.top);
  assert.ok(first?.path.endsWith(`H${plot.right}`));
  assert.not(second?.path.endsWith(`H${plot.right}`));
});

test('the chart of poison shows only players who had any, in their usual style', () => {
  const lines = [line(0, [20, 19]), line(1, [20, 20], 3)];
  const { lines: drawn } = chartOf({ lines, quantity: 'poison', end: 2, height: 130, ticks: [] });
  assert.equal(
    drawn.map(({ originalIndex, dash }) => [originalIndex, dash]),
    [[1, dashOf(1)]],
  );
});

const timedMoves: readonly TimedMove[] = [
  [1, moves.changeLife(0, -1)],
  [5, moves.beginNextTurn],
  [7, moves.changeLife(0, -2)],
  [11, moves.beginNextTurn],
];

test('the table has a row for the end of each turn, or for every few minutes', () => {
  const timeline = timelineThrough(plainTable(2), timedMoves);
  const rows = (kind: 'turns' | 'time') => {
    const axis = axisOf(kind, timeline, createPlayedTimeCounter(timeline), atMinute(13), words);
    const lines = lifeSeries(timeline, axis);
    return axis.rows.map((row) => [row.name, ...readingsInRow(lines, row).map((reading) => reading?.life)]);
  };
  assert.equal(rows('turns'), [
    ['start', 20, 20],
    ['turn 1 of 0', 19, 20],
    ['turn 2 of 1', 17, 20],
    ['turn 3 of 0', 17, 20],
  ]);
  const byTime = rows('time');
  assert.equal(byTime[0], ['start', 20, 20]);
  assert.equal(byTime[1], ['1 min', 19, 20]);
  assert.equal(byTime.at(-1), ['13 min', 17, 20]);
  assert.is(byTime.length, 14);
});

test('a game of any length has few ticks', () => {
  for (const count of [1, 6, 7, 100, 10_000]) {
    const ticks = tickPositions(count, 6);
    assert.ok(ticks.length <= 6 && ticks[0] === 0);
  }
  assert.is(tickInterval(3, 6), 1);
  assert.is(tickInterval(90, 6), 15);
  assert.ok(100_000 / tickInterval(100_000, 6) <= 6);
});

test.run();
