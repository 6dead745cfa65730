import type { History } from '../../../src/rules/table/history';
import { forget } from '../../../src/rules/table/history';
import { type Game, withHistory } from '../../../src/session/game';
import { createSaver, type Saver } from '../../../src/session/saver';
import type { GameSave, GameWriter, SaveOutcome } from '../../../src/storage/write-game';
import { moment, moments } from '../../support/live-tables';
import { goOn, historyOf, savedGame } from '../../support/saved-games';
import { assert, suite } from '../../support/suite';
import { moves, plainTable } from '../../support/tables';

const test = suite('saver');

/** A save the store was asked for and has not answered yet. */
interface Asked extends GameSave {
  answer(outcome: SaveOutcome): Promise<void>;
  refuse(error: unknown): Promise<void>;
}

interface Desk {
  readonly saver: Saver;
  readonly asked: Asked[];
  readonly told: (readonly [id: string, revision: number])[];
  readonly overtaken: string[];
  isOpen: boolean;
  whenOvertaken: (id: string) => void;
}

function createDesk(): Desk {
  const asked: Asked[] = [];
  const save = (wish: GameSave) =>
    new Promise<SaveOutcome>((resolve, reject) => {
      const settle = async (settled: () => void) => {
        settled();
        await moments(2);
      };
      asked.push({
        ...wish,
        answer: (outcome) => settle(() => resolve(outcome)),
        refuse: (error) => settle(() => reject(error)),
      });
    });
  const writer: GameWriter = { save };
  const saver = createSaver({
    writer: () => (desk.isOpen ? writer : null),
    now: () => 777,
    whyFailed: (error) => (error === 'full' ? 'full' : 'broken'),
    saved: (id, revision) => desk.told.push([id, revision]),
    overtaken: async (id) => {
      desk.overtaken.push(id);
      desk.whenOvertaken(id);
    },
  });
  const desk: Desk = {
    saver,
    asked,
    told: [],
    overtaken: [],
    isOpen: true,
    whenOvertaken: () => {},
  };
  return desk;
}

function gameOf(history: History, id = 'a game'): Game {
  const { seats, deck, startedAt, opening } = savedGame(history);
  return withHistory({ id, firstSeats: seats, deck, startedAt, opening }, history);
}

const start = historyOf(0, plainTable());
const later = (history: History, by = -1) => goOn(history, moves.changeLife(0, by), history.done * 60_000);
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

test('the first save begins within the tap', async () => {
  const { saver, asked, told } = createDesk();
  saver.keep(gameOf(start));
  assert.is(asked.length, 1);
  assert.is(saver.isSaving.peek(), true);
  assert.equal([asked[0]?.game.revision, asked[0]?.game.touchedAt], [1, 777]);
  await asked[0]?.answer('saved');
  assert.is(saver.isSaving.peek(), false);
  assert.equal(told, [['a game', 1]]);
  assert.equal(saver.stored(), { id: 'a game', history: start, revision: 1 });
});

test('one save at a time, each taking all that has happened since the last', async () => {
  const { saver, asked, told } = createDesk();
  saver.keep(gameOf(start));
  for (const history of [one, two, three]) saver.keep(gameOf(history));
  await moment();
  assert.is(asked.length, 1);
  await asked[0]?.answer('saved');
  assert.is(asked.length, 2);
  assert.is(saver.isSaving.peek(), true);
  const [, second] = asked;
  assert.equal([second?.game.revision, second?.game.done], [2, 3]);
  assert.equal(
    second?.steps.map(([index]) => index),
    [0, 1, 2],
  );
  await second?.answer('saved');
  assert.is(asked.length, 2);
  assert.is(saver.isSaving.peek(), false);
  assert.equal(told, [
    ['a game', 1],
    ['a game', 2],
  ]);
});

test('what is on the phone already is not saved again', async () => {
  const { saver, asked } = createDesk();
  saver.adopt(gameOf(two), 8);
  saver.keep(gameOf(two));
  saver.retry();
  await moment();
  assert.is(asked.length, 0);
  saver.keep(gameOf(three));
  assert.equal([asked[0]?.game.revision, asked[0]?.steps.map(([index]) => index)], [9, [2]]);
});

test('another game is saved from its beginning', async () => {
  const { saver, asked } = createDesk();
  saver.adopt(gameOf(two), 8);
  saver.keep(gameOf(two, 'another'));
  assert.equal([asked[0]?.game.id, asked[0]?.game.revision, asked[0]?.steps.length], ['another', 1, 2]);
  await asked[0]?.answer('saved');
  assert.is(saver.stored()?.id, 'another');
});

test('before storage is open nothing is lost, and nothing has failed', async () => {
  const desk = createDesk();
  const { saver, asked } = desk;
  desk.isOpen = false;
  saver.keep(gameOf(start));
  saver.keep(gameOf(two));
  await moment();
  assert.equal([asked.length, saver.isSaving.peek(), saver.failure.peek()], [0, false, null]);
  desk.isOpen = true;
  saver.retry();
  assert.is(asked[0]?.game.done, 2);
});

test('a failed save is said, tried again after a while, and forgotten when it succeeds', async () => {
  const { saver, asked, told } = createDesk();
  saver.keep(gameOf(one));
  await asked[0]?.refuse('full');
  assert.equal([saver.failure.peek(), saver.isSaving.peek(), told], ['full', false, []]);
  assert.is(saver.stored(), null);
  const [[again, after] = [() => {}, 0]] = [...timers.values()];
  assert.is(timers.size, 1);
  assert.ok(after >= 1_000 && after <= 60_000, `again after ${after} ms`);

  again();
  assert.is(asked.length, 2);
  await asked[1]?.refuse('something else');
  assert.is(saver.failure.peek(), 'broken');

  saver.keep(gameOf(two));
  assert.is(asked.length, 3, 'a move tries at once');
  assert.is(timers.size, 0, 'and not once more later');
  assert.is(saver.failure.peek(), 'broken', 'until it is saved it is unsaved');
  await asked[2]?.answer('saved');
  assert.equal([saver.failure.peek(), timers.size], [null, 0]);
  assert.equal([asked[2]?.game.revision, asked[2]?.game.done], [1, 2]);
});

test('retrying does not wait, and does not save twice', async () => {
  const { saver, asked } = createDesk();
  saver.keep(gameOf(one));
  await asked[0]?.refuse('full');
  saver.retry();
  saver.retry();
  assert.is(asked.length, 2);
  await asked[1]?.answer('saved');
  assert.equal([saver.failure.peek(), timers.size, asked.length], [null, 0, 2]);
});

test('moves made during a save that fails are saved with the next', async () => {
  const { saver, asked } = createDesk();
  saver.keep(gameOf(one));
  saver.keep(gameOf(three));
  await asked[0]?.refuse('full');
  saver.retry();
  assert.equal([asked[1]?.game.done, asked[1]?.steps.length], [3, 3]);
});

test('a page about to go hands over what the save under way does not hold', async () => {
  const { saver, asked, told } = createDesk();
  saver.adopt(gameOf(start), 4);
  saver.hurry();
  assert.is(asked.length, 0, 'nothing was done');
  saver.keep(gameOf(one), [tap]);
  saver.hurry();
  assert.is(asked.length, 1, 'it is handed over already');
  saver.keep(gameOf(two), [tap]);
  saver.hurry();
  saver.hurry();
  assert.is(asked.length, 2);
  // Whatever becomes of the first, the second holds it too.
  assert.equal([asked[1]?.game.revision, asked[1]?.game.done, asked[1]?.steps.length], [6, 2, 2]);
  saver.keep(gameOf(three), [tap]);
  await asked[0]?.answer('saved');
  assert.equal(saver.unsaved('a game').length, 2);
  assert.is(asked.length, 2);
  await asked[1]?.answer('saved');
  assert.equal(saver.unsaved('a game').length, 1);
  assert.equal([asked[2]?.game.revision, asked[2]?.game.done, asked[2]?.steps.length], [7, 3, 1]);
  await asked[2]?.answer('saved');
  assert.equal([saver.unsaved('a game').length, saver.isCaughtUp(), asked.length], [0, true, 3]);
  assert.equal(told, [
    ['a game', 5],
    ['a game', 6],
    ['a game', 7],
  ]);
});

for (const [what, end] of [
  ['is overtaken', (save?: Asked) => save?.answer('overtaken')],
  ['fails', (save?: Asked) => save?.refuse('full')],
] as const) {
  test(`what was handed over in a hurry stays when the save before it ${what}`, async () => {
    const { saver, asked, overtaken } = createDesk();
    saver.adopt(gameOf(start), 4);
    saver.keep(gameOf(one), [tap]);
    saver.keep(gameOf(two), [tap]);
    saver.hurry();
    await end(asked[0]);
    await asked[1]?.answer('saved');
    assert.equal(saver.stored(), { id: 'a game', history: two, revision: 6 });
    assert.equal([overtaken, saver.failure.peek(), saver.unsaved('a game')], [[], null, []]);
    assert.is(asked.length, 2);
  });
}

test('a hurried save that fails too is said, and what was overtaken last is taken over', async () => {
  const { saver, asked, overtaken } = createDesk();
  saver.adopt(gameOf(start), 4);
  saver.keep(gameOf(one), [tap]);
  saver.keep(gameOf(two), [tap]);
  saver.hurry();
  await asked[1]?.refuse('full');
  await asked[0]?.refuse('full');
  assert.equal([saver.failure.peek(), saver.unsaved('a game').length], ['full', 2]);
  saver.keep(gameOf(three), [tap]);
  assert.equal([asked[2]?.game.revision, asked[2]?.steps.length], [5, 3]);
  saver.hurry();
  await asked[2]?.answer('overtaken');
  assert.equal([overtaken, saver.unsaved('a game').length], [['a game'], 3]);
});

test('whoever is overtaken takes over the other’s game and saves on top of it', async () => {
  const desk = createDesk();
  const { saver, asked, told, overtaken } = desk;
  saver.adopt(gameOf(one), 3);
  const theirs = later(one, -9);
  const merged = later(theirs);
  desk.whenOvertaken = () => {
    saver.adopt(gameOf(theirs), 5);
    saver.keep(gameOf(merged));
  };
  saver.keep(gameOf(two));
  assert.is(asked[0]?.game.revision, 4);
  await asked[0]?.answer('overtaken');
  assert.equal(overtaken, ['a game']);
  assert.equal([asked.length, asked[1]?.game.revision, asked[1]?.game.done], [2, 6, 3]);
  assert.equal(
    asked[1]?.steps.map(([index]) => index),
    [2],
  );
  await asked[1]?.answer('saved');
  assert.equal(told, [['a game', 6]]);
  assert.is(saver.isSaving.peek(), false);
});

test('older steps read from the phone are not written to it again', async () => {
  const { saver, asked } = createDesk();
  const whole = later(three);
  const short = forget(whole, 1);
  saver.adopt(gameOf(short), 3);
  saver.recalled('a game', whole.steps.slice(0, 3));
  saver.recalled('another game', whole.steps.slice(0, 1));
  assert.is(saver.stored()?.history.forgotten, 0);
  saver.keep(gameOf(later(whole)));
  assert.equal(
    asked[0]?.steps.map(([index]) => index),
    [4],
  );
});

test.run();
