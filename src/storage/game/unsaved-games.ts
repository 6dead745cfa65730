/**
 * Keeps in localStorage, until the next start, what the database may lack: games that only a later version of the app
 * can save, and those whose saves are under way when the page goes, because WebKit drops them.
 */
import { UNSAVED_PREFIX } from './unsaved-names';
import { type GameSave, rowsToWrite, savesUnderWay } from './write-game';

const thisPage = crypto.randomUUID();

const nameOf = (id: string) => `${UNSAVED_PREFIX}${thisPage}.${id}`;

/** The save last kept of each game. */
const kept = new Map<string, GameSave>();

/** Keeps a save and the claims of those under way before it, instead of what was kept of its game. */
export function keepUnsaved(save: GameSave, claimsBefore: readonly string[] = []): void {
  const { claim, game } = save;
  try {
    localStorage.setItem(nameOf(game.id), JSON.stringify({ claim, claimsBefore, ...rowsToWrite(save) }));
    kept.set(game.id, save);
  } catch {
    // No space or no permission: the game goes on in memory.
  }
}

/** Forgets what was kept of a game, unless a save after this one was. */
export function forgetUnsaved({ game: { id, revision } }: GameSave): void {
  const last = kept.get(id);
  if (!last || last.game.revision > revision) return;
  kept.delete(id);
  localStorage.removeItem(nameOf(id));
}

/**
 * Keeps the saves whose outcome the page may not live to see, and after them those that cannot be submitted yet. If it
 * does live, those under way are forgotten when they end, the others when they are stored.
 */
export function keepSavesUnderWay(waiting: readonly GameSave[] = []): void {
  const claims = new Map<string, string[]>();
  for (const save of [...savesUnderWay.keys(), ...waiting]) {
    const before = claims.get(save.game.id) ?? [];
    keepUnsaved(save, before);
    claims.set(save.game.id, [...before, save.claim]);
    const forget = () => forgetUnsaved(save);
    savesUnderWay.get(save)?.then(forget, forget);
  }
}
