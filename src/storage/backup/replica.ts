/** A second copy of the games and settings, from which they are restored if the browser loses the first. */
import * as v from 'valibot';
import { type Database, deleteGame, openDatabase } from '../database/database';
import { readInOneTask } from '../database/sync-commit';
import { dropOldGames, GAMES_KEPT } from '../game/old-games';
import { gameSchema } from '../game/saved-game';
import { type GameSave, rowsOf, writeInOneTask } from '../game/write-game';
import type { ReplicaBucket } from './replica-bucket';

export interface Replica {
  /** Applies a save to the copy once the database has stored it; never rejects. */
  followGame(save: GameSave): Promise<void>;
  followSettings(row: unknown): Promise<void>;
  /** Brings these games in the copy, and all settings, into line with the database; never rejects. */
  followRestore(games: readonly string[]): Promise<void>;
}

/** Used where the browser does not support storage buckets. */
export const noReplica: Replica = {
  followGame: async () => {},
  followSettings: async () => {},
  followRestore: async () => {},
};

/**
 * Starts replicating a database. If it contains no games, first restores games and settings from the copy; never
 * rejects.
 */
export async function startReplica(first: Database, place: ReplicaBucket | null): Promise<Replica> {
  if (!place) return noReplica;
  await restoreFromCopy(first, place).catch(() => {});
  const copy = place.openOrCreate().then((databases) => openDatabase(first.name, databases));
  /** The revision of each game in the copy, as far as this tab knows. */
  const revisions = new Map<string, number>();
  const follow = replicateInOrder(copy, (second) => catchUp(first, second, revisions));

  return {
    followGame: (save) =>
      follow(async (second) => {
        const { id, revision } = save.game;
        const isNext = (revisions.get(id) ?? 0) === revision - 1;
        revisions.delete(id);
        if (isNext && (await writeInOneTask(second.backendDB(), save)) === 'saved') {
          revisions.set(id, revision);
          if (revision === 1) dropOldGames(second.backendDB(), id);
        } else await copyGame(first, second, id, revisions);
      }),
    followSettings: (row) => follow((second) => second.settings.put(row)),
    followRestore: (games) =>
      follow(async (second) => {
        const kept = await first.games.toCollection().primaryKeys();
        await dropGames(
          second,
          games.filter((id) => !kept.includes(id)),
        );
        for (const id of games) if (kept.includes(id)) await copyGame(first, second, id, revisions);
        await second.settings.bulkPut(await first.settings.toArray());
      }),
  };
}

/**
 * Restores games and settings from the copy into a database without games; unreadable rows remain in the copy only.
 */
async function restoreFromCopy(first: Database, place: ReplicaBucket): Promise<void> {
  const [count] = await readInOneTask(first, ['games'], (transaction) => [
    transaction.objectStore('games').count(),
  ]);
  if (count > 0) return;
  const databases = await place.openExisting();
  if (!databases) return;
  const second = await openDatabase(first.name, databases);
  try {
    const { games, steps, saves, settings } = second;
    const rows = await games.filter((row) => v.is(gameSchema, row)).toArray();
    const [stepRows, saveKeys, settingRows] = await Promise.all([
      steps.toArray(),
      saves.toCollection().primaryKeys(),
      settings.toArray(),
    ]);
    const ids = new Set(rows.map((row) => (row as { id: string }).id));
    await first.transaction('rw', first.games, first.steps, first.saves, first.settings, async () => {
      // Another tab may have begun a game meanwhile.
      if ((await first.games.count()) > 0) return;
      await first.games.bulkPut(rows);
      await first.steps.bulkPut(stepRows.filter((row) => ids.has((row as { game: string }).game)));
      const claims = saveKeys.filter(([game]) => ids.has(game));
      for (const claim of claims) await first.saves.put(0, claim);
      if ((await first.settings.count()) === 0) await first.settings.bulkPut(settingRows);
    });
  } finally {
    second.close();
  }
}

/** Copies missing games, deletes those that were dropped for their age, and updates the latest one. */
async function catchUp(first: Database, second: Database, revisions: Map<string, number>): Promise<void> {
  const [[keys], copied, latest, settings] = await Promise.all([
    readInOneTask(first, ['games'], (transaction) => [transaction.objectStore('games').getAllKeys()]),
    second.games.toCollection().primaryKeys(),
    first.games.orderBy('touchedAt').last(),
    first.settings.toArray(),
  ]);
  const kept = keys as string[];
  // With fewer games none was dropped for its age: the extra ones may be games that could not be restored.
  if (kept.length >= GAMES_KEPT)
    await dropGames(
      second,
      copied.filter((id) => !kept.includes(id)),
    );
  await second.settings.bulkPut(settings);
  const { id: latestId, revision } = (latest ?? {}) as { id?: string; revision?: number };
  for (const id of kept) {
    const isCopied = copied.includes(id);
    if (isCopied && id !== latestId) continue;
    const found = isCopied ? ((await second.games.get(id)) as { revision?: number } | undefined) : undefined;
    if (found && found.revision === revision) revisions.set(id, found.revision as number);
    else await copyGame(first, second, id, revisions);
  }
}

/** Copies a whole game in one consistent snapshot. */
async function copyGame(
  first: Database,
  second: Database,
  id: string,
  revisions: Map<string, number>,
): Promise<void> {
  const [row, stepRows] = await readInOneTask(first, ['games', 'steps'], (transaction) => [
    transaction.objectStore('games').get(id),
    transaction.objectStore('steps').getAll(rowsOf(id)),
  ]);
  const { revision } = (row ?? {}) as { revision?: unknown };
  if (typeof revision !== 'number') return;
  await second.transaction('rw', second.games, second.steps, second.saves, async () => {
    await deleteGame(second, id);
    await second.steps.bulkPut(stepRows);
    await second.saves.put(0, [id, revision]);
    await second.games.put(row);
  });
  revisions.set(id, revision);
}

async function dropGames(second: Database, ids: readonly string[]): Promise<void> {
  await second.transaction('rw', second.games, second.steps, second.saves, async () => {
    for (const id of ids) await deleteGame(second, id);
  });
}

type DatabaseChange = (database: Database) => PromiseLike<unknown>;

/**
 * Applies changes to a copy in order, after bringing it up to date. Never rejects; a failed change is made up for at
 * the next start.
 */
function replicateInOrder(
  copy: Promise<Database>,
  catchUp: DatabaseChange,
): (change: DatabaseChange) => Promise<void> {
  let queue = Promise.resolve();
  function follow(change: DatabaseChange): Promise<void> {
    queue = queue
      .then(async () => {
        await change(await copy);
      })
      .catch(() => {});
    return queue;
  }
  follow(catchUp);
  return follow;
}
