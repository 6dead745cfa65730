import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { canRedo, type History } from '../../../../src/rules/table/history';
import type { Table } from '../../../../src/rules/table/table';
import type { LiveGame } from '../../../../src/session/game/live-game';
import { openDatabase } from '../../../../src/storage/database/database';
import { tableSchema } from '../../../../src/storage/game/schema/table-schema';
import { openStorage } from '../../../../src/storage/open-storage';
import {
  createHeadlessDevice,
  gate,
  type HeadlessDevice,
  nextTasks,
  type Tab,
  threeFriends,
} from '../../../support/headless-device';
import { asJson, redoAll, undoAll, usualMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('live game');

const EVERYTHING = 10_000;
const noRoom = new DOMException('no room', 'QuotaExceededError');

function gameOn(liveGame: LiveGame) {
  const game = liveGame.currentGame();
  if (!game) throw new Error(`no game is on: ${liveGame.state.peek().kind}`);
  return game;
}

function tableOf({ liveGame }: Tab): Table {
  return gameOn(liveGame).history.table;
}

async function begin({ liveGame }: Tab, changes: Partial<typeof threeFriends> = {}): Promise<string> {
  assert.is(await liveGame.begin({ ...threeFriends, ...changes }), null);
  return gameOn(liveGame).id;
}

/** So many moves, each a step of its own. */
function playOn(phone: HeadlessDevice, { liveGame }: Tab, steps: number): void {
  const { history } = gameOn(liveGame);
  const wanted = history.unloadedStepCount + history.doneCount + steps;
  const isBehind = ({ unloadedStepCount, doneCount }: History) => unloadedStepCount + doneCount < wanted;
  for (let index = 0; isBehind(gameOn(liveGame).history); index++) {
    phone.wait(60_000);
    liveGame.play(usualMove(gameOn(liveGame).history.table, index));
  }
}

/** What the phone holds of a game, past the tab. */
async function storedHistory(phone: HeadlessDevice, id: string): Promise<History> {
  const { games } = await openStorage({ name: phone.database });
  const found = await games.read(id, EVERYTHING);
  if (found.kind !== 'game') throw new Error(`the stored game is ${found.kind}`);
  const { game, steps } = found;
  assert.is(steps.length, game.length, 'every step is stored');
  return { table: game.table, steps, unloadedStepCount: 0, doneCount: game.done };
}

/** Undoes all there is, a couple of dozen taps at a time, and counts the steps. */
async function undoEverything(phone: HeadlessDevice, { liveGame }: Tab): Promise<number> {
  const place = () => gameOn(liveGame).history.unloadedStepCount + gameOn(liveGame).history.doneCount;
  const from = place();
  for (let tap = 1; liveGame.canUndo.peek() && tap < EVERYTHING; tap++) {
    const isLastHeld = gameOn(liveGame).history.doneCount <= 1;
    liveGame.undo();
    if (isLastHeld || tap % 25 === 0) await phone.settle();
  }
  await phone.settle();
  return from - place();
}

test('a new game is stored', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  await phone.settle();
  assert.equal(tab.liveGame.state.peek(), { kind: 'empty' });
  assert.equal([tab.liveGame.canUndo.peek(), tab.liveGame.canRedo.peek()], [false, false]);
  const id = await begin(tab);
  await phone.settle();
  const stored = await storedHistory(phone, id);
  assert.equal(stored.table, asJson(tableOf(tab)));
  const [saved, ...others] = await tab.liveGame.listSavedGames();
  assert.equal(others, []);
  assert.equal(saved?.seats, threeFriends.seats);
  assert.equal([saved?.id, saved?.deck, saved?.done, saved?.length], [id, 'random', 0, 0]);
  assert.equal(tab.liveGame.saveFailure.peek(), null);
});

test('persistent storage is requested when a game is begun, and not before', async () => {
  const phone = createHeadlessDevice();
  const { liveGame } = phone.openTab();
  await phone.settle();
  assert.is(phone.persistenceRequestCount, 0);
  const begun = liveGame.begin(threeFriends);
  assert.is(phone.persistenceRequestCount, 1, 'without waiting for anything');
  await begun;
  await phone.settle();
});

test('a game refused by the rules does not begin, and the previous one remains', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const one = threeFriends.seats.slice(1, 2);
  const refusal = { rule: '901.2', reason: 'tooFewPlayers', limit: 2 } as const;
  assert.equal(await tab.liveGame.begin({ ...threeFriends, seats: one }), refusal);
  assert.is(tab.liveGame.currentGame(), null);
  const id = await begin(tab);
  assert.equal(await tab.liveGame.begin({ ...threeFriends, seats: one }), refusal);
  assert.is(gameOn(tab.liveGame).id, id);
  await phone.settle();
});

test('a refused move reports why, changes nothing and saves nothing', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  await phone.settle();
  assert.is(tab.liveGame.play(moves.beginNextTurn), null, 'without a game there is nothing to refuse');
  await begin(tab);
  await phone.settle();
  const { history } = gameOn(tab.liveGame);
  const { saves } = tab.storeProbe;
  assert.equal(tab.liveGame.play(moves.roll(null)), { rule: '901.5', reason: 'startingPlaneNotRevealed' });
  await phone.settle();
  assert.is(gameOn(tab.liveGame).history, history);
  assert.is(tab.storeProbe.saves, saves);
});

test('every move, undo and redo is stored', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  for (let index = 0; index < 12; index++) {
    playOn(phone, tab, 1);
    await phone.settle();
    assert.equal((await storedHistory(phone, id)).table, asJson(tableOf(tab)));
  }
  for (const action of [tab.liveGame.undo, tab.liveGame.undo, tab.liveGame.undo, tab.liveGame.redo]) {
    action();
    await phone.settle();
    const stored = await storedHistory(phone, id);
    assert.equal(
      [stored.table, stored.doneCount],
      [asJson(tableOf(tab)), gameOn(tab.liveGame).history.doneCount],
    );
  }
  assert.is(tab.liveGame.canRedo.peek(), true);
  playOn(phone, tab, 1);
  await phone.settle();
  assert.is(tab.liveGame.canRedo.peek(), false, 'what was undone is gone once something else is played');
  assert.is((await storedHistory(phone, id)).steps.length, 11);
});

test('a tab opened later shows the same game and can undo it to its beginning', async () => {
  const phone = createHeadlessDevice();
  const first = phone.openTab();
  await begin(first);
  const beginning = tableOf(first);
  playOn(phone, first, 25);
  first.liveGame.undo();
  await phone.settle();

  const later = phone.openTab({ isGameExpected: true });
  assert.equal(later.liveGame.state.peek(), { kind: 'reading' });
  await phone.settle();
  assert.equal(asJson(gameOn(later.liveGame)), asJson(gameOn(first.liveGame)));
  assert.is(await undoEverything(phone, later), 24);
  assert.equal(tableOf(later), asJson(beginning));
  for (let index = 0; index < 25; index++) later.liveGame.redo();
  assert.is(later.liveGame.canRedo.peek(), false);
  await phone.settle();
});

test('a changed name is a step, is stored, reaches the other tab and applies to the next game', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  await begin(tab);
  const names = ({ liveGame }: Tab) => gameOn(liveGame).seats.map(({ name }) => name);
  const other = phone.openTab({ isGameExpected: true });
  await phone.settle();
  tab.liveGame.play(moves.changeProfile(1, { name: 'Борис' }));
  await phone.settle();
  assert.equal(
    [names(tab), names(other)],
    [
      ['Ann', 'Борис', ''],
      ['Ann', 'Борис', ''],
    ],
  );
  const later = phone.openTab({ isGameExpected: true });
  await phone.settle();
  assert.equal(names(later), ['Ann', 'Борис', '']);
  other.liveGame.undo();
  await phone.settle();
  assert.equal(
    [names(tab), names(other)],
    [
      ['Ann', 'Bo', ''],
      ['Ann', 'Bo', ''],
    ],
  );
  tab.liveGame.redo();
  await tab.liveGame.rematch();
  await phone.settle();
  assert.equal(names(tab), ['Ann', 'Борис', '']);
});

test('the table is empty if an expected game does not exist', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab({ isGameExpected: true });
  await phone.settle();
  assert.equal(tab.liveGame.state.peek(), { kind: 'empty' });
});

test('quick changes of one total form one step, in storage too', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  for (let tap = 0; tap < 7; tap++) {
    phone.wait(200);
    tab.liveGame.play(moves.changeLife(1, -1));
    await phone.settle();
  }
  const stored = await storedHistory(phone, id);
  assert.is(stored.steps.length, 1);
  assert.equal(stored.steps[0]?.move, moves.changeLife(1, -7));
  assert.is(stored.table.totals[1]?.life, 13);
});

test('a gesture that ends at its starting value is not a step, in storage either', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  tab.liveGame.play(moves.changeLife(1, -1));
  await phone.settle();
  tab.liveGame.play(moves.changeLife(1, 1));
  await phone.settle();
  assert.is((await storedHistory(phone, id)).steps.length, 0);
  assert.is(tab.liveGame.canUndo.peek(), false);
});

test('a game begun while the store opens takes precedence over the latest one, and both are stored', async () => {
  const phone = createHeadlessDevice();
  const before = phone.openTab();
  const old = await begin(before);
  playOn(phone, before, 3);
  await phone.settle();

  const opening = gate();
  const tab = phone.openTab({
    isGameExpected: true,
    games: () => opening.opened.then(() => openStorage({ name: phone.database })).then(({ games }) => games),
  });
  phone.wait(60_000);
  const fresh = await begin(tab);
  playOn(phone, tab, 5);
  opening.open();
  await phone.settle();
  assert.is(gameOn(tab.liveGame).id, fresh);
  assert.is((await storedHistory(phone, fresh)).steps.length, 5);
  assert.is((await storedHistory(phone, old)).steps.length, 3);
  assert.is(tab.liveGame.saveFailure.peek(), null);
});

test('a game begun while the latest one is read takes precedence too', async () => {
  const phone = createHeadlessDevice();
  const before = phone.openTab();
  await begin(before);
  await phone.settle();
  const tab = phone.openTab({ isGameExpected: true, latestGame: async () => null });
  const reading = gate();
  tab.storeProbe.answerAfter = reading.opened;
  await nextTasks(20);
  assert.is(tab.liveGame.state.peek().kind, 'reading');
  tab.storeProbe.answerAfter = null;
  const fresh = await begin(tab);
  reading.open();
  await phone.settle();
  assert.is(gameOn(tab.liveGame).id, fresh);
  assert.is((await storedHistory(phone, fresh)).steps.length, 0);
});

test('if the latest game cannot be read, the one before it is opened, and nothing is moved', async () => {
  const phone = createHeadlessDevice();
  const before = phone.openTab();
  const good = await begin(before);
  playOn(phone, before, 3);
  await phone.settle();
  phone.wait(60_000);
  const bad = await begin(before);
  await phone.settle();
  const database = await openDatabase(phone.database);
  const row = await database.table('games').get(bad);
  await database.table('games').put({ ...row, table: { ...row.table, totals: 'many' } });

  const tab = phone.openTab({ isGameExpected: true });
  await phone.settle();
  assert.is(gameOn(tab.liveGame).id, good);
  assert.is(tab.liveGame.saveFailure.peek(), null);
  assert.is(await database.table('damaged').count(), 0);
  assert.ok(await database.table('games').get(bad));
  assert.equal(
    (await tab.liveGame.listSavedGames()).map(({ id }) => id),
    [good],
  );
  await tab.liveGame.resume(good);
  await phone.settle();
  assert.is(gameOn(tab.liveGame).id, good);
  assert.is(await undoEverything(phone, tab), 3);
});

test('a resumed game is unchanged and becomes the latest', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const old = await begin(tab);
  playOn(phone, tab, 6);
  await phone.settle();
  const left = asJson(tableOf(tab));
  phone.wait(60_000);
  const fresh = await begin(tab, { deckChoice: 'none' });
  playOn(phone, tab, 4);
  await phone.settle();

  phone.wait(60_000);
  await tab.liveGame.resume(old);
  assert.equal(tableOf(tab), left);
  await phone.settle();
  assert.equal(
    (await tab.liveGame.listSavedGames()).map(({ id }) => id),
    [old, fresh],
  );
  playOn(phone, tab, 2);
  await phone.settle();
  assert.is((await storedHistory(phone, old)).steps.length, 8);
  assert.is((await storedHistory(phone, fresh)).steps.length, 4);
  const later = phone.openTab({ isGameExpected: true });
  await phone.settle();
  assert.is(gameOn(later.liveGame).id, old);
});

test('resuming a nonexistent game leaves the current one on the table', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  const resumed = await tab.liveGame.resume('somebody else’s game').catch(() => 'not resumed');
  assert.is(resumed, 'not resumed');
  assert.is(gameOn(tab.liveGame).id, id);
  await phone.settle();
});

test('a rematch is a new game with the same players, life and deck', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  assert.is(await tab.liveGame.rematch(), null);
  assert.is(tab.liveGame.currentGame(), null, 'there is no game to repeat');
  const first = await begin(tab, { startingLife: 40, deckChoice: 'OPC2' });
  playOn(phone, tab, 8);
  await phone.settle();
  assert.is(await tab.liveGame.rematch(), null);
  await phone.settle();
  const { id, seats, deck, history } = gameOn(tab.liveGame);
  assert.is.not(id, first);
  assert.equal([seats, deck, history.table.turn.number], [threeFriends.seats, 'OPC2', 1]);
  assert.ok(history.table.totals.every(({ life, poison }) => life === 40 && poison === 0));
  assert.is((await storedHistory(phone, first)).steps.length, 8);
});

test('after a rematch, the previous game goes on exactly as it was', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const first = await begin(tab, { startingLife: 40, deckChoice: 'OPC2' });
  playOn(phone, tab, 8);
  tab.liveGame.undo();
  const before = gameOn(tab.liveGame).history;
  // Also while the previous game is not saved yet.
  for (const isSaved of [false, true]) {
    if (isSaved) await phone.settle();
    await tab.liveGame.rematch();
    assert.is.not(gameOn(tab.liveGame).id, first);
    if (isSaved) await phone.settle();
    await tab.liveGame.resume(first);
    const { id, history } = gameOn(tab.liveGame);
    assert.is(id, first);
    assert.equal(
      [history.table, history.doneCount, history.steps.length],
      [before.table, before.doneCount, before.steps.length],
    );
    assert.is(tab.liveGame.canRedo.peek(), true);
  }
  await phone.settle();
});

test('the game before a rematch is offered until a move is made or it is forgotten', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const { liveGame } = tab;
  const first = await begin(tab);
  playOn(phone, tab, 8);
  assert.is(liveGame.gameIdBeforeRematch.value, null);
  await liveGame.rematch();
  const second = gameOn(liveGame).id;
  assert.is(liveGame.gameIdBeforeRematch.value, first);
  liveGame.play(moves.changeLife(1, -1));
  liveGame.undo();
  assert.is(liveGame.gameIdBeforeRematch.value, null, 'a move was made');
  await liveGame.rematch();
  assert.is(liveGame.gameIdBeforeRematch.value, second);
  await liveGame.resume(first);
  assert.is(liveGame.gameIdBeforeRematch.value, null, 'it is on the table');
  await liveGame.rematch();
  liveGame.forgetGameBeforeRematch();
  assert.is(liveGame.gameIdBeforeRematch.value, null);
  await phone.settle();
});

test('a rematch with individual decks deals each player a new one', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  await begin(tab, { deckKind: 'own' });
  const decks = () => tableOf(tab).planar?.decks ?? [];
  const first = decks();
  assert.equal(
    first.map(({ owner, cards }) => [owner, cards.length]),
    [
      [0, 10],
      [1, 10],
      [2, 10],
    ],
  );
  tab.liveGame.play(moves.leave(0));
  await phone.settle();
  assert.is(await tab.liveGame.rematch(), null);
  assert.equal(
    decks().map(({ owner, cards }) => [owner, cards.length]),
    first.map(({ owner }) => [owner, 10]),
  );
  assert.not.equal(decks(), first);
  await phone.settle();
});

test('a rematch on a map uses a map of the same kind', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  await begin(tab, { deckKind: 'sevenBySeven' });
  assert.is(await tab.liveGame.rematch(), null);
  assert.is(gameOn(tab.liveGame).history.table.planar?.map?.kind, 'sevenBySeven');
  await phone.settle();
});

test('a game of more than five hundred steps can be undone to its beginning and redone to its end', async () => {
  const phone = createHeadlessDevice();
  const first = phone.openTab();
  const id = await begin(first);
  const beginning = asJson(tableOf(first));
  for (let part = 0; part < 11; part++) {
    playOn(phone, first, 50);
    await phone.settle();
  }
  const end = asJson(tableOf(first));
  assert.ok(gameOn(first.liveGame).history.steps.length <= 300, 'not everything is held in memory');
  assert.is((await storedHistory(phone, id)).steps.length, 550);

  const later = phone.openTab({ isGameExpected: true });
  await phone.settle();
  for (const tab of [first, later]) {
    assert.is(await undoEverything(phone, tab), 550);
    assert.equal(asJson(tableOf(tab)), beginning);
    for (let index = 0; tab.liveGame.canRedo.peek() && index < EVERYTHING; index++) tab.liveGame.redo();
    await phone.settle();
    assert.equal(asJson(tableOf(tab)), end);
    assert.is((await storedHistory(phone, id)).steps.length, 550);
  }
});

test('undo works even faster than older steps can be read', async () => {
  const phone = createHeadlessDevice();
  const first = phone.openTab();
  await begin(first);
  const beginning = asJson(tableOf(first));
  for (let part = 0; part < 6; part++) {
    playOn(phone, first, 90);
    await phone.settle();
  }
  const tab = phone.openTab({ isGameExpected: true });
  await phone.settle();
  for (let tap = 0; tap < 540; tap++) tab.liveGame.undo();
  await phone.settle();
  for (let tap = 0; tap < 540 && tab.liveGame.canUndo.peek(); tap++) {
    tab.liveGame.undo();
    await phone.settle();
  }
  assert.equal(asJson(tableOf(tab)), beginning);
});

test('older steps can be loaded without changing the table', async () => {
  const phone = createHeadlessDevice();
  const first = phone.openTab();
  await begin(first);
  for (let part = 0; part < 6; part++) {
    playOn(phone, first, 50);
    await phone.settle();
  }
  const tab = phone.openTab({ isGameExpected: true });
  await phone.settle();
  const before = tableOf(tab);
  assert.ok(gameOn(tab.liveGame).history.unloadedStepCount > 0);
  assert.is(await tab.liveGame.loadOlderSteps(), true);
  const { history } = gameOn(tab.liveGame);
  assert.equal([history.unloadedStepCount, history.steps.length, history.doneCount], [0, 300, 300]);
  assert.is(history.table, before);
  assert.is(await tab.liveGame.loadOlderSteps(), false, 'there is nothing older');
  await phone.settle();
});

test('if older steps cannot be read, undo ends there and the game continues', async () => {
  const phone = createHeadlessDevice();
  const first = phone.openTab();
  const id = await begin(first);
  for (let part = 0; part < 6; part++) {
    playOn(phone, first, 50);
    await phone.settle();
  }
  const database = await openDatabase(phone.database);
  const row = await database.table('steps').get([id, 60]);
  await database.table('steps').put({ ...row, change: 'all of it' });

  const tab = phone.openTab({ isGameExpected: true });
  await phone.settle();
  const undone = await undoEverything(phone, tab);
  assert.ok(undone >= 200 && undone < 240, `${undone} were undone`);
  assert.is(tab.liveGame.canUndo.peek(), false);
  playOn(phone, tab, 3);
  await phone.settle();
  assert.is(tab.liveGame.saveFailure.peek(), null);
  assert.equal((await tab.liveGame.listSavedGames())[0]?.table, asJson(tableOf(tab)));
});

test('if an older step is missing, no step is undone out of place', async () => {
  const phone = createHeadlessDevice();
  const first = phone.openTab();
  const id = await begin(first);
  const tables = [asJson(tableOf(first))];
  for (let index = 0; index < 300; index++) {
    playOn(phone, first, 1);
    tables.push(asJson(tableOf(first)));
    if (index % 50 === 0) await phone.settle();
  }
  await phone.settle();
  const database = await openDatabase(phone.database);
  await database.table('steps').delete([id, 60]);

  const tab = phone.openTab({ isGameExpected: true });
  await phone.settle();
  for (let undone = 0; tab.liveGame.canUndo.peek() && undone < 400; undone++) {
    tab.liveGame.undo();
    await phone.settle();
    const { unloadedStepCount, doneCount, table } = gameOn(tab.liveGame).history;
    assert.equal(asJson(table), tables[unloadedStepCount + doneCount], `after ${undone + 1} undone`);
  }
});

const deckPath = ['planar', 'decks', 0, 'cards'];

const foreignChanges: Readonly<Record<string, unknown>> = {
  'of the whole table': [{ path: [], before: 'nonsense', after: 'nonsense' }],
  'of a place the table does not have': [{ path: ['totals', 9, 'life'], before: 1, after: 2 }],
  'of another deck': [{ path: deckPath, splices: [[0, ['Atlantis'], []]], sums: [1, 2] }],
  'that splices what is no list': [{ path: ['totals'], splices: [[0, [], ['Bant']]], sums: [1, 2] }],
  'to a life total that is none': [{ path: ['totals', 0, 'life'], before: '<b>', after: '<b>' }],
};

for (const [description, change] of Object.entries(foreignChanges)) {
  test(`undoing a stored step with a change ${description} does not break the table`, async () => {
    const phone = createHeadlessDevice();
    const first = phone.openTab();
    const id = await begin(first);
    playOn(phone, first, 4);
    await phone.settle();
    const database = await openDatabase(phone.database);
    const row = await database.table('steps').get([id, 3]);
    await database.table('steps').put({ ...row, change });

    const tab = phone.openTab({ isGameExpected: true });
    await phone.settle();
    if (tab.liveGame.canUndo.peek()) tab.liveGame.undo();
    await phone.settle();
    assert.ok(v.is(tableSchema, asJson(tableOf(tab))), 'the table is no table any more');
  });
}

test('if the store cannot be opened, the game is played in memory and that is reported', async () => {
  for (const [error, why] of [
    [new Error('forbidden'), 'broken'],
    [noRoom, 'full'],
  ] as const) {
    const phone = createHeadlessDevice();
    let isRefused = true;
    const tab = phone.openTab({
      isGameExpected: true,
      games: () =>
        isRefused ? Promise.reject(error) : openStorage({ name: phone.database }).then(({ games }) => games),
    });
    await nextTasks(5);
    assert.equal(tab.liveGame.state.peek(), { kind: 'empty' });
    assert.is(tab.liveGame.saveFailure.peek(), why);
    await begin(tab);
    const beginning = tableOf(tab);
    playOn(phone, tab, 550);
    tab.liveGame.retrySaving();
    await phone.settle();
    assert.is(tab.liveGame.saveFailure.peek(), why);
    assert.is(await tab.liveGame.listSavedGames().catch((reason) => reason), error);
    assert.is(await undoEverything(phone, tab), 550, 'nothing is forgotten that is nowhere else');
    assert.equal(tableOf(tab), beginning);
    isRefused = false;
    tab.liveGame.retrySaving();
    await phone.settle();
    assert.is(tab.liveGame.saveFailure.peek(), null);
    assert.is(
      (await storedHistory(phone, gameOn(tab.liveGame).id)).steps.length,
      550,
      'all of it is saved after all',
    );
  }
});

test('full storage is reported, the game continues in memory, and everything is saved once there is space', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  playOn(phone, tab, 5);
  await phone.settle();
  tab.storeProbe.failWith = noRoom;
  playOn(phone, tab, 1);
  await phone.settle();
  assert.is(tab.liveGame.saveFailure.peek(), 'full');
  for (let part = 0; part < 7; part++) {
    playOn(phone, tab, 50);
    await phone.settle();
  }
  tab.liveGame.undo();
  assert.is((await storedHistory(phone, id)).steps.length, 5);
  tab.storeProbe.failWith = null;
  tab.liveGame.retrySaving();
  await phone.settle();
  assert.is(tab.liveGame.saveFailure.peek(), null);
  const stored = await storedHistory(phone, id);
  assert.equal([stored.table, stored.doneCount, stored.steps.length], [asJson(tableOf(tab)), 355, 356]);
  assert.is(redoAll(undoAll(stored)).doneCount, 356);
  assert.not.ok(canRedo(redoAll(stored)));
});

test('if the game could not be read but can be saved again, it is not reported as unsaved', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab({ isGameExpected: true });
  tab.storeProbe.failWith = new Error('a bad moment');
  await phone.settle();
  assert.is(tab.liveGame.saveFailure.peek(), 'broken');
  tab.storeProbe.failWith = null;
  const id = await begin(tab);
  await phone.settle();
  assert.is((await storedHistory(phone, id)).steps.length, 0);
  assert.is(tab.liveGame.saveFailure.peek(), null);
});

test('the game continues during a slow save, and the moves made meanwhile are saved next', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  await phone.settle();
  const slow = gate();
  tab.storeProbe.reachAfter = slow.opened;
  const { saves } = tab.storeProbe;
  playOn(phone, tab, 40);
  tab.liveGame.undo();
  await nextTasks(10);
  assert.is(tab.liveGame.isSaving.peek(), true);
  assert.is(tab.storeProbe.saves, saves + 1, 'one save at a time');
  slow.open();
  await phone.settle();
  assert.is(tab.storeProbe.saves, saves + 2, 'what came meanwhile is one save');
  const stored = await storedHistory(phone, id);
  assert.equal([stored.table, stored.doneCount, stored.steps.length], [asJson(tableOf(tab)), 39, 40]);
});

test('every step made during a slow save can be undone', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  const beginning = asJson(tableOf(tab));
  await phone.settle();
  const slow = gate();
  tab.storeProbe.reachAfter = slow.opened;
  playOn(phone, tab, 260);
  slow.open();
  await phone.settle();
  const { games } = await openStorage({ name: phone.database });
  assert.is((await games.readStepsBefore(id, 260, EVERYTHING)).length, 260, 'every step is stored');
  assert.is(await undoEverything(phone, tab), 260);
  assert.equal(asJson(tableOf(tab)), beginning);
});

test('the last moves of a game are saved when another game begins first', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const old = await begin(tab);
  await phone.settle();
  const slow = gate();
  tab.storeProbe.reachAfter = slow.opened;
  playOn(phone, tab, 1);
  await nextTasks(3);
  playOn(phone, tab, 4);
  const fresh = await begin(tab);
  slow.open();
  await phone.settle();
  assert.is((await storedHistory(phone, fresh)).steps.length, 0);
  assert.is((await storedHistory(phone, old)).steps.length, 5);
});

test('the last moves of a game are saved when another game is resumed first', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const other = await begin(tab);
  await phone.settle();
  const old = await begin(tab);
  await phone.settle();
  const slow = gate();
  tab.storeProbe.reachAfter = slow.opened;
  playOn(phone, tab, 1);
  await nextTasks(3);
  playOn(phone, tab, 4);
  const resuming = tab.liveGame.resume(other);
  slow.open();
  await resuming;
  await phone.settle();
  assert.is(gameOn(tab.liveGame).id, other);
  assert.is((await storedHistory(phone, old)).steps.length, 5);
});

test('resuming the current game loses none of its moves', async () => {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  const id = await begin(tab);
  await phone.settle();
  const slow = gate();
  tab.storeProbe.reachAfter = slow.opened;
  playOn(phone, tab, 5);
  const resuming = tab.liveGame.resume(id);
  slow.open();
  await resuming;
  await phone.settle();
  assert.is(gameOn(tab.liveGame).history.doneCount, 5);
  assert.is((await storedHistory(phone, id)).steps.length, 5);
});

const disappearances: Readonly<Record<string, (phone: HeadlessDevice, id: string) => Promise<void>>> = {
  'is dropped by another tab': async (phone, id) => {
    const database = await openDatabase(phone.database);
    await database.table('games').delete(id);
    await database.table('steps').clear();
  },
  'is damaged': async (phone, id) => {
    const database = await openDatabase(phone.database);
    await database.table('games').put({ id, touchedAt: 1 });
  },
};

for (const [description, disappear] of Object.entries(disappearances)) {
  test(`if the current game ${description} in storage, it continues and is saved again`, async () => {
    const phone = createHeadlessDevice();
    const tab = phone.openTab();
    const id = await begin(tab);
    playOn(phone, tab, 5);
    await phone.settle();
    await disappear(phone, id);
    const { saves } = tab.storeProbe;
    playOn(phone, tab, 1);
    await nextTasks(400);
    assert.ok(
      tab.storeProbe.saves < saves + 20,
      `${tab.storeProbe.saves - saves} saves were tried for one move`,
    );
    await phone.settle();
    const stored = await openStorage({ name: phone.database }).then(({ games }) => games.list());
    const isStored = stored.some(({ done }) => done === 6);
    assert.ok(isStored || tab.liveGame.saveFailure.peek(), 'neither saved nor said to be unsaved');
  });
}

test.run();
