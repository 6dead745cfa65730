/** Stores the saves that were kept in localStorage. */
import * as v from 'valibot';
import type { Database } from '../database/database';
import { gameSchema, stepRowSchema } from './game-rows';
import { fields } from './schema/tolerant-schemas';
import { unsavedNames } from './unsaved-names';
import { writeInOneTask } from './write-game';

const unsavedSchema = fields({
  claim: v.string(),
  claimsBefore: v.optional(v.array(v.string()), () => []),
  game: gameSchema,
  steps: v.array(stepRowSchema),
});

type Unsaved = v.InferOutput<typeof unsavedSchema>;

/** Stores the saves that other pages kept; those that cannot be read stay for a later version. */
export async function saveUnsavedGames(database: Database): Promise<void> {
  for (const name of unsavedNames()) {
    const unsaved = v.safeParse(unsavedSchema, parseJson(localStorage.getItem(name)));
    if (unsaved.success && (await storeUnsaved(database, unsaved.output))) localStorage.removeItem(name);
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

async function storeUnsaved(database: Database, unsaved: Unsaved): Promise<boolean> {
  const { claim, game, steps } = unsaved;
  const { id, revision } = game;
  // It was stored after all.
  if ((await database.saves.get([id, revision])) === claim) return true;
  const stored = (await database.games.get(id)) as typeof game | undefined;
  const isCurrent = !stored || (await continuesStored(unsaved, stored.revision, database));
  const last = (await database.games.orderBy('touchedAt').lastKey()) as number | undefined;
  const saved = isCurrent
    ? { ...game, touchedAt: Math.max(game.touchedAt, (last ?? 0) + 1) }
    : // The claim becomes the id, so that two tabs store it only once. The stored game stays the latest.
      { ...game, id: claim, revision: 1, touchedAt: Math.min(game.touchedAt, stored.touchedAt - 1) };
  await writeInOneTask(database.backendDB(), {
    claim,
    game: saved,
    steps: steps.map(({ index, step }) => [index, step]),
  });
  return true;
}

/** Returns whether no other page has saved since: the stored revision is the one before these saves, or one of them. */
async function continuesStored(
  { claimsBefore, game: { id, revision } }: Unsaved,
  stored: number,
  { saves }: Database,
): Promise<boolean> {
  const savesStored = stored - (revision - 1 - claimsBefore.length);
  if (savesStored === 0) return true;
  const lastStoredClaim = claimsBefore[savesStored - 1];
  return lastStoredClaim !== undefined && (await saves.get([id, stored])) === lastStoredClaim;
}
