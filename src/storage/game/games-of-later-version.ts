import { laterVersionError } from '../database/later-version-error';
import type { Games } from './games';
import { readTable } from './schema/table-schema';
import { keepUnsaved } from './unsaved-games';

/**
 * Replaces the game store if a later version of the app has written the database: keeps unsaved changes for that
 * version.
 */
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
