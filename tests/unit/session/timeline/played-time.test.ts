import * as fc from 'fast-check';
import type { Move } from '../../../../src/rules/table/move';
import { beginTable } from '../../../../src/rules/table/table';
import {
  createPauseCheck,
  createPlayedTimeCounter,
  IDLE_LIMIT_MS,
} from '../../../../src/session/timeline/played-time';
import { timelineOf } from '../../../../src/session/timeline/timeline';
import { currentTurnsOf, timedTurns, turnTimeBySeat } from '../../../../src/session/timeline/turn-times';
import { usualDeck } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE, moves, plainTable, planarTable, seat } from '../../../support/tables/tables';
import { atMinute, gameThrough, MINUTE, type TimedMove, timelineThrough } from './timelines';

const test = suite('played time');

const { beginNextTurn } = moves;
const tap = moves.changeLife(0, -1);
const concede = (player: number) =>
  ({ kind: 'leaveGame', player: seat(player), because: 'conceded' }) as const;

/** Minutes by seat, at this minute. */
function minutes(
  timedMoves: readonly TimedMove[],
  now: number,
  pauses: readonly (readonly [from: number, to: number | null])[] = [],
  first = plainTable(),
): readonly number[] {
  const timeline = timelineThrough(first, timedMoves);
  const played = createPlayedTimeCounter(
    timeline,
    pauses.map(([from, to]) => ({ from: atMinute(from), to: to === null ? null : atMinute(to) })),
  );
  const times = turnTimeBySeat(timedTurns(timeline, played), first.totals.length, played(atMinute(now)));
  return times.map((time) => time / MINUTE);
}

test('a turn lasts until the next one begins', () => {
  const timedMoves: TimedMove[] = [
    [4, beginNextTurn],
    [5, tap],
    [10, beginNextTurn],
    [11, beginNextTurn],
  ];
  assert.equal(minutes(timedMoves, 14), [4 + 3, 6, 1]);
});

test('the time of undone steps belongs to the turn before', () => {
  const slip: TimedMove[] = [
    [4, beginNextTurn],
    [5, beginNextTurn],
    [6, 'undo'],
  ];
  assert.equal(minutes(slip, 9), [4, 5, 0]);
  assert.equal(minutes([...slip, [9, 'redo']], 9), [4, 1, 4]);
  assert.equal(minutes([...slip, [8, beginNextTurn]], 9), [4, 4, 1]);
});

test('the clock runs while the app is closed, and stops after a long time without moves', () => {
  const night: TimedMove[] = [
    [4, tap],
    [600, tap],
    [601, beginNextTurn],
  ];
  const still = IDLE_LIMIT_MS / MINUTE;
  assert.equal(minutes(night, 602), [4 + still + 1, 1, 0]);
  assert.equal(minutes([[4, tap]], 4 + still - 1), [4 + still - 1, 0, 0]);
  assert.equal(minutes([[4, tap]], 4 + still + 500), [4 + still, 0, 0]);
});

test('a pause counts for nobody; it ends by hand or when a turn begins', () => {
  const timedMoves: TimedMove[] = [
    [4, tap],
    [10, beginNextTurn],
  ];
  assert.equal(minutes(timedMoves, 12, [[5, 8]]), [7, 2, 0]);
  assert.equal(minutes(timedMoves, 12, [[5, null]]), [5, 2, 0]);
  assert.equal(minutes(timedMoves, 12, [[11, null]]), [10, 1, 0]);
  assert.equal(
    minutes(timedMoves, 12, [
      [2, 5],
      [3, 6],
      [9, 30],
    ]),
    [5, 2, 0],
  );
  const timeline = timelineThrough(plainTable(), timedMoves);
  const isPaused = createPauseCheck(timeline, [{ from: atMinute(5), to: null }]);
  assert.equal(
    [4, 5, 9, 10, 11].map((minute) => isPaused(atMinute(minute))),
    [false, true, true, false, false],
  );
});

test('a long pause is not subtracted twice', () => {
  assert.equal(
    minutes(
      [
        [1, tap],
        [100, beginNextTurn],
      ],
      100,
      [[2, 99]],
    ),
    [3, 0, 0],
  );
});

test('with planes the first turn begins with the starting plane', () => {
  const timedMoves: TimedMove[] = [
    [6, moves.revealStartingPlane],
    [8, beginNextTurn],
  ];
  assert.equal(minutes(timedMoves, 9, [], planarTable(usualDeck)), [2, 1, 0]);
  assert.equal(minutes([[3, tap]], 9, [], planarTable(usualDeck)), [0, 0, 0]);
});

test('a turn without its player counts for no player, and the last turn ends with the game', () => {
  const timedMoves: TimedMove[] = [
    [4, beginNextTurn],
    [5, concede(1)],
    [9, beginNextTurn],
  ];
  assert.equal(minutes(timedMoves, 12), [4, 1, 3]);
  assert.equal(minutes([...timedMoves, [13, concede(0)]], 20), [4, 1, 4]);
  const over = timelineThrough(plainTable(), [...timedMoves, [13, concede(0)]]);
  assert.equal(currentTurnsOf(timedTurns(over, createPlayedTimeCounter(over))), []);
});

test('in a Grand Melee the clocks of several players run at once, and a waiting turn counts for nobody', () => {
  const begun = beginTable(
    { seatCount: 8, startingLife: 20, startingPlayer: seat(0), isGrandMelee: true, planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error('no melee');
  const pass = (markerNumber: number): Move => ({ kind: 'beginNextTurn', marker: markerNumber });
  const whole = gameThrough(begun.value.table, [
    [4, pass(1)],
    [6, pass(2)],
  ]);
  const timeline = timelineOf({ ...whole, opening: begun.value.happenings }, []);
  const played = createPlayedTimeCounter(timeline);
  const turns = timedTurns(timeline, played);
  assert.equal(
    turnTimeBySeat(turns, 8, played(atMinute(9))).map((time) => time / MINUTE),
    [4, 3, 0, 0, 6, 3, 0, 0],
  );
  assert.equal(
    currentTurnsOf(turns).map(({ player }) => player),
    [1, 5],
  );
});

test('setting the phone’s clock back reduces nobody’s time', () => {
  const timedMoves: TimedMove[] = [
    [10, beginNextTurn],
    [2, tap],
    [5, beginNextTurn],
    [12, beginNextTurn],
  ];
  assert.equal(minutes(timedMoves, 13), [10 + 1, 0, 2]);
});

test('every moment of play belongs to a turn, through undo and pauses', () => {
  const move = fc.constantFrom<TimedMove[1]>(beginNextTurn, tap, 'undo', 'redo');
  const gap = fc.oneof(fc.nat(5), fc.nat(90));
  const span = fc.tuple(fc.nat(200), fc.option(fc.nat(60)));
  fc.assert(
    fc.property(fc.array(fc.tuple(gap, move), { maxLength: 40 }), fc.array(span), (gapsAndMoves, breaks) => {
      let minute = 0;
      const timedMoves = gapsAndMoves.map(([pause, move]): TimedMove => {
        minute += pause;
        return [minute, move];
      });
      const timeline = timelineThrough(plainTable(), timedMoves);
      const pauses = breaks.map(([from, length]) => ({
        from: atMinute(from),
        to: length === null ? null : atMinute(from + length),
      }));
      const played = createPlayedTimeCounter(timeline, pauses);
      const turns = timedTurns(timeline, played);
      const now = played(atMinute(minute));
      const sum = turnTimeBySeat(turns, 3, now).reduce((all, one) => all + one, 0);
      assert.is(sum, now);
      assert.ok(now >= 0 && now <= minute * MINUTE);
      let before = 0;
      for (let at = 0; at <= minute; at++) {
        const time = played(atMinute(at));
        assert.ok(time >= before && time - before <= MINUTE);
        before = time;
      }
    }),
    { numRuns: 80 },
  );
});

test.run();
