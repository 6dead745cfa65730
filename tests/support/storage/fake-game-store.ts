import type { Table } from '../../../src/rules/table/table';
import type { GameStore } from '../../../src/storage/game/game-store';

/** Creates a game store without games that accepts and forgets every save, except for what the test overrides. */
export function fakeGameStore(overrides: Partial<GameStore> = {}): GameStore {
  return {
    readLatest: async () => ({ kind: 'none' }),
    read: async () => ({ kind: 'none' }),
    list: async () => [],
    readTable: (value) => value as Table,
    save: async () => 'saved',
    saveIdOf: async () => undefined,
    readStepsBefore: async () => [],
    ...overrides,
  };
}
