/** Undo and redo of the game in play; steps that are no longer in memory are read from the store. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { applyForward, changeBetween } from '../../rules/change/change';
import {
  canRedo,
  dropOldestSteps,
  type History,
  prependOlderSteps,
  redo,
  undo,
} from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import type { GameStore } from '../../storage/game/game-store';
import type { Game, PlayerAction } from './game';
import type { GameLoader } from './game-loader';
import { applyTransition, type GameModel, gameShown, readTableIn, storeOf } from './game-model';
import type { GameSaver } from './game-saver';
import { recallSteps } from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';

/** With fewer undoable steps than this, older ones are fetched in advance. */
const STEPS_BEFORE_FETCHING = 60;

export interface UndoHistory {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
  /** Fetches older steps; resolves to false if there are none. */
  recallOlder(): Promise<boolean>;
  /** Replaces the history of a game after these actions, and fetches older steps in advance. */
  change(game: Game, history: History, ...actions: readonly PlayerAction[]): void;
}

export function createUndoHistory(
  model: GameModel,
  saver: Pick<GameSaver, 'change'>,
  loader: Pick<GameLoader, 'stepsBefore'>,
): UndoHistory {
  const { state, game } = model;
  /** The game for which no older steps were found; searched again once the store is open. */
  const oldestReached = signal<{ readonly id: string; readonly store: GameStore | null } | null>(null);
  let fetching: Promise<boolean> | null = null;

  const isOldestReached = (id: string) =>
    oldestReached.value?.id === id && oldestReached.value.store === storeOf(state.value);
  const hasEarlierSteps = ({ id, history }: Game) =>
    history.doneCount > 0 || (history.forgottenCount > 0 && !isOldestReached(id));
  function markOldestReached(id: string): void {
    oldestReached.value = { id, store: storeOf(state.peek()) };
  }

  async function recallOlder(): Promise<boolean> {
    const inPlay = game.peek();
    if (!inPlay || inPlay.history.forgottenCount === 0) return false;
    fetching ??= fetchOlder(model, loader, inPlay, markOldestReached).finally(() => {
      fetching = null;
    });
    return fetching;
  }

  function change(from: Game, history: History, ...actions: readonly PlayerAction[]): void {
    saver.change(from, history, ...actions);
    if (history.doneCount < STEPS_BEFORE_FETCHING) recallOlder();
  }

  function takeStep(from: Game, action: 'undo' | 'redo'): void {
    const history = historyAfter(from.history, action, (table) => readTableIn(state.peek(), table));
    if (history) change(from, history, action);
    else {
      if (action === 'undo') markOldestReached(from.id);
      applyTransition(state, gameShown, { ...from, history: withoutUnfittingSteps(from.history, action) });
    }
  }

  function undoStep(): void {
    const inPlay = game.peek();
    if (!inPlay) return;
    if (inPlay.history.doneCount > 0) takeStep(inPlay, 'undo');
    else recallOlder().then((found) => found && undoStep());
  }

  return {
    canUndo: computed(() => game.value !== null && hasEarlierSteps(game.value)),
    canRedo: computed(() => game.value !== null && canRedo(game.value.history)),
    undo: undoStep,
    redo() {
      const inPlay = game.peek();
      if (inPlay && canRedo(inPlay.history)) takeStep(inPlay, 'redo');
    },
    recallOlder,
    change,
  };
}

/** Adds older steps to those in memory; resolves to false if there are none. */
async function fetchOlder(
  { state, queue, game }: GameModel,
  loader: Pick<GameLoader, 'stepsBefore'>,
  { id, history: { forgottenCount } }: Game,
  markOldestReached: (id: string) => void,
): Promise<boolean> {
  const older = await loader.stepsBefore(id, forgottenCount, STEPS_IN_MEMORY);
  if (older.length === 0) markOldestReached(id);
  const latest = game.peek();
  if (older.length === 0 || latest?.id !== id || latest.history.forgottenCount !== forgottenCount)
    return false;
  applyTransition(state, gameShown, { ...latest, history: prependOlderSteps(latest.history, older) });
  applyTransition(queue, recallSteps, id, older);
  return true;
}

/**
 * Returns the history one step back or forward, or null when the stored step does not fit the table. A step of
 * another version may lack fields, which get their defaults; all other parts of the table stay the same objects.
 */
function historyAfter(
  history: History,
  action: 'undo' | 'redo',
  read: (table: Table) => Table | null,
): History | null {
  try {
    const next = action === 'undo' ? undo(history) : redo(history);
    const table = read(next.table);
    return table && { ...next, table: applyForward(next.table, changeBetween(next.table, table)) };
  } catch {
    // The step changes a path that the table does not have.
    return null;
  }
}

/** Returns the history without the step that does not fit the table and those beyond it. */
function withoutUnfittingSteps(history: History, action: 'undo' | 'redo'): History {
  return action === 'undo'
    ? dropOldestSteps(history, 0)
    : { ...history, steps: history.steps.slice(0, history.doneCount) };
}
