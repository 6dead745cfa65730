/**
 * Reads the latest game without Dexie, so that the table can show it while Dexie is still loading. Anything that
 * differs from what this version writes is left to the store to handle.
 */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { DATABASE_NAME } from '../database/database-names';
import { gameSchema, type SavedGame, stepsAfterLastGap } from './game-rows';
import { type LatestGameRows, readLatestGameRows, stepRangeToRead } from './latest-rows';
import { createRawGameWriter, type RawGameWriter } from './raw-game-writer';
import { readTable } from './schema/table-schema';

/** What the table needs to show and continue a game. */
export interface LatestGameAccess {
  readonly game: SavedGame;
  /** The same steps that the store would return. */
  readonly steps: readonly Step[];
  /** Validates the result of applying steps; null if it is not a valid table. */
  readTable(value: unknown): Table | null;
  /** The connection with which it was read, to be closed when the store is open. */
  readonly connection: RawGameWriter;
}

interface ReadOptions {
  readonly name?: string;
  readonly prefetchedRows?: Promise<LatestGameRows | null> | null;
}

/**
 * Reads the latest game, from `prefetchedRows` if given; resolves to null, with the connection closed, if there is
 * none or it is not as expected. Never rejects.
 */
export async function readLatestGame(
  maxDoneSteps: number,
  { name = DATABASE_NAME, prefetchedRows }: ReadOptions,
): Promise<LatestGameAccess | null> {
  const rows = await (prefetchedRows ?? readLatestGameRows(maxDoneSteps, name));
  if (!rows) return null;
  const connection = createRawGameWriter(rows.connection);
  const latestGame = rows.maxDoneSteps === maxDoneSteps ? parseLatest(rows) : null;
  if (latestGame) {
    connection.clock.note(latestGame.game.touchedAt);
    return { ...latestGame, readTable, connection };
  }
  connection.close();
  return null;
}

function parseLatest({
  game: row,
  steps: rows,
  maxDoneSteps,
}: LatestGameRows): Pick<LatestGameAccess, 'game' | 'steps'> | null {
  const parsed = v.safeParse(gameSchema, row);
  if (!parsed.success) return null;
  const game = parsed.output;
  const [from, to] = stepRangeToRead(game, maxDoneSteps);
  const { steps } = stepsAfterLastGap(rows, to);
  return steps.length === to - from ? { game, steps } : null;
}
