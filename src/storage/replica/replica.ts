/** Maintains a second copy of the games and settings, from which they are restored if the browser loses the first. */
import * as v from 'valibot';
import { type Database, deleteGame, openDatabase } from '../database/database';
import { readInOneTask } from '../database/one-task-transactions';
import { gameSchema } from '../game/game-rows';
import { dropOldGames, MAX_SAVED_GAMES } from '../game/old-games';
import { keysOfGame, type SaveRequest, writeInOneTask } from '../game/write-game';
import type { ReplicaBucket } from './replica-bucket';

export interface Replica {
  /** Applies a save to the copy once the database has stored it; never rejects. */
  replicateSave(save: SaveRequest): Promise<void>;
  replicateSettings(row: unknown): Promise<void>;
  /** Updates these games and all settings in the copy to match the database; never rejects. */
  replicateGamesAndSettings(games: readonly string[]): Promise<void>;
}

/** The replica for browsers that do not support storage buckets. */
export const noReplica: Replica = {
  replicateSave: async () => {},
  replicateSettings: async () => {},
  replicateGamesAndSettings: async () => {},
};

/**
 * Starts replicating a database. If it contains no games, first restores games and settings from the copy; never
 * rejects.
 */
export async function startReplica(database: Database, bucket: ReplicaBucket | null): Promise<Replica> {
  if (!bucket) return noReplica;
  await restoreFromReplica(database, bucket).catch(() => {});
  const opening = bucket.openOrCreate().then((factory) => openDatabase(database.name, { factory }));
  /** The revision of each game in the copy, as far as this tab knows. */
  const replicatedRevisions = new Map<string, number>();
  const replicate = createReplicationQueue(opening, (copy) => catchUp(database, copy, replicatedRevisions));

  return {
    replicateSave: (save) =>
      replicate(async (copy) => {
        const { id, revision } = save.game;
        const isNext = (replicatedRevisions.get(id) ?? 0) === revision - 1;
        replicatedRevisions.delete(id);
        if (isNext && (await writeInOneTask(copy.backendDB(), save)) === 'saved') {
          replicatedRevisions.set(id, revision);
          if (revision === 1) dropOldGames(copy.backendDB(), id);
        } else await copyGame(database, copy, id, replicatedRevisions);
      }),
    replicateSettings: (row) => replicate((copy) => copy.settings.put(row)),
    replicateGamesAndSettings: (games) =>
      replicate(async (copy) => {
        const storedIds = await database.games.toCollection().primaryKeys();
        await dropGames(
          copy,
          games.filter((id) => !storedIds.includes(id)),
        );
        for (const id of games)
          if (storedIds.includes(id)) await copyGame(database, copy, id, replicatedRevisions);
        await copy.settings.bulkPut(await database.settings.toArray());
      }),
  };
}

/**
 * Restores games and settings from the copy into a database without games; unreadable rows remain in the copy only.
 */
async function restoreFromReplica(database: Database, bucket: ReplicaBucket): Promise<void> {
  const [count] = await readInOneTask(database, ['games'], (transaction) => [
    transaction.objectStore('games').count(),
  ]);
  if (count > 0) return;
  const factory = await bucket.openExisting();
  if (!factory) return;
  const copy = await openDatabase(database.name, { factory });
  try {
    const { games, steps, saves, settings } = copy;
    const rows = await games.filter((row) => v.is(gameSchema, row)).toArray();
    const [stepRows, saveKeys, settingRows] = await Promise.all([
      steps.toArray(),
      saves.toCollection().primaryKeys(),
      settings.toArray(),
    ]);
    const ids = new Set(rows.map((row) => (row as { id: string }).id));
    await database.transaction(
      'rw',
      database.games,
      database.steps,
      database.saves,
      database.settings,
      async () => {
        // Another tab may have begun a game in the meantime.
        if ((await database.games.count()) > 0) return;
        await database.games.bulkPut(rows);
        await database.steps.bulkPut(stepRows.filter((row) => ids.has((row as { game: string }).game)));
        const restorableSaveKeys = saveKeys.filter(([game]) => ids.has(game));
        for (const key of restorableSaveKeys) await database.saves.put(0, key);
        if ((await database.settings.count()) === 0) await database.settings.bulkPut(settingRows);
      },
    );
  } finally {
    copy.close();
  }
}

/** Copies games that are missing or of another revision, and deletes those that were dropped as too old. */
async function catchUp(
  database: Database,
  copy: Database,
  replicatedRevisions: Map<string, number>,
): Promise<void> {
  const [[storedRows], copiedRows, settings] = await Promise.all([
    readInOneTask(database, ['games'], (transaction) => [transaction.objectStore('games').getAll()]),
    copy.games.toArray(),
    database.settings.toArray(),
  ]);
  const storedRevisions = revisionsById(storedRows);
  const copiedRevisions = revisionsById(copiedRows);
  // With fewer games, none was dropped as too old: extra games in the copy may be ones that could not be restored.
  if (storedRevisions.size >= MAX_SAVED_GAMES)
    await dropGames(
      copy,
      [...copiedRevisions.keys()].filter((id) => !storedRevisions.has(id)),
    );
  await copy.settings.bulkPut(settings);
  for (const [id, revision] of storedRevisions) {
    if (typeof revision === 'number' && copiedRevisions.get(id) === revision)
      replicatedRevisions.set(id, revision);
    else await copyGame(database, copy, id, replicatedRevisions);
  }
}

function revisionsById(rows: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(
    (rows as readonly { readonly id: string; readonly revision?: unknown }[]).map(({ id, revision }) => [
      id,
      revision,
    ]),
  );
}

/** Copies a whole game in one consistent snapshot. */
async function copyGame(
  database: Database,
  copy: Database,
  id: string,
  replicatedRevisions: Map<string, number>,
): Promise<void> {
  const [row, stepRows] = await readInOneTask(database, ['games', 'steps'], (transaction) => [
    transaction.objectStore('games').get(id),
    transaction.objectStore('steps').getAll(keysOfGame(id)),
  ]);
  const { revision } = (row ?? {}) as { revision?: unknown };
  if (typeof revision !== 'number') return;
  await copy.transaction('rw', copy.games, copy.steps, copy.saves, async () => {
    await deleteGame(copy, id);
    await copy.steps.bulkPut(stepRows);
    await copy.saves.put(0, [id, revision]);
    await copy.games.put(row);
  });
  replicatedRevisions.set(id, revision);
}

async function dropGames(copy: Database, ids: readonly string[]): Promise<void> {
  await copy.transaction('rw', copy.games, copy.steps, copy.saves, async () => {
    for (const id of ids) await deleteGame(copy, id);
  });
}

type DatabaseChange = (database: Database) => PromiseLike<unknown>;

/**
 * Applies changes to a copy in order, after bringing it up to date. Never rejects; the next start repairs a failed
 * change.
 */
function createReplicationQueue(
  opening: Promise<Database>,
  catchUpReplica: DatabaseChange,
): (change: DatabaseChange) => Promise<void> {
  let queue = Promise.resolve();
  function applyInOrder(change: DatabaseChange): Promise<void> {
    queue = queue
      .then(async () => {
        await change(await opening);
      })
      .catch(() => {});
    return queue;
  }
  applyInOrder(catchUpReplica);
  return applyInOrder;
}
