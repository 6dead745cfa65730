/** Saves through a connection without Dexie until the store is open. */
import {
  createSaveClock,
  type GameWriter,
  type SaveClock,
  withSaveTime,
  writeInOneTask,
} from '../game/write-game';
import type { RawConnection } from './raw-database';

export interface RawGameWriter extends RawConnection, GameWriter {
  readonly clock: SaveClock;
}

export function createRawGameWriter(rawDatabase: RawConnection): RawGameWriter {
  const clock = createSaveClock();
  const { database, close } = rawDatabase;
  return {
    ...rawDatabase,
    clock,
    async save(save) {
      try {
        const outcome = await writeInOneTask(database, withSaveTime(save, clock));
        // Only the store can read the other tab's save.
        if (outcome === 'overtaken') close();
        return outcome;
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}
