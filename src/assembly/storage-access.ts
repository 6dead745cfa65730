import type { ReadonlySignal } from '@preact/signals';
import { delay } from '../device/browser/delay';
import { memoizeAsync } from '../lib/memoize-async';
import { STEPS_IN_MEMORY } from '../session/game/steps-in-memory';
import { type LatestGameRows, readLatestGameRows } from '../storage/game/latest-rows';
import type { LatestGameAccess } from '../storage/game/read-latest';
import type { AppStorage } from '../storage/open-storage';
import { createStorageCondition, type StorageCondition } from '../storage/storage-condition';

/**
 * The store opens only after the latest game is read, or after this time: a slow phone cannot do both at once without
 * delaying the table.
 */
const MAX_WAIT_FOR_GAME_MS = 1000;

export interface StorageAccess {
  /** Reads the latest game before the store is open; resolves to null if it cannot be read. */
  readLatestGame(maxDoneSteps: number): Promise<LatestGameAccess | null>;
  /** Opens the store once; after a failure the next call tries again. */
  open(): Promise<AppStorage>;
  readonly condition: ReadonlySignal<StorageCondition>;
  /** Resolves when the code of the store is loaded, just before it opens. */
  readonly codeLoaded: Promise<void>;
}

export function createStorageAccess(afterFirstScreen: Promise<void>, isGameExpected: boolean): StorageAccess {
  // Started early, so that the browser opens the database while the code that reads the game is loading.
  let prefetchedGameRows: Promise<LatestGameRows | null> | null = isGameExpected
    ? readLatestGameRows(STEPS_IN_MEMORY)
    : null;
  let letStoreOpen = () => {};
  const untilStoreMayOpen = new Promise<void>((resolve) => {
    letStoreOpen = resolve;
    afterFirstScreen.then(resolve);
  });
  const condition = createStorageCondition();
  let reportCodeLoaded = () => {};
  const codeLoaded = new Promise<void>((resolve) => {
    reportCodeLoaded = resolve;
  });
  return {
    readLatestGame(maxDoneSteps) {
      const latestGame = import(/* in game, preload 1 if game */ '../storage/game/read-latest')
        .then((module) => module.readLatestGame(maxDoneSteps, { prefetchedRows: prefetchedGameRows }))
        .catch(() => null);
      latestGame.then(() => {
        prefetchedGameRows = null;
      });
      // If the game was not found in time, only the store can read it.
      Promise.race([latestGame, delay(MAX_WAIT_FOR_GAME_MS)]).then((game) => game || letStoreOpen());
      return latestGame;
    },
    open: memoizeAsync(async () => {
      await untilStoreMayOpen;
      const module = await import(/* in open-storage */ '../storage/open-storage');
      reportCodeLoaded();
      return module.openStorage({ condition });
    }),
    condition,
    codeLoaded,
  };
}
