/**
 * Loads the latest game: first through a separate connection while the store opens, then through the store, whose
 * result takes precedence. Loads older steps on demand.
 */
import { classifyStorageError } from '../../lib/storage-failure';
import type { Step } from '../../rules/table/history';
import type { GameStore } from '../../storage/game/game-store';
import type { ReadGameResult } from '../../storage/game/read-game';
import type { LatestGameAccess } from '../../storage/game/read-latest';
import {
  applyTransition,
  enterState,
  type GameModel,
  startupAccessOf,
  storeFailed,
  storeOf,
  storeOpened,
  withEarlyGame,
  withReadingEnded,
  withStoreResult,
} from './game-model';
import type { GameSaver } from './game-saver';
import { afterAllGamesSaved, currentStoredSave, forgetStoredSave, isCaughtUp } from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';

const PAUSE_BEFORE_REOPENING_MS = 10_000;

export interface GameLoader {
  /** Opens the store unless it is open, and loads the latest game, unless that is already in progress. */
  openAndLoad(): void;
  /**
   * Reads up to `limit` steps just before `index`, once the store is open; resolves to null if reading them failed.
   */
  readStepsBefore(id: string, index: number, limit: number): Promise<readonly Step[] | null>;
}

export interface GameLoaderPorts {
  readonly model: GameModel;
  readonly saver: Pick<GameSaver, 'catchUp' | 'reportError'>;
  readonly openGames: () => Promise<GameStore>;
}

export function createGameLoader({ model, saver, openGames }: GameLoaderPorts): GameLoader {
  const { state, queue } = model;
  let opening: Promise<void> | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function openStoreAndReadGame(): Promise<void> {
    let store: GameStore;
    try {
      store = await openGames();
    } catch (error) {
      applyTransition(state, storeFailed, classifyStorageError(error));
      retryTimer = setTimeout(openAndLoad, PAUSE_BEFORE_REOPENING_MS);
      return;
    }
    const startupAccess = startupAccessOf(state.peek());
    applyTransition(state, storeOpened, store);
    startupAccess?.connection.close();
    // Anything the early connection failed to save is in memory only.
    saver.catchUp();
    try {
      applyReadResult(model, await store.readLatest(STEPS_IN_MEMORY, currentStoredSave(queue.peek())));
      saver.catchUp();
      if (isCaughtUp(queue.peek())) applyTransition(queue, afterAllGamesSaved);
    } catch (error) {
      saver.reportError(error);
      applyTransition(state, withReadingEnded);
    }
  }

  function openAndLoad(): void {
    clearTimeout(retryTimer);
    opening ??= openStoreAndReadGame().finally(() => {
      opening = null;
    });
  }

  return {
    openAndLoad,
    async readStepsBefore(id, index, limit) {
      await opening;
      return (
        storeOf(state.peek())
          ?.readStepsBefore(id, index, limit)
          .catch(() => null) ?? []
      );
    },
  };
}

/** Shows the latest game as soon as it is read without the store. */
export async function showEarlyGame(
  model: GameModel,
  saver: Pick<GameSaver, 'catchUp'>,
  pendingLatestGame: Promise<LatestGameAccess | null>,
): Promise<void> {
  const latestGame = await pendingLatestGame.catch(() => null);
  if (!latestGame) return;
  const stateBefore = model.state.peek();
  if (storeOf(stateBefore)) latestGame.connection.close();
  enterState(model, withEarlyGame(stateBefore, latestGame), latestGame.game);
  // Moves made before this point can be saved now.
  saver.catchUp();
}

/**
 * Applies the result from the store; if the game on the screen has disappeared from it, queues that game to be saved
 * in full.
 */
function applyReadResult(model: GameModel, readResult: ReadGameResult): void {
  const { state, queue } = model;
  const stateBefore = state.peek();
  const nextState = withStoreResult(stateBefore, readResult, queue.peek());
  const shownSave = stateBefore.kind === 'open' ? stateBefore.pendingStoreRead?.shownSave : null;
  switch (readResult.kind) {
    case 'game':
      enterState(model, nextState, readResult.game);
      break;
    case 'none':
    case 'damaged':
      if (shownSave)
        applyTransition(queue, forgetStoredSave, currentStoredSave(queue.peek())?.id ?? shownSave.id);
      state.value = nextState;
      break;
    case 'unchanged':
      state.value = nextState;
      break;
    default:
      readResult satisfies never;
  }
}
