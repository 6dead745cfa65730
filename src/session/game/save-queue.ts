/**
 * Models the unsaved changes as plain data: the game in play, and earlier games until they are stored. The functions
 * that change it return the next queue; `game-saver.ts` does the saving.
 */
import type { StorageFailure } from '../../lib/storage-failure';
import { type History, prependOlderSteps, type Step } from '../../rules/table/history';
import type { GameRevision } from '../../storage/game/read-game';
import type { SaveOutcome, SaveRequest } from '../../storage/game/write-game';
import {
  type Game,
  gameToRows,
  type PlayerAction,
  replayActions,
  type TimedAction,
  withHistory,
} from './game';

export interface SaveQueue {
  /** In saving order. */
  readonly games: ReadonlyMap<string, QueuedGame>;
  /** The id of the game in play. */
  readonly gameIdInPlay: string | null;
  readonly isSaving: boolean;
  /** Why the queue could not be stored, or null. */
  readonly failure: StorageFailure | null;
}

interface QueuedGame {
  readonly game: Game;
  /** The last save known to be in the store. */
  readonly storedSave: StoredSave | null;
  /** Actions that are not in the store, oldest first. */
  readonly unsavedActions: readonly TimedAction[];
  /** Submitted saves without an outcome yet, in order. */
  readonly savesInFlight: readonly PendingSave[];
  /**
   * Saves reported as failed or withheld: the store may contain one whose response was lost, or that a later page made
   * from the changes kept by this one.
   */
  readonly unconfirmedSaves: readonly IdentifiedSave[];
}

interface StoredSave {
  readonly history: History;
  readonly revision: number;
}

/** The outcome of a save, or the error with which it failed. */
export type SaveOutcomeOrError = SaveOutcome | { readonly error: unknown };

interface IdentifiedSave extends StoredSave {
  readonly saveId: string;
  /** The last of the unsaved actions, all of which it includes; undefined if there were none. */
  readonly lastAction: TimedAction | undefined;
}

export interface PendingSave extends IdentifiedSave {
  readonly outcome: Promise<SaveOutcomeOrError>;
}

export const emptyQueue: SaveQueue = { games: new Map(), gameIdInPlay: null, isSaving: false, failure: null };

const isUnsaved = ({ storedSave, game }: QueuedGame) => storedSave?.history !== game.history;

/** Returns the games with unsaved changes, in saving order. */
export function unsavedGames({ games }: SaveQueue): readonly QueuedGame[] {
  return [...games.values()].filter(isUnsaved);
}

/** Returns whether the store contains everything and no save is in progress. */
export function isCaughtUp(queue: SaveQueue): boolean {
  return !queue.isSaving && unsavedGames(queue).length === 0;
}

/** Returns a queued game. */
export function gameInQueue({ games }: SaveQueue, id: string): Game | null {
  return games.get(id)?.game ?? null;
}

/** Returns the stored version of the game in play. */
export function currentStoredSave({ games, gameIdInPlay }: SaveQueue): (GameRevision & StoredSave) | null {
  const storedSave = gameIdInPlay === null ? null : games.get(gameIdInPlay)?.storedSave;
  return storedSave && gameIdInPlay !== null ? { id: gameIdInPlay, ...storedSave } : null;
}

/**
 * Returns the next save to submit, with everything the store may lack, or null if the last save in flight is
 * complete.
 */
export function createNextSave(
  { game, storedSave, savesInFlight, unconfirmedSaves }: QueuedGame,
  newSaveId: () => string,
  now: number,
): SaveRequest | null {
  const { history } = game;
  const lastSave = savesInFlight.at(-1) ?? storedSave;
  if (lastSave?.history === history) return null;
  const revision = (lastSave?.revision ?? 0) + 1;
  // An identical retry keeps its id, because the store may contain it already.
  const identicalSave = unconfirmedSaves.find(
    (save) => save.history === history && save.revision === revision,
  );
  const saveId = identicalSave?.saveId ?? newSaveId();
  return { ...gameToRows(game, storedSave?.history ?? null, revision, now), saveId };
}

/** Replaces a queued game by its stored version and makes it the game in play. */
export function adoptStoredGame(queue: SaveQueue, game: Game, revision: number): SaveQueue {
  const adoptedGame = { ...createQueuedGame(game), storedSave: { history: game.history, revision } };
  return { ...withGame(queue, adoptedGame), gameIdInPlay: game.id };
}

/** Adds actions to a game and makes it the game in play. */
export function enqueue(
  queue: SaveQueue,
  game: Game,
  actions: readonly PlayerAction[],
  now: number,
): SaveQueue {
  const queued = queue.games.get(game.id) ?? createQueuedGame(game);
  const unsavedActions = [...queued.unsavedActions, ...actions.map((action) => ({ action, at: now }))];
  return { ...withGame(queue, { ...queued, game, unsavedActions }), gameIdInPlay: game.id };
}

/** Records that the next save of a game was submitted. */
export function saveSubmitted(
  queue: SaveQueue,
  request: SaveRequest,
  outcome: Promise<SaveOutcomeOrError>,
): SaveQueue {
  return updateGame(queue, request.game.id, (queued) => ({
    ...queued,
    savesInFlight: [...queued.savesInFlight, { ...identifySave(queued, request), outcome }],
  }));
}

/** Records a save that could not be submitted; the next one is the same until the game changes. */
export function unsubmittedSaveRecorded(queue: SaveQueue, request: SaveRequest): SaveQueue {
  return updateGame(queue, request.game.id, (queued) => {
    const { unconfirmedSaves } = queued;
    if (unconfirmedSaves.some(({ saveId }) => saveId === request.saveId)) return queued;
    return { ...queued, unconfirmedSaves: [...unconfirmedSaves, identifySave(queued, request)] };
  });
}

function identifySave(
  { game, unsavedActions }: QueuedGame,
  { game: { revision }, saveId }: SaveRequest,
): IdentifiedSave {
  return { history: game.history, revision, saveId, lastAction: unsavedActions.at(-1) };
}

export function saveEnded(
  queue: SaveQueue,
  id: string,
  save: PendingSave,
  result: SaveOutcomeOrError,
): SaveQueue {
  if (result === 'saved') return saveConfirmed(queue, id, save);
  return updateGame(queue, id, (queued) => ({
    ...queued,
    savesInFlight: queued.savesInFlight.filter((other) => other !== save),
    unconfirmedSaves: result === 'overtaken' ? queued.unconfirmedSaves : [...queued.unconfirmedSaves, save],
  }));
}

/** Records that the store contains this save. */
export function saveConfirmed(queue: SaveQueue, id: string, save: IdentifiedSave): SaveQueue {
  const { history, revision, lastAction } = save;
  return updateGame(queue, id, (queued) => ({
    ...queued,
    storedSave: { history, revision },
    unsavedActions: queued.unsavedActions.slice(queued.unsavedActions.indexOf(lastAction as TimedAction) + 1),
    savesInFlight: queued.savesInFlight.filter((other) => other !== save),
    unconfirmedSaves: queued.unconfirmedSaves.filter((doubtfulSave) => doubtfulSave.revision > revision),
  }));
}

/** Records that the store no longer contains this game, so that the next save writes all of it. */
export function forgetStoredSave(queue: SaveQueue, id: string): SaveQueue {
  return updateGame(queue, id, (queued) => ({ ...queued, storedSave: null }));
}

/** Repeats the unsaved actions on top of another tab's save. */
export function rebase(queue: SaveQueue, theirGame: Game, revision: number): SaveQueue {
  return updateGame(queue, theirGame.id, ({ unsavedActions }) => ({
    ...createQueuedGame(withHistory(theirGame, replayActions(unsavedActions, theirGame.history))),
    storedSave: { history: theirGame.history, revision },
    unsavedActions,
  }));
}

/** Adds older steps that were read from the store and need no saving. */
export function prependOlderStepsInQueue(
  queue: SaveQueue,
  id: string,
  olderSteps: readonly Step[],
): SaveQueue {
  return updateGame(queue, id, (queued) => {
    const { game, storedSave } = queued;
    const history = prependOlderSteps(game.history, olderSteps);
    const storedHistory =
      storedSave && (isUnsaved(queued) ? prependOlderSteps(storedSave.history, olderSteps) : history);
    return {
      ...queued,
      game: { ...game, history },
      storedSave: storedSave && storedHistory && { ...storedSave, history: storedHistory },
    };
  });
}

/** Clears the failure and removes every game but the one in play. */
export function afterAllGamesSaved(queue: SaveQueue): SaveQueue {
  const games = new Map([...queue.games].filter(([id]) => id === queue.gameIdInPlay));
  return { ...queue, games, failure: null };
}

function updateGame(queue: SaveQueue, id: string, update: (queued: QueuedGame) => QueuedGame): SaveQueue {
  const queued = queue.games.get(id);
  return queued ? withGame(queue, update(queued)) : queue;
}

function withGame(queue: SaveQueue, queued: QueuedGame): SaveQueue {
  return { ...queue, games: new Map(queue.games).set(queued.game.id, queued) };
}

function createQueuedGame(game: Game): QueuedGame {
  return {
    game,
    storedSave: null,
    unsavedActions: [],
    savesInFlight: [],
    unconfirmedSaves: [],
  };
}
