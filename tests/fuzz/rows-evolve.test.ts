/**
 * Adds and removes fields and entries in rows at random, as other versions of the app would: every game
 * opens, continues and keeps them.
 */
import 'fake-indexeddb/auto';
import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';
import type { Change } from '../../src/rules/change/change';
import {
  beginHistory,
  canRedo,
  type History,
  playStep,
  redo,
  type Step,
  undo,
} from '../../src/rules/table/history';
import type { Table } from '../../src/rules/table/table';
import { type Game, gameFromRows, gameToRows } from '../../src/session/game/game';
import { openDatabase } from '../../src/storage/database/database';
import { createGameStore, type GameStore } from '../../src/storage/game/game-store';
import { readLatestGame } from '../../src/storage/game/read-latest';
import { stepSchema } from '../../src/storage/game/schema/step-schema';
import { readTable } from '../../src/storage/game/schema/table-schema';
import {
  type Path,
  type Place,
  placesIn,
  type Tree,
  valueAt,
  without,
  withReplacement,
} from '../support/storage/row-changes';
import { asJson, freshDatabaseName, fullGameSave } from '../support/storage/saved-games';
import { assert, suite } from '../support/suite';
import {
  type Attempt,
  gamesOfMelee,
  games as gamesOfOneTurn,
  manyMoves,
  playAttempt,
} from '../support/tables/random-moves';
import { moves } from '../support/tables/tables';

const test = suite('rows of other versions');

const RUNS = { seed: 20_261_122, numRuns: 100, includeErrorInReport: true, endOnFailure: true };
const EVERYTHING = 10_000;
const MAX_STEPS = 30;

interface Rows {
  readonly game: Tree;
  readonly steps: readonly Tree[];
}

/** Returns a game as stored in the database after these moves. */
async function rowsOf(table: Table, tried: readonly Attempt[]): Promise<Rows> {
  let history: History = beginHistory(table);
  for (const [index, attempt] of tried.entries()) {
    history = playAttempt(history, attempt, index);
    for (const step of history.steps.slice(-1)) {
      const read = v.safeParse(stepSchema, step);
      assert.equal(read.success && kindsIn(read.output), kindsIn(step), JSON.stringify(step.move));
    }
    if (history.doneCount === MAX_STEPS) break;
  }
  const { database, games } = await open();
  await games.save(fullGameSave(history));
  const rows = { game: await database.games.get('a game'), steps: await database.steps.toArray() };
  database.close();
  return asJson(rows) as unknown as Rows;
}

/** The schema reads a move or happening that it lacks as an unknown one. */
function kindsIn({ move, happenings }: Step): readonly string[] {
  return [move, ...happenings].map(({ kind }) => kind);
}

async function open() {
  const name = freshDatabaseName();
  const database = await openDatabase(name);
  return { name, database, games: createGameStore(database) };
}

async function layOut({ game, steps }: Rows) {
  const opened = await open();
  await opened.database.games.put(game);
  await opened.database.steps.bulkPut([...steps]);
  return opened;
}

/** Loads the game as the app does, in both ways, with nothing set aside. */
async function gameIn(
  name: string,
  games: GameStore,
  steps: number,
): Promise<{ game: Game; revision: number }> {
  const [first, latest] = [await readLatestGame(EVERYTHING, { name }), await games.readLatest(EVERYTHING)];
  first?.connection.close();
  assert.is(latest.kind, 'game');
  if (latest.kind !== 'game' || !first) throw new Error('the game is not read before the store is open');
  assert.equal([first.game, first.steps], [latest.game, latest.steps]);
  assert.is(latest.steps.length, steps, 'every step is read');
  return { game: gameFromRows(latest.game, latest.steps), revision: latest.game.revision };
}

/** Continues, saves and returns the resulting rows. */
async function saveAgain(rows: Rows, change: (history: History) => History): Promise<Rows> {
  const { name, database, games } = await layOut(rows);
  const { game, revision } = await gameIn(name, games, rows.steps.length);
  const history = change(game.history);
  const save = gameToRows({ ...game, history }, game.history, revision + 1, 9_999_999);
  assert.is(await games.save({ ...save, saveId: 'a save' }), 'saved');
  const resaved = { game: await database.games.get('a game'), steps: await database.steps.toArray() } as Rows;
  assert.is(await database.damaged.count(), 0, 'nothing was set aside');
  database.close();
  return resaved;
}

/** Gains life, which is possible in most games regardless of pending decisions. */
function playOn(history: History): History {
  const player = history.table.turn.hasLeftBySeat.indexOf(false);
  const played = playStep(history, moves.changeLife(Math.max(0, player), 1), 9_000_000);
  return played.ok ? played.value : history;
}

/** Undoes everything and redoes it. */
function undoneAndRedone(history: History): History {
  let moment = history;
  while (moment.doneCount > 0) {
    moment = undo(moment);
    assert.ok(readTable(moment.table));
  }
  while (canRedo(moment)) moment = redo(moment);
  return moment;
}

const anyGame: Arbitrary<readonly [Table, readonly Attempt[]]> = fc.tuple(
  fc.oneof({ weight: 4, arbitrary: gamesOfOneTurn }, { weight: 1, arbitrary: gamesOfMelee }),
  manyMoves,
);

/** Values that another version might store in a field. */
const anyJson: Arbitrary<unknown> = fc.jsonValue({ maxDepth: 2 });
const picks = fc.array(fc.tuple(fc.nat(), anyJson), { minLength: 1, maxLength: 8 });

/** Returns whether a record is keyed by cards rather than fields, or is a suspended turn, which is rebuilt. */
function isByCard(path: Path): boolean {
  return /\bplanar\.(kinds|counters|marked)$|^table\.aside\.\d+$/.test(path.join('.'));
}

/** Returns whether undo or redo writes a different value in that place. */
function isReplaced({ steps }: Rows, path: Path): boolean {
  return steps.some(({ change }) =>
    (change as Change).some((difference) =>
      ['table', ...difference.path].every((key, place) => key === path[place]),
    ),
  );
}

function pick<One>(all: readonly One[], index: number): One | undefined {
  return all[index % Math.max(1, all.length)];
}

test('unknown fields survive a save, and undo with redo', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, picks, fc.boolean(), async ([table, tried], picked, undoesFirst) => {
      const rows = await rowsOf(table, tried);
      const objects = placesIn(rows.game).filter(
        ({ path, isObject }) => isObject && !isByCard(path) && !(undoesFirst && isReplaced(rows, path)),
      );
      const added = picked.flatMap(([index, value], count) => {
        const place = pick(objects, index);
        return place ? [{ path: [...place.path, `later ${count}`], value }] : [];
      });
      const game = added.reduce<unknown>(
        (row, { path, value }) => withReplacement(row, path, value),
        rows.game,
      ) as Tree;
      const steps = rows.steps.map((step) => ({
        ...step,
        later: 1,
        move: { ...(step.move as Tree), later: 2 },
      }));
      const resaved = await saveAgain({ game, steps }, (history) =>
        playOn(undoesFirst ? undoneAndRedone(history) : history),
      );
      for (const { path, value } of added) assert.equal(valueAt(resaved.game, path), value, path.join('.'));
      assert.equal(resaved.steps.slice(0, steps.length - 1), steps.slice(0, -1), 'steps lie as they lay');
    }),
    RUNS,
  );
});

test('a missing field or entry gets its default, and the game continues', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, picks, async ([table, tried], picked) => {
      const rows = await rowsOf(table, tried);
      const optional = placesIn(rows.game).filter(mayBeMissing(rows.game));
      const missing = picked.flatMap(([index]) => pick(optional, index) ?? []);
      const game = missing.reduce<unknown>((row, { path }) => without(row, path), rows.game) as Tree;
      const steps = rows.steps.map((step, index) => (index % 3 === 0 ? without(step, ['happenings']) : step));
      await saveAgain({ game, steps: steps as readonly Tree[] }, playOn);
    }),
    RUNS,
  );
});

test('unknown moves, happenings, effects, abilities and counters are kept unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, fc.infiniteStream(fc.nat(99)), async ([table, tried], chances) => {
      const often = () => (chances.next().value ?? 0) < 30;
      const rows = await rowsOf(table, tried);
      const unknown = (value: unknown) =>
        often() ? { ...(value as Tree), kind: 'conjure', later: 3 } : value;
      const steps = rows.steps.map((step) => ({
        ...step,
        move: unknown(step.move),
        happenings: (step.happenings as Tree[]).map(unknown),
      }));
      const { planar, counters, designations, stays, ...others } = rows.game.table as Tree;
      const seat = { player: null, until: null, source: null, note: null };
      const changedTable = {
        ...others,
        counters: (counters as Tree[]).map((own) => ({ ...own, ticket: 4 })),
        designations: { ...(designations as Tree), time: 'dusk', emperor: 0 },
        stays: (stays as string[][]).map((own) => [...own, 'bored']),
        planar: planar && {
          ...(planar as Tree),
          effects: [
            ...((planar as Tree).effects as Tree[]),
            { ...seat, does: 'doubleDamage', ends: 'tomorrow' },
          ],
          waiting: [{ kind: 'cascade', controller: 0, depth: 2 }, ...((planar as Tree).waiting as Tree[])],
        },
      };
      const opening = [...(rows.game.opening as Tree[]), { kind: 'sealOpened', by: 'app' }];
      const game = { ...rows.game, table: changedTable, opening };
      const resaved = await saveAgain({ game, steps }, playOn);
      const now = resaved.game.table as Tree;
      assert.equal(resaved.game.opening, opening);
      assert.equal(resaved.steps.slice(0, steps.length - 1), steps.slice(0, -1));
      assert.equal([now.counters, now.designations], [changedTable.counters, changedTable.designations]);
      assert.ok((now.stays as string[][]).every((own) => own.includes('bored')));
      assert.equal(now.planar, changedTable.planar);
    }),
    RUNS,
  );
});

/** Places without a default, and places where an unexpected value would lose the game. */
const anchors = [
  /^(id|format|touchedAt|revision|table|done|length)$/,
  /^table\.(turn|totals|planar|chance|aside)$/,
  /\bturn\.(of|left|marker)$|\bmarker$|\bmarker\.number$/,
  /\btotals\.\d+\.life$|\bnamed\.\d+\.name$/,
  /\bplanar\.(faceUp|controller|kinds|decks|choice|map)$/,
  /\bplanar\.kinds\./,
  /\b(card|cards|owner|take|operation|take\..*|at|x|y|squares|faces|player)$/,
  /\bmap\.kind$|\bwaiting\.\d+\.(kind|controller)$|\bfaceUp\.\d+\.deck$|\bchoice\.deck$/,
  /^table\.turn\.(teams|apart|seating)$|^table\.aside\.\d+\.(turn|planar)$/,
];

function mayBeMissing(row: Tree): (place: Place) => boolean {
  const isMelee = ((row.table as Tree).turn as Tree).marker !== null;
  return ({ path }) => {
    const [last] = path.slice(-1);
    if (typeof last !== 'string' || anchors.some((anchor) => anchor.test(path.join('.')))) return false;
    return !(isMelee && ['waits', 'removals', 'waiting', 'dice'].includes(last));
  };
}

test.run();
