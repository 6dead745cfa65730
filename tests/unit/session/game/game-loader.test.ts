import 'fake-indexeddb/auto';
import fc from 'fast-check';
import * as v from 'valibot';
import type { Move } from '../../../../src/rules/table/move';
import { openDatabase } from '../../../../src/storage/database/database';
import { type LatestGameAccess, readLatestGame } from '../../../../src/storage/game/read-latest';
import { tableSchema } from '../../../../src/storage/game/schema/table-schema';
import { openStorage } from '../../../../src/storage/open-storage';
import {
  createHeadlessDevice,
  gate,
  type HeadlessDevice,
  nextTasks,
  type Tab,
  type TabOptions,
  threeFriends,
} from '../../../support/headless-device';
import { tryToDelete } from '../../../support/storage/database-fixture';
import { asJson, undoAll } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';
import { isThorough } from '../../../support/thorough';

const test = suite('game loader');

const EVERYTHING = 10_000;
/** Enough for everything that needs no gate to be opened. */
const LONG = 60;

/** A phone with a game of so many steps, closed again. */
async function phoneWithGame(steps = 3): Promise<{ phone: HeadlessDevice; before: Tab; id: string }> {
  const phone = createHeadlessDevice();
  const before = phone.openTab();
  await before.liveGame.begin({ ...threeFriends, deckChoice: 'none' });
  for (let index = 0; index < steps; index++) {
    make(phone, before, moves.changeLife(index % 3, -1));
    if (index % 50 === 0) await phone.settle();
  }
  await phone.settle();
  phone.wait(60_000);
  return { phone, before, id: gameIn(before).id };
}

/** A tab whose store opens when it is let, not earlier. */
function tabBeforeItsStore(phone: HeadlessDevice, options: TabOptions = {}) {
  const store = gate();
  const games = () =>
    store.opened.then(() => openStorage({ name: phone.database })).then((opened) => opened.games);
  return { tab: phone.openTab({ isGameExpected: true, games, ...options }), store };
}

function gameIn({ liveGame }: Tab) {
  const game = liveGame.currentGame();
  if (!game) throw new Error(`no game is on: ${liveGame.state.peek().kind}`);
  return game;
}

function lifeTotals(tab: Tab) {
  return gameIn(tab).history.table.totals.map(({ life }) => life);
}

function make(phone: HeadlessDevice, { liveGame }: Tab, ...changes: readonly Move[]): void {
  for (const move of changes) {
    phone.wait(10_000);
    assert.is(liveGame.play(move), null, `${move.kind} was refused`);
  }
}

async function stored(phone: HeadlessDevice, id: string) {
  const { games } = await openStorage({ name: phone.database });
  const found = await games.read(id, EVERYTHING);
  if (found.kind !== 'game') throw new Error(`the stored game is ${found.kind}`);
  return found;
}

/** What the tab shows is what the phone holds, and all its steps lead back to its beginning. */
async function assertIsStored(phone: HeadlessDevice, tab: Tab): Promise<void> {
  const { id, history } = gameIn(tab);
  const { game, steps } = await stored(phone, id);
  assert.equal(asJson(history.table), asJson(game.table));
  assert.equal(
    [history.unloadedStepCount + history.doneCount, history.unloadedStepCount + history.steps.length],
    [game.done, game.length],
  );
  assert.is(steps.length, game.length, 'every step is stored');
  const beginning = undoAll({ table: game.table, steps, unloadedStepCount: 0, doneCount: game.done }).table;
  assert.equal(
    beginning.totals.map(({ life }) => life),
    [20, 20, 20],
  );
  assert.is(tab.liveGame.saveFailure.peek(), null);
}

async function empty(phone: HeadlessDevice): Promise<void> {
  const database = await openDatabase(phone.database);
  await Promise.all(['games', 'steps', 'saves'].map((store) => database.table(store).clear()));
}

test('the game is shown before the store is open, as it was saved', async () => {
  const { phone, before } = await phoneWithGame();
  before.liveGame.undo();
  await phone.settle();
  const { tab, store } = tabBeforeItsStore(phone);
  assert.is(tab.liveGame.state.peek().kind, 'reading');
  await nextTasks(LONG);
  assert.equal(asJson(gameIn(tab)), asJson(gameIn(before)));
  assert.equal([tab.liveGame.canUndo.peek(), tab.liveGame.canRedo.peek()], [true, true]);
  const { history } = gameIn(tab);
  store.open();
  await phone.settle();
  assert.is(gameIn(tab).history, history, 'the store has nothing else to say');
  assert.is(tab.storeProbe.saves, 0);
});

const tapped = [moves.changeLife(0, -5), moves.beginNextTurn, moves.changePoison(2, 1)];

test('moves made before the store is open are saved at once, step by step', async () => {
  const { phone, id } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  make(phone, tab, ...tapped);
  assert.is(tab.storeProbe.early.saves, 1, 'the first of them within the tap');
  await phone.settle();
  assert.is(tab.liveGame.saveFailure.peek(), null);
  await assertIsStored(phone, tab);
  const early = await stored(phone, id);
  assert.equal(
    early.steps.slice(3).map(({ move }) => move),
    tapped,
  );
  const { history } = gameIn(tab);
  store.open();
  await phone.settle();
  assert.is(gameIn(tab).history, history, 'the store has nothing else to say');
  assert.is(tab.storeProbe.saves, 0);
  make(phone, tab, moves.changeLife(1, 1));
  await phone.settle();
  assert.equal([tab.storeProbe.saves, tab.storeProbe.early.saves], [1, 2]);
  await assertIsStored(phone, tab);
  assert.is((await stored(phone, id)).game.revision, early.game.revision + 1);
});

test('without the early connection, moves are saved as soon as the store is open', async () => {
  const { phone, id } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone, {
    async latestGame() {
      const found = await readLatestGame(EVERYTHING, { name: phone.database });
      found?.connection.close();
      return found;
    },
  });
  await nextTasks(LONG);
  make(phone, tab, ...tapped);
  await nextTasks(LONG);
  assert.is((await stored(phone, id)).game.length, 3);
  assert.equal(
    [tab.liveGame.saveFailure.peek(), tab.storeProbe.early.saves],
    [null, 0],
    'nothing is wrong yet',
  );
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [14, 19, 19]);
  await assertIsStored(phone, tab);
  assert.is(tab.storeProbe.saves, 1);
  assert.equal(
    (await stored(phone, id)).steps.slice(3).map(({ move }) => move),
    tapped,
  );
});

test('if the store opens during a save through the early connection, it saves the following moves', async () => {
  for (const delay of ['reachAfter', 'answerAfter'] as const) {
    const { phone, id } = await phoneWithGame();
    const { tab, store } = tabBeforeItsStore(phone);
    const slow = gate();
    await nextTasks(LONG);
    tab.storeProbe.early[delay] = slow.opened;
    make(phone, tab, moves.changeLife(0, -5));
    store.open();
    await nextTasks(LONG);
    make(phone, tab, moves.changeLife(1, -6));
    slow.open();
    await phone.settle();
    assert.equal(lifeTotals(tab), [14, 13, 19], delay);
    await assertIsStored(phone, tab);
    assert.is((await stored(phone, id)).steps.length, 5, delay);
  }
});

test('a full disk is reported, and the unsaved moves are saved through the store once there is space', async () => {
  const { phone } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  make(phone, tab, moves.changeLife(0, -5));
  await nextTasks(LONG);
  IDBObjectStore.prototype.put = put;
  assert.is(tab.liveGame.saveFailure.peek(), 'full');
  make(phone, tab, moves.changeLife(1, -6));
  await nextTasks(LONG);
  assert.equal([tab.liveGame.saveFailure.peek(), tab.storeProbe.early.saves], ['full', 1]);
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [14, 13, 19]);
  await assertIsStored(phone, tab);
});

test('deleting the database before the store is open is not blocked, and the game continues', async () => {
  const { phone, id } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  make(phone, tab, moves.changeLife(0, -5));
  await phone.settle();
  assert.is(await tryToDelete(phone.database), true);
  make(phone, tab, moves.changeLife(1, -6));
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [14, 13, 19]);
  assert.equal((await stored(phone, id)).game.table, asJson(gameIn(tab).history.table));
  assert.is(tab.liveGame.saveFailure.peek(), null);
});

test('undo and redo work before the store is open', async () => {
  const { phone } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  for (const action of [tab.liveGame.undo, tab.liveGame.undo, tab.liveGame.undo, tab.liveGame.redo]) action();
  assert.equal(lifeTotals(tab), [19, 20, 20]);
  assert.is(tab.liveGame.canRedo.peek(), true);
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [19, 20, 20]);
  await assertIsStored(phone, tab);
  tab.liveGame.redo();
  await phone.settle();
  assert.equal(lifeTotals(tab), [19, 19, 20]);
  await assertIsStored(phone, tab);
});

test('undo before the store is open continues beyond the steps in memory once older ones are loaded', async () => {
  const { phone } = await phoneWithGame(230);
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  for (let tap = 0; tap < 205; tap++) tab.liveGame.undo();
  assert.is(gameIn(tab).history.doneCount, 0);
  assert.is(tab.liveGame.canUndo.peek(), true);
  store.open();
  await phone.settle();
  const { unloadedStepCount, doneCount } = gameIn(tab).history;
  assert.is(unloadedStepCount + doneCount, 25);
  await assertIsStored(phone, tab);
  for (let tap = 0; tap < 25; tap++) tab.liveGame.undo();
  await phone.settle();
  assert.equal([lifeTotals(tab), tab.liveGame.canUndo.peek()], [[20, 20, 20], false]);
  await assertIsStored(phone, tab);
});

test('if the store does not open, steps in memory can be undone; older ones are fetched once it opens', async () => {
  const { phone } = await phoneWithGame(230);
  let isRefused = true;
  const games = () =>
    isRefused
      ? Promise.reject(new Error('forbidden'))
      : openStorage({ name: phone.database }).then((opened) => opened.games);
  const tab = phone.openTab({ isGameExpected: true, games });
  await nextTasks(LONG);
  assert.is(tab.liveGame.saveFailure.peek(), 'broken');
  assert.is(gameIn(tab).history.doneCount, 200, 'the game is there all the same');
  for (let tap = 0; tap < 205; tap++) tab.liveGame.undo();
  await nextTasks(LONG);
  assert.is(tab.liveGame.canUndo.peek(), false);
  isRefused = false;
  tab.liveGame.retrySaving();
  await phone.settle();
  assert.is(tab.liveGame.canUndo.peek(), true);
  for (let tap = 0; tap < 30; tap++) tab.liveGame.undo();
  await phone.settle();
  assert.equal(lifeTotals(tab), [20, 20, 20]);
  await assertIsStored(phone, tab);
});

test('if the store is faster, the early read is ignored', async () => {
  const { phone } = await phoneWithGame();
  const late = gate();
  const asItWas = readLatestGame(EVERYTHING, { name: phone.database });
  const tab = phone.openTab({ isGameExpected: true, latestGame: () => late.opened.then(() => asItWas) });
  await nextTasks(LONG);
  assert.equal(lifeTotals(tab), [19, 19, 19]);
  make(phone, tab, moves.changeLife(0, -5));
  await nextTasks(LONG);
  late.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [14, 19, 19]);
  await assertIsStored(phone, tab);
});

test('if the store has found no game, a late early read is ignored too', async () => {
  const { phone, before } = await phoneWithGame();
  const asItWas = readLatestGame(EVERYTHING, { name: phone.database });
  await asItWas;
  await empty(phone);
  const late = gate();
  const tab = phone.openTab({ isGameExpected: true, latestGame: () => late.opened.then(() => asItWas) });
  await nextTasks(LONG);
  assert.is(tab.liveGame.state.peek().kind, 'empty');
  late.open();
  await phone.settle();
  assert.is(tab.liveGame.state.peek().kind, 'empty');
  assert.is(before.liveGame.saveFailure.peek(), null);
});

test('if the early read fails or finds nothing, the table waits for the store', async () => {
  for (const latestGame of [async () => null, () => Promise.reject(new Error('no such file'))]) {
    const { phone } = await phoneWithGame();
    const { tab, store } = tabBeforeItsStore(phone, { latestGame });
    await nextTasks(LONG);
    assert.is(tab.liveGame.state.peek().kind, 'reading');
    store.open();
    await phone.settle();
    assert.equal(lifeTotals(tab), [19, 19, 19]);
    await assertIsStored(phone, tab);
  }
});

test('a newer save of another tab is shown', async () => {
  const { phone, before } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  make(phone, before, moves.changeLife(1, -4));
  before.liveGame.undo();
  before.liveGame.undo();
  await nextTasks(LONG);
  assert.equal(lifeTotals(tab), [19, 19, 19]);
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [19, 19, 20]);
  await assertIsStored(phone, tab);
  assert.is(tab.storeProbe.saves, 0);
});

test('unsaved moves of this tab are repeated on top of a newer save of another tab', async () => {
  const { phone, before } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  make(phone, before, moves.changeLife(1, -4));
  make(phone, tab, moves.changeLife(0, -3), moves.changeLife(2, -7));
  tab.liveGame.undo();
  await nextTasks(LONG);
  store.open();
  await phone.settle();
  assert.equal(
    [lifeTotals(tab), lifeTotals(before)],
    [
      [16, 15, 19],
      [16, 15, 19],
    ],
  );
  await assertIsStored(phone, tab);
  await assertIsStored(phone, before);
});

test('another tab continues a game saved here before the store is open, and its saves are followed once it is', async () => {
  const { phone, before } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  make(phone, tab, moves.changeLife(0, -3));
  await phone.settle();
  assert.equal(lifeTotals(before), [16, 19, 19]);
  make(phone, before, moves.changeLife(1, -4));
  await phone.settle();
  assert.equal(lifeTotals(tab), [16, 19, 19], 'nobody has read it here');
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [16, 15, 19]);
  assert.is(tab.storeProbe.saves, 0);
  await assertIsStored(phone, tab);
});

test('a newer game of another tab is shown if no move was made here', async () => {
  const { phone, before } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  await before.liveGame.begin({ ...threeFriends, deckChoice: 'none' });
  await nextTasks(LONG);
  store.open();
  await phone.settle();
  assert.is(gameIn(tab).id, gameIn(before).id);
  await assertIsStored(phone, tab);
});

test('a move made here is saved in its own game, which both tabs then show', async () => {
  const { phone, before, id } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  await before.liveGame.begin({ ...threeFriends, deckChoice: 'none' });
  const fresh = gameIn(before).id;
  make(phone, before, moves.changeLife(1, -4));
  make(phone, tab, moves.changeLife(0, -3));
  await nextTasks(LONG);
  store.open();
  await phone.settle();
  assert.equal([gameIn(tab).id, gameIn(before).id], [id, id]);
  assert.equal(lifeTotals(tab), [16, 19, 19]);
  await assertIsStored(phone, tab);
  assert.is((await stored(phone, fresh)).game.length, 1);
});

test('a game begun before the store is open takes precedence, and moves in the previous one are saved', async () => {
  const { phone, id } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  make(phone, tab, moves.changeLife(0, -3));
  await tab.liveGame.begin({ ...threeFriends, deckChoice: 'none' });
  make(phone, tab, moves.changeLife(1, -1));
  await phone.settle();
  await assertIsStored(phone, tab);
  store.open();
  await phone.settle();
  assert.is.not(gameIn(tab).id, id);
  assert.equal(lifeTotals(tab), [20, 19, 20]);
  await assertIsStored(phone, tab);
  assert.is((await stored(phone, id)).game.length, 4);
});

test('a move made while the store reads the latest game is saved once', async () => {
  for (const wait of ['reachAfter', 'answerAfter'] as const) {
    const { phone } = await phoneWithGame();
    const slow = gate();
    const { tab, store } = tabBeforeItsStore(phone);
    tab.storeProbe[wait] = slow.opened;
    await nextTasks(LONG);
    make(phone, tab, moves.changeLife(0, -3));
    store.open();
    await nextTasks(LONG);
    make(phone, tab, moves.changeLife(1, -4));
    slow.open();
    await phone.settle();
    assert.equal(lifeTotals(tab), [16, 15, 19], wait);
    await assertIsStored(phone, tab);
  }
});

test('moves are saved even if the store cannot read', async () => {
  const { phone } = await phoneWithGame();
  const store = gate();
  const tab = phone.openTab({
    isGameExpected: true,
    async games() {
      await store.opened;
      const { games } = await openStorage({ name: phone.database });
      return { ...games, readLatest: () => Promise.reject(new Error('a bad moment')) };
    },
  });
  await nextTasks(LONG);
  make(phone, tab, moves.changeLife(0, -3));
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [16, 19, 19]);
  assert.equal((await stored(phone, gameIn(tab).id)).game.length, 4);
});

test('if the store cannot read the game at first, trying again shows it and ends the complaint', async () => {
  const { phone, id } = await phoneWithGame();
  const tab = phone.openTab();
  tab.storeProbe.failWith = new Error('a bad moment');
  await phone.settle();
  assert.equal([tab.liveGame.currentGame(), tab.liveGame.saveFailure.peek()], [null, 'broken']);
  tab.storeProbe.failWith = null;
  tab.liveGame.retrySaving();
  await phone.settle();
  assert.equal([gameIn(tab).id, tab.liveGame.saveFailure.peek()], [id, null]);
});

test('undo waits for older steps that cannot be read at the moment', async () => {
  const { phone } = await phoneWithGame(230);
  const tab = phone.openTab();
  await phone.settle();
  tab.storeProbe.failWith = new Error('a bad moment');
  for (let tap = 0; tap < 205; tap++) tab.liveGame.undo();
  await phone.settle();
  assert.equal([gameIn(tab).history.doneCount, tab.liveGame.canUndo.peek()], [0, true]);
  tab.storeProbe.failWith = null;
  for (let tap = 0; tap < 30; tap++) tab.liveGame.undo();
  await phone.settle();
  assert.equal([lifeTotals(tab), tab.liveGame.canUndo.peek()], [[20, 20, 20], false]);
});

test('if the storage was cleared meanwhile, the game on the screen is saved again with its steps', async () => {
  const { phone } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  await empty(phone);
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [19, 19, 19]);
  await assertIsStored(phone, tab);
});

test('if the storage was cleared meanwhile, new moves are still saved', async () => {
  const { phone, id } = await phoneWithGame();
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  await empty(phone);
  make(phone, tab, moves.changeLife(0, -3));
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [16, 19, 19]);
  assert.equal((await stored(phone, id)).game.table, asJson(gameIn(tab).history.table));
  assert.is(tab.liveGame.saveFailure.peek(), null);
});

test('undoing an invalid stored step before the store is open does not break the table', async () => {
  const { phone, id } = await phoneWithGame();
  const database = await openDatabase(phone.database);
  const row = await database.table('steps').get([id, 2]);
  const change = [{ path: ['totals', 0, 'life'], before: '<b>', after: '<b>' }];
  await database.table('steps').put({ ...row, change });
  const { tab, store } = tabBeforeItsStore(phone);
  await nextTasks(LONG);
  tab.liveGame.undo();
  assert.ok(v.is(tableSchema, asJson(gameIn(tab).history.table)), 'the table is no table any more');
  assert.is(tab.liveGame.canUndo.peek(), false);
  store.open();
  await phone.settle();
  assert.equal(lifeTotals(tab), [19, 19, 19]);
});

/** Life changes only, so that what must come out is a sum, whoever was faster. */
type TimedLifeChange = {
  readonly who: 'before' | 'tab';
  readonly player: number;
  readonly by: number;
  readonly pause: number;
};
const pause = fc.constantFrom(0, 0, 1, 2, 3, 5, 8, 20, 40);
const timedLifeChanges = fc.array(
  fc.record<TimedLifeChange>({
    who: fc.constantFrom('before', 'tab'),
    player: fc.nat(2),
    by: fc.integer({ min: -4, max: 4 }).filter((by) => by !== 0),
    pause,
  }),
  { minLength: 1, maxLength: 12 },
);

/** What befalls the first connection, and before which of the deeds. */
const connectionFaults = fc.record({
  kind: fc.constantFrom('none', 'reachAfter', 'answerAfter', 'closed', 'failing'),
  from: fc.nat(12),
  until: fc.nat(14),
});

test('in any order of events, both tabs end with the same game and every move', async () => {
  const when = fc.record({ first: fc.nat(12), store: fc.nat(12) });
  const time = fc.constantFrom(400, 10_000);
  await fc.assert(
    fc.asyncProperty(
      timedLifeChanges,
      when,
      connectionFaults,
      time,
      async (changes, opens, fault, passes) => {
        const { phone, before } = await phoneWithGame();
        const early = gate();
        let first: LatestGameAccess | null = null;
        const { tab, store } = tabBeforeItsStore(phone, {
          latestGame: async () => {
            await early.opened;
            first = await readLatestGame(EVERYTHING, { name: phone.database });
            return first;
          },
        });
        const delay = gate();
        const beginFault = () => {
          if (fault.kind === 'closed') first?.connection.close();
          else if (fault.kind === 'failing') tab.storeProbe.early.failWith = new Error('a bad moment');
          else if (fault.kind !== 'none') tab.storeProbe.early[fault.kind] = delay.opened;
        };
        const endFault = () => {
          delay.open();
          Object.assign(tab.storeProbe.early, { reachAfter: null, answerAfter: null, failWith: null });
        };
        const expected = [19, 19, 19];
        for (const [index, { who, player, by, pause: passing }] of changes.entries()) {
          if (index >= opens.first) early.open();
          if (index >= opens.store) store.open();
          if (index === fault.from) beginFault();
          if (index === fault.until) endFault();
          phone.wait(passes);
          // A tap on a table that shows no game yet is none.
          if (who === 'before' || tab.liveGame.currentGame()) {
            assert.is((who === 'before' ? before : tab).liveGame.play(moves.changeLife(player, by)), null);
            expected[player] = (expected[player] ?? 0) + by;
          }
          await nextTasks(passing);
        }
        early.open();
        store.open();
        endFault();
        await phone.settle();
        assert.equal([lifeTotals(tab), lifeTotals(before)], [expected, expected]);
        await assertIsStored(phone, tab);
        await assertIsStored(phone, before);
      },
    ),
    { seed: 20_260_925, numRuns: isThorough ? 400 : 100, endOnFailure: false },
  );
});

test.run();
