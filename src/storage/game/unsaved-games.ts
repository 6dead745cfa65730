/**
 * Keeps in localStorage, until the next start, what the database may lack: games that only a later version of the app
 * can save, and saves in progress when the page closes, because WebKit drops them.
 */
import { UNSAVED_PREFIX } from './unsaved-names';
import { type GameSave, rowsToWrite, savesUnderWay } from './write-game';

const thisPage = crypto.randomUUID();

const nameOf = (id: string) => `${UNSAVED_PREFIX}${thisPage}.${id}`;

/** The last save kept of each game. */
const kept = new Map<string, GameSave>();

/** Keeps a save and the claims of the saves in progress before it, replacing what was kept of its game. */
export function keepUnsaved(save: GameSave, claimsBefore: readonly string[] = []): void {
  const { claim, game } = save;
  try {
    localStorage.setItem(nameOf(game.id), JSON.stringify({ claim, claimsBefore, ...rowsToWrite(save) }));
    kept.set(game.id, save);
  } catch {
    // No space or no permission: the game continues in memory only.
  }
}

/** Discards what was kept of a game, unless a later save was kept. */
export function forgetUnsaved({ game: { id, revision } }: GameSave): void {
  const last = kept.get(id);
  if (!last || last.game.revision > revision) return;
  kept.delete(id);
  localStorage.removeItem(nameOf(id));
}

/**
 * Keeps the saves that may not complete before the page closes, and then those that cannot be submitted yet. If the
 * page stays open, saves in progress are discarded when they end, and the others when they are stored.
 */
export function keepSavesUnderWay(notSubmitted: readonly GameSave[] = []): void {
  const claims = new Map<string, string[]>();
  for (const save of [...savesUnderWay.keys(), ...notSubmitted]) {
    const before = claims.get(save.game.id) ?? [];
    keepUnsaved(save, before);
    claims.set(save.game.id, [...before, save.claim]);
    const forget = () => forgetUnsaved(save);
    savesUnderWay.get(save)?.then(forget, forget);
  }
}
