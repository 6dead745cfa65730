import { effect } from '@preact/signals';
import { dropOldestSteps, type History, type Step } from '../../../../src/rules/table/history';
import { type Game, type PlayerAction, withHistory } from '../../../../src/session/game/game';
import { createGameModel, type GameState, initialState } from '../../../../src/session/game/game-model';
import { createGameSaver } from '../../../../src/session/game/game-saver';
import {
  adoptStoredGame,
  currentStoredSave,
  isCaughtUp,
  prependOlderStepsInQueue,
} from '../../../../src/session/game/save-queue';
import { createTabSync } from '../../../../src/session/game/tab-sync';
import type { ReadGameResult } from '../../../../src/storage/game/read-game';
import type { SaveOutcome, SaveRequest } from '../../../../src/storage/game/write-game';
import { nextTask, nextTasks } from '../../../support/headless-device';
import { fakeGameStore } from '../../../support/storage/fake-game-store';
import { historyOf, playLegalMove, savedGame } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable } from '../../../support/tables/tables';

const test = suite('game saver');

const full = new DOMException('no room', 'QuotaExceededError');

/** A save the store was asked for and has not answered yet. */
interface PendingSave extends SaveRequest {
  answer(outcome: SaveOutcome): Promise<void>;
  refuse(error: unknown): Promise<void>;
}

/** A saver with its store, which answers when the test lets it. */
function createSaverHarness() {
  const pendingSaves: PendingSave[] = [];
  const announcedSaves: (readonly [id: string, revision: number])[] = [];
  const rereadGames: string[] = [];
  let saveIds = 0;
  const harness = {
    /** What the store says of any revision. */
    storedSaveId: undefined as unknown,
    /** What another tab has made of the game. */
    storedByOtherTab: new Promise<ReadGameResult>(() => {}),
  };

  const save = (gameSave: SaveRequest) =>
    new Promise<SaveOutcome>((resolve, reject) => {
      const settle = async (settled: () => void) => {
        settled();
        await nextTasks(2);
      };
      pendingSaves.push({
        ...gameSave,
        answer: (outcome) => settle(() => resolve(outcome)),
        refuse: (error) => settle(() => reject(error)),
      });
    });
  const games = fakeGameStore({
    save,
    saveIdOf: async () => harness.storedSaveId,
    read(id) {
      rereadGames.push(id);
      return harness.storedByOtherTab;
    },
  });
  const open: GameState = { kind: 'open', game: null, store: games, pendingStoreRead: null };
  const model = createGameModel(open);
  const { state, queue } = model;
  const tabs = {
    post(message: unknown) {
      const { game, revision } = message as { game: string; revision: number };
      announcedSaves.push([game, revision]);
    },
    onMessage() {},
  };
  const now = () => 777;
  const saver = createGameSaver({
    model,
    tabSync: createTabSync(model, tabs),
    now,
    freshId: () => `save ${++saveIds}`,
  });
  return Object.assign(harness, {
    pendingSaves,
    model,
    announcedSaves,
    rereadGames,
    saver,
    adopt(game: Game, revision: number) {
      queue.value = adoptStoredGame(queue.peek(), game, revision);
    },
    change: (game: Game, actions: readonly PlayerAction[] = []) =>
      saver.change(game, game.history, ...actions),
    loadOlder(id: string, older: readonly Step[]) {
      queue.value = prependOlderStepsInQueue(queue.peek(), id, older);
    },
    close() {
      state.value = initialState(false);
    },
    open() {
      state.value = open;
    },
    stored: () => currentStoredSave(queue.peek()),
    unsaved: (id: string) => queue.peek().games.get(id)?.unsavedActions ?? [],
    isCaughtUp: () => isCaughtUp(queue.peek()),
    isSaving: () => queue.peek().isSaving,
    failure: () => queue.peek().failure,
  });
}

function gameOf(history: History, id = 'a game'): Game {
  const { seats, deck, startedAt, opening } = savedGame(history);
  return withHistory({ id, initialSeats: seats, deck, startedAt, opening }, history);
}

const start = historyOf(0, plainTable());
const later = (history: History, by = -1) =>
  playLegalMove(history, moves.changeLife(0, by), history.doneCount * 60_000);
const one = later(start);
const two = later(one);
const three = later(two);
const tap = moves.changeLife(0, -1);

/** Timers that go off when they are told to. */
const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
let timers = new Map<number, readonly [run: () => void, after: number]>();

test.before.each(() => {
  timers = new Map();
  let last = 0;
  const set = (run: () => void, after = 0) => {
    timers.set(++last, [run, after]);
    return last;
  };
  globalThis.setTimeout = set as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer: number) => timers.delete(timer)) as typeof clearTimeout;
});

test.after.each(() => {
  globalThis.setTimeout = realSetTimeout;
  globalThis.clearTimeout = realClearTimeout;
});

test('the first save begins in the task of the tap', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, announcedSaves } = harness;
  harness.change(gameOf(start));
  assert.is(pendingSaves.length, 1);
  assert.is(harness.isSaving(), true);
  assert.equal([pendingSaves[0]?.game.revision, pendingSaves[0]?.game.touchedAt], [1, 777]);
  await pendingSaves[0]?.answer('saved');
  assert.is(harness.isSaving(), false);
  assert.equal(announcedSaves, [['a game', 1]]);
  assert.equal(harness.stored(), { id: 'a game', history: start, revision: 1 });
});

test('a save is submitted before the change is shown', async () => {
  const harness = createSaverHarness();
  const savesWhenShown: number[] = [];
  effect(() => {
    if (harness.model.game.value) savesWhenShown.push(harness.pendingSaves.length);
  });
  harness.change(gameOf(start));
  assert.equal(savesWhenShown, [1]);
  await harness.pendingSaves[0]?.answer('saved');
});

test('saves run one at a time, each with everything since the last', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, announcedSaves } = harness;
  harness.change(gameOf(start));
  for (const history of [one, two, three]) harness.change(gameOf(history));
  await nextTask();
  assert.is(pendingSaves.length, 1);
  await pendingSaves[0]?.answer('saved');
  assert.is(pendingSaves.length, 2);
  assert.is(harness.isSaving(), true);
  const [, second] = pendingSaves;
  assert.equal([second?.game.revision, second?.game.done], [2, 3]);
  assert.equal(
    second?.steps.map(([index]) => index),
    [0, 1, 2],
  );
  await second?.answer('saved');
  assert.is(pendingSaves.length, 2);
  assert.is(harness.isSaving(), false);
  assert.equal(announcedSaves, [
    ['a game', 1],
    ['a game', 2],
  ]);
});

test('stored steps are not saved again', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.adopt(gameOf(two), 8);
  harness.change(gameOf(two));
  harness.saver.catchUp();
  await nextTask();
  assert.is(pendingSaves.length, 0);
  harness.change(gameOf(three));
  assert.equal([pendingSaves[0]?.game.revision, pendingSaves[0]?.steps.map(([index]) => index)], [9, [2]]);
});

test('a different game is saved from its beginning', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.adopt(gameOf(two), 8);
  harness.change(gameOf(two, 'another'));
  assert.equal(
    [pendingSaves[0]?.game.id, pendingSaves[0]?.game.revision, pendingSaves[0]?.steps.length],
    ['another', 1, 2],
  );
  await pendingSaves[0]?.answer('saved');
  assert.is(harness.stored()?.id, 'another');
});

test('before the store is open, nothing is lost and no failure is reported', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.close();
  harness.change(gameOf(start));
  harness.change(gameOf(two));
  await nextTask();
  assert.equal([pendingSaves.length, harness.isSaving(), harness.failure()], [0, false, null]);
  harness.open();
  harness.saver.catchUp();
  assert.is(pendingSaves[0]?.game.done, 2);
});

test('a failed save is retried at once, and nothing is reported if that succeeds', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.change(gameOf(one), [tap]);
  harness.change(gameOf(two), [tap]);
  await pendingSaves[0]?.refuse('the connection is closed');
  assert.equal([pendingSaves.length, harness.failure(), harness.isSaving()], [2, null, true]);
  assert.equal([pendingSaves[1]?.game.revision, pendingSaves[1]?.game.done], [1, 2]);
  await pendingSaves[1]?.answer('saved');
  assert.equal([harness.stored()?.revision, harness.unsaved('a game'), timers.size], [1, [], 0]);
});

test('a save that fails twice is reported and retried later; the report is cleared on success', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, announcedSaves } = harness;
  harness.change(gameOf(one));
  await pendingSaves[0]?.refuse(full);
  await pendingSaves[1]?.refuse(full);
  assert.equal([harness.failure(), harness.isSaving(), announcedSaves], ['full', false, []]);
  assert.is(harness.stored(), null);
  const [[again, after] = [() => {}, 0]] = [...timers.values()];
  assert.is(timers.size, 1);
  assert.ok(after >= 1_000 && after <= 60_000, `again after ${after} ms`);

  again();
  assert.is(pendingSaves.length, 3);
  await pendingSaves[2]?.refuse('something else');
  await pendingSaves[3]?.refuse('something else');
  assert.is(harness.failure(), 'broken');

  harness.change(gameOf(two));
  assert.is(pendingSaves.length, 5, 'a move tries at once');
  assert.is(timers.size, 0, 'and not once more later');
  assert.is(harness.failure(), 'broken', 'until it is saved it is unsaved');
  await pendingSaves[4]?.answer('saved');
  assert.equal([harness.failure(), timers.size], [null, 0]);
  assert.equal([pendingSaves[4]?.game.revision, pendingSaves[4]?.game.done], [1, 2]);
});

test('retrying manually does not wait and does not save twice', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.change(gameOf(one));
  await pendingSaves[0]?.refuse(full);
  await pendingSaves[1]?.refuse(full);
  harness.saver.catchUp();
  harness.saver.catchUp();
  assert.is(pendingSaves.length, 3);
  await pendingSaves[2]?.answer('saved');
  assert.equal([harness.failure(), timers.size, pendingSaves.length], [null, 0, 3]);
});

test('moves made during a failing save are part of the next', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.change(gameOf(one));
  harness.change(gameOf(three));
  await pendingSaves[0]?.refuse(full);
  assert.equal([pendingSaves[1]?.game.done, pendingSaves[1]?.steps.length], [3, 3]);
});

test('flushing before anything is open returns the save, which is submitted later', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  harness.close();
  harness.change(gameOf(two), [tap, tap]);
  const withheld = harness.saver.flush();
  assert.equal(
    withheld.map(({ game, steps }) => [game.revision, steps.length]),
    [[1, 2]],
  );
  assert.equal(harness.saver.flush(), withheld, 'it is the same save');
  assert.is(harness.isSaving(), false);
  harness.open();
  assert.equal(harness.saver.flush(), []);
  await nextTasks(5);
  assert.equal(
    pendingSaves.map(({ game, saveId }) => [game.revision, saveId]),
    [[1, withheld[0]?.saveId]],
    'it is the same save',
  );
  await pendingSaves[0]?.answer('saved');
  assert.ok(harness.isCaughtUp());
});

test('a move after a withheld save replaces it, on top of the same stored save', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, rereadGames } = harness;
  harness.adopt(gameOf(one), 4);
  harness.close();
  harness.change(gameOf(two), [tap]);
  const [first] = harness.saver.flush();
  harness.change(gameOf(three), [tap]);
  const [second] = harness.saver.flush();
  assert.equal(
    [first, second].map((save) => [save?.game.revision, save?.steps.length]),
    [
      [5, 1],
      [5, 2],
    ],
  );
  assert.is.not(first?.saveId, second?.saveId);
  harness.open();
  harness.saver.flush();
  assert.equal([pendingSaves[0]?.saveId, pendingSaves.length], [second?.saveId, 1]);
  // Another page has meanwhile stored what this one kept first.
  harness.storedSaveId = first?.saveId;
  await pendingSaves[0]?.answer('overtaken');
  await nextTasks(5);
  assert.equal(rereadGames, []);
  assert.equal([pendingSaves[1]?.game.revision, pendingSaves[1]?.steps.length], [6, 1]);
});

test('flushing submits what the save in progress does not contain', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, announcedSaves } = harness;
  harness.adopt(gameOf(start), 4);
  harness.saver.flush();
  assert.is(pendingSaves.length, 0, 'nothing was done');
  harness.change(gameOf(one), [tap]);
  harness.saver.flush();
  assert.is(pendingSaves.length, 1, 'it is handed over already');
  harness.change(gameOf(two), [tap]);
  harness.saver.flush();
  harness.saver.flush();
  assert.is(pendingSaves.length, 2);
  // Whatever becomes of the first, the second holds it too.
  assert.equal(
    [pendingSaves[1]?.game.revision, pendingSaves[1]?.game.done, pendingSaves[1]?.steps.length],
    [6, 2, 2],
  );
  harness.change(gameOf(three), [tap]);
  await pendingSaves[0]?.answer('saved');
  assert.equal(harness.unsaved('a game').length, 2);
  assert.is(pendingSaves.length, 2);
  await pendingSaves[1]?.answer('saved');
  assert.equal(harness.unsaved('a game').length, 1);
  assert.equal(
    [pendingSaves[2]?.game.revision, pendingSaves[2]?.game.done, pendingSaves[2]?.steps.length],
    [7, 3, 1],
  );
  await pendingSaves[2]?.answer('saved');
  assert.equal([harness.unsaved('a game').length, harness.isCaughtUp(), pendingSaves.length], [0, true, 3]);
  assert.equal(announcedSaves, [
    ['a game', 5],
    ['a game', 6],
    ['a game', 7],
  ]);
});

for (const [description, end] of [
  ['is overtaken', (save?: PendingSave) => save?.answer('overtaken')],
  ['fails', (save?: PendingSave) => save?.refuse(full)],
] as const) {
  test(`flushed moves are stored if the save before them ${description}`, async () => {
    const harness = createSaverHarness();
    const { pendingSaves, rereadGames } = harness;
    harness.adopt(gameOf(start), 4);
    harness.change(gameOf(one), [tap]);
    harness.change(gameOf(two), [tap]);
    harness.saver.flush();
    await end(pendingSaves[0]);
    await pendingSaves[1]?.answer('saved');
    assert.equal(harness.stored(), { id: 'a game', history: two, revision: 6 });
    assert.equal([rereadGames, harness.failure(), harness.unsaved('a game')], [[], null, []]);
    assert.is(pendingSaves.length, 2);
  });
}

test('a failing flush is reported, and an overtaken one leads to a takeover', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, rereadGames } = harness;
  harness.adopt(gameOf(start), 4);
  harness.change(gameOf(one), [tap]);
  harness.change(gameOf(two), [tap]);
  harness.saver.flush();
  await pendingSaves[1]?.refuse(full);
  await pendingSaves[0]?.refuse(full);
  await pendingSaves[2]?.refuse(full);
  assert.equal([harness.failure(), harness.unsaved('a game').length], ['full', 2]);
  harness.change(gameOf(three), [tap]);
  assert.equal([pendingSaves[3]?.game.revision, pendingSaves[3]?.steps.length], [5, 3]);
  harness.saver.flush();
  await pendingSaves[3]?.answer('overtaken');
  assert.equal([rereadGames, harness.unsaved('a game').length], [['a game'], 3]);
});

/** The id in the store, by the place of its save among those asked for; or what is no id of a save of this tab. */
for (const [description, storedSaveId, expected] of [
  ['the first save', 0, { revision: 6, done: 3, steps: [1, 2], unsaved: 2 }],
  ['the second save', 1, { revision: 6, done: 3, steps: [2], unsaved: 1 }],
  ['a save of another tab', 'another tab’s', null],
  ['a save of an earlier version', 0n, null],
  ['nothing that can be found', undefined, null],
] as const) {
  test(`responses were lost, and the store contains ${description}`, async () => {
    const harness = createSaverHarness();
    const { pendingSaves, rereadGames, announcedSaves } = harness;
    harness.adopt(gameOf(start), 4);
    harness.change(gameOf(one), [tap]);
    harness.change(gameOf(two), [tap]);
    await pendingSaves[0]?.refuse('no answer');
    await pendingSaves[1]?.refuse('no answer');
    harness.change(gameOf(three), [tap]);
    assert.equal(
      pendingSaves.map(({ game }) => [game.revision, game.done]),
      [1, 2, 3].map((done) => [5, done]),
    );
    harness.storedSaveId =
      typeof storedSaveId === 'number' ? pendingSaves[storedSaveId]?.saveId : storedSaveId;
    await pendingSaves[2]?.answer('overtaken');
    assert.equal(rereadGames, expected ? [] : ['a game']);
    const next = pendingSaves[3];
    if (!expected) return assert.is(harness.unsaved('a game').length, 3, 'to be done again on top of theirs');
    assert.equal(announcedSaves, [['a game', 5]]);
    assert.is(harness.unsaved('a game').length, expected.unsaved);
    assert.equal([next?.game.revision, next?.game.done], [expected.revision, expected.done]);
    assert.equal(
      next?.steps.map(([index]) => index),
      expected.steps,
    );
    await next?.answer('saved');
    assert.equal([harness.isCaughtUp(), harness.unsaved('a game'), harness.failure()], [true, [], null]);
  });
}

test('an unchanged retry keeps its id', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, announcedSaves } = harness;
  harness.change(gameOf(one), [tap]);
  await pendingSaves[0]?.refuse('no answer');
  await pendingSaves[1]?.refuse('no answer');
  assert.is(new Set(pendingSaves.map(({ saveId }) => saveId)).size, 1);
  harness.storedSaveId = pendingSaves[0]?.saveId;
  harness.saver.catchUp();
  await pendingSaves[2]?.answer('overtaken');
  assert.equal([announcedSaves, pendingSaves.length, harness.isCaughtUp()], [[['a game', 1]], 3, true]);
});

test('an overtaken save takes over the other tab’s game and saves on top of it', async () => {
  const harness = createSaverHarness();
  const { pendingSaves, announcedSaves, rereadGames } = harness;
  harness.adopt(gameOf(one), 3);
  const theirs = later(one, -9);
  const read: ReadGameResult = {
    kind: 'game',
    game: savedGame(theirs, { revision: 5 }),
    steps: theirs.steps,
  };
  harness.storedByOtherTab = Promise.resolve(read);
  harness.change(gameOf(two), [tap]);
  assert.is(pendingSaves[0]?.game.revision, 4);
  await pendingSaves[0]?.answer('overtaken');
  assert.equal(rereadGames, ['a game']);
  assert.equal([pendingSaves.length, pendingSaves[1]?.game.revision, pendingSaves[1]?.game.done], [2, 6, 3]);
  assert.equal(
    pendingSaves[1]?.steps.map(([index]) => index),
    [2],
  );
  await pendingSaves[1]?.answer('saved');
  assert.equal(announcedSaves, [['a game', 6]]);
  assert.is(harness.isSaving(), false);
});

test('a takeover is tried again if the other tab’s game could not be read, and the game goes on meanwhile', async () => {
  const harness = createSaverHarness();
  let answer: (read: ReadGameResult) => void = () => {};
  let refuse: (error: unknown) => void = () => {};
  const readAnew = () => {
    harness.storedByOtherTab = new Promise<ReadGameResult>((resolve, reject) => {
      [answer, refuse] = [resolve, reject];
    });
  };
  readAnew();
  harness.change(gameOf(one), [tap]);
  await harness.pendingSaves[0]?.answer('overtaken');
  const failing = refuse;
  readAnew();
  failing('broken');
  await nextTasks(2);
  assert.is(harness.pendingSaves.length, 2, 'tried again at once');
  await harness.pendingSaves[1]?.answer('overtaken');
  harness.change(gameOf(two), [tap]);
  assert.is(harness.pendingSaves.length, 2);
  assert.is(harness.model.game.peek()?.history, two);
  answer({ kind: 'game', game: savedGame(start, { revision: 9 }), steps: [] });
  await nextTasks(2);
  assert.equal([harness.pendingSaves[2]?.game.revision, harness.unsaved('a game').length], [10, 2]);
  assert.is(harness.model.game.peek()?.history.table.totals[0]?.life, 18);
});

test('taking over an earlier game leaves the game in play on the screen', async () => {
  const harness = createSaverHarness();
  harness.change(gameOf(one), [tap]);
  const gameInPlay = gameOf(one, 'another game');
  harness.change(gameInPlay, [tap]);
  harness.storedByOtherTab = Promise.resolve({
    kind: 'game',
    game: savedGame(start, { revision: 9 }),
    steps: [],
  });
  await harness.pendingSaves[0]?.answer('overtaken');
  assert.equal([harness.pendingSaves[1]?.game.id, harness.pendingSaves[1]?.game.revision], ['a game', 10]);
  assert.is(harness.model.game.peek()?.id, 'another game');
});

test('older steps read from the store are not written again', async () => {
  const harness = createSaverHarness();
  const { pendingSaves } = harness;
  const whole = later(three);
  const short = dropOldestSteps(whole, 1);
  harness.adopt(gameOf(short), 3);
  harness.loadOlder('a game', whole.steps.slice(0, 3));
  harness.loadOlder('another game', whole.steps.slice(0, 1));
  assert.is(harness.stored()?.history.unloadedStepCount, 0);
  harness.change(gameOf(later(whole)));
  assert.equal(
    pendingSaves[0]?.steps.map(([index]) => index),
    [4],
  );
});

test.run();
