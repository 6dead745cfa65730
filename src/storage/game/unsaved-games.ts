/**
 * What this version could not save because a later one has the database: kept in localStorage, and saved by the
 * version that reads it at its next start.
 */
import * as v from 'valibot';
import type { Database } from '../database/database';
import { gameSchema, stepRowSchema } from './saved-game';
import { fields } from './schema/tolerant-schemas';
import { type GameSave, rowsToWrite, writeInOneTask } from './write-game';

const PREFIX = 'planar-table.unsaved.';

const unsavedSchema = fields({ claim: v.string(), game: gameSchema, steps: v.array(stepRowSchema) });
const storedSchema = v.pipe(v.string(), v.parseJson(), unsavedSchema);

export interface UnsavedGames {
  /** Keeps a save, instead of the last one of the same game. */
  keep(save: GameSave): void;
  forget(id: string): void;
}

export function createUnsavedGames(tab: string = crypto.randomUUID()): UnsavedGames {
  const kept = new Set<string>();
  return {
    keep(save) {
      try {
        localStorage.setItem(
          `${PREFIX}${tab}.${save.game.id}`,
          JSON.stringify({ claim: save.claim, ...rowsToWrite(save) }),
        );
        kept.add(save.game.id);
      } catch {
        // No space or no permission: the game goes on in memory.
      }
    },
    forget(id) {
      if (kept.delete(id)) localStorage.removeItem(`${PREFIX}${tab}.${id}`);
    },
  };
}

/** Saves what other versions kept; what cannot be read stays for an update. */
export async function saveUnsavedGames(database: Database): Promise<void> {
  const names = Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const unsaved = v.safeParse(storedSchema, localStorage.getItem(name));
    if (unsaved.success && (await isSavedNow(database, unsaved.output))) localStorage.removeItem(name);
  }
}

async function isSavedNow(
  database: Database,
  { claim, game, steps }: v.InferOutput<typeof unsavedSchema>,
): Promise<boolean> {
  const { id, revision } = game;
  // Saved after all.
  if ((await database.saves.get([id, revision])) === claim) return true;
  const stored = (await database.games.get(id)) as typeof game | undefined;
  const fits = !stored || stored.revision === revision - 1;
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
