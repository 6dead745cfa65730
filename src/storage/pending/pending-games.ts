/**
 * Saves in localStorage, until the next start, what the database may lack: games that only a later version of the app
 * can save, and saves in progress when the page closes, because WebKit drops them.
 */

import { rowsToWrite, type SaveRequest, savesInProgress } from '../game/write-game';
import { PENDING_GAME_PREFIX } from './pending-game-keys';

const pageId = crypto.randomUUID();

const nameOf = (id: string) => `${PENDING_GAME_PREFIX}${pageId}.${id}`;

/** The last pending save of each game. */
const lastPending = new Map<string, SaveRequest>();

/** Saves a pending save and the ids of the saves in progress before it, replacing the game's earlier one. */
export function savePendingGame(save: SaveRequest, saveIdsBefore: readonly string[] = []): void {
  const { saveId, game } = save;
  try {
    const pending = { claim: saveId, claimsBefore: saveIdsBefore, ...rowsToWrite(save) };
    localStorage.setItem(nameOf(game.id), JSON.stringify(pending));
    lastPending.set(game.id, save);
  } catch {
    // No space or no permission: the game continues in memory only.
  }
}

/** Discards the pending save of a game, unless it is a later one. */
export function clearPendingGame({ game: { id, revision } }: SaveRequest): void {
  const last = lastPending.get(id);
  if (!last || last.game.revision > revision) return;
  lastPending.delete(id);
  localStorage.removeItem(nameOf(id));
}

/**
 * Saves the saves that may not complete before the page closes, and then those that cannot be submitted yet. If the
 * page stays open, saves in progress are discarded when they end, and the others when they are stored.
 */
export function savePendingGames(unsubmittedSaves: readonly SaveRequest[] = []): void {
  const saveIds = new Map<string, string[]>();
  for (const save of [...savesInProgress.keys(), ...unsubmittedSaves]) {
    const saveIdsBefore = saveIds.get(save.game.id) ?? [];
    savePendingGame(save, saveIdsBefore);
    saveIds.set(save.game.id, [...saveIdsBefore, save.saveId]);
    const clear = () => clearPendingGame(save);
    savesInProgress.get(save)?.then(clear, clear);
  }
}
