import * as fc from 'fast-check';
import { dropOldestSteps } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import {
  axisByTime,
  axisByTurns,
  downsampleReadings,
  lifeSeries,
  type Reading,
  readingAt,
} from '../../../../src/session/timeline/life-series';
import { createPlayedTimeCounter } from '../../../../src/session/timeline/played-time';
import { summaryOf } from '../../../../src/session/timeline/summary';
import { olderStepsFrom, readOlderSteps, timelineOf } from '../../../../src/session/timeline/timeline';
import { historyOf, usualDeck } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable, planarTable, seat } from '../../../support/tables/tables';
import { atMinute, gameThrough, MINUTE, type TimedMove, timelineThrough } from './timelines';

const test = suite('timeline of a game');

const { beginNextTurn } = moves;
const strike: Move = {
  kind: 'dealCommanderDamage',
  player: seat(0),
  source: seat(2),
  commander: 0,
  by: 6,
};
const concede = (player: number): Move => ({ kind: 'leaveGame', player: seat(player), because: 'conceded' });

/** Where each line stands, and what it holds there. */
function readings(first: Table, timedMoves: readonly TimedMove[]): readonly (readonly Reading[])[] {
  const timeline = timelineThrough(first, timedMoves);
  const axis = axisByTime(timeline, createPlayedTimeCounter(timeline), atMinute(100));
  return lifeSeries(timeline, axis).map((line) =>
    line.readings.map((reading) => ({ ...reading, position: reading.position / MINUTE })),
  );
}

test('a line has a reading for each change of life or poison, and none for what was undone', () => {
  const [first, second, third] = readings(plainTable(), [
    [1, moves.changeLife(0, -3)],
    [2, strike],
    [3, moves.changePoison(1, 2)],
    [4, moves.changeLife(1, -9)],
    [5, 'undo'],
    [
      6,
      {
        kind: 'setLifeTotals',
        because: 'exchanged',
        lifeTotals: [
          { player: seat(0), to: 20 },
          { player: seat(2), to: 11 },
        ],
      },
    ],
  ]);
  assert.equal(first, [
    { position: 0, life: 20, poison: 0 },
    { position: 1, life: 17, poison: 0 },
    { position: 2, life: 11, poison: 0 },
    { position: 6, life: 20, poison: 0 },
  ]);
  assert.equal(second, [
    { position: 0, life: 20, poison: 0 },
    { position: 3, life: 20, poison: 2 },
  ]);
  assert.equal(third, [
    { position: 0, life: 20, poison: 0 },
    { position: 6, life: 11, poison: 0 },
  ]);
});

test('a team is one line', () => {
  const table = plainTable(4);
  const teams: Table = { ...table, turn: { ...table.turn, teams: [0, 0, 1, 1] } };
  const timeline = timelineThrough(teams, [
    [1, moves.changeLife(0, -3)],
    [2, moves.changeLife(1, -4)],
  ]);
  const lines = lifeSeries(timeline, axisByTurns(timeline));
  assert.equal(
    lines.map(({ seats, readings: [, ...later] }) => [seats, later.map(({ life }) => life)]),
    [
      [
        [0, 1],
        [17, 13],
      ],
      [[2, 3], []],
    ],
  );
});

test('on the axis of turns every turn has the same width', () => {
  const timeline = timelineThrough(plainTable(), [
    [1, moves.changeLife(0, -1)],
    [5, beginNextTurn],
    [90, moves.changeLife(0, -2)],
    [91, beginNextTurn],
  ]);
  const axis = axisByTurns(timeline);
  assert.equal(axis.stepPositions, [0.5, 1, 1.5, 2]);
  assert.is(axis.end, 3);
  assert.equal(
    axis.turns.map(({ number, player }) => [number, player]),
    [
      [1, 0],
      [2, 1],
      [3, 2],
    ],
  );
  const [line] = lifeSeries(timeline, axis);
  assert.equal(line && [0, 0.6, 1.4, 2.9].map((at) => readingAt(line, at)?.life), [20, 19, 19, 17]);
});

test('downsampling keeps the first and last readings and the extremes', () => {
  const life = fc.array(fc.integer({ min: -50, max: 90 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(life, fc.integer({ min: 1, max: 30 }), (lifeTotals, columns) => {
      const all = lifeTotals.map((life, position) => ({ position, life, poison: 0 }));
      const sampled = downsampleReadings(all, lifeTotals.length, columns);
      assert.ok(sampled.length <= Math.max(columns, 4 * (columns + 1)));
      assert.is(sampled[0], all[0]);
      assert.is(sampled.at(-1), all.at(-1));
      const range = (some: readonly Reading[]) => [
        Math.min(...some.map((each) => each.life)),
        Math.max(...some.map((each) => each.life)),
      ];
      assert.equal(range(sampled), range(all));
      assert.ok(
        sampled.every((each, index) => index === 0 || each.position > (sampled[index - 1]?.position ?? 0)),
      );
    }),
    { numRuns: 60 },
  );
});

test('the summary contains planes, hits, departures, times and the winner', () => {
  const timedMoves: TimedMove[] = [
    [2, moves.revealStartingPlane],
    [3, moves.roll('planeswalk')],
    [7, moves.resolveAbility],
    [8, moves.changeLife(1, -4)],
    [9, beginNextTurn],
    [10, strike],
    [12, concede(1)],
    [14, beginNextTurn],
    [15, concede(0)],
  ];
  const { winner, duration, visits, departures, biggestHit, timeBySeat, longestTurn, endTime } = summaryOf(
    timelineThrough(planarTable(usualDeck), timedMoves),
    [],
    atMinute(60),
  );
  assert.is(winner, 2);
  assert.is(endTime, atMinute(15));
  assert.is(duration, 15 * MINUTE);
  assert.equal(
    visits.map(({ card, time }) => [card, time / MINUTE]),
    [
      ['Bant', 5],
      ['Naya', 8],
    ],
  );
  assert.equal(
    departures.map(({ happening, turnNumber }) => [happening.player, happening.because, turnNumber]),
    [
      [1, 'conceded', 2],
      [0, 'conceded', 3],
    ],
  );
  assert.is(biggestHit?.happening.kind, 'commanderDamageChanged');
  assert.is(biggestHit?.lifeLost, 6);
  assert.equal(
    timeBySeat.map((time) => time / MINUTE),
    [7, 3, 1],
  );
  assert.is(longestTurn?.player, 0);
});

test('whoever came back has not left, unless they leave again', () => {
  const timedMoves: TimedMove[] = [
    [1, concede(1)],
    [2, moves.changeLife(0, -1)],
    [3, moves.returnToGame(1)],
  ];
  const timeline = timelineThrough(plainTable(), timedMoves);
  assert.equal(summaryOf(timeline, [], atMinute(9)).departures, []);
  assert.equal(
    lifeSeries(timeline, axisByTurns(timeline)).map(({ leftAt }) => leftAt),
    [null, null, null],
  );
  const again = timelineThrough(plainTable(), [...timedMoves, [4, beginNextTurn], [5, concede(1)]]);
  assert.equal(
    summaryOf(again, [], atMinute(9)).departures.map(({ turnNumber }) => turnNumber),
    [2],
  );
});

test('damage with infect is not a hit, and an infinite total is not counted', () => {
  const timeline = timelineThrough(plainTable(), [
    [1, { ...strike, infect: true }],
    [2, moves.changeLife(1, -2)],
    [3, { kind: 'setLife', player: seat(2), to: 'infinite' }],
  ]);
  assert.is(summaryOf(timeline, [], atMinute(4)).biggestHit?.lifeLost, 2);
  const [struck, , endless] = lifeSeries(timeline, axisByTurns(timeline)).map(({ readings: all }) =>
    all.at(-1),
  );
  assert.is(struck?.poison, 6);
  assert.is(endless?.life, Number.POSITIVE_INFINITY);
});

test('a timeline is the same however many steps are in memory', async () => {
  const whole = historyOf(700);
  const stored = whole.steps;
  const game = { ...gameThrough(plainTable(), []), startedAt: 0, history: dropOldestSteps(whole, 200) };
  const requestedIndexes: number[] = [];
  const older = await readOlderSteps(game, async (_id, index, wanted) => {
    requestedIndexes.push(index);
    return stored.slice(Math.max(0, index - wanted), index);
  });
  const timeline = timelineOf(game, older);
  assert.equal(timeline.steps, timelineOf({ ...game, history: whole }, []).steps);
  assert.ok(timeline.hasAllSteps);
  assert.equal(requestedIndexes, [500, 250]);

  const later = dropOldestSteps(historyOf(730), 200);
  assert.equal(olderStepsFrom(timeline, later), stored.slice(0, 530));
  const shorter = timelineOf({ ...game, history: historyOf(500) }, []);
  assert.is(olderStepsFrom(shorter, later), null, 'more has been let go of than that timeline contains');
  const other = timelineOf({ ...game, history: historyOf(600, plainTable()) }, []);
  assert.is(olderStepsFrom(other, later), null, 'another tab went another way');
});

test('a timeline without readable beginning contains the rest', async () => {
  const history = dropOldestSteps(historyOf(300), 100);
  const game = { ...gameThrough(plainTable(), []), history };
  const older = await readOlderSteps(game, async () => []);
  const timeline = timelineOf(game, older);
  assert.not(timeline.hasAllSteps);
  const { duration, turns } = summaryOf(timeline, [], timeline.steps.at(-1)?.at ?? 0);
  assert.ok(duration > 0 && turns.length > 0);
  assert.is(lifeSeries(timeline, axisByTurns(timeline)).length, 3);
});

test('ten thousand changes are summarized quickly', () => {
  let table = plainTable(4);
  const timedMoves: TimedMove[] = Array.from({ length: 10_000 }, (_, index): TimedMove => {
    const minute = index / 10;
    return [
      minute,
      index % 40 === 39 ? beginNextTurn : moves.changeLife(index % 4, index % 3 === 0 ? 2 : -1),
    ];
  });
  table = { ...table };
  const timeline = timelineThrough(table, timedMoves);
  const began = performance.now();
  const axis = axisByTurns(timeline);
  const lines = lifeSeries(timeline, axis);
  const drawn = lines.map(({ readings }) => downsampleReadings(readings, axis.end, 300));
  summaryOf(timeline, [], atMinute(2_000));
  const took = performance.now() - began;
  assert.ok(drawn.every((each) => each.length <= 4 * 301));
  assert.ok(took < 1_500, `${took} ms`);
});

test.run();
