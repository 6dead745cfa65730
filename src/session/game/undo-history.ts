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
import { applyTransition, type GameModel, storeOf, validateTable, withShownGame } from './game-model';
import type { GameSaver } from './game-saver';
import { prependOlderStepsInQueue } from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';

/** With fewer undoable steps than this, older ones are loaded in advance. */
const MIN_UNDOABLE_STEPS = 60;

export interface UndoHistory {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
  /** Loads older steps into the game; resolves to false if there are none or reading failed. */
  loadOlderSteps(): Promise<boolean>;
  /** Replaces the history of a game after these actions, and loads older steps in advance. */
  change(game: Game, history: History, ...actions: readonly PlayerAction[]): void;
}

export function createUndoHistory(
  model: GameModel,
  saver: Pick<GameSaver, 'change'>,
  loader: Pick<GameLoader, 'readStepsBefore'>,
): UndoHistory {
  const { state, game } = model;
  /** The game for which no older steps were found; searched again once the store is open. */
  const gameAtOldestStep = signal<{ readonly id: string; readonly store: GameStore | null } | null>(null);
  let runningLoad: Promise<boolean> | null = null;

  const isOldestReached = (id: string) =>
    gameAtOldestStep.value?.id === id && gameAtOldestStep.value.store === storeOf(state.value);
  const hasEarlierSteps = ({ id, history }: Game) =>
    history.doneCount > 0 || (history.unloadedStepCount > 0 && !isOldestReached(id));
  function markOldestReached(id: string): void {
    gameAtOldestStep.value = { id, store: storeOf(state.peek()) };
  }

  async function loadOlderSteps(): Promise<boolean> {
    const gameInPlay = game.peek();
    if (!gameInPlay || gameInPlay.history.unloadedStepCount === 0) return false;
    runningLoad ??= loadOlderStepsInto(model, loader, gameInPlay, markOldestReached).finally(() => {
      runningLoad = null;
    });
    return runningLoad;
  }

  function change(game: Game, history: History, ...actions: readonly PlayerAction[]): void {
    saver.change(game, history, ...actions);
    if (history.doneCount < MIN_UNDOABLE_STEPS) loadOlderSteps();
  }

  function undoOrRedo(game: Game, action: 'undo' | 'redo'): void {
    const history = historyAfter(game.history, action, (table) => validateTable(state.peek(), table));
    if (history) change(game, history, action);
    else {
      if (action === 'undo') markOldestReached(game.id);
      applyTransition(state, withShownGame, {
        ...game,
        history: withoutUnusableSteps(game.history, action),
      });
    }
  }

  function undoStep(): void {
    const gameInPlay = game.peek();
    if (!gameInPlay) return;
    if (gameInPlay.history.doneCount > 0) undoOrRedo(gameInPlay, 'undo');
    else loadOlderSteps().then((hasOlderSteps) => hasOlderSteps && undoStep());
  }

  return {
    canUndo: computed(() => game.value !== null && hasEarlierSteps(game.value)),
    canRedo: computed(() => game.value !== null && canRedo(game.value.history)),
    undo: undoStep,
    redo() {
      const gameInPlay = game.peek();
      if (gameInPlay && canRedo(gameInPlay.history)) undoOrRedo(gameInPlay, 'redo');
    },
    loadOlderSteps,
    change,
  };
}

/** Reads older steps and adds them to those in memory; resolves to false if there are none or reading failed. */
async function loadOlderStepsInto(
  { state, queue, game }: GameModel,
  loader: Pick<GameLoader, 'readStepsBefore'>,
  { id, history: { unloadedStepCount } }: Game,
  markOldestReached: (id: string) => void,
): Promise<boolean> {
  const olderSteps = await loader.readStepsBefore(id, unloadedStepCount, STEPS_IN_MEMORY);
  if (olderSteps?.length === 0) markOldestReached(id);
  const latestGame = game.peek();
  if (
    !olderSteps ||
    olderSteps.length === 0 ||
    latestGame?.id !== id ||
    latestGame.history.unloadedStepCount !== unloadedStepCount
  )
    return false;
  applyTransition(state, withShownGame, {
    ...latestGame,
    history: prependOlderSteps(latestGame.history, olderSteps),
  });
  applyTransition(queue, prependOlderStepsInQueue, id, olderSteps);
  return true;
}

/**
 * Returns the history one step back or forward, or null when the stored step does not fit the table. A step of
 * another version may lack fields, which get their defaults; all other parts of the table stay the same objects.
 */
function historyAfter(
  history: History,
  action: 'undo' | 'redo',
  readTable: (table: Table) => Table | null,
): History | null {
  try {
    const nextHistory = action === 'undo' ? undo(history) : redo(history);
    const table = readTable(nextHistory.table);
    return (
      table && {
        ...nextHistory,
        table: applyForward(nextHistory.table, changeBetween(nextHistory.table, table)),
      }
    );
  } catch {
    // The step changes a path that the table does not have.
    return null;
  }
}

/** Returns the history without the step that does not fit the table and those beyond it. */
function withoutUnusableSteps(history: History, action: 'undo' | 'redo'): History {
  return action === 'undo'
    ? dropOldestSteps(history, 0)
    : { ...history, steps: history.steps.slice(0, history.doneCount) };
}
