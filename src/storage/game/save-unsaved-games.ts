/** Makes the saves that were kept in localStorage. */
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

const storedSchema = v.pipe(v.string(), v.parseJson(), unsavedSchema);

/** Saves what other pages kept; what cannot be read stays for an update. */
export async function saveUnsavedGames(database: Database): Promise<void> {
  for (const name of unsavedNames()) {
    const unsaved = v.safeParse(storedSchema, localStorage.getItem(name));
    if (unsaved.success && (await isSavedNow(database, unsaved.output))) localStorage.removeItem(name);
  }
}

async function isSavedNow(database: Database, unsaved: Unsaved): Promise<boolean> {
  const { claim, game, steps } = unsaved;
  const { id, revision } = game;
  // Saved after all.
  if ((await database.saves.get([id, revision])) === claim) return true;
  const stored = (await database.games.get(id)) as typeof game | undefined;
  const fits = !stored || (await isContinuedBy(unsaved, stored.revision, database));
  const last = (await database.games.orderBy('touchedAt').lastKey()) as number | undefined;
  const saved = fits
    ? { ...game, touchedAt: Math.max(game.touchedAt, (last ?? 0) + 1) }
    : // Its claim is its id, so that two tabs save it once. The game that went on stays the latest.
      { ...game, id: claim, revision: 1, touchedAt: Math.min(game.touchedAt, stored.touchedAt - 1) };
  await writeInOneTask(database.backendDB(), {
    claim,
    game: saved,
    steps: steps.map(({ index, step }) => [index, step]),
  });
  return true;
}

/** Whether no other page has saved since: what is stored is what the saves began with, or one of them. */
async function isContinuedBy(
  { claimsBefore, game: { id, revision } }: Unsaved,
  stored: number,
  { saves }: Database,
): Promise<boolean> {
  const made = stored - (revision - 1 - claimsBefore.length);
  if (made === 0) return true;
  const lastMade = claimsBefore[made - 1];
  return lastMade !== undefined && (await saves.get([id, stored])) === lastMade;
}
