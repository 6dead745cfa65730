/** Reads games and their steps from the open store; unreadable rows stay where they are and are recorded. */
import * as v from 'valibot';
import type { Step } from '../../rules/table/history';
import type { Database } from '../database/database';
import { readInOneTask } from '../database/sync-commit';
import { type FoundSteps, gameSchema, type SavedGame, stepsInReach, stepsWithoutGap } from './game-rows';
import { stepsToRead } from './latest-rows';
import type { UnreadableRows } from './unreadable-rows';
import type { SaveClock } from './write-game';

export type ReadGameResult =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export type KnownSave = Pick<SavedGame, 'id' | 'revision'>;

export interface GameReader {
  readonly database: Database;
  readonly unreadable: UnreadableRows;
  readonly clock: SaveClock;
}

/** Reads a game and its steps in one consistent snapshot. */
export async function readGame(
  { database, unreadable, clock }: GameReader,
  find: () => PromiseLike<unknown>,
  maxDoneSteps: number,
): Promise<ReadGameResult> {
  const read = await database.transaction('r', database.games, database.steps, async () => {
    const row = await find();
    if (row === 'unchanged') return row;
    const parsed = v.safeParse(gameSchema, row);
    if (!parsed.success) return { row };
    const game = parsed.output;
    const found = await readSteps(database, game.id, stepsToRead(game, maxDoneSteps));
    return { row, game, found: stepsInReach(game, found) };
  });
  if (read === 'unchanged') return { kind: 'unchanged' };
  if (read.row === undefined) return { kind: 'none' };
  const { game, found } = read;
  if (game) clock.note(game.touchedAt);
  unreadable.noteGame((read.row as { id?: unknown }).id, game !== undefined);
  if (!game) return { kind: 'damaged' };
  unreadable.noteSteps(found.unreadable);
  return { kind: 'game', game, steps: found.steps };
}

/** Finds the row of the readable game that was changed last, or returns `known` if it is the known save. */
export async function latestReadable(
  { database: { games }, unreadable, clock }: GameReader,
  known?: KnownSave | null,
): Promise<unknown> {
  const last = await games.orderBy('touchedAt').last();
  if (known && isSaveOf(last, known)) {
    clock.note((last as SavedGame).touchedAt);
    return 'unchanged';
  }
  if (last === undefined || v.is(gameSchema, last)) return last;
  const rows = await games.orderBy('touchedAt').reverse().toArray();
  for (const row of rows) {
    if (v.is(gameSchema, row)) return row;
    unreadable.noteGame((row as { id?: unknown }).id, false);
  }
  return undefined;
}

export async function listGames({ database, unreadable, clock }: GameReader): Promise<readonly SavedGame[]> {
  const [rows] = await readInOneTask(database, ['games'], (transaction) => [
    transaction.objectStore('games').getAll(),
  ]);
  const readable = rows.flatMap((row) => {
    const parsed = v.safeParse(gameSchema, row);
    unreadable.noteGame((row as { id?: unknown }).id, parsed.success);
    return parsed.success ? [parsed.output] : [];
  });
  const [latest] = readable.sort((one, other) => other.touchedAt - one.touchedAt);
  if (latest) clock.note(latest.touchedAt);
  return readable;
}

/** Reads up to `wanted` steps just before `index`. */
export async function readStepsBefore(
  { database, unreadable }: GameReader,
  id: string,
  index: number,
  wanted: number,
): Promise<readonly Step[]> {
  const found = await readSteps(database, id, [Math.max(0, index - wanted), index]);
  unreadable.noteSteps(found.unreadable);
  return found.steps;
}

async function readSteps(
  { steps }: Database,
  id: string,
  [from, to]: readonly [number, number],
): Promise<FoundSteps> {
  return stepsWithoutGap(await steps.where('[game+index]').between([id, from], [id, to]).toArray(), to);
}

export async function isUnreadable({ games }: Database, id: string): Promise<boolean> {
  const row = await games.get(id);
  return row !== undefined && !v.is(gameSchema, row);
}

function isSaveOf(row: unknown, { id, revision }: KnownSave): boolean {
  const found = (row ?? {}) as Partial<Record<keyof KnownSave, unknown>>;
  return found.id === id && found.revision === revision;
}
