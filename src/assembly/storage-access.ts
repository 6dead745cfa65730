import { delay } from '../device/browser/frames';
import { memoizeAsync } from '../session/lib/memoize-async';
import { type LatestRows, readLatestRows, STEPS_READ_AHEAD } from '../storage/game/latest-rows';
import type { LatestGame } from '../storage/game/read-latest';
import type { Storage } from '../storage/open-storage';
import type { ConditionReporter } from '../storage/storage-condition';
import type { WhatToKeep } from './prepare-storage';

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
  /** Reports the condition of the storage as a whole, also before it is open. */
  condition(): Promise<ConditionReporter>;
}

export function createStorageAccess(
  firstScreen: Promise<void>,
  expectGame: boolean,
  whatToKeep: () => WhatToKeep,
): StorageAccess {
  // The browser opens the database while the reader of the game is loaded.
  let ahead: Promise<LatestRows | null> | null = expectGame ? readLatestRows(STEPS_READ_AHEAD) : null;
  let letStoreOpen = () => {};
  const storeMayOpen = new Promise<void>((resolve) => {
    letStoreOpen = resolve;
    firstScreen.then(resolve);
  });
  const load = memoizeAsync(async () => {
    await storeMayOpen;
    const { prepareStorage } = await import(/* in open-storage */ './prepare-storage');
    return prepareStorage(...whatToKeep());
  });
  return {
    readLatestGame(stepsWanted) {
      const latestGame = import(/* in game, preload 1 if game */ '../storage/game/read-latest')
        .then((module) => module.readLatestGame(stepsWanted, undefined, ahead))
        .catch(() => null);
      latestGame.then(() => {
        ahead = null;
      });
      // Only the store can read the expected game then.
      Promise.race([latestGame, delay(HEAD_START)]).then((found) => found || letStoreOpen());
      return latestGame;
    },
    open: memoizeAsync(async () => (await load()).open()),
    condition: async () => (await load()).condition,
  };
}
