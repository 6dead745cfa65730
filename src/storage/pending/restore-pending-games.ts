/** Stores the pending saves in localStorage. */
import * as v from 'valibot';
import { tryParseJson } from '../../lib/parse-json';
import { type Database, stepsOf } from '../database/database';
import { gameSchema, stepRowSchema } from '../game/game-rows';
import { openObject } from '../game/schema/tolerant-schemas';
import { rowsToWrite } from '../game/write-game';
import { pendingGameKeys } from './pending-game-keys';

const pendingGameSchema = openObject({
  claim: v.string(),
  claimsBefore: v.optional(v.array(v.string()), () => []),
  game: gameSchema,
  steps: v.array(stepRowSchema),
});

type PendingGame = v.InferOutput<typeof pendingGameSchema>;

/** Stores the pending saves of other pages; those that cannot be read or stored stay for a later start. */
export async function restorePendingGames(database: Database): Promise<void> {
  for (const name of pendingGameKeys()) {
    const text = localStorage.getItem(name) ?? '';
    const pending = v.safeParse(pendingGameSchema, tryParseJson(text));
    if (!pending.success) continue;
    try {
      await storePendingGame(database, pending.output);
      // A page that is still open may have replaced it.
      if (localStorage.getItem(name) === text) localStorage.removeItem(name);
    } catch {
      // The others may still be storable.
    }
  }
}

/** Stores a pending save in one transaction, so that no other tab saves between the decision and the write. */
async function storePendingGame(database: Database, pending: PendingGame): Promise<void> {
  const { games, steps, saves } = database;
  await database.transaction('rw', games, steps, saves, async () => {
    const { claim: saveId, game } = pending;
    const { id, revision } = game;
    const saveIdAtRevision = await saves.get([id, revision]);
    const wasStored = saveIdAtRevision === saveId || (await saves.get([saveId, 1])) !== undefined;
    if (wasStored) return;
    const stored = (await games.get(id)) as typeof game | undefined;
    const isNewOrContinuation =
      saveIdAtRevision === undefined &&
      (!stored || (await continuesStoredGame(pending, stored.revision, database)));
    if (isNewOrContinuation) {
      await putSaveIdsBefore(pending, database);
      const latestTime = (await games.orderBy('touchedAt').lastKey()) as number | undefined;
      const touchedAt = Math.max(game.touchedAt, (latestTime ?? 0) + 1);
      await putGame(database, pending, { ...game, touchedAt });
    } else {
      // The id of the save becomes that of the game, so that it is stored only once. The stored game stays the latest.
      const touchedAt = Math.min(game.touchedAt, (stored?.touchedAt ?? Number.POSITIVE_INFINITY) - 1);
      await putGame(database, pending, { ...game, id: saveId, revision: 1, touchedAt });
    }
  });
}

async function putGame(
  database: Database,
  { claim: saveId, steps }: PendingGame,
  game: PendingGame['game'],
): Promise<void> {
  const rows = rowsToWrite({ saveId, game, steps: steps.map(({ index, step }) => [index, step]) });
  await database.saves.put(saveId, [game.id, game.revision]);
  await database.games.put(rows.game);
  await stepsOf(database, game.id, game.length).delete();
  await database.steps.bulkPut(rows.steps);
}

/** Takes the revisions of the saves that the pending one includes, so that no other tab continues from before them. */
async function putSaveIdsBefore(
  { claimsBefore: saveIdsBefore, game: { id, revision } }: PendingGame,
  { saves }: Database,
): Promise<void> {
  const firstRevision = revision - saveIdsBefore.length;
  for (const [index, saveId] of saveIdsBefore.entries()) await saves.put(saveId, [id, firstRevision + index]);
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
