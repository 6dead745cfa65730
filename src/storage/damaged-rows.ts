/**
 * Data that this version cannot read: rows that stay where they are, and the store `damaged`, to which settings and
 * earlier versions' games were moved. The user can export or discard it.
 */
import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { watchQuery, withReconnect } from './database/connection';
import { type Database, deleteGame, stepsOf } from './database/database';
import { gameSchema, type StepKey, stepRowSchema } from './game/game-rows';
import type { UnreadableRows } from './game/unreadable-rows';
import { asJson } from './lenient-json';
import type { StorageCondition } from './storage-condition';

/** Reports the unreadable data, now and after every change. */
export function watchDamagedRows(
  database: Database,
  unreadableRows: UnreadableRows,
  condition: Signal<StorageCondition>,
): void {
  const { games, steps, saves, damaged } = database;
  const damagedCount = signal(0);

  async function readAll(): Promise<readonly unknown[]> {
    const ids = unreadableRows.games();
    const unreadableGames = ids.map(async (id) => ({
      game: await games.get(id as string),
      steps: await stepsOf(database, id).toArray(),
    }));
    const otherSteps = unreadableRows.steps().filter(([game]) => !ids.includes(game));
    const unreadableSteps =
      otherSteps.length > 0 ? [{ steps: await steps.bulkGet([...otherSteps] as [string, number][]) }] : [];
    return [...(await damaged.toArray()), ...(await Promise.all(unreadableGames)), ...unreadableSteps];
  }

  const exportAsText = async () => asJson(await withReconnect(database, readAll));

  async function discard(): Promise<void> {
    await withReconnect(database, () =>
      database.transaction('rw', games, steps, saves, damaged, async () => {
        await damaged.clear();
        for (const id of unreadableRows.games()) await deleteGame(database, id as string);
        await steps.bulkDelete([...unreadableRows.steps()] as [string, number][]);
      }),
    );
    unreadableRows.forgetAll();
  }

  effect(() => {
    const count = damagedCount.value + unreadableRows.affectedGameCount.value;
    const unreadableData = count > 0 ? { count, exportAsText, discard } : null;
    condition.value = { ...condition.peek(), unreadableData };
  });
  watchQuery(
    database,
    async () => damaged.count(),
    (count) => {
      damagedCount.value = count;
    },
  );
}

interface DamagedRow {
  readonly game?: unknown;
  readonly steps?: readonly StepKey[];
}

/**
 * Restores the games and steps that an earlier version set aside and this one can read; a game whose id is now in use
 * becomes a second game.
 */
export async function recoverReadableRows(database: Database): Promise<void> {
  const { games, steps, saves, damaged } = database;
  if ((await damaged.count()) === 0) return;
  await database.transaction('rw', games, steps, saves, damaged, async () => {
    for (const key of await damaged.toCollection().primaryKeys()) {
      const damagedRow = ((await damaged.get(key)) ?? {}) as DamagedRow;
      const stepRows = Array.isArray(damagedRow.steps) ? damagedRow.steps : [];
      const parsed = v.safeParse(gameSchema, damagedRow.game);
      if (parsed.success) {
        const game = parsed.output;
        const isIdTaken = (await games.get(game.id)) !== undefined;
        const id = isIdTaken ? crypto.randomUUID() : game.id;
        await games.put({ ...(damagedRow.game as object), id });
        await steps.bulkPut(stepRows.map((row) => ({ ...row, game: id })));
        await saves.put(0, [id, game.revision]);
        await damaged.delete(key);
      } else if (
        !('game' in damagedRow) &&
        stepRows.length > 0 &&
        (await canRestoreSteps(database, stepRows))
      ) {
        await steps.bulkAdd([...stepRows]);
        await damaged.delete(key);
      }
    }
  });
}

/** Returns whether steps are readable and their positions in their game are free. */
async function canRestoreSteps({ games, steps }: Database, rows: readonly StepKey[]): Promise<boolean> {
  if (!rows.every((row) => v.is(stepRowSchema, row))) return false;
  const rowsAtPositions = await steps.bulkGet(rows.map(({ game, index }): [string, number] => [game, index]));
  const gameRows = await games.bulkGet(rows.map(({ game }) => game));
  return rowsAtPositions.every((row) => row === undefined) && gameRows.every((row) => row !== undefined);
}
