/** Saves through a connection without Dexie until the store is open. */
import {
  createSaveOrder,
  type GameWriter,
  inOrder,
  type SaveOrder,
  writeInOneTask,
} from '../game/write-game';
import type { OpenDatabase } from './raw-database';

export interface RawConnection extends OpenDatabase, GameWriter {
  readonly order: SaveOrder;
}

export function connectRaw(opened: OpenDatabase): RawConnection {
  const order = createSaveOrder();
  const { database, close } = opened;
  return {
    ...opened,
    order,
    async save(save) {
      try {
        const outcome = await writeInOneTask(database, inOrder(save, order));
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
