/** Saves through a connection without Dexie until the store is open. */

import type { RawConnection } from '../database/raw-connection';
import { createSaveClock, type GameWriter, type SaveClock, withSaveTime, writeInOneTask } from './write-game';

export interface RawGameWriter extends RawConnection, GameWriter {
  readonly clock: SaveClock;
}

export function createRawGameWriter(connection: RawConnection): RawGameWriter {
  const clock = createSaveClock();
  const { database, close } = connection;
  return {
    ...connection,
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
