import type { Table } from '../../../src/rules/table/table';
import type { Games } from '../../../src/storage/game/games';

/** Creates a store without games that accepts and forgets every save, except for what the test overrides. */
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
