/**
 * Synchronizes the game between the tabs of one browser: follows saves of other tabs, and resolves conflicting ones.
 */
import type { TabChannel } from '../../device/browser/tab-channel';
import { gameFromRows } from './game';
import { applyTransition, type GameModel, showStoredGame, storeOf, withShownGame } from './game-model';
import { currentStoredSave, forgetStoredSave, gameInQueue, isCaughtUp, rebase } from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';

export interface TabSync {
  /** Notifies the other tabs of a save. */
  announceSave(id: string, revision: number): void;
  /** Repeats the unsaved moves of this tab on top of another tab's save. */
  rebaseOnOtherTab(id: string): Promise<void>;
  /** Handles the last message that arrived while this tab had unsaved changes. */
  handlePendingMessage(): void;
}

export function createTabSync(model: GameModel, tabChannel: TabChannel): TabSync {
  const { state, queue, game } = model;
  let pendingMessage: unknown = null;

  async function handleMessage(message: unknown): Promise<void> {
    const { game: id, revision } = (message ?? {}) as { game?: unknown; revision?: unknown };
    if (typeof id !== 'string' || typeof revision !== 'number') return;
    const stored = currentStoredSave(queue.peek());
    if (stored?.id === id && revision <= stored.revision) return;
    if (!isCaughtUp(queue.peek())) {
      pendingMessage = message;
      return;
    }
    const reading = storeOf(state.peek())?.read(id, STEPS_IN_MEMORY);
    const readResult = await reading?.catch(() => null);
    if (!isCaughtUp(queue.peek())) pendingMessage = message;
    else if (readResult?.kind === 'game') showStoredGame(model, readResult.game, readResult.steps);
  }

  async function rebaseOnOtherTab(id: string): Promise<void> {
    // The other tab's save cannot be read until the store is open.
    const readResult = await storeOf(state.peek())?.read(id, STEPS_IN_MEMORY);
    if (!readResult) return;
    if (readResult.kind !== 'game') return applyTransition(queue, forgetStoredSave, id);
    const theirGame = gameFromRows(readResult.game, readResult.steps);
    applyTransition(queue, rebase, theirGame, readResult.game.revision);
    const mergedGame = gameInQueue(queue.peek(), id);
    if (mergedGame && game.peek()?.id === id) applyTransition(state, withShownGame, mergedGame);
  }

  tabChannel.onMessage(handleMessage);
  return {
    announceSave: (game, revision) => tabChannel.post({ game, revision }),
    rebaseOnOtherTab,
    handlePendingMessage() {
      const message = pendingMessage;
      pendingMessage = null;
      if (message !== null) handleMessage(message);
    },
  };
}
