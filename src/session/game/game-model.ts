/**
 * Models the life of a game in this browser as one state machine, drawn in docs/decisions/life-of-a-game.md. A
 * transition returns the next state, or the same state if it does not apply; side effects are left to the caller.
 */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { StorageFailure } from '../../lib/storage-failure';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import type { SavedGame } from '../../storage/game/game-rows';
import type { GameStore } from '../../storage/game/game-store';
import type { GameRevision, ReadGameResult } from '../../storage/game/read-game';
import type { LatestGameAccess } from '../../storage/game/read-latest';
import { type Game, gameFromRows } from './game';
import { adoptStoredGame, currentStoredSave, emptyQueue, isCaughtUp, type SaveQueue } from './save-queue';

export type GameState =
  /** Nothing is shown yet: the latest game is being read, without the store and, once that is open, with it. */
  | { readonly kind: 'reading'; readonly store: GameStore | null }
  /** A game or an empty table is shown before the store is open. */
  | {
      readonly kind: 'early';
      readonly game: Game | null;
      readonly startupAccess: StartupAccess | null;
      /** Why the store could not be opened, or null. */
      readonly failure: StorageFailure | null;
    }
  /** The store is open. */
  | {
      readonly kind: 'open';
      readonly game: Game | null;
      readonly store: GameStore;
      readonly pendingStoreRead: PendingStoreRead | null;
    };

/** The means by which the latest game was read before the store was open. */
export interface StartupAccess extends Pick<LatestGameAccess, 'connection' | 'readTable'> {
  /** The save that was read, or null if it was not shown because another game had begun first. */
  readonly shownSave: GameRevision | null;
}

/** The latest game according to the store is not known yet; `shownSave` is the save on the screen until then. */
export interface PendingStoreRead {
  readonly shownSave: GameRevision | null;
}

export function initialState(isGameExpected: boolean): GameState {
  const reading = { kind: 'reading', store: null } as const;
  return isGameExpected ? reading : withReadingEnded(reading);
}

export function gameOf(state: GameState): Game | null {
  return state.kind === 'reading' ? null : state.game;
}

/** Returns the store, or null until it is open. */
export function storeOf(state: GameState): GameStore | null {
  return state.kind === 'early' ? null : state.store;
}

/** Returns whether the store is open and has returned the latest game. */
export function isStoreRead(state: GameState): boolean {
  return state.kind === 'open' && !state.pendingStoreRead;
}

/** Returns the means by which the latest game was read; null if it was not read or the store is open. */
export function startupAccessOf(state: GameState): StartupAccess | null {
  return state.kind === 'early' ? state.startupAccess : null;
}

/**
 * Validates a table that stored steps have led to; null if they do not fit. Returns it as it is if no schema is loaded
 * yet.
 */
export function validateTable(state: GameState, table: Table): Table | null {
  const reader = storeOf(state) ?? startupAccessOf(state);
  return reader ? reader.readTable(table) : table;
}

/** Handles the latest game as read without the store. */
export function withEarlyGame(state: GameState, latestAccess: LatestGameAccess): GameState {
  const settledState = withReadingEnded(state);
  const { connection, readTable, game: savedGame } = latestAccess;
  const game = settledState.game ?? gameFromRows(savedGame, latestAccess.steps);
  if (settledState.kind === 'early') {
    return {
      ...settledState,
      game,
      startupAccess: { connection, readTable, shownSave: settledState.game ? null : savedGame },
    };
  }
  return settledState.game || !settledState.pendingStoreRead
    ? state
    : { ...settledState, game, pendingStoreRead: { shownSave: savedGame } };
}

export function storeOpened(state: GameState, store: GameStore): GameState {
  if (state.kind === 'reading') return { ...state, store };
  if (state.kind === 'open') return state;
  return {
    kind: 'open',
    game: state.game,
    store,
    pendingStoreRead: { shownSave: state.startupAccess?.shownSave ?? null },
  };
}

export function storeFailed(state: GameState, failure: StorageFailure): GameState {
  const settledState = withReadingEnded(state);
  return settledState.kind === 'early' ? { ...settledState, failure } : state;
}

/**
 * Handles the latest game as read from the store: shows it if no game is shown, or if it is newer and nothing is
 * unsaved here. Any other conflict is resolved when the game here is saved.
 */
export function withStoreResult(state: GameState, answer: ReadGameResult, queue: SaveQueue): GameState {
  const settledState = withReadingEnded(state);
  if (settledState.kind === 'early') return state;
  const isAdopted =
    answer.kind === 'game' &&
    (!settledState.game || isNewerElsewhere(settledState.pendingStoreRead?.shownSave, answer.game, queue));
  const game = isAdopted ? gameFromRows(answer.game, answer.steps) : settledState.game;
  return { ...settledState, game, pendingStoreRead: null };
}

/** Stops waiting for a game: the table is empty if none was found, or if the open store could not be read. */
export function withReadingEnded(state: GameState): Exclude<GameState, { readonly kind: 'reading' }> {
  if (state.kind !== 'reading') return state;
  const { store } = state;
  return store
    ? { kind: 'open', game: null, store, pendingStoreRead: { shownSave: null } }
    : { kind: 'early', game: null, startupAccess: null, failure: null };
}

/** Handles a game that was begun, resumed or changed, or that comes from another tab. */
export function withShownGame(state: GameState, game: Game): GameState {
  return { ...withReadingEnded(state), game };
}

/** Returns whether another tab is ahead of the game on the screen; its messages are ignored until the store is open. */
function isNewerElsewhere(
  shownSave: GameRevision | null | undefined,
  { id, revision }: GameRevision,
  queue: SaveQueue,
): boolean {
  const stored = currentStoredSave(queue);
  if (!stored || !isCaughtUp(queue)) return false;
  if (stored.id === id && stored.revision < revision) return true;
  const isUntouched = stored.id === shownSave?.id && stored.revision === shownSave.revision;
  return isUntouched && !(stored.id === id && stored.revision === revision);
}

/** The state of a tab's game and the queue of its saves. */
export interface GameModel {
  readonly state: Signal<GameState>;
  readonly queue: Signal<SaveQueue>;
  readonly game: ReadonlySignal<Game | null>;
}

export function createGameModel(initial: GameState): GameModel {
  const state = signal(initial);
  return { state, queue: signal(emptyQueue), game: computed(() => gameOf(state.value)) };
}

/** Replaces a signal's value by the result of a transition. */
export function applyTransition<Value, Details extends readonly unknown[]>(
  target: Signal<Value>,
  transition: (value: Value, ...details: Details) => Value,
  ...details: Details
): void {
  target.value = transition(target.peek(), ...details);
}

/** Enters a state; if it shows a different game, records this save as its stored version. */
export function enterState({ state, queue }: GameModel, nextState: GameState, saved: SavedGame): void {
  const game = gameOf(nextState);
  if (game && game !== gameOf(state.peek())) applyTransition(queue, adoptStoredGame, game, saved.revision);
  state.value = nextState;
}

/** Shows a game as stored. */
export function showStoredGame(model: GameModel, saved: SavedGame, steps: readonly Step[]): void {
  enterState(model, withShownGame(model.state.peek(), gameFromRows(saved, steps)), saved);
}
