/** Stores games: each is the current table, plus its steps in both directions in separate rows. */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { noReplica, type Replica } from '../backup/replica';
import { reconnect, withReconnect } from '../database/connection';
import { claimsOf, type Database, stepsOf } from '../database/database';
import { withTimeout } from '../database/timeout';
import { stepsToRead } from './latest-rows';
import {
  type FoundSteps,
  gameSchema,
  type SavedGame,
  type StepRow,
  stepRowSchema,
  stepsInReach,
  stepsWithoutGap,
} from './saved-game';
import { readTable } from './schema/table-schema';
import { type GameSave, type GameWriter, SAVE_TIMEOUT, type SaveOutcome, writeInOneTask } from './write-game';

export type ReadGame =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'known' }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export type KnownSave = Pick<SavedGame, 'id' | 'revision'>;

export interface Games extends GameWriter {
  /**
   * Reads the latest game; resolves to 'known' if it is the given save, in which case nothing more is read and no
   * save has to wait. An unreadable game is moved to the damaged data.
   */
  latest(stepsWanted: number, known?: KnownSave | null): Promise<ReadGame>;
  read(id: string, stepsWanted: number): Promise<ReadGame>;
  /** Reads all readable games, latest first; unreadable ones are moved to the damaged data. */
  list(): Promise<readonly SavedGame[]>;
  /** Reads the result of applying stored steps; null if it is no table. */
  readTable(value: unknown): Table | null;
  /** Reads the claim of the save stored as this revision. */
  claimOf(id: string, revision: number): Promise<unknown>;
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
}

export function createGames(database: Database, copy: Replica = noReplica): Games {
  const { games, saves } = database;
  const write = createWriter(database);

  return {
    latest: (stepsWanted, known) =>
      withReconnect(database, () =>
        readGame(database, () => games.orderBy('touchedAt').last(), stepsWanted, known),
      ),
    read: (id, stepsWanted) =>
      withReconnect(database, () => readGame(database, () => games.get(id), stepsWanted)),
    readTable,
    list: () => withReconnect(database, () => listGames(database)),

    async save(save) {
      const connection = database.backendDB();
      try {
        const outcome = await write(connection, save);
        if (outcome === 'saved') copy.followGame(save);
        return outcome;
      } catch (error) {
        // Reopens the database for the next attempt, which may have more to save.
        await reconnect(database, connection);
        throw error;
      }
    },

    claimOf: (id, revision) => withReconnect(database, () => saves.get([id, revision])),

    stepsBefore: async (id, index, wanted) => {
      const range = [Math.max(0, index - wanted), index] as const;
      return withoutUnreadable(database, await withReconnect(database, () => readSteps(database, id, range)));
    },
  };
}

/** Writes saves, after checking on each new connection that the game is still stored. */
function createWriter(database: Database) {
  /** The connection that is known to contain the earlier saves. */
  let checked: IDBDatabase | null = database.backendDB();

  return async (connection: IDBDatabase | null, save: GameSave): Promise<SaveOutcome> => {
    if (!connection) throw new DOMException('the connection is closed', 'InvalidStateError');
    if (connection !== checked) {
      // The storage may have been cleared while the app was running.
      const { id, revision } = save.game;
      const stored = revision > 1 ? await withTimeout(database.games.get(id), SAVE_TIMEOUT) : save.game;
      if (stored === undefined) return 'overtaken';
      checked = connection;
    }
    return writeInOneTask(connection, save);
  };
}

/** Reads a game and its steps in one consistent snapshot; the steps of an unreadable game are not read. */
async function readGame(
  database: Database,
  find: () => Promise<unknown>,
  stepsWanted: number,
  known?: KnownSave | null,
): Promise<ReadGame> {
  const found = await database.transaction('r', database.games, database.steps, async () => {
    const row = await find();
    if (known && isSaveOf(row, known)) return 'known';
    const parsed = v.safeParse(gameSchema, row);
    if (!parsed.success) return { row };
    const game = parsed.output;
    const found = await readSteps(database, game.id, stepsToRead(game, stepsWanted));
    return { row, game, found: stepsInReach(game, found) };
  });
  if (found === 'known') return { kind: 'known' };
  if (found.row === undefined) return { kind: 'none' };
  if (found.game)
    return { kind: 'game', game: found.game, steps: await withoutUnreadable(database, found.found) };
  await setGameAside(database, found.row);
  return { kind: 'damaged' };
}

async function listGames(database: Database): Promise<readonly SavedGame[]> {
  const readable: SavedGame[] = [];
  for (const row of await database.games.toArray()) {
    const parsed = v.safeParse(gameSchema, row);
    if (parsed.success) readable.push(parsed.output);
    else await setGameAside(database, row);
  }
  return readable.sort((one, other) => other.touchedAt - one.touchedAt);
}

async function readSteps(
  { steps }: Database,
  id: string,
  [from, to]: readonly [number, number],
): Promise<FoundSteps> {
  return stepsWithoutGap(await steps.where('[game+index]').between([id, from], [id, to]).toArray(), to);
}

/** Sets unreadable steps aside; a failure is harmless, because the next read tries again. */
async function withoutUnreadable(
  database: Database,
  { steps, unreadable }: FoundSteps,
): Promise<readonly Step[]> {
  if (unreadable.length > 0) await setStepsAside(database, unreadable).catch(() => {});
  return steps;
}

/** Moves unreadable steps to the damaged data, which the user can export. */
async function setStepsAside(database: Database, rows: readonly StepRow[]): Promise<void> {
  const { steps, damaged } = database;
  const keys = rows.map(({ game, index }): [string, number] => [game, index]);
  await database.transaction('rw', steps, damaged, async () => {
    // Another tab may have replaced them with valid ones.
    const found = (await steps.bulkGet(keys)).filter((row) => row && !v.is(stepRowSchema, row)) as StepRow[];
    if (found.length === 0) return;
    await damaged.add({ steps: found });
    await steps.bulkDelete(found.map(({ game, index }) => [game, index]));
  });
}

/** Moves an unreadable game with its steps to the damaged data, which the user can export. */
async function setGameAside(database: Database, row: unknown): Promise<void> {
  const { games, steps, saves, damaged } = database;
  const id = (row as { id?: unknown }).id;
  await database.transaction('rw', games, steps, saves, damaged, async () => {
    // Another tab may have moved it already.
    if ((await games.get(id as string)) === undefined) return;
    const own = stepsOf(database, id);
    await damaged.add({ game: row, steps: await own.toArray() });
    await own.delete();
    await claimsOf(database, id).delete();
    await games.delete(id as string);
  });
}

function isSaveOf(row: unknown, { id, revision }: KnownSave): boolean {
  const found = (row ?? {}) as Partial<Record<keyof KnownSave, unknown>>;
  return found.id === id && found.revision === revision;
}
