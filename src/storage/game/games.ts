/** Stores games: each is the current table, plus its steps in both directions in separate rows. */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { noReplica, type Replica } from '../backup/replica';
import { reconnect, withReconnect } from '../database/connection';
import type { Database } from '../database/database';
import { isLaterVersion, laterVersionError } from '../database/later-version-error';
import { readInOneTask } from '../database/sync-commit';
import { withTimeout } from '../database/timeout';
import { type ConditionReporter, createConditionReporter } from '../storage-condition';
import { stepsToRead } from './latest-rows';
import { dropOldGames } from './old-games';
import { type FoundSteps, gameSchema, type SavedGame, stepsInReach, stepsWithoutGap } from './saved-game';
import { readTable } from './schema/table-schema';
import { createUnreadableRows, type UnreadableRows } from './unreadable-rows';
import { forgetUnsaved, keepUnsaved } from './unsaved-games';
import {
  createSaveOrder,
  type GameSave,
  type GameWriter,
  inOrder,
  SAVE_TIMEOUT,
  type SaveOrder,
  type SaveOutcome,
  writeInOneTask,
} from './write-game';

export type ReadGame =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'known' }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export type KnownSave = Pick<SavedGame, 'id' | 'revision'>;

export interface Games extends GameWriter {
  /**
   * Reads the latest readable game; resolves to 'known' if it is the given save, in which case nothing more is read
   * and no save has to wait.
   */
  latest(stepsWanted: number, known?: KnownSave | null): Promise<ReadGame>;
  read(id: string, stepsWanted: number): Promise<ReadGame>;
  /** Reads all readable games, latest first. */
  list(): Promise<readonly SavedGame[]>;
  /** Reads the result of applying stored steps; null if it is no table. */
  readTable(value: unknown): Table | null;
  /** Reads the claim of the save stored as this revision. */
  claimOf(id: string, revision: number): Promise<unknown>;
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
}

/** What games share with the rest of the storage. */
export interface GamesPorts {
  readonly copy?: Replica;
  readonly unreadable?: UnreadableRows;
  readonly condition?: ConditionReporter;
  readonly order?: SaveOrder;
}

export function createGames(
  database: Database,
  {
    copy = noReplica,
    unreadable = createUnreadableRows(),
    condition = createConditionReporter(),
    order = createSaveOrder(),
  }: GamesPorts = {},
): Games {
  const { games, saves } = database;
  const write = createWriter(database);
  const reader = { database, unreadable, order };
  /** The second games as which those are saved whose stored row cannot be read. */
  const secondGames = new Map<string, string>();
  const storedId = (id: string) => secondGames.get(id) ?? id;

  /** Keeps what a later version will save. */
  function refuse(save: GameSave): never {
    condition.change({ trouble: 'later' });
    keepUnsaved(save);
    throw laterVersionError();
  }

  return {
    latest: (stepsWanted, known) =>
      withReconnect(database, () => readGame(reader, () => latestReadable(reader, known), stepsWanted)),
    read: (id, stepsWanted) =>
      withReconnect(database, () => readGame(reader, () => games.get(storedId(id)), stepsWanted)),
    readTable,
    list: () => withReconnect(database, () => listGames(reader)),

    async save(asked) {
      const { id } = asked.game;
      const save = inOrder({ ...asked, game: { ...asked.game, id: storedId(id) } }, order);
      if (condition.current().trouble === 'later') refuse(save);
      const connection = database.backendDB();
      try {
        const outcome = await write(connection, save);
        if (outcome === 'saved') {
          copy.followGame(save);
          forgetUnsaved(save);
          return outcome;
        }
        const isRowUnreadable = () => isUnreadable(database, save.game.id);
        if (await withReconnect(database, isRowUnreadable)) secondGames.set(id, crypto.randomUUID());
        return outcome;
      } catch (error) {
        // Reopens the database for the next attempt, which may have more to save.
        await reconnect(database, connection).catch((failed) => {
          if (isLaterVersion(failed)) refuse(save);
          throw failed;
        });
        throw error;
      }
    },

    claimOf: (id, revision) => withReconnect(database, () => saves.get([storedId(id), revision])),

    stepsBefore: async (id, index, wanted) => {
      const range = [Math.max(0, index - wanted), index] as const;
      const found = await withReconnect(database, () => readSteps(database, storedId(id), range));
      unreadable.noteSteps(found.unreadable);
      return found.steps;
    },
  };
}

/** Stands in for the games of a database that a later version of the app has written: keeps what is to be saved. */
export function gamesOfLaterVersion(): Games {
  const refuse = async () => {
    throw laterVersionError();
  };
  return {
    latest: refuse,
    read: async () => ({ kind: 'none' }),
    readTable,
    list: async () => [],
    save(save) {
      keepUnsaved(save);
      return refuse();
    },
    claimOf: async () => undefined,
    stepsBefore: async () => [],
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
    const saving = writeInOneTask(connection, save);
    if (save.game.revision === 1) dropOldGames(connection, save.game.id);
    return saving;
  };
}

interface Reader {
  readonly database: Database;
  readonly unreadable: UnreadableRows;
  readonly order: SaveOrder;
}

/** Reads a game and its steps in one consistent snapshot; an unreadable one stays where it is. */
async function readGame(
  { database, unreadable, order }: Reader,
  find: () => PromiseLike<unknown>,
  stepsWanted: number,
): Promise<ReadGame> {
  const read = await database.transaction('r', database.games, database.steps, async () => {
    const row = await find();
    if (row === 'known') return row;
    const parsed = v.safeParse(gameSchema, row);
    if (!parsed.success) return { row };
    const game = parsed.output;
    const found = await readSteps(database, game.id, stepsToRead(game, stepsWanted));
    return { row, game, found: stepsInReach(game, found) };
  });
  if (read === 'known') return { kind: 'known' };
  if (read.row === undefined) return { kind: 'none' };
  const { game, found } = read;
  if (game) order(game.touchedAt);
  unreadable.noteGame((read.row as { id?: unknown }).id, game !== undefined);
  if (!game) return { kind: 'damaged' };
  unreadable.noteSteps(found.unreadable);
  return { kind: 'game', game, steps: found.steps };
}

/** Finds the row of the readable game that was touched last, or whether it is the known save. */
async function latestReadable(
  { database: { games }, unreadable, order }: Reader,
  known?: KnownSave | null,
): Promise<unknown> {
  const last = await games.orderBy('touchedAt').last();
  if (known && isSaveOf(last, known)) {
    order((last as SavedGame).touchedAt);
    return 'known';
  }
  if (last === undefined || v.is(gameSchema, last)) return last;
  const rows = await games.orderBy('touchedAt').reverse().toArray();
  for (const row of rows) {
    if (v.is(gameSchema, row)) return row;
    unreadable.noteGame((row as { id?: unknown }).id, false);
  }
  return undefined;
}

async function listGames({ database, unreadable, order }: Reader): Promise<readonly SavedGame[]> {
  const [rows] = await readInOneTask(database, ['games'], (transaction) => [
    transaction.objectStore('games').getAll(),
  ]);
  const readable = rows.flatMap((row) => {
    const parsed = v.safeParse(gameSchema, row);
    unreadable.noteGame((row as { id?: unknown }).id, parsed.success);
    return parsed.success ? [parsed.output] : [];
  });
  const [latest] = readable.sort((one, other) => other.touchedAt - one.touchedAt);
  if (latest) order(latest.touchedAt);
  return readable;
}

async function readSteps(
  { steps }: Database,
  id: string,
  [from, to]: readonly [number, number],
): Promise<FoundSteps> {
  return stepsWithoutGap(await steps.where('[game+index]').between([id, from], [id, to]).toArray(), to);
}

async function isUnreadable({ games }: Database, id: string): Promise<boolean> {
  const row = await games.get(id);
  return row !== undefined && !v.is(gameSchema, row);
}

function isSaveOf(row: unknown, { id, revision }: KnownSave): boolean {
  const found = (row ?? {}) as Partial<Record<keyof KnownSave, unknown>>;
  return found.id === id && found.revision === revision;
}
