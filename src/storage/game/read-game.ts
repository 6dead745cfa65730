/** Reads games and their steps from the open store; unreadable rows stay where they are and are recorded. */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Database } from '../database/database';
import { readInOneTask } from '../database/one-task-transactions';
import {
  dropUnreachableSteps,
  type FoundSteps,
  gameSchema,
  type SavedGame,
  stepsAfterLastGap,
} from './game-rows';
import { stepRangeToRead } from './latest-rows';
import type { UnreadableRows } from './unreadable-rows';
import type { SaveClock } from './write-game';

export type ReadGameResult =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export type GameRevision = Pick<SavedGame, 'id' | 'revision'>;

export interface GameReaderPorts {
  readonly database: Database;
  readonly unreadableRows: UnreadableRows;
  readonly clock: SaveClock;
}

/** Reads a game and its steps in one consistent snapshot. */
export async function readGame(
  { database, unreadableRows, clock }: GameReaderPorts,
  findRow: () => PromiseLike<unknown>,
  maxDoneSteps: number,
): Promise<ReadGameResult> {
  const result = await database.transaction('r', database.games, database.steps, async () => {
    const row = await findRow();
    if (row === 'unchanged') return row;
    const parsed = v.safeParse(gameSchema, row);
    if (!parsed.success) return { row };
    const game = parsed.output;
    const foundSteps = await readSteps(database, game.id, stepRangeToRead(game, maxDoneSteps));
    return { row, game, foundSteps: dropUnreachableSteps(game, foundSteps) };
  });
  if (result === 'unchanged') return { kind: 'unchanged' };
  if (result.row === undefined) return { kind: 'none' };
  const { game, foundSteps } = result;
  if (game) clock.note(game.touchedAt);
  unreadableRows.noteGame((result.row as { id?: unknown }).id, game !== undefined);
  if (!game) return { kind: 'damaged' };
  unreadableRows.noteSteps(foundSteps.unreadable);
  return { kind: 'game', game, steps: foundSteps.steps };
}

/** Finds the row of the readable game that was changed last, or returns `known` if it is the known save. */
export async function findLatestReadableRow(
  { database: { games }, unreadableRows, clock }: GameReaderPorts,
  known?: GameRevision | null,
): Promise<unknown> {
  const latestRow = await games.orderBy('touchedAt').last();
  if (known && isKnownSave(latestRow, known)) {
    clock.note((latestRow as SavedGame).touchedAt);
    return 'unchanged';
  }
  if (latestRow === undefined || v.is(gameSchema, latestRow)) return latestRow;
  const rows = await games.orderBy('touchedAt').reverse().toArray();
  for (const row of rows) {
    if (v.is(gameSchema, row)) return row;
    unreadableRows.noteGame((row as { id?: unknown }).id, false);
  }
  return undefined;
}

export async function listGames({
  database,
  unreadableRows,
  clock,
}: GameReaderPorts): Promise<readonly SavedGame[]> {
  const [rows] = await readInOneTask(database, ['games'], (transaction) => [
    transaction.objectStore('games').getAll(),
  ]);
  const readable = rows.flatMap((row) => {
    const parsed = v.safeParse(gameSchema, row);
    unreadableRows.noteGame((row as { id?: unknown }).id, parsed.success);
    return parsed.success ? [parsed.output] : [];
  });
  const [latest] = readable.sort((one, other) => other.touchedAt - one.touchedAt);
  if (latest) clock.note(latest.touchedAt);
  return readable;
}

/** Reads up to `maxSteps` steps just before `index`. */
export async function readStepsBefore(
  { database, unreadableRows }: GameReaderPorts,
  id: string,
  index: number,
  maxSteps: number,
): Promise<readonly Step[]> {
  const foundSteps = await readSteps(database, id, [Math.max(0, index - maxSteps), index]);
  unreadableRows.noteSteps(foundSteps.unreadable);
  return foundSteps.steps;
}

async function readSteps(
  { steps }: Database,
  id: string,
  [from, to]: readonly [number, number],
): Promise<FoundSteps> {
  return stepsAfterLastGap(await steps.where('[game+index]').between([id, from], [id, to]).toArray(), to);
}

export async function isUnreadable({ games }: Database, id: string): Promise<boolean> {
  const row = await games.get(id);
  return row !== undefined && !v.is(gameSchema, row);
}

function isKnownSave(row: unknown, { id, revision }: GameRevision): boolean {
  const save = (row ?? {}) as Partial<Record<keyof GameRevision, unknown>>;
  return save.id === id && save.revision === revision;
}
