import { delay } from '../device/browser/frames';
import { memoizeAsync } from '../session/lib/memoize-async';
import type { LatestGame } from '../storage/game/read-latest';
import type { Storage } from '../storage/open-storage';
import type { ConditionTeller } from '../storage/storage-condition';

/**
 * Maximum milliseconds for which opening the store waits until the latest game is read; a slow phone cannot do both
 * at once without delaying the table.
 */
const HEAD_START = 1000;

export interface StorageAccess {
  /** Reads the latest game before the store is open; resolves to null if it cannot be read. */
  readLatestGame(stepsWanted: number): Promise<LatestGame | null>;
  /** Opens the store once; after a failure the next call tries again. */
  open(): Promise<Storage>;
  /** Tells of the storage as a whole, also before it is open. */
  condition(): Promise<ConditionTeller>;
}

export function createStorageAccess(firstScreen: Promise<void>): StorageAccess {
  let latestGame: Promise<LatestGame | null> = Promise.resolve(null);
  const load = async () => {
    await Promise.race([latestGame, delay(HEAD_START)]);
    await firstScreen;
    return import(/* one chunk */ '../storage/open-storage');
  };
  return {
    readLatestGame(stepsWanted) {
      latestGame = import(/* one chunk, preload 1 */ '../storage/game/read-latest')
        .then((module) => module.readLatestGame(stepsWanted))
        .catch(() => null);
      return latestGame;
    },
    open: memoizeAsync(async () => (await load()).openStorage()),
    condition: async () => (await load()).storageCondition,
  };
}
