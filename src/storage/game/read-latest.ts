/**
 * Reads the latest game without Dexie, so that the table can show it while Dexie is still loading. Anything that
 * differs from what this version writes is left to the store to handle.
 */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { DATABASE_NAME } from '../database/database-names';
import { createEarlyGameWriter, type EarlyGameWriter } from '../database/early-game-writer';
import { gameSchema, type SavedGame, stepsWithoutGap } from './game-rows';
import { type LatestGameRows, readLatestGameRows, stepsToRead } from './latest-rows';
import { readTable } from './schema/table-schema';

/** What the table needs to show and continue a game. */
export interface LatestGame {
  readonly game: SavedGame;
  /** The same steps that the store would return. */
  readonly steps: readonly Step[];
  /** Validates the result of applying steps; null if it is not a valid table. */
  readTable(value: unknown): Table | null;
  /** The connection with which it was read, to be closed when the store is open. */
  readonly connection: EarlyGameWriter;
}

interface ReadOptions {
  readonly name?: string;
  readonly earlyRows?: Promise<LatestGameRows | null> | null;
}

/**
 * Reads the latest game, from `earlyRows` if given; resolves to null, with the connection closed, if there is none or
 * it is not as expected. Never rejects.
 */
export async function readLatestGame(
  maxDoneSteps: number,
  { name = DATABASE_NAME, earlyRows }: ReadOptions,
): Promise<LatestGame | null> {
  const rows = await (earlyRows ?? readLatestGameRows(maxDoneSteps, name));
  if (!rows) return null;
  const connection = createEarlyGameWriter(rows.connection);
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
}: LatestGameRows): Pick<LatestGame, 'game' | 'steps'> | null {
  const parsed = v.safeParse(gameSchema, row);
  if (!parsed.success) return null;
  const game = parsed.output;
  const [from, to] = stepsToRead(game, maxDoneSteps);
  const { steps } = stepsWithoutGap(rows, to);
  return steps.length === to - from ? { game, steps } : null;
}
