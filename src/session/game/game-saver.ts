/**
 * Saves the queued games: one save at a time, each with everything since the last one. The first save after a pause
 * starts within the task of the tap itself. Only `flush` does not wait for the save in progress.
 */
import { classifyStorageError } from '../../lib/storage-failure';
import { dropOldestSteps, type History } from '../../rules/table/history';
import type { GameWriter, SaveRequest } from '../../storage/game/write-game';
import { type Game, type PlayerAction, withHistory } from './game';
import { applyTransition, type GameModel, startupAccessOf, storeOf, withShownGame } from './game-model';
import {
  afterAllGamesSaved,
  createNextSave,
  enqueue,
  isCaughtUp,
  saveConfirmed,
  saveEnded,
  saveSubmitted,
  unsavedGames,
  unsubmittedSaveRecorded,
} from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';
import type { TabSync } from './tab-sync';

const PAUSE_BEFORE_RETRY_MS = 5000;

export interface GameSaver {
  /** Gives a game a new history after these actions: starts the save, then updates the screen. */
  change(game: Game, history: History, ...actions: readonly PlayerAction[]): void;
  /** Saves everything unsaved, unless a save is in progress. */
  catchUp(): void;
  /**
   * Immediately submits everything that the save in progress does not contain, because the page may be closed before
   * that save completes; returns the saves that cannot be submitted yet.
   */
  flush(): readonly SaveRequest[];
  /** Reports an error other than a failed save; it is cleared by the next successful save. */
  reportError(error: unknown): void;
}

export interface GameSaverPorts {
  readonly model: GameModel;
  readonly tabSync: Pick<TabSync, 'announceSave' | 'rebaseOnOtherTab' | 'handlePendingMessage'>;
  readonly now: () => number;
  readonly freshId: () => string;
}

export function createGameSaver(ports: GameSaverPorts): GameSaver {
  const { state, queue } = ports.model;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function reportError(error: unknown): void {
    queue.value = { ...queue.peek(), failure: classifyStorageError(error) };
  }

  async function catchUp(): Promise<void> {
    const queueBefore = queue.peek();
    if (queueBefore.isSaving || unsavedGames(queueBefore).length === 0 || !writerOf(ports.model)) return;
    clearTimeout(retryTimer);
    queue.value = { ...queueBefore, isSaving: true };
    try {
      await saveAll(ports);
    } catch (error) {
      reportError(error);
      retryTimer = setTimeout(catchUp, PAUSE_BEFORE_RETRY_MS);
    } finally {
      queue.value = { ...queue.peek(), isSaving: false };
    }
    if (isCaughtUp(queue.peek())) ports.tabSync.handlePendingMessage();
  }

  return {
    change(game, history, ...actions) {
      // Only stored steps may be dropped from memory.
      const keptHistory = isCaughtUp(queue.peek()) ? dropOldestSteps(history, STEPS_IN_MEMORY) : history;
      const changedGame = withHistory(game, keptHistory);
      applyTransition(queue, enqueue, changedGame, actions, ports.now());
      // Saved first: rendering can take longer than submitting the save.
      catchUp();
      applyTransition(state, withShownGame, changedGame);
    },
    catchUp,
    flush() {
      catchUp();
      const writer = writerOf(ports.model);
      const queuedGames = unsavedGames(queue.peek());
      if (!writer) return queuedGames.flatMap(({ game }) => recordUnsubmittedSave(ports, game.id));
      for (const { game } of queuedGames) submitSave(ports, writer, game.id);
      return [];
    },
    reportError,
  };
}

async function saveAll(ports: GameSaverPorts): Promise<void> {
  const { model } = ports;
  const saveNext = () => {
    const [nextQueuedGame] = unsavedGames(model.queue.peek());
    // Looked up again before each save, because the store may have opened since the last one.
    const writer = writerOf(model);
    return nextQueuedGame && writer ? saveGame(ports, writer, nextQueuedGame.game.id) : null;
  };
  // By the time a save fails, a lost connection has been replaced, so the second attempt does not wait.
  const retry = (error: unknown) => saveNext() ?? Promise.reject(error);
  for (let save = saveNext(); save; save = saveNext()) await save.catch(retry);
  if (unsavedGames(model.queue.peek()).length === 0) applyTransition(model.queue, afterAllGamesSaved);
}

/** Saves a game and handles the outcome of all its saves in flight; the last outcome counts. */
async function saveGame(ports: GameSaverPorts, writer: SaveWriter, id: string): Promise<void> {
  const { queue } = ports.model;
  const firstSaveInFlight = () => queue.peek().games.get(id)?.savesInFlight[0];
  submitSave(ports, writer, id);
  for (let save = firstSaveInFlight(); save; save = firstSaveInFlight()) {
    const result = await save.outcome;
    applyTransition(queue, saveEnded, id, save, result);
    if (result === 'saved') ports.tabSync.announceSave(id, save.revision);
    else if (firstSaveInFlight()) continue;
    else if (result === 'overtaken') return resolveConflict(ports, writer, id, save.revision);
    else throw result.error;
  }
}

/**
 * Submits the next save of a game with everything not known to be stored, regardless of the outcome of earlier saves.
 */
function submitSave(ports: GameSaverPorts, writer: GameWriter, id: string): void {
  const save = createSaveForGame(ports, id);
  if (!save) return;
  // Caught here, because it may reject while the previous save is being awaited.
  const outcome = writer.save(save).catch((error: unknown) => ({ error }));
  applyTransition(ports.model.queue, saveSubmitted, save, outcome);
}

/** Returns the next save of a game, if any, while no save can be submitted. */
function recordUnsubmittedSave(ports: GameSaverPorts, id: string): readonly SaveRequest[] {
  const save = createSaveForGame(ports, id);
  if (!save) return [];
  applyTransition(ports.model.queue, unsubmittedSaveRecorded, save);
  return [save];
}

function createSaveForGame({ model, freshId, now }: GameSaverPorts, id: string): SaveRequest | null {
  const queued = model.queue.peek().games.get(id);
  return queued ? createNextSave(queued, freshId, now()) : null;
}

/**
 * Resolves a conflict over a revision: adopts a save of this tab whose response was lost, and otherwise takes over the
 * other tab's save.
 */
async function resolveConflict(
  { model: { queue }, tabSync }: GameSaverPorts,
  writer: SaveWriter,
  id: string,
  revision: number,
): Promise<void> {
  const saveId = await writer.saveIdOf(id, revision);
  const ownSave = queue
    .peek()
    .games.get(id)
    ?.unconfirmedSaves.find((save) => save.saveId === saveId);
  if (!ownSave) return tabSync.rebaseOnOtherTab(id);
  applyTransition(queue, saveConfirmed, id, ownSave);
  tabSync.announceSave(id, ownSave.revision);
}

interface SaveWriter extends GameWriter {
  saveIdOf(id: string, revision: number): Promise<unknown>;
}

/**
 * Returns what games can be saved with now: the store or, until it is open, the connection that read the latest game;
 * null if there is neither.
 */
function writerOf({ state }: GameModel): SaveWriter | null {
  const store = storeOf(state.peek());
  const connection = startupAccessOf(state.peek())?.connection;
  if (store || !connection?.isOpen()) return store;
  const storeIfOpen = () => storeOf(state.peek());
  return {
    save: (save) =>
      connection.save(save).catch((error) => {
        // A failed save writes nothing, and the store may have opened in the meantime.
        const openedStore = storeIfOpen();
        if (!openedStore) throw error;
        return openedStore.save(save);
      }),
    saveIdOf: async (id, revision) => storeIfOpen()?.saveIdOf(id, revision),
  };
}
