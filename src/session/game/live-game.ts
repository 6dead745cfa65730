/** The game in play as used by the screens: signals and actions. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TabChannel } from '../../device/browser/tab-channel';
import type { Refusal } from '../../rules/rule';
import { playStep } from '../../rules/table/history';
import type { Move } from '../../rules/table/move';
import type { LatestGameAccess } from '../../storage/game/read-latest';
import type { Game } from './game';
import { createGameLibrary, type GameLibrary, type GameLibraryPorts } from './game-library';
import { createGameLoader, showEarlyGame } from './game-loader';
import { createGameModel, type GameModel, initialState, isStoreRead } from './game-model';
import { createGameSaver } from './game-saver';
import type { Saving } from './saving';
import { STEPS_IN_MEMORY } from './steps-in-memory';
import { createTabSync } from './tab-sync';
import { createTurnInView, type TurnInView } from './turn-in-view';
import { createUndoHistory, type UndoHistory } from './undo-history';

export type LiveGameState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'playing'; readonly game: Game };

export interface LiveGame {
  readonly state: ReadonlySignal<LiveGameState>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Why the last move was refused; cleared by `forgetRefusal` or the next move. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  forgetRefusal(): void;
  /** Returns the current game without subscribing to changes. */
  currentGame(): Game | null;
  /** Shows the turn of this marker, one of the simultaneous turns of a Grand Melee. */
  showTurn(markerNumber: number): void;
  /** Makes a move, in the turn in view if there are several; returns null if it was made. */
  play(move: Move): Refusal | null;
  undo(): void;
  redo(): void;
}

/** The live game as a whole; screens see each of the three through a hook of its own. */
export type GameSession = LiveGame & GameLibrary & Saving;

export interface GameSessionPorts extends GameLibraryPorts {
  /** Reads the latest game before the store is open, if possible. */
  readonly readLatestGame: (maxDoneSteps: number) => Promise<LatestGameAccess | null>;
  readonly tabChannel: TabChannel;
  /** Whether a game is likely to be found; if so, the screen waits for it instead of offering a new one. */
  readonly isGameExpected: boolean;
}

export function createGameSession(ports: GameSessionPorts): GameSession {
  const model = createGameModel(initialState(ports.isGameExpected));
  const tabSync = createTabSync(model, ports.tabChannel);
  const saver = createGameSaver({ ...ports, model, tabSync });
  const loader = createGameLoader({ ...ports, model, saver });
  const undoHistory = createUndoHistory(model, saver, loader);
  const turnInView = createTurnInView(model.game);

  // If no game is expected, nothing waits for one.
  if (ports.isGameExpected) showEarlyGame(model, saver, ports.readLatestGame(STEPS_IN_MEMORY));
  loader.openAndLoad();

  return {
    ...createStatus(model, turnInView),
    ...createPlayActions(ports.now, model, undoHistory, turnInView),
    ...createGameLibrary(ports, model, undoHistory, loader),
    canUndo: undoHistory.canUndo,
    canRedo: undoHistory.canRedo,
    showTurn: turnInView.showTurn,
    flushAndReturnUnsaved: saver.flush,
    retrySaving: () => (isStoreRead(model.state.peek()) ? saver.catchUp() : loader.openAndLoad()),
  };
}

function createStatus(
  { state, queue }: GameModel,
  turnInView: TurnInView,
): Pick<GameSession, 'state' | 'currentGame' | 'saveFailure' | 'isSaving'> {
  const isReading = computed(() => state.value.kind === 'reading');
  return {
    state: computed(() => {
      const game = turnInView.game.value;
      if (game) return { kind: 'playing', game };
      return { kind: isReading.value ? 'reading' : 'empty' };
    }),
    currentGame: () => turnInView.game.peek(),
    saveFailure: computed(
      () => (state.value.kind === 'early' ? state.value.failure : null) ?? queue.value.failure,
    ),
    isSaving: computed(() => queue.value.isSaving),
  };
}

function createPlayActions(
  now: () => number,
  { game }: GameModel,
  undoHistory: UndoHistory,
  turnInView: TurnInView,
): Pick<LiveGame, 'play' | 'undo' | 'redo' | 'refusal' | 'forgetRefusal'> {
  const refusal = signal<Refusal | null>(null);
  /** Returns the game in play, or null if there is none or it continues on another phone. */
  function findPlayableGame(): Game | null {
    const currentGame = game.peek();
    return currentGame && !currentGame.handedOver ? currentGame : null;
  }
  return {
    refusal,
    forgetRefusal() {
      refusal.value = null;
    },
    play(requestedMove) {
      const currentGame = findPlayableGame();
      if (!currentGame) return null;
      const move = turnInView.assignToTurn(requestedMove);
      const result = playStep(currentGame.history, move, now());
      refusal.value = result.ok ? null : result.refusal;
      if (!result.ok) return result.refusal;
      turnInView.showTurnOf(move);
      if (result.value !== currentGame.history) undoHistory.change(currentGame, result.value, move);
      return null;
    },
    undo() {
      const history = findPlayableGame()?.history;
      if (!history) return;
      turnInView.showTurnOf(history.steps[history.doneCount - 1]?.move);
      undoHistory.undo();
    },
    redo() {
      const history = findPlayableGame()?.history;
      if (!history) return;
      undoHistory.redo();
      turnInView.showTurnOf(history.steps[history.doneCount]?.move);
    },
  };
}
