import 'fake-indexeddb/auto';
import { refuse } from '../../../../src/rules/rule';
import type { Happening } from '../../../../src/rules/table/happening';
import { beginHistory, playStep, redo, type Step, undo } from '../../../../src/rules/table/history';
import type { Table } from '../../../../src/rules/table/table';
import { recoverReadableRows, watchDamagedRows } from '../../../../src/storage/damaged-rows';
import { type Database, openDatabase } from '../../../../src/storage/database/database';
import type { SavedGame } from '../../../../src/storage/game/game-rows';
import { createGameStore, type GameStore } from '../../../../src/storage/game/game-store';
import { createUnreadableRows } from '../../../../src/storage/game/unreadable-rows';
import { rowsToWrite } from '../../../../src/storage/game/write-game';
import { createStorageCondition } from '../../../../src/storage/storage-condition';
import {
  asJson,
  firstTable,
  freshDatabaseName,
  fullGameSave,
  historyOf,
  playLegalMove,
  redoAll,
  savedGame,
  undoAll,
  undoTimes,
} from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, ongoingEffect, plainTable, seat } from '../../../support/tables/tables';

const test = suite('games');

const ALL_STEPS = 10_000;

interface OpenedStore {
  readonly database: Database;
  readonly games: GameStore;
}

async function open(name = freshDatabaseName()): Promise<OpenedStore> {
  const database = await openDatabase(name);
  return { database, games: createGameStore(database) };
}

async function readGame(games: GameStore, id = 'a game', stepsWanted = ALL_STEPS) {
  const found = await games.read(id, stepsWanted);
  if (found.kind !== 'game') throw new Error(`the game is ${found.kind}`);
  return found;
}

function shortGameSave(id: string, changes: Partial<SavedGame> = {}) {
  return fullGameSave(historyOf(2), { id, ...changes });
}

test('a game is read as it was saved, with its steps', async () => {
  const { games } = await open();
  const history = undoTimes(historyOf(40), 7);
  assert.is(await games.save(fullGameSave(history)), 'saved');
  const { game, steps } = await readGame(games);
  assert.equal(game, asJson(savedGame(history)));
  assert.equal(steps, asJson(history.steps));
  const read = { table: game.table, steps, unloadedStepCount: 0, doneCount: game.done };
  assert.equal(undoAll(read).table, firstTable());
  assert.equal(redoAll(read).table, redoAll(history).table);
});

test('a game opens in which an earlier version let a player lose who could not', async () => {
  const { games } = await open();
  const withEffect = (table: Table): Table => {
    const effects = [ongoingEffect({ does: 'cannotLose', player: seat(1) })];
    return { ...table, planar: table.planar && { ...table.planar, effects } };
  };
  const losing = moves.leave(1, 'noLife');
  const left = playLegalMove(beginHistory(firstTable()), losing, 0);
  const history = { ...left, table: withEffect(left.table) };
  await games.save(fullGameSave(history));
  const { game, steps } = await readGame(games);
  const read = { table: game.table, steps, unloadedStepCount: 0, doneCount: game.done };
  assert.equal(read.table.turn.hasLeftBySeat, [false, true, false]);
  const undone = undo(read);
  assert.equal(undone.table, asJson(withEffect(firstTable())));
  assert.equal(redo(undone).table, read.table);
  assert.equal(playStep(undone, losing, 1), refuse('101.2', 'cannotLose'));
});

test('a game without steps is valid', async () => {
  const { games } = await open();
  const history = beginHistory(plainTable(2));
  await games.save(fullGameSave(history));
  assert.equal(await games.readLatest(ALL_STEPS), { kind: 'game', game: savedGame(history), steps: [] });
});

test('an empty database contains no game', async () => {
  const { games } = await open();
  assert.equal(await games.readLatest(10), { kind: 'none' });
  assert.equal(await games.read('a game', 10), { kind: 'none' });
  assert.equal(await games.list(), []);
  assert.equal(await games.readStepsBefore('a game', 10, 10), []);
});

test('only as many done steps are read as wanted, and all undone ones', async () => {
  const { games } = await open();
  const history = undoTimes(historyOf(40), 7);
  await games.save(fullGameSave(history));
  for (const wanted of [0, 1, 10, 33, 34]) {
    const { steps } = await readGame(games, 'a game', wanted);
    assert.equal(steps, asJson(history.steps.slice(Math.max(0, 33 - wanted))), `${wanted} wanted`);
  }
});

test('the latest game is the one changed last, and the first in the list', async () => {
  const { games } = await open();
  await games.save(shortGameSave('first', { touchedAt: 10 }));
  await games.save(shortGameSave('third', { touchedAt: 20 }));
  await games.save(shortGameSave('second', { touchedAt: 30 }));
  const latest = await games.readLatest(ALL_STEPS);
  assert.is(latest.kind === 'game' && latest.game.id, 'second');
  assert.equal(
    (await games.list()).map(({ id }) => id),
    ['second', 'third', 'first'],
  );
});

test('the game saved last is the latest even if the clock was put back in between', async () => {
  const { games, database } = await open();
  await games.save(shortGameSave('before', { touchedAt: 9_000 }));
  await games.save(shortGameSave('after', { touchedAt: 10 }));
  const latest = await games.readLatest(ALL_STEPS);
  assert.is(latest.kind === 'game' && latest.game.id, 'after');
  const next = createGameStore(database);
  await next.readLatest(ALL_STEPS);
  await next.save(shortGameSave('before', { touchedAt: 20, revision: 2 }));
  assert.equal(
    (await games.list()).map(({ id }) => id),
    ['before', 'after'],
  );
});

test('the latest possible time does not make a later save unreadable', async () => {
  const { games } = await open();
  await games.save(shortGameSave('at the latest time', { touchedAt: 8.64e15 }));
  await games.save(shortGameSave('after it', { touchedAt: 10 }));
  assert.is((await games.read('after it', 10)).kind, 'game');
});

test('the latest game is not read again if its save is known', async () => {
  const { games } = await open();
  await games.save(shortGameSave('a game', { revision: 1 }));
  await games.save(shortGameSave('a game', { revision: 2 }));
  const kinds = async (id: string, revision: number) => (await games.readLatest(10, { id, revision })).kind;
  assert.is(await kinds('a game', 2), 'unchanged');
  assert.is(await kinds('a game', 1), 'game');
  assert.is(await kinds('another', 2), 'game');
});

test('a save from an older revision is overtaken, and nothing of it is written', async () => {
  const { games } = await open();
  const history = historyOf(5);
  await games.save(fullGameSave(history, { revision: 1 }));
  await games.save(fullGameSave(history, { revision: 2, touchedAt: 3_000 }));
  const later = playLegalMove(history, moves.beginNextTurn, 999_999);
  for (const revision of [1, 2]) {
    assert.is(
      await games.save(fullGameSave(later, { revision, touchedAt: 9_000 })),
      'overtaken',
      `${revision}`,
    );
  }
  const { game, steps } = await readGame(games);
  assert.equal(game, asJson(savedGame(history, { revision: 2, touchedAt: 3_000 })));
  assert.is(steps.length, 5);
});

test('two tabs saving the same revision: one is saved, the other overtaken', async () => {
  const name = freshDatabaseName();
  const [one, other] = [await open(name), await open(name)];
  const history = historyOf(5);
  await one.games.save(fullGameSave(history));
  const mine = playLegalMove(history, moves.changeLife(0, -1), 999_999);
  const theirs = playLegalMove(history, moves.changeLife(1, -1), 999_999);
  const outcomes = await Promise.all([
    one.games.save(fullGameSave(mine, { revision: 2 })),
    other.games.save(fullGameSave(theirs, { revision: 2 })),
  ]);
  assert.equal([...outcomes].sort(), ['overtaken', 'saved']);
  const winner = outcomes[0] === 'saved' ? mine : theirs;
  const { game, steps } = await readGame(one.games);
  assert.equal(game.table, winner.table);
  assert.equal(steps, asJson(winner.steps));
});

test('a game read during another tab’s save is entirely old or entirely new', async () => {
  const before = historyOf(5);
  const oldHistory = playLegalMove(before, moves.changeLife(0, -1), 999_999);
  const newHistory = playLegalMove(oldHistory, moves.changeLife(0, -1), 1_000_000);
  for (let delay = 0; delay < 12; delay++) {
    const name = freshDatabaseName();
    const [mine, theirs] = [await open(name), await open(name)];
    await mine.games.save(fullGameSave(oldHistory));
    const reading = mine.games.read('a game', ALL_STEPS);
    for (let waited = 0; waited < delay; waited++) await new Promise((done) => setImmediate(done));
    const saving = theirs.games.save(fullGameSave(newHistory, { revision: 2 }));
    const [found] = await Promise.all([reading, saving]);
    if (found.kind !== 'game') throw new Error(`the game is ${found.kind}`);
    const expected = found.game.revision === 1 ? oldHistory : newHistory;
    assert.equal(found.steps.at(-1)?.move, expected.steps.at(-1)?.move, `${delay} moments later`);
  }
});

test('replaced undone steps are deleted, those of other games remain', async () => {
  const { games, database } = await open();
  const history = historyOf(12);
  await games.save(fullGameSave(history));
  await games.save(fullGameSave(history, { id: 'a game 2' }));
  const branched = playLegalMove(undoTimes(history, 9), moves.changeLife(2, 5), 999_999);
  assert.is(branched.steps.length, 4);
  await games.save({
    ...fullGameSave(branched, { revision: 2 }),
    steps: branched.steps.slice(3).map((step) => [3, step]),
  });
  assert.equal((await readGame(games)).steps, asJson(branched.steps));
  assert.equal((await readGame(games, 'a game 2')).steps, asJson(history.steps));
  assert.is(await database.table('steps').count(), 4 + 12);
});

test('a save is written completely or not at all', async () => {
  const { games } = await open();
  const history = historyOf(3);
  await games.save(fullGameSave(history));
  const later = playLegalMove(history, moves.changeLife(2, 5), 999_999);
  const unstorable = { ...later.steps[3], at: () => 0 } as never;
  const saving = games.save({ ...fullGameSave(later, { revision: 2 }), steps: [[3, unstorable]] });
  assert.is(await saving.catch(() => 'rejected'), 'rejected');
  const { game, steps } = await readGame(games);
  assert.equal([game.revision, game.length, steps.length], [1, 3, 3]);
  assert.is(await games.save(fullGameSave(later, { revision: 2 })), 'saved');
});

test('older steps are read in parts, back to the first', async () => {
  const { games } = await open();
  const history = historyOf(30);
  await games.save(fullGameSave(history));
  await games.save(shortGameSave('a game too'));
  const stepsBetween = (from: number, to: number) => asJson(history.steps.slice(from, to));
  assert.equal(await games.readStepsBefore('a game', 30, 10), stepsBetween(20, 30));
  assert.equal(await games.readStepsBefore('a game', 20, 10), stepsBetween(10, 20));
  assert.equal(await games.readStepsBefore('a game', 7, 10), stepsBetween(0, 7));
  assert.equal(await games.readStepsBefore('a game', 0, 10), []);
  assert.equal(await games.readStepsBefore('a gam', 30, 10), []);
});

test('the twenty latest games are retained with their steps', async () => {
  const { games, database } = await open();
  for (let game = 1; game <= 20; game++)
    await games.save(shortGameSave(`game ${game}`, { touchedAt: game * 100 }));
  await games.save(shortGameSave('game 1', { touchedAt: 5_000, revision: 2 }));
  assert.is(await database.table('games').count(), 20, 'saving an existing game drops none');
  await games.save(shortGameSave('game 21', { touchedAt: 6_000 }));
  const kept = (await games.list()).map(({ id }) => id);
  assert.is(kept.length, 20);
  assert.equal(kept.slice(0, 2), ['game 21', 'game 1']);
  assert.not.ok(kept.includes('game 2'), 'the one unchanged for longest is dropped');
  assert.is(await database.table('steps').count(), 20 * 2);
  assert.equal(await games.readStepsBefore('game 2', 10, 10), []);
});

test('a game begun while the phone’s clock is behind is not deleted itself', async () => {
  const { games } = await open();
  for (let game = 1; game <= 20; game++)
    await games.save(shortGameSave(`game ${game}`, { touchedAt: game * 100 }));
  assert.is(await games.save(shortGameSave('just begun', { touchedAt: 5 })), 'saved');
  assert.is((await games.read('just begun', 10)).kind, 'game');
});

const validGame = asJson(savedGame(historyOf(2)));
const validRow = asJson(rowsToWrite({ game: validGame, saveId: '', steps: [] }).game);

/** Rows that are no game of this version. */
const damagedGames: readonly (readonly [what: string, row: Record<string, unknown>])[] = [
  ['of a later format', { ...validRow, format: 2 }],
  ['without a format', { ...validRow, format: undefined }],
  ['with a number for an id', { ...validRow, id: 7 }],
  ['with an empty id', { ...validRow, id: '' }],
  ['with an id that is too long', { ...validRow, id: 'x'.repeat(101) }],
  ['without a table', { ...validRow, table: null }],
  ['with a table for fewer players', { ...validRow, table: plainTable(2) }],
  ['with fewer players than seats', { ...validRow, seats: [...validGame.seats, { name: 'Eve', colour: 5 }] }],
  ['with a number for a name', { ...validRow, seats: validGame.seats.map(() => ({ name: 1, colour: 1 })) }],
  [
    'with a name that is too long',
    { ...validRow, seats: validGame.seats.map(() => ({ name: 'x'.repeat(201), colour: 1 })) },
  ],
  [
    'with a color that is no integer',
    { ...validRow, seats: validGame.seats.map(() => ({ name: '', colour: 0.5 })) },
  ],
  ['with a text for the time', { ...validRow, touchedAt: 'yesterday' }],
  ['with no time', { ...validRow, touchedAt: undefined }],
  ['changed at a time beyond the range of dates', { ...validRow, touchedAt: Number.POSITIVE_INFINITY }],
  ['begun at a time beyond the range of dates', { ...validRow, startedAt: 1e300 }],
  ['with more steps done than kept', { ...validRow, done: 3 }],
  ['with half a step', { ...validRow, done: 0.5 }],
  ['with a negative number of steps', { ...validRow, done: -1 }],
  [
    'whose opening has a name for a player',
    { ...validRow, opening: [{ kind: 'gameWon', rule: '104.2a', player: 'Ann' }] },
  ],
  ['with a text for an opening', { ...validRow, opening: 'it began' }],
  ['with a text for a revision', { ...validRow, revision: '1' }],
  ['with nothing but an id', { id: 'nothing but an id' }],
];

for (const [description, row] of damagedGames) {
  test(`a game ${description} stays where it is with its steps, and the others are read`, async () => {
    const { games, database } = await open();
    await games.save(shortGameSave('a good game', { touchedAt: 1 }));
    const stepRows = historyOf(2).steps.map((step, index) => ({ ...asJson(step), game: row.id, index }));
    await database.table('games').put(row);
    await database.table('steps').bulkPut(stepRows);

    assert.equal(
      (await games.list()).map(({ id }) => id),
      ['a good game'],
    );
    assert.equal(await games.read(row.id as string, ALL_STEPS), { kind: 'damaged' });
    assert.equal((await readGame(games, 'a good game')).steps, asJson(historyOf(2).steps));
    assert.equal(await database.table('games').get(row.id as string), row);
    assert.is(await database.table('steps').count(), 2 + stepRows.length);
    assert.is(await database.table('damaged').count(), 0);
  });
}

test('the latest readable game is opened if the latest cannot be read', async () => {
  const { games, database } = await open();
  await games.save(shortGameSave('a good game', { touchedAt: 1 }));
  await database.table('games').put({ ...validRow, id: 'broken', touchedAt: 9_000, table: 'broken' });
  const found = await games.readLatest(10);
  assert.is(found.kind === 'game' && found.game.id, 'a good game');
  assert.is(await database.table('games').count(), 2);
});

test('a game saved over an unreadable row goes on as a second game, and the row stays', async () => {
  const { games, database } = await open();
  await games.save(shortGameSave('a game'));
  const broken = { ...validRow, id: 'a game', revision: 2, table: 'of a later version' };
  await database.table('games').put(broken);
  await database.table('saves').put('theirs', ['a game', 2]);
  assert.is(await games.save(shortGameSave('a game', { revision: 2 })), 'overtaken');
  assert.equal(await games.read('a game', 10), { kind: 'none' });
  assert.is(await games.save(shortGameSave('a game')), 'saved');
  assert.is(await games.save(shortGameSave('a game', { revision: 2 })), 'saved');
  assert.equal(await database.table('games').get('a game'), broken);
  assert.is((await games.list()).length, 1);
});

async function createReportingStore(database: Database) {
  const unreadable = createUnreadableRows();
  const condition = createStorageCondition();
  watchDamagedRows(database, unreadable, condition);
  return { games: createGameStore(database, { unreadableRows: unreadable, condition }), condition };
}

test('unreadable data is counted and exported as one text, and can be discarded', async () => {
  const { database } = await open();
  const { games, condition } = await createReportingStore(database);
  assert.is(condition.peek().unreadableData, null);
  await games.save(shortGameSave('a good game'));
  const rows = ['one', 'two'].map((id) => ({ ...validRow, id, table: `<script>alert('${id}')</script>` }));
  await database.table('games').bulkPut(rows);
  await database.table('damaged').add({ game: 'of an earlier version', steps: [] });
  await games.list();
  await until(() => condition.peek().unreadableData?.count === 3);
  const { unreadableData } = condition.peek();
  const exported = JSON.parse((await unreadableData?.exportAsText()) ?? '') as {
    game: unknown;
    steps: unknown;
  }[];
  assert.equal(
    exported.map(({ game, steps }) => [game, steps]),
    ['of an earlier version', ...rows].map((row) => [row, []]),
  );
  await unreadableData?.discard();
  await until(() => condition.peek().unreadableData === null);
  assert.equal(
    (await games.list()).map(({ id }) => id),
    ['a good game'],
  );
});

test('what an earlier version set aside is brought back once it can be read', async () => {
  const { games, database } = await open();
  await games.save(shortGameSave('taken'));
  await games.save(fullGameSave(historyOf(5), { id: 'shortened' }));
  const [first] = await database.table('steps').where('[game+index]').equals(['shortened', 0]).toArray();
  await database.table('steps').delete(['shortened', 0]);
  const steps = historyOf(2).steps.map((step, index) => ({ ...asJson(step), game: 'any', index }));
  await database
    .table('damaged')
    .bulkAdd([
      { game: { ...validRow, id: 'back' }, steps },
      { game: { ...validRow, id: 'taken' }, steps },
      { steps: [first] },
      { game: { ...validRow, id: 'broken', table: 7 }, steps },
      { settings: { language: 7 } },
    ]);
  await recoverReadableRows(database);
  assert.is((await games.list()).length, 4);
  assert.is((await readGame(games, 'back')).steps.length, 2);
  assert.is((await readGame(games, 'shortened')).steps.length, 5);
  assert.is(await games.save(shortGameSave('back', { revision: 2 })), 'saved');
  assert.is(await database.table('damaged').count(), 2);
});

const damagedSteps: Readonly<Record<string, (row: Record<string, unknown>) => Record<string, unknown>>> = {
  'of half a move': (row) => ({ ...row, move: { kind: 'changeLife', player: 0, by: 0.5 } }),
  'without a change': (row) => ({ ...row, change: undefined }),
  'whose change has no path': (row) => ({ ...row, change: [{ before: 1, after: 2 }] }),
  'with an invalid happening': (row) => ({ ...row, happenings: ['tableFlipped'] }),
  'without a time': (row) => ({ ...row, at: 'later' }),
};

for (const [description, breakStep] of Object.entries(damagedSteps)) {
  test(`a game with a step ${description} continues with the steps after it, and the step stays`, async () => {
    const { database } = await open();
    const { games, condition } = await createReportingStore(database);
    const history = historyOf(20);
    await games.save(fullGameSave(history));
    const rows = database.table('steps');
    await rows.put(breakStep(await rows.get(['a game', 15])));
    const broken = await rows.get(['a game', 15]);
    const { game, steps } = await readGame(games);
    assert.equal([game.table, steps], [asJson(history.table), asJson(history.steps.slice(16))]);
    const { unreadableData } = condition.peek();
    assert.is(unreadableData?.count, 1);
    assert.equal(JSON.parse((await unreadableData?.exportAsText()) ?? ''), [{ steps: [asJson(broken)] }]);
    assert.equal(await rows.get(['a game', 15]), broken);
    assert.equal((await readGame(games)).steps, asJson(history.steps.slice(16)), 'the same when read again');
    assert.equal(await games.readStepsBefore('a game', 16, 10), []);

    const later = playLegalMove(
      { table: game.table, steps, unloadedStepCount: 16, doneCount: 4 },
      moves.changeLife(0, 1),
      999_999,
    );
    assert.is(await games.save(fullGameSave(later, { revision: 2 })), 'saved');
    assert.equal((await readGame(games, 'a game', 1)).steps, asJson(later.steps.slice(-1)));
  });
}

test('missing fields of a game get their defaults', async () => {
  const { games, database } = await open();
  const { id, format, touchedAt, revision, table, done, length } = validRow;
  await database.table('games').put({ id, format, touchedAt, revision, table, done, length });
  const { game } = await readGame(games, validGame.id);
  const seats = validGame.table.turn.hasLeftBySeat.map((_, color) => ({ name: '', color }));
  const deck = validGame.table.planar ? 'random' : 'none';
  assert.equal(game, { ...validGame, seats, deck, startedAt: validGame.touchedAt, opening: [] });
});

test('a game counts as not handed over if the record of that is damaged', async () => {
  const { games, database } = await open();
  for (const handedOver of [null, 7, [], { at: 'noon', revision: 1 }, { at: 5 }]) {
    await database.table('games').put({ ...validRow, handedOver });
    assert.is((await readGame(games, validGame.id)).game.handedOver, undefined, JSON.stringify(handedOver));
  }
  await database.table('games').put({ ...validRow, handedOver: { at: 5, revision: 1 } });
  assert.equal((await readGame(games, validGame.id)).game.handedOver, { at: 5, revision: 1 });
});

test('moves and happenings unknown to this version are read as unknown and written back unchanged', async () => {
  const { games, database } = await open();
  const history = historyOf(20);
  await games.save(fullGameSave(history));
  const opening = [{ kind: 'coinTossed', rule: '705.1', player: 0 }];
  await database.table('games').put({ ...(await database.table('games').get('a game')), opening, season: 3 });
  const row = await database.table('steps').get(['a game', 15]);
  const happenings = [{ kind: 'tableFlipped', player: 0 }, ...row.happenings];
  const unknownStepRow = {
    ...row,
    move: { kind: 'flipTable', marker: 2, far: true },
    happenings,
    mood: 'bad',
  };
  await database.table('steps').put(unknownStepRow);

  const { game, steps } = await readGame(games);
  assert.is(steps.length, 20);
  assert.equal(game.opening, [{ kind: 'unknown', rule: null, stored: opening[0] }] as unknown as Happening[]);
  const { move } = steps[15] as Step;
  assert.equal(move, { kind: 'unknown', marker: 2, stored: unknownStepRow.move });
  assert.equal(steps[15]?.happenings[0]?.kind, 'unknown');
  const again = { game: { ...game, revision: 2 }, steps: steps.map((step, index) => [index, step] as const) };
  assert.is(await games.save({ ...again, saveId: 'all of it' }), 'saved');
  assert.equal(await database.table('steps').get(['a game', 15]), unknownStepRow);
  const saved = await database.table('games').get('a game');
  assert.equal([saved.opening, saved.season], [opening, 3]);
  assert.is(await database.table('damaged').count(), 0);
});

test('a game with a missing step continues with those after it', async () => {
  const { games, database } = await open();
  await games.save(fullGameSave(historyOf(20)));
  await database.table('steps').delete(['a game', 15]);
  assert.is((await readGame(games)).steps.length, 4);
  assert.is(await database.table('damaged').count(), 0, 'there is nothing to set aside');
});

test('a game with damaged undone steps continues without them', async () => {
  const { games, database } = await open();
  const history = historyOf(20);
  const undone = [...Array(8)].reduce<typeof history>((before) => undo(before), history);
  await games.save(fullGameSave(undone));
  await database.table('steps').delete(['a game', 15]);
  const { game, steps } = await readGame(games);
  assert.equal([game.done, game.length, steps], [12, 20, []]);
});

test('if an older step is missing, no step from before the gap is taken for a later one', async () => {
  const { games, database } = await open();
  const history = historyOf(20);
  await games.save(fullGameSave(history));
  await database.table('steps').delete(['a game', 8]);
  const older = await games.readStepsBefore('a game', 15, 12).catch(() => []);
  const times = (steps: readonly Step[]) => steps.map(({ at }) => at);
  assert.equal(times(older), times(history.steps.slice(15 - older.length, 15)));
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
}

test.run();
