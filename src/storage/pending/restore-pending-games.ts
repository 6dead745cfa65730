/** Stores the pending saves in localStorage. */
import * as v from 'valibot';
import { tryParseJson } from '../../lib/parse-json';
import type { Database } from '../database/database';
import { gameSchema, stepRowSchema } from '../game/game-rows';
import { openObject } from '../game/schema/tolerant-schemas';
import { writeInOneTask } from '../game/write-game';
import { pendingGameKeys } from './pending-game-keys';

const pendingGameSchema = openObject({
  claim: v.string(),
  claimsBefore: v.optional(v.array(v.string()), () => []),
  game: gameSchema,
  steps: v.array(stepRowSchema),
});

type PendingGame = v.InferOutput<typeof pendingGameSchema>;

/** Stores the pending saves of other pages; those that cannot be read stay for a later version. */
export async function restorePendingGames(database: Database): Promise<void> {
  for (const name of pendingGameKeys()) {
    const pending = v.safeParse(pendingGameSchema, tryParseJson(localStorage.getItem(name) ?? ''));
    if (pending.success && (await storePendingGame(database, pending.output))) localStorage.removeItem(name);
  }
}

async function storePendingGame(database: Database, pending: PendingGame): Promise<boolean> {
  const { claim: saveId, game, steps } = pending;
  const { id, revision } = game;
  // It was stored after all.
  if ((await database.saves.get([id, revision])) === saveId) return true;
  const stored = (await database.games.get(id)) as typeof game | undefined;
  const isNewOrContinuation = !stored || (await continuesStoredGame(pending, stored.revision, database));
  const latestTime = (await database.games.orderBy('touchedAt').lastKey()) as number | undefined;
  const gameToStore = isNewOrContinuation
    ? { ...game, touchedAt: Math.max(game.touchedAt, (latestTime ?? 0) + 1) }
    : // The id of the save becomes that of the game, so that two tabs store it only once. The stored game stays the latest.
      { ...game, id: saveId, revision: 1, touchedAt: Math.min(game.touchedAt, stored.touchedAt - 1) };
  await writeInOneTask(database.backendDB(), {
    saveId,
    game: gameToStore,
    steps: steps.map(({ index, step }) => [index, step]),
  });
  return true;
}

/** Returns whether no other page has saved since: the stored revision is the one before these saves, or one of them. */
async function continuesStoredGame(
  { claimsBefore: saveIdsBefore, game: { id, revision } }: PendingGame,
  storedRevision: number,
  { saves }: Database,
): Promise<boolean> {
  const storedSaveCount = storedRevision - (revision - 1 - saveIdsBefore.length);
  if (storedSaveCount === 0) return true;
  const lastStoredSaveId = saveIdsBefore[storedSaveCount - 1];
  return lastStoredSaveId !== undefined && (await saves.get([id, storedRevision])) === lastStoredSaveId;
}
