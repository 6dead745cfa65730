/** Saved games: each is the table as it stands, and its steps in both directions, one row a step. */
import { Dexie } from 'dexie';
import * as v from 'valibot';
import type { Happening } from '../rules/table/happening';
import type { Step } from '../rules/table/history';
import type { Table } from '../rules/table/table';
import type { Database } from './database';
import { happeningSchema, stepSchema, tableSchema } from './table-schema';

const FORMAT = 1;
/** Games beyond this many are dropped, the longest untouched first. */
const GAMES_KEPT = 20;

export interface Seat {
  /** Empty until somebody gives it a name. */
  readonly name: string;
  /** Index into the seat colours. */
  readonly colour: number;
}

export interface SavedGame {
  readonly id: string;
  readonly format: typeof FORMAT;
  readonly seats: readonly Seat[];
  /** Which ready-made deck was chosen, by name. */
  readonly deck: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Grows with every save: whoever holds an older one has been overtaken by another tab. */
  readonly revision: number;
  readonly opening: readonly Happening[];
  readonly table: Table;
  /** Steps done, and steps kept, counted from the beginning of the game. */
  readonly done: number;
  readonly length: number;
}

export interface GameSave {
  readonly game: SavedGame;
  /** Steps to write, by their place in the game. */
  readonly steps: readonly (readonly [index: number, step: Step])[];
}

export type ReadGame =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export interface Games {
  /** The game touched last. A game that cannot be read is set aside among the damaged data. */
  latest(stepsWanted: number): Promise<ReadGame>;
  read(id: string, stepsWanted: number): Promise<ReadGame>;
  /** The games that can be read, the latest first; those that cannot are set aside. */
  list(): Promise<readonly SavedGame[]>;
  /** Whether something is a table at all, for what stored steps lead to. */
  isTable(value: unknown): boolean;
  /** 'overtaken' when another tab has saved this game since: then nothing is written. */
  save(save: GameSave): Promise<'saved' | 'overtaken'>;
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
}

/** Milliseconds that a calendar reaches. */
const instant = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15));

const gameSchema: v.GenericSchema<unknown, SavedGame> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    format: v.literal(FORMAT),
    seats: v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(200)),
        colour: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    deck: v.pipe(v.string(), v.maxLength(100)),
    startedAt: instant,
    touchedAt: instant,
    revision: v.pipe(v.number(), v.safeInteger()),
    opening: v.array(happeningSchema),
    table: tableSchema,
    done: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    length: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.check((game) => game.seats.length === game.table.turn.left.length, 'seats and table disagree'),
  v.check((game) => game.done <= game.length, 'more steps are done than kept'),
);

const rowSchema = v.pipe(
  v.looseObject({ index: v.number() }),
  v.transform(({ index, ...step }) => ({ index, step })),
  v.object({ index: v.number(), step: stepSchema }),
);

interface StepRow {
  readonly game: string;
  readonly index: number;
}

interface FoundSteps {
  readonly steps: readonly Step[];
  readonly unreadable: readonly StepRow[];
}

export function createGames(database: Database): Games {
  const { games, steps, saves, damaged } = database;

  /** The latest steps before `to` without a gap; a step that cannot be read is a gap. */
  async function readSteps(id: string, from: number, to: number): Promise<FoundSteps> {
    const rows = await steps.where('[game+index]').between([id, from], [id, to]).toArray();
    const parsed = rows.map((row) => v.safeParse(rowSchema, row));
    const readable = parsed.flatMap(({ success, output }) => (success ? [output] : []));
    const gap = readable.findLastIndex(({ index }, place) => index !== to - (readable.length - place));
    return {
      steps: readable.slice(gap + 1).map(({ step }) => step),
      unreadable: rows.filter((_, place) => !parsed[place]?.success) as readonly StepRow[],
    };
  }

  /** The steps nearest to `game.done`, as many as wanted; none when the one to undo is out of reach: the game goes on without. */
  async function stepsAround(game: SavedGame, wanted: number): Promise<FoundSteps> {
    const found = await readSteps(game.id, Math.max(0, game.done - wanted), game.length);
    const isReachable = game.length - found.steps.length <= game.done;
    return isReachable ? found : { ...found, steps: [] };
  }

  /** Moves steps that cannot be read out of the way, for the user to save as a file. */
  async function setStepsAside(rows: readonly StepRow[]): Promise<void> {
    const keys = rows.map(({ game, index }): [string, number] => [game, index]);
    await database.transaction('rw', steps, damaged, async () => {
      // Another tab may have written good ones in their place.
      const found = (await steps.bulkGet(keys)).filter((row) => row && !v.is(rowSchema, row)) as StepRow[];
      if (found.length === 0) return;
      await damaged.add({ steps: found });
      await steps.bulkDelete(found.map(({ game, index }) => [game, index]));
    });
  }

  /** Steps that stay in the way do no harm: they are met again. */
  async function clearAway({ steps: found, unreadable }: FoundSteps): Promise<readonly Step[]> {
    if (unreadable.length > 0) await setStepsAside(unreadable).catch(() => {});
    return found;
  }

  /** A row in one moment with its steps, whoever saves meanwhile; the steps of a game that cannot be read stay where they are. */
  async function readGame(find: () => Promise<unknown>, stepsWanted: number): Promise<ReadGame> {
    const found = await database.transaction('r', games, steps, async () => {
      const row = await find();
      const parsed = v.safeParse(gameSchema, row);
      if (!parsed.success) return { row };
      return { row, game: parsed.output, found: await stepsAround(parsed.output, stepsWanted) };
    });
    if (found.row === undefined) return { kind: 'none' };
    if (found.game) return { kind: 'game', game: found.game, steps: await clearAway(found.found) };
    await setAside(found.row);
    return { kind: 'damaged' };
  }

  /** Moves a game that cannot be read out of the way, whole, for the user to save as a file. */
  async function setAside(row: unknown): Promise<void> {
    const id = (row as { id?: unknown }).id;
    await database.transaction('rw', games, steps, saves, damaged, async () => {
      // Another reader may have been faster.
      if ((await games.get(id as string)) === undefined) return;
      const own = steps.where('[game+index]').between([id, Dexie.minKey], [id, Dexie.maxKey]);
      await damaged.add({ game: row, steps: await own.toArray() });
      await own.delete();
      await saves.where(':id').between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
      await games.delete(id as string);
    });
  }

  return {
    latest: (stepsWanted) => readGame(() => games.orderBy('touchedAt').last(), stepsWanted),
    read: (id, stepsWanted) => readGame(() => games.get(id), stepsWanted),
    isTable: (value) => v.is(tableSchema, value),

    async list() {
      const readable: SavedGame[] = [];
      for (const row of await games.toArray()) {
        const parsed = v.safeParse(gameSchema, row);
        if (parsed.success) readable.push(parsed.output);
        else await setAside(row);
      }
      return readable.sort((one, other) => other.touchedAt - one.touchedAt);
    },

    async save({ game, steps: changed }) {
      if (!database.isOpen()) {
        // Somebody cleared the storage under the running app.
        await database.open();
        if (game.revision > 1 && (await games.get(game.id)) === undefined) return 'overtaken';
      }
      const outcome = await writeAtOnce(database.backendDB(), game, changed);
      if (outcome === 'saved' && game.revision === 1) await dropOldGames(game.id);
      return outcome;
    },

    stepsBefore: async (id, index, wanted) =>
      clearAway(await readSteps(id, Math.max(0, index - wanted), index)),
  };

  /** The game just begun stays, whatever the phone's clock says. */
  async function dropOldGames(begun: string): Promise<void> {
    const others = (await games.orderBy('touchedAt').reverse().primaryKeys()).filter((id) => id !== begun);
    const old = others.slice(GAMES_KEPT - 1);
    await games.bulkDelete(old);
    for (const id of old) {
      await steps.where('[game+index]').between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
      await saves.where(':id').between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
    }
  }
}

/**
 * Hands a save over to the browser within the running task, commit included, so that nothing on this page has to happen
 * before it is safe: a browser killed right after a tap still has it. Dexie would ask first and write afterwards.
 */
function writeAtOnce(
  database: IDBDatabase,
  game: SavedGame,
  changed: GameSave['steps'],
): Promise<'saved' | 'overtaken'> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['games', 'steps', 'saves'], 'readwrite', {
      durability: 'strict',
    });
    const claim = transaction.objectStore('saves').add(0, [game.id, game.revision]);
    transaction.oncomplete = () => resolve('saved');
    transaction.onabort = () => {
      if (claim.error?.name === 'ConstraintError') resolve('overtaken');
      else reject(transaction.error);
    };
    try {
      transaction.objectStore('games').put(game);
      const steps = transaction.objectStore('steps');
      steps.delete(IDBKeyRange.bound([game.id, game.length], [game.id, []], false, true));
      for (const [index, step] of changed) steps.put({ ...step, game: game.id, index });
      transaction.commit();
    } catch (error) {
      transaction.abort();
      reject(error);
    }
  });
}
