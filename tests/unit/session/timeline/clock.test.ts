import { type ClockReading, createClockReader, remainingTime } from '../../../../src/session/timeline/clock';
import { DEFAULT_CLOCK, pauseClock, pausesOf, resumeClock } from '../../../../src/session/timeline/pauses';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable, seat } from '../../../support/tables/tables';
import { atMinute, MINUTE, type TimedMove, timelineThrough } from './timelines';

const test = suite('game clock');

const { beginNextTurn } = moves;

test('the clock follows from the timeline at any time, also after a restart', () => {
  const timeline = timelineThrough(plainTable(), [
    [4, beginNextTurn],
    [7, moves.changeLife(0, -1)],
  ]);
  const read = createClockReader(timeline, []);
  assert.equal(read(atMinute(9)), {
    gameTime: 9 * MINUTE,
    turn: { player: 1, time: 5 * MINUTE },
    timeBySeat: [4 * MINUTE, 5 * MINUTE, 0],
    isPaused: false,
  });
  assert.equal(createClockReader(timeline, [])(atMinute(9)), read(atMinute(9)));
});

test('the clock stops when the game is over', () => {
  const timeline = timelineThrough(plainTable(2), [
    [4, beginNextTurn],
    [6, { kind: 'leaveGame', player: seat(0), because: 'conceded' }],
  ]);
  const reading = createClockReader(timeline, [{ from: atMinute(5), to: null }])(atMinute(90));
  assert.equal(reading, {
    gameTime: 5 * MINUTE,
    turn: null,
    timeBySeat: [4 * MINUTE, MINUTE],
    isPaused: false,
  });
});

test('the clock runs on when a game that was won is open again', () => {
  const timeline = timelineThrough(plainTable(2), [
    [4, beginNextTurn],
    [6, moves.leave(0)],
    [7, moves.changeLife(1, -1)],
    [8, moves.returnToGame(0)],
  ]);
  assert.equal(createClockReader(timeline, [])(atMinute(10)), {
    gameTime: 10 * MINUTE,
    turn: { player: 1, time: 6 * MINUTE },
    timeBySeat: [4 * MINUTE, 6 * MINUTE],
    isPaused: false,
  });
});

test('a turn whose player has left goes on when they come back, and not when somebody else does', () => {
  const departures: readonly TimedMove[] = [
    [2, moves.leave(0)],
    [3, moves.leave(1)],
    [4, moves.changeLife(2, -1)],
  ];
  const turnAfter = (...later: readonly TimedMove[]) =>
    createClockReader(timelineThrough(plainTable(4), [...departures, ...later]), [])(atMinute(9)).turn;
  assert.is(turnAfter([5, moves.returnToGame(1)]), null);
  assert.equal(turnAfter([5, moves.returnToGame(0)]), { player: 0, time: 9 * MINUTE });
  assert.equal(turnAfter([5, beginNextTurn], [6, moves.returnToGame(0)]), { player: 2, time: 4 * MINUTE });
});

test('the clock stops while the phone’s clock is behind the game', () => {
  const timeline = timelineThrough(plainTable(), [
    [2, beginNextTurn],
    [10, beginNextTurn],
  ]);
  assert.equal(
    createClockReader(timeline, [])(atMinute(-100)),
    createClockReader(timeline, [])(atMinute(10)),
  );
});

test('a limit applies to a turn, or to all turns of its player', () => {
  const reading: ClockReading = {
    gameTime: 20 * MINUTE,
    turn: { player: seat(1), time: 3 * MINUTE },
    timeBySeat: [9 * MINUTE, 11 * MINUTE],
    isPaused: false,
  };
  assert.is(remainingTime(reading, null), null);
  assert.is(remainingTime(reading, { per: 'turn', minutes: 5 }), 2 * MINUTE);
  assert.is(remainingTime(reading, { per: 'player', minutes: 10 }), -MINUTE);
  assert.is(remainingTime({ ...reading, turn: null }, { per: 'turn', minutes: 5 }), null);
});

test('pauses are stored per game', () => {
  const paused = pauseClock(pauseClock(DEFAULT_CLOCK, 'one', 10), 'other', 20);
  assert.equal(pausesOf(paused, 'one'), [{ game: 'one', from: 10, to: null }]);
  const after = resumeClock(paused, 'one', 30);
  assert.equal(pausesOf(after, 'one'), [{ game: 'one', from: 10, to: 30 }]);
  assert.equal(pausesOf(after, 'other'), [{ game: 'other', from: 20, to: null }]);
  assert.equal(pausesOf(resumeClock(paused, 'one', 5), 'one'), [{ game: 'one', from: 10, to: 10 }]);
  assert.equal(pausesOf(null, 'one'), []);
});

test('the number of stored pauses is limited', () => {
  let clock = DEFAULT_CLOCK;
  for (let at = 0; at < 2_400; at += 2) clock = resumeClock(pauseClock(clock, 'one', at), 'one', at + 1);
  assert.is(clock.pauses.length, 1000);
  assert.is(clock.pauses.at(-1)?.to, 2_399);
});

test.run();
