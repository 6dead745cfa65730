import type { Table } from '../../../src/rules/table/table';
import type { Games } from '../../../src/storage/game/games';

/** A store without games that takes every save and forgets it, except for what the test needs of it. */
export function fakeGames(overrides: Partial<Games> = {}): Games {
  return {
    latest: async () => ({ kind: 'none' }),
    read: async () => ({ kind: 'none' }),
    list: async () => [],
    readTable: (value) => value as Table,
    save: async () => 'saved',
    claimOf: async () => undefined,
    stepsBefore: async () => [],
    ...overrides,
  };
}
