import fc from 'fast-check';
import { beginHistory, forget, type History, recall, type Step } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import { type Game, gameForStore, gameFromStore, replay } from '../../../src/session/game';
import { goOn, historyOf, plain, redoAll, savedGame, undoAll, undoTimes } from '../../support/saved-games';
import { assert, suite } from '../../support/suite';
import { moves, plainTable } from '../../support/tables';

const test = suite('game');

const LATER = 10_000_000;

function gameOf(history: History): Game {
  const { id, seats, deck, startedAt, opening } = savedGame(history);
  return { id, seats, deck, startedAt, opening, history };
}

/** Saves everything that is to be saved, and reads it back as storage would. */
function throughStore(game: Game, stored: History | null, rows: Map<number, Step>): Game {
  const save = plain(gameForStore(game, stored, 1, 5));
  for (const [index, step] of save.steps) rows.set(index, step);
  const steps = Array.from({ length: save.game.length }, (_, index) => rows.get(index) as Step);
  return gameFromStore(save.game, steps);
}

test('a game comes back from storage as it went there', () => {
  for (const history of [historyOf(0), historyOf(1), historyOf(20), undoTimes(historyOf(20), 8)]) {
    const game = gameOf(history);
    assert.equal(throughStore(game, null, new Map()), plain(game));
  }
});

test('the row says when the game was touched, how often it was saved and how long it is', () => {
  const { game } = gameForStore(gameOf(forget(undoTimes(historyOf(20), 8), 5)), null, 7, 1234);
  assert.equal([game.touchedAt, game.revision, game.done, game.length], [1234, 7, 12, 20]);
  assert.equal([game.startedAt, game.format], [1_000, 1]);
});

test('only steps that differ from those stored are written', () => {
  const stored = historyOf(20);
  const written = (history: History, base: History | null = stored) =>
    gameForStore(gameOf(history), base, 2, 5).steps.map(([index]) => index);
  assert.equal(written(stored), []);
  assert.equal(written(undoTimes(stored, 3)), [], 'undoing writes no step');
  assert.equal(written(goOn(stored, moves.changeLife(0, 1), LATER)), [20]);
  assert.equal(written(goOn(undoTimes(stored, 3), moves.changeLife(0, 1), LATER)), [17]);
  assert.equal(written(forget(goOn(stored, moves.changeLife(0, 1), LATER), 5)), [20]);
  assert.equal(written(historyOf(3), null), [0, 1, 2]);
  const gesture = goOn(beginHistory(plainTable()), moves.changeLife(0, -1), 0);
  assert.equal(written(goOn(gesture, moves.changeLife(0, -1), 100), gesture), [0], 'a gesture that goes on');
});

test('steps held in part lie at their place in the game', () => {
  const whole = historyOf(30);
  const read = gameFromStore(savedGame(whole), whole.steps.slice(22));
  assert.equal([read.history.forgotten, read.history.done], [22, 8]);
  assert.equal(recall(read.history, whole.steps.slice(0, 22)), whole);
  const undone = undoTimes(whole, 10);
  const readUndone = gameFromStore(savedGame(undone), undone.steps.slice(15));
  assert.equal([readUndone.history.forgotten, readUndone.history.done], [15, 5]);
  assert.equal(redoAll(readUndone.history).table, whole.table);
});

test('a game whose steps could not be read goes on from where it stands', () => {
  const undone = undoTimes(historyOf(30), 10);
  const { history } = gameFromStore(savedGame(undone), []);
  assert.equal([history.table, history.forgotten, history.done, history.steps], [undone.table, 20, 0, []]);
  const { game, steps } = gameForStore(gameOf(goOn(history, moves.changeLife(0, 1), LATER)), history, 2, 5);
  assert.equal([game.done, game.length, steps.map(([index]) => index)], [21, 21, [20]]);
});

/** What another tab reads: the same steps, none of them the same object. */
function elsewhere(history: History): History {
  return plain(history);
}

function playAll(history: History, ...made: readonly (readonly [at: number, move: Move])[]): History {
  return made.reduce((before, [at, move]) => goOn(before, move, at), history);
}

function lives({ table }: History): readonly number[] {
  return table.totals.map(({ life }) => life);
}

test('what was done here is played on top of what was done there', () => {
  const base = historyOf(0, plainTable());
  const mine = playAll(base, [0, moves.changeLife(0, -3)], [60_000, moves.beginNextTurn]);
  const theirs = playAll(elsewhere(base), [0, moves.changeLife(1, -4)], [60_000, moves.setLife(2, 7)]);
  const merged = replay(base, mine, theirs, LATER);
  assert.equal(lives(merged), [17, 16, 7]);
  assert.is(merged.table.turn.number, 2);
  assert.equal(
    merged.steps.map(({ move }) => move.kind),
    ['changeLife', 'setLife', 'changeLife', 'beginNextTurn'],
  );
  assert.equal(undoAll(merged).table, base.table);
});

test('nothing done here leaves what was done there', () => {
  const base = historyOf(8, plainTable());
  const theirs = goOn(elsewhere(base), moves.changeLife(1, -4), LATER);
  assert.equal(replay(base, base, theirs, LATER), theirs);
});

test('what the rules no longer allow is left out, what comes after it is not', () => {
  const base = historyOf(0, plainTable());
  const mine = playAll(base, [0, moves.changeLife(1, -3)], [60_000, moves.changeLife(2, -1)]);
  const theirs = playAll(elsewhere(base), [0, moves.leave(1)]);
  assert.equal(lives(replay(base, mine, theirs, LATER)), [20, 20, 19]);
});

test('of a gesture that was under way only what was added is played', () => {
  const base = playAll(historyOf(0, plainTable()), [0, moves.changeLife(0, -2)]);
  const mine = playAll(base, [500, moves.changeLife(0, -1)], [900, moves.changeLife(0, -1)]);
  const theirs = playAll(elsewhere(base), [700, moves.changeLife(0, -5)]);
  assert.equal(lives(replay(base, mine, theirs, 1_000)), [11, 20, 20]);
});

test('a gesture that was saved and came back to where it began here has come back in the end', () => {
  const base = playAll(historyOf(0, plainTable()), [0, moves.changeLife(1, -1)]);
  const mine = playAll(base, [500, moves.changeLife(1, 1)]);
  assert.is(mine.steps.length, 0);
  const theirs = playAll(elsewhere(base), [700, moves.changeLife(0, -5)]);
  assert.equal(lives(replay(base, mine, theirs, 1_000)), [15, 20, 20]);
});

test('older steps that were fetched here meanwhile are not played again', () => {
  const whole = playAll(historyOf(0, plainTable()), ...lifeEachMinute(30));
  const base = forget(whole, 10);
  const mine = goOn(recall(base, whole.steps.slice(0, 20)), moves.changeLife(0, 7), LATER);
  const theirs = goOn(elsewhere(base), moves.changeLife(1, 9), LATER);
  const [ann = 0, bo = 0, cy = 0] = lives(whole);
  assert.equal(lives(replay(base, mine, theirs, LATER + 60_000)), [ann + 7, bo + 9, cy]);
});

test('steps forgotten here meanwhile are not missed', () => {
  const base = playAll(historyOf(0, plainTable()), ...lifeEachMinute(30));
  const mine = forget(goOn(base, moves.changeLife(0, 7), LATER), 5);
  const theirs = forget(goOn(elsewhere(base), moves.changeLife(1, 9), LATER), 12);
  const [ann = 0, bo = 0, cy = 0] = lives(base);
  assert.equal(lives(replay(base, mine, theirs, LATER + 60_000)), [ann + 7, bo + 9, cy]);
});

function lifeEachMinute(count: number): readonly (readonly [number, Move])[] {
  return Array.from({ length: count }, (_, index) => [
    index * 60_000,
    moves.changeLife(index % 3, -1 - (index % 2)),
  ]);
}

const changes = fc.array(
  fc.record({
    player: fc.nat(2),
    by: fc.integer({ min: -3, max: 3 }).filter((by) => by !== 0),
    pause: fc.constantFrom(100, 900, 60_000),
  }),
  { maxLength: 8 },
);

test('whatever life was gained and lost in either tab counts once', () => {
  fc.assert(
    fc.property(changes, changes, changes, (before, here, there) => {
      let at = 0;
      const sums = [20, 20, 20];
      const playChanges = (history: History, list: typeof before) =>
        list.reduce((played, { player, by, pause }) => {
          at += pause;
          sums[player] = (sums[player] ?? 0) + by;
          return goOn(played, moves.changeLife(player, by), at);
        }, history);
      const base = playChanges(beginHistory(plainTable()), before);
      const split = at;
      const mine = playChanges(base, here);
      const mineAt = at;
      at = split;
      const theirs = playChanges(elsewhere(base), there);
      const merged = replay(base, mine, theirs, Math.max(at, mineAt));
      assert.equal(lives(merged), sums);
      assert.equal(undoAll(merged).table, plainTable());
    }),
    { seed: 20_260_925, numRuns: 1_000 },
  );
});

test.run();
