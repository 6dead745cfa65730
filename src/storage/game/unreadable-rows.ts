/**
 * Records which games and steps could not be read. The rows themselves stay in the store, for a version that can read
 * them.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StepKey } from './game-rows';

export interface UnreadableRows {
  games(): readonly IDBValidKey[];
  steps(): readonly (readonly [game: string, index: number])[];
  /** The number of games that cannot be read completely. */
  readonly affectedGameCount: ReadonlySignal<number>;
  noteGame(id: unknown, isReadable: boolean): void;
  noteSteps(rows: readonly StepKey[]): void;
  forgetAll(): void;
}

export function createUnreadableRows(): UnreadableRows {
  const games = new Set<IDBValidKey>();
  const steps = new Map<string, readonly [game: string, index: number]>();
  const affectedGameCount = signal(0);

  function change(update: () => void): void {
    update();
    affectedGameCount.value = new Set([...games, ...[...steps.values()].map(([game]) => game)]).size;
  }

  return {
    games: () => [...games],
    steps: () => [...steps.values()],
    affectedGameCount,
    noteGame: (id, isReadable) =>
      change(() => (isReadable ? games.delete(id as IDBValidKey) : games.add(id as IDBValidKey))),
    noteSteps: (rows) =>
      change(() => {
        for (const { game, index } of rows) steps.set(`${game} ${index}`, [game, index]);
      }),
    forgetAll: () =>
      change(() => {
        games.clear();
        steps.clear();
      }),
  };
}
