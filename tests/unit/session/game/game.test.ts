import fc from 'fast-check';
import {
  beginHistory,
  canRedo,
  dropOldestSteps,
  type History,
  MAX_GESTURE_PAUSE_MS,
  prependOlderSteps,
  redo,
  type Step,
  undo,
} from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import {
  type Game,
  gameFromRows,
  gameToRows,
  type PlayerAction,
  replayActions,
  type TimedAction,
  withHistory,
} from '../../../../src/session/game/game';
import {
  asJson,
  historyOf,
  playLegalMove,
  redoAll,
  savedGame,
  undoAll,
  undoTimes,
} from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable } from '../../../support/tables/tables';

const test = suite('game');

const LATER = 10_000_000;

function gameOf(history: History): Game {
  const { id, seats, deck, startedAt, opening } = savedGame(history);
  return withHistory({ id, initialSeats: seats, deck, startedAt, opening }, history);
}

/** Saves everything that is to be saved, and reads it back as storage would. */
function throughStore(game: Game, stored: History | null, rows: Map<number, Step>): Game {
  const save = asJson(gameToRows(game, stored, 1, 5));
  for (const [index, step] of save.steps) rows.set(index, step);
  const steps = Array.from({ length: save.game.length }, (_, index) => rows.get(index) as Step);
  return gameFromRows(save.game, steps);
}

test('converting a game to rows and back preserves it', () => {
  for (const history of [historyOf(0), historyOf(1), historyOf(20), undoTimes(historyOf(20), 8)]) {
    const game = gameOf(history);
    assert.equal(throughStore(game, null, new Map()), asJson(game));
  }
});

test('the row contains the time, the number of saves and the number of steps', () => {
  const { game } = gameToRows(gameOf(dropOldestSteps(undoTimes(historyOf(20), 8), 5)), null, 7, 1234);
  assert.equal([game.touchedAt, game.revision, game.done, game.length], [1234, 7, 12, 20]);
  assert.equal([game.startedAt, game.format], [1_000, 1]);
});

test('seats have the names of the table; after undo, and in the row, those of the beginning', () => {
  const began = gameOf(historyOf(3));
  const named = withHistory(
    began,
    playLegalMove(began.history, moves.changeProfile(1, { name: 'Борис', color: 9 }), LATER),
  );
  assert.equal(named.seats[1], { name: 'Борис', color: 9 });
  assert.equal(named.seats.toSpliced(1, 1), began.seats.toSpliced(1, 1));
  const rows = new Map<number, Step>();
  const read = throughStore(named, null, rows);
  assert.equal([read.seats, read.initialSeats], [named.seats, began.seats]);
  assert.equal(withHistory(read, undoTimes(read.history, 1)).seats, began.seats);
});

test('only steps that differ from those stored are written', () => {
  const stored = historyOf(20);
  const written = (history: History, base: History | null = stored) =>
    gameToRows(gameOf(history), base, 2, 5).steps.map(([index]) => index);
  assert.equal(written(stored), []);
  assert.equal(written(undoTimes(stored, 3)), [], 'undoing writes no step');
  assert.equal(written(playLegalMove(stored, moves.changeLife(0, 1), LATER)), [20]);
  assert.equal(written(playLegalMove(undoTimes(stored, 3), moves.changeLife(0, 1), LATER)), [17]);
  assert.equal(written(dropOldestSteps(playLegalMove(stored, moves.changeLife(0, 1), LATER), 5)), [20]);
  assert.equal(written(historyOf(3), null), [0, 1, 2]);
  const tapped = playLegalMove(beginHistory(plainTable()), moves.changeLife(0, -1), 0);
  assert.equal(
    written(playLegalMove(tapped, moves.changeLife(0, -1), 100), tapped),
    [0],
    'a gesture that goes on',
  );
});

test('partially loaded steps have their index in the game', () => {
  const whole = historyOf(30);
  const read = gameFromRows(savedGame(whole), whole.steps.slice(22));
  assert.equal([read.history.unloadedStepCount, read.history.doneCount], [22, 8]);
  assert.equal(prependOlderSteps(read.history, whole.steps.slice(0, 22)), whole);
  const undone = undoTimes(whole, 10);
  const readUndone = gameFromRows(savedGame(undone), undone.steps.slice(15));
  assert.equal([readUndone.history.unloadedStepCount, readUndone.history.doneCount], [15, 5]);
  assert.equal(redoAll(readUndone.history).table, whole.table);
});

test('a game with unreadable steps continues from its current table', () => {
  const undone = undoTimes(historyOf(30), 10);
  const { history } = gameFromRows(savedGame(undone), []);
  assert.equal(
    [history.table, history.unloadedStepCount, history.doneCount, history.steps],
    [undone.table, 20, 0, []],
  );
  const { game, steps } = gameToRows(
    gameOf(playLegalMove(history, moves.changeLife(0, 1), LATER)),
    history,
    2,
    5,
  );
  assert.equal([game.done, game.length, steps.map(([index]) => index)], [21, 21, [20]]);
});

function playAll(history: History, ...movesToPlay: readonly (readonly [at: number, move: Move])[]): History {
  return movesToPlay.reduce((before, [at, move]) => playLegalMove(before, move, at), history);
}

/** Repeats actions made this long after one another. */
function replay(actions: readonly PlayerAction[], onto: History, pause = 1000): History {
  const timed = actions.map((action, index) => ({ action, at: pause * index }));
  return replayActions(timed, onto);
}

function lifeTotals({ table }: History) {
  return table.totals.map(({ life }) => life);
}

test('moves of this tab are repeated on top of those of the other tab', () => {
  const theirs = playAll(
    historyOf(0, plainTable()),
    [0, moves.changeLife(1, -4)],
    [60_000, moves.setLife(2, 7)],
  );
  const merged = replay([moves.changeLife(0, -3), moves.beginNextTurn], theirs);
  assert.equal(lifeTotals(merged), [17, 16, 7]);
  assert.is(merged.table.turn.number, 2);
  assert.equal(
    merged.steps.map(({ move }) => move.kind),
    ['changeLife', 'setLife', 'changeLife', 'beginNextTurn'],
  );
  assert.equal(undoAll(merged).table, plainTable());
});

test('without moves of this tab, the other tab’s game is unchanged', () => {
  const theirs = historyOf(8, plainTable());
  assert.is(replay([], theirs), theirs);
});

test('moves that are no longer legal are skipped, later ones are not', () => {
  const theirs = playAll(historyOf(0, plainTable()), [0, moves.leave(1)]);
  assert.equal(lifeTotals(replay([moves.changeLife(1, -3), moves.changeLife(2, -1)], theirs)), [20, 20, 19]);
});

test('an undo of a move that is no longer legal takes back no other move', () => {
  const theirs = playAll(historyOf(0, plainTable()), [0, moves.leave(1)]);
  const actions = [moves.changeLife(2, -1), moves.changeLife(1, -3), 'undo'] as const;
  assert.equal(lifeTotals(replay(actions, theirs)), [20, 20, 19]);
});

test('undone moves of this tab are not repeated, and moves of others are never undone', () => {
  const theirs = playAll(historyOf(0, plainTable()), [0, moves.changeLife(1, -4)]);
  const minusTwo = [moves.changeLife(0, -1), moves.changeLife(0, -1)];
  assert.equal(lifeTotals(replay([...minusTwo, 'undo'], theirs)), [20, 16, 20]);
  assert.equal(lifeTotals(replay([...minusTwo, 'undo'], theirs, MAX_GESTURE_PAUSE_MS)), [20, 16, 20]);
  assert.equal(lifeTotals(replay([...minusTwo, 'undo'], theirs, MAX_GESTURE_PAUSE_MS + 1)), [19, 16, 20]);
  assert.equal(lifeTotals(replay([moves.setLife(2, 7), ...minusTwo, 'undo'], theirs)), [20, 16, 7]);
  assert.equal(lifeTotals(replay(['undo', 'undo', moves.changeLife(2, 1)], theirs)), [20, 16, 21]);
  assert.equal(lifeTotals(replay([moves.changeLife(2, 1), 'redo'], theirs)), [20, 16, 21]);
});

test('an undo takes back all taps on the total that was changed first, if two totals were tapped in turn', () => {
  const theirs = playAll(historyOf(0, plainTable()), [0, moves.changeLife(1, -4)]);
  const [first, second] = [moves.changeLife(0, -1), moves.changeLife(2, -1)];
  assert.equal(lifeTotals(replay([first, second, first, 'undo'], theirs)), [18, 16, 20]);
  assert.equal(lifeTotals(replay([first, second, first, 'undo', 'undo'], theirs)), [20, 16, 20]);
  assert.equal(lifeTotals(replay([first, second, moves.changeLife(0, 1), 'undo'], theirs)), [20, 16, 20]);
});

test('redone moves of this tab are repeated, unless a new move came in between', () => {
  const theirs = playAll(historyOf(0, plainTable()), [0, moves.changeLife(1, -4)]);
  const minusThree = moves.changeLife(0, -3);
  assert.equal(lifeTotals(replay([minusThree, 'undo', 'redo'], theirs)), [17, 16, 20]);
  assert.equal(lifeTotals(replay([minusThree, 'undo', 'undo', 'redo'], theirs)), [20, 16, 20]);
  assert.equal(lifeTotals(replay([minusThree, 'undo', 'undo', 'redo', 'redo'], theirs)), [17, 16, 20]);
  assert.equal(lifeTotals(replay([minusThree, minusThree, 'undo', 'redo', 'undo'], theirs)), [20, 16, 20]);
  assert.equal(
    lifeTotals(replay([minusThree, 'undo', moves.changeLife(2, 1), 'redo'], theirs)),
    [20, 16, 21],
  );
});

test('repeated moves keep their times, but none is before the last step of the other tab', () => {
  const minusOne = moves.changeLife(0, -1);
  const theirs = playAll(historyOf(0, plainTable()), [0, moves.changeLife(1, -4)], [90_000, minusOne]);
  const timesOf = ({ steps }: History) => steps.map(({ at }) => at);
  const merged = replay([minusOne, minusOne, minusOne], theirs, 60_000);
  assert.equal(timesOf(merged), [0, 90_000, 90_000, 90_000, 120_000]);
  assert.equal(lifeTotals(merged), [16, 16, 20]);
  assert.equal(timesOf(replay([minusOne], undoTimes(theirs, 1))), [0, 0], 'an undone step does not count');
});

const timedActions = fc.array(
  fc.record({
    action: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom<Move>(
          ...[moves.changeLife(0, -1), moves.changeLife(0, -2), moves.changeLife(0, 1)],
          ...[moves.changeLife(2, -1), moves.changePoison(0, 1)],
        ),
      },
      fc.nat(40).map((life) => moves.setLife(1, life)),
      fc.constant(moves.beginNextTurn),
      { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    ),
    pause: fc.constantFrom(0, 1000, MAX_GESTURE_PAUSE_MS, MAX_GESTURE_PAUSE_MS + 1, 60_000),
  }),
  { maxLength: 20 },
);

test('actions repeated on the game in which they were made give the same table', () => {
  fc.assert(
    fc.property(timedActions, (actions) => {
      const base = historyOf(0, plainTable());
      let history = base;
      let at = 0;
      const made: TimedAction[] = [];
      for (const { action, pause } of actions) {
        at += pause;
        const next = historyAfter(history, action, at);
        if (next === history) continue;
        history = next;
        made.push({ action, at });
      }
      assert.equal(replayActions(made, base).table, history.table);
    }),
  );
});

function historyAfter(history: History, action: PlayerAction, at: number): History {
  if (action === 'undo') return history.doneCount > 0 ? undo(history) : history;
  if (action === 'redo') return canRedo(history) ? redo(history) : history;
  return playLegalMove(history, action, at);
}

test.run();
