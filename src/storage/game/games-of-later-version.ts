import { laterVersionError } from '../database/later-version-error';
import type { Games } from './games';
import { readTable } from './schema/table-schema';
import { keepUnsaved } from './unsaved-games';

/** Stands in for the games of a database that a later version of the app has written: keeps what is to be saved. */
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
