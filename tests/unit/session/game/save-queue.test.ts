import { beginHistory, dropOldestSteps, type History } from '../../../../src/rules/table/history';
import { type Game, gameFromRows } from '../../../../src/session/game/game';
import {
  adoptStoredGame,
  afterAllGamesSaved,
  createNextSave,
  currentStoredSave,
  emptyQueue,
  enqueue,
  forgetStoredSave,
  isCaughtUp,
  type PendingSave,
  prependOlderStepsInQueue,
  rebase,
  type SaveQueue,
  saveConfirmed,
  saveEnded,
  saveSubmitted,
  unsavedGames,
} from '../../../../src/session/game/save-queue';
import { playLegalMove, savedGame } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable } from '../../../support/tables/tables';

const test = suite('save queue');

const NOW = 777;
const failed = { error: new Error('no answer') };
const tap = moves.changeLife(0, -1);
const unsavedTap = { action: tap, at: NOW };
const start = beginHistory(plainTable());
const afterOneTap = playLegalMove(start, tap, 60_000);
const afterTwoTaps = playLegalMove(afterOneTap, tap, 120_000);

const gameOf = (history: History, id = 'a game'): Game => ({
  ...gameFromRows(savedGame(history, { id }), history.steps),
  history,
});

/** As the saver does it; the save is under way. */
function submitSave(queue: SaveQueue, saveId: string): readonly [SaveQueue, PendingSave] {
  const save = createNextSave(queuedIn(queue), () => saveId, NOW);
  if (!save) throw new Error('there is nothing to hand over');
  const after = saveSubmitted(queue, save, new Promise(() => {}));
  return [after, queuedIn(after).savesInFlight.at(-1) as PendingSave];
}

const queuedIn = (queue: SaveQueue, id = 'a game') => {
  const queued = queue.games.get(id);
  if (!queued) throw new Error(`${id} is not queued`);
  return queued;
};

test('an empty queue is caught up and contains no game', () => {
  assert.is(isCaughtUp(emptyQueue), true);
  assert.is(currentStoredSave(emptyQueue), null);
  assert.equal(unsavedGames(emptyQueue), []);
});

test('functions do not mutate the queue', () => {
  const before = adoptStoredGame(emptyQueue, gameOf(start), 4);
  const after = enqueue(before, gameOf(afterOneTap), [tap], NOW);
  assert.is(isCaughtUp(before), true);
  assert.is(isCaughtUp(after), false);
  assert.is(queuedIn(before).game.history, start);
});

test('a save has the next revision and the unsaved steps', () => {
  const queue = enqueue(
    adoptStoredGame(emptyQueue, gameOf(afterOneTap), 4),
    gameOf(afterTwoTaps),
    [tap],
    NOW,
  );
  const next = createNextSave(queuedIn(queue), () => 'saveId', NOW);
  assert.equal([next?.game.revision, next?.game.touchedAt, next?.saveId], [5, NOW, 'saveId']);
  assert.equal(
    next?.steps.map(([index]) => index),
    [1],
  );
});

test('a save in flight is not repeated, and the next one has the following revision', () => {
  const [queue] = submitSave(enqueue(emptyQueue, gameOf(afterOneTap), [tap], NOW), 'first');
  assert.is(
    createNextSave(queuedIn(queue), () => 'second', NOW),
    null,
  );
  const more = createNextSave(
    queuedIn(enqueue(queue, gameOf(afterTwoTaps), [tap], NOW)),
    () => 'second',
    NOW,
  );
  assert.equal([more?.game.revision, more?.steps.length], [2, 2], 'with all the first may not bring');
});

test('a failed save keeps its id until a move is made', () => {
  const [queue, save] = submitSave(enqueue(emptyQueue, gameOf(afterOneTap), [tap], NOW), 'first');
  const unconfirmed = saveEnded(queue, 'a game', save, failed);
  assert.is(createNextSave(queuedIn(unconfirmed), () => 'second', NOW)?.saveId, 'first');
  const continued = enqueue(unconfirmed, gameOf(afterTwoTaps), [tap], NOW);
  assert.is(createNextSave(queuedIn(continued), () => 'second', NOW)?.saveId, 'second');
});

test('moves made during a save are unsaved after it', () => {
  const [queue, save] = submitSave(enqueue(emptyQueue, gameOf(afterOneTap), [tap], NOW), 'first');
  const ended = saveEnded(
    enqueue(queue, gameOf(afterTwoTaps), ['undo', 'redo'], NOW),
    'a game',
    save,
    'saved',
  );
  assert.equal(
    queuedIn(ended).unsavedActions.map(({ action }) => action),
    ['undo', 'redo'],
  );
  assert.equal(currentStoredSave(ended), { id: 'a game', history: afterOneTap, revision: 1 });
  assert.equal([unsavedGames(ended).length, queuedIn(ended).savesInFlight], [1, []]);
});

test('an overtaken save is removed without further changes', () => {
  const [queue, save] = submitSave(enqueue(emptyQueue, gameOf(afterOneTap), [tap], NOW), 'first');
  const ended = saveEnded(queue, 'a game', save, 'overtaken');
  assert.equal(queuedIn(ended), { ...queuedIn(queue), savesInFlight: [] });
});

test('a save found in the store is no longer doubtful; later ones are', () => {
  const [first, save] = submitSave(enqueue(emptyQueue, gameOf(afterOneTap), [tap], NOW), 'first');
  const [both, later] = submitSave(enqueue(first, gameOf(afterTwoTaps), [tap], NOW), 'second');
  const unconfirmed = saveEnded(saveEnded(both, 'a game', save, failed), 'a game', later, failed);
  const confirmed = saveConfirmed(unconfirmed, 'a game', save);
  assert.equal(queuedIn(confirmed).unconfirmedSaves, [later]);
  assert.equal(queuedIn(confirmed).unsavedActions, [unsavedTap]);
});

test('a game missing from the store is saved in full, and unknown games are ignored', () => {
  const queue = forgetStoredSave(adoptStoredGame(emptyQueue, gameOf(afterTwoTaps), 4), 'a game');
  const next = createNextSave(queuedIn(queue), () => 'saveId', NOW);
  assert.equal([next?.game.revision, next?.steps.length], [1, 2]);
  assert.is(forgetStoredSave(queue, 'another'), queue);
});

test('unsaved moves are repeated on the other tab’s game and remain unsaved', () => {
  const queue = enqueue(adoptStoredGame(emptyQueue, gameOf(start), 4), gameOf(afterOneTap), [tap], NOW);
  const theirs = gameOf(playLegalMove(start, moves.changeLife(1, -5), 60_000));
  const merged = rebase(queue, theirs, 7);
  const { game, unsavedActions } = queuedIn(merged);
  assert.equal(
    game.history.table.totals.map(({ life }) => life),
    [19, 15, 20],
  );
  assert.equal([unsavedActions, currentStoredSave(merged)?.revision], [[unsavedTap], 7]);
  assert.is(createNextSave(queuedIn(merged), () => 'saveId', NOW)?.game.revision, 8);
});

test('taking over an earlier game does not make it the game in play', () => {
  const earlier = enqueue(emptyQueue, gameOf(afterOneTap, 'earlier'), [tap], NOW);
  const queue = rebase(enqueue(earlier, gameOf(afterTwoTaps), [tap], NOW), gameOf(start, 'earlier'), 7);
  assert.is(queue.gameIdInPlay, 'a game');
  assert.equal([...queue.games.keys()], ['earlier', 'a game'], 'it is still saved first');
});

test('once everything is stored, only the game in play remains and the failure is cleared', () => {
  const earlier = adoptStoredGame(emptyQueue, gameOf(afterOneTap, 'earlier'), 3);
  const queue: SaveQueue = { ...adoptStoredGame(earlier, gameOf(afterTwoTaps), 4), failure: 'full' };
  const done = afterAllGamesSaved(queue);
  assert.equal([[...done.games.keys()], done.failure], [['a game'], null]);
});

test('a game adopted from the store has nothing to save, whatever was queued', () => {
  const [queue] = submitSave(enqueue(emptyQueue, gameOf(afterOneTap), [tap], NOW), 'first');
  const adopted = adoptStoredGame(queue, gameOf(afterTwoTaps), 9);
  assert.equal(queuedIn(adopted), queuedIn(adoptStoredGame(emptyQueue, gameOf(afterTwoTaps), 9)));
  assert.is(isCaughtUp(adopted), true);
});

test('older steps from the store need no saving and do not mark unsaved ones as saved', () => {
  const short = dropOldestSteps(afterTwoTaps, 1);
  const older = afterTwoTaps.steps.slice(0, 1);
  const caughtUp = prependOlderStepsInQueue(adoptStoredGame(emptyQueue, gameOf(short), 4), 'a game', older);
  assert.is(isCaughtUp(caughtUp), true);
  assert.is(currentStoredSave(caughtUp)?.history.unloadedStepCount, 0);

  const behind = enqueue(
    adoptStoredGame(emptyQueue, gameOf(short), 4),
    gameOf(playLegalMove(short, tap, 180_000)),
    [tap],
    NOW,
  );
  const loaded = prependOlderStepsInQueue(behind, 'a game', older);
  assert.is(isCaughtUp(loaded), false);
  assert.equal(
    createNextSave(queuedIn(loaded), () => 'saveId', NOW)?.steps.map(([index]) => index),
    [2],
  );
});

test.run();
