import { laterVersionError } from '../database/later-version-error';
import { savePendingGame } from '../pending/pending-games';
import type { GameStore } from './game-store';
import { readTable } from './schema/table-schema';

/** Replaces the game store if a later version of the app has written the database: saves stay pending for it. */
export function createPendingOnlyGameStore(): GameStore {
  const refuse = async () => {
    throw laterVersionError();
  };
  return {
    readLatest: refuse,
    read: async () => ({ kind: 'none' }),
    readTable,
    list: async () => [],
    save(save) {
      savePendingGame(save);
      return refuse();
    },
    saveIdOf: async () => undefined,
    readStepsBefore: async () => [],
  };
}
