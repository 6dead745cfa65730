/**
 * Models the unsaved changes as plain data: the game in play, and earlier games until they are stored. The functions
 * that change it return the next queue; `game-saver.ts` does the saving.
 */
import { type History, prependOlderSteps, type Step } from '../../rules/table/history';
import type { StorageFailure } from '../../storage/database/storage-failure';
import type { KnownSave } from '../../storage/game/read-game';
import type { GameSave, SaveOutcome } from '../../storage/game/write-game';
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
  readonly inPlay: string | null;
  readonly isSaving: boolean;
  /** Why the queue could not be stored, or null. */
  readonly failure: StorageFailure | null;
}

interface QueuedGame {
  readonly game: Game;
  /** The last save known to be in the store. */
  readonly stored: StoredSave | null;
  /** Actions that are not in the store, oldest first. */
  readonly unsavedActions: readonly TimedAction[];
  /** The total number of actions so far. */
  readonly actionCount: number;
  /** Submitted saves without an outcome yet, in order. */
  readonly inFlight: readonly PendingSave[];
  /**
   * Saves reported as failed or withheld: the store may contain one whose response was lost, or that a later page made
   * from the changes kept by this one.
   */
  readonly doubtful: readonly ClaimedSave[];
}

interface StoredSave {
  readonly history: History;
  readonly revision: number;
}

/** The outcome of a save, or the error with which it failed. */
export type SaveResult = SaveOutcome | { readonly error: unknown };

interface ClaimedSave extends StoredSave {
  readonly claim: string;
  /** The number of actions it includes. */
  readonly actionCount: number;
}

export interface PendingSave extends ClaimedSave {
  readonly outcome: Promise<SaveResult>;
}

export const emptyQueue: SaveQueue = { games: new Map(), inPlay: null, isSaving: false, failure: null };

const isUnsaved = ({ stored, game }: QueuedGame) => stored?.history !== game.history;

/** Returns the games with unsaved changes, in saving order. */
export function unsavedGames({ games }: SaveQueue): readonly QueuedGame[] {
  return [...games.values()].filter(isUnsaved);
}

/** Returns whether the store contains everything and no save is in progress. */
export function isCaughtUp(queue: SaveQueue): boolean {
  return !queue.isSaving && unsavedGames(queue).length === 0;
}

/** Returns a queued game. */
export function pendingGame({ games }: SaveQueue, id: string): Game | null {
  return games.get(id)?.game ?? null;
}

/** Returns the stored version of the game in play. */
export function storedSaveInPlay({ games, inPlay }: SaveQueue): (KnownSave & StoredSave) | null {
  const stored = inPlay === null ? null : games.get(inPlay)?.stored;
  return stored && inPlay !== null ? { id: inPlay, ...stored } : null;
}

/**
 * Returns the next save to submit, with everything the store may lack, or null if the last save in flight is
 * complete.
 */
export function nextSave(
  { game, stored, inFlight, doubtful }: QueuedGame,
  newClaim: () => string,
  now: number,
): GameSave | null {
  const { history } = game;
  const lastSave = inFlight.at(-1) ?? stored;
  if (lastSave?.history === history) return null;
  const revision = (lastSave?.revision ?? 0) + 1;
  // An identical retry keeps its claim, because the store may contain it already.
  const sameSave = doubtful.find((save) => save.history === history && save.revision === revision);
  const claim = sameSave?.claim ?? newClaim();
  return { ...gameToRows(game, stored?.history ?? null, revision, now), claim };
}

/** Replaces a queued game by its stored version and makes it the game in play. */
export function adoptStoredGame(queue: SaveQueue, game: Game, revision: number): SaveQueue {
  const adopted = { ...unsavedEntry(game), stored: { history: game.history, revision } };
  return { ...withGame(queue, adopted), inPlay: game.id };
}

/** Adds actions to a game and makes it the game in play. */
export function enqueue(
  queue: SaveQueue,
  game: Game,
  actions: readonly PlayerAction[],
  now: number,
): SaveQueue {
  const queued = queue.games.get(game.id) ?? unsavedEntry(game);
  const unsavedActions = [...queued.unsavedActions, ...actions.map((action) => ({ action, at: now }))];
  const added = { ...queued, game, unsavedActions, actionCount: queued.actionCount + actions.length };
  return { ...withGame(queue, added), inPlay: game.id };
}

/** Records that the next save of a game was submitted. */
export function saveSubmitted(
  queue: SaveQueue,
  { game: { id, revision }, claim }: GameSave,
  outcome: Promise<SaveResult>,
): SaveQueue {
  return updateGame(queue, id, (queued) => {
    const { game, actionCount, inFlight } = queued;
    return {
      ...queued,
      inFlight: [...inFlight, { history: game.history, revision, claim, actionCount, outcome }],
    };
  });
}

/** Records a save that could not be submitted; the next one is the same until the game changes. */
export function saveWithheld(queue: SaveQueue, { game: { id, revision }, claim }: GameSave): SaveQueue {
  return updateGame(queue, id, (queued) => {
    const { game, actionCount, doubtful } = queued;
    if (doubtful.some((save) => save.claim === claim)) return queued;
    return { ...queued, doubtful: [...doubtful, { history: game.history, revision, claim, actionCount }] };
  });
}

export function saveEnded(queue: SaveQueue, id: string, save: PendingSave, result: SaveResult): SaveQueue {
  if (result === 'saved') return saveFound(queue, id, save);
  return updateGame(queue, id, (queued) => ({
    ...queued,
    inFlight: queued.inFlight.filter((other) => other !== save),
    doubtful: result === 'overtaken' ? queued.doubtful : [...queued.doubtful, save],
  }));
}

/** Records that the store contains this save. */
export function saveFound(queue: SaveQueue, id: string, save: ClaimedSave): SaveQueue {
  const { history, revision, actionCount } = save;
  return updateGame(queue, id, (queued) => ({
    ...queued,
    stored: { history, revision },
    unsavedActions: queued.unsavedActions.slice(
      Math.max(0, queued.unsavedActions.length - (queued.actionCount - actionCount)),
    ),
    inFlight: queued.inFlight.filter((other) => other !== save),
    doubtful: queued.doubtful.filter((other) => other.revision > revision),
  }));
}

/** Records that the store no longer contains this game, so that the next save writes all of it. */
export function forgetStoredSave(queue: SaveQueue, id: string): SaveQueue {
  return updateGame(queue, id, (queued) => ({ ...queued, stored: null }));
}

/** Repeats the unsaved actions on top of another tab's save. */
export function rebase(queue: SaveQueue, theirs: Game, revision: number, now: number): SaveQueue {
  return updateGame(queue, theirs.id, ({ unsavedActions }) => ({
    ...unsavedEntry(withHistory(theirs, replayActions(unsavedActions, theirs.history, now))),
    stored: { history: theirs.history, revision },
    unsavedActions,
    actionCount: unsavedActions.length,
  }));
}

/** Adds older steps that were read from the store and need no saving. */
export function recallSteps(queue: SaveQueue, id: string, older: readonly Step[]): SaveQueue {
  return updateGame(queue, id, (queued) => {
    const { game, stored } = queued;
    const history = prependOlderSteps(game.history, older);
    const storedHistory = stored && (isUnsaved(queued) ? prependOlderSteps(stored.history, older) : history);
    return {
      ...queued,
      game: { ...game, history },
      stored: stored && storedHistory && { ...stored, history: storedHistory },
    };
  });
}

/** Clears the failure and removes every game but the one in play. */
export function allGamesSaved(queue: SaveQueue): SaveQueue {
  const games = new Map([...queue.games].filter(([id]) => id === queue.inPlay));
  return { ...queue, games, failure: null };
}

function updateGame(queue: SaveQueue, id: string, update: (queued: QueuedGame) => QueuedGame): SaveQueue {
  const queued = queue.games.get(id);
  return queued ? withGame(queue, update(queued)) : queue;
}

function withGame(queue: SaveQueue, queued: QueuedGame): SaveQueue {
  return { ...queue, games: new Map(queue.games).set(queued.game.id, queued) };
}

function unsavedEntry(game: Game): QueuedGame {
  return { game, stored: null, unsavedActions: [], actionCount: 0, inFlight: [], doubtful: [] };
}
