/** The game in play as used by the screens: signals and actions. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TabChannel } from '../../device/browser/tab-channel';
import type { Refusal } from '../../rules/rule';
import { playStep, type Step } from '../../rules/table/history';
import type { Move } from '../../rules/table/move';
import type { StorageFailure } from '../../storage/database/storage-failure';
import type { SavedGame } from '../../storage/game/game-rows';
import type { GameStore } from '../../storage/game/game-store';
import type { LatestGame } from '../../storage/game/read-latest';
import type { GameSave } from '../../storage/game/write-game';
import type { GameSources } from './begin-game';
import type { Game } from './game';
import { createGameLoader, showFirstGame } from './game-loader';
import { createGameModel, type GameModel, initialState, showStoredGame, storeOf } from './game-model';
import { createGameSaver } from './game-saver';
import type { NewGame } from './new-game';
import { pendingGame } from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';
import { createTabSync } from './tab-sync';
import { createTurnInView, type TurnInView } from './turn-in-view';
import { createUndoHistory, type UndoHistory } from './undo-history';

export type { SavedGame } from '../../storage/game/game-rows';

export type LiveGameState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'playing'; readonly game: Game };

export interface LiveGame {
  readonly state: ReadonlySignal<LiveGameState>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Why the game is only in memory, or null. */
  readonly saveFailure: ReadonlySignal<StorageFailure | null>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Why the last move was refused; cleared by `forgetRefusal` or the next move. */
  readonly refused: ReadonlySignal<Refusal | null>;
  forgetRefusal(): void;
  /** Returns the current game without subscribing to changes. */
  playing(): Game | null;
  /** Shows the turn of this marker, one of the simultaneous turns of a Grand Melee. */
  watch(marker: number): void;
  /** Makes a move, in the turn in view if there are several; returns null if it was made. */
  play(move: Move): Refusal | null;
  undo(): void;
  redo(): void;
  /** Begins a game; resolves to null if that succeeded. The previous game remains among the saved ones. */
  begin(newGame: NewGame): Promise<Refusal | null>;
  /** Begins another game with the same players, starting life and kind of decks, and a random starting player. */
  rematch(): Promise<Refusal | null>;
  /** The id of the game before a rematch; null as soon as a move is made in the rematch or it is forgotten. */
  readonly previousGame: ReadonlySignal<string | null>;
  forgetPreviousGame(): void;
  /** Continues a saved game. */
  resume(id: string): Promise<void>;
  savedGames(): Promise<readonly SavedGame[]>;
  /** Loads older steps into the game for undo and the log; resolves to false if there are none. */
  recallOlder(): Promise<boolean>;
  /**
   * Reads up to `wanted` steps just before `index` without adding them to the game; resolves to an empty list if they
   * cannot be read.
   */
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
  retrySaving(): void;
  /** Submits all unsaved changes, because the page may be closed; returns the saves that cannot be submitted yet. */
  flushSaves(): readonly GameSave[];
}

export interface LiveGamePorts extends GameSources {
  /** Opens the store; called again after a failure. */
  readonly games: () => Promise<GameStore>;
  /** Reads the latest game before the store is open, if possible. */
  readonly latestGame: (stepsWanted: number) => Promise<LatestGame | null>;
  readonly classifyError: (error: unknown) => StorageFailure;
  readonly tabs: TabChannel;
  readonly requestPersistence: () => void;
  /** Whether a game is likely to be found; if so, the screen waits for it instead of offering a new one. */
  readonly expectGame: boolean;
}

export function createLiveGame(ports: LiveGamePorts): LiveGame {
  const model = createGameModel(initialState(ports.expectGame));
  const tabSync = createTabSync(model, ports.tabs, ports.now);
  const saver = createGameSaver({ ...ports, model, tabSync });
  const loader = createGameLoader({ ...ports, model, saver });
  const undoHistory = createUndoHistory(model, saver, loader);
  const inView = createTurnInView(model.game);

  // If no game is expected, nothing waits for one.
  if (ports.expectGame) showFirstGame(model, saver, ports.latestGame(STEPS_IN_MEMORY));
  loader.open();

  return {
    ...createStatus(model, inView),
    ...createPlay(ports.now, model, undoHistory, inView),
    ...createGameStarts(ports, model, undoHistory),
    canUndo: undoHistory.canUndo,
    canRedo: undoHistory.canRedo,
    recallOlder: undoHistory.recallOlder,
    stepsBefore: loader.stepsBefore,
    watch: inView.watch,
    flushSaves: saver.flush,
    retrySaving: () => (storeOf(model.state.peek()) ? saver.catchUp() : loader.open()),
    savedGames: () =>
      ports
        .games()
        .then((games) => games.list())
        .catch(() => []),
  };
}

function createStatus(
  { state, queue }: GameModel,
  inView: TurnInView,
): Pick<LiveGame, 'state' | 'playing' | 'saveFailure' | 'isSaving'> {
  const isReading = computed(() => state.value.kind === 'reading');
  return {
    state: computed(() => {
      const game = inView.game.value;
      if (game) return { kind: 'playing', game };
      return { kind: isReading.value ? 'reading' : 'empty' };
    }),
    playing: () => inView.game.peek(),
    saveFailure: computed(() => (state.value.kind === 'failed' ? state.value.failure : queue.value.failure)),
    isSaving: computed(() => queue.value.isSaving),
  };
}

function createPlay(
  now: () => number,
  { game }: GameModel,
  undoHistory: UndoHistory,
  inView: TurnInView,
): Pick<LiveGame, 'play' | 'undo' | 'redo' | 'refused' | 'forgetRefusal'> {
  const refused = signal<Refusal | null>(null);
  /** Returns the game in play, or null if there is none or it continues on another phone. */
  function playable(): Game | null {
    const inPlay = game.peek();
    return inPlay && !inPlay.handedOver ? inPlay : null;
  }
  return {
    refused,
    forgetRefusal() {
      refused.value = null;
    },
    play(requested) {
      const inPlay = playable();
      if (!inPlay) return null;
      const move = inView.assignToTurn(requested);
      const played = playStep(inPlay.history, move, now());
      refused.value = played.ok ? null : played.refusal;
      if (!played.ok) return played.refusal;
      inView.follow(move);
      if (played.value !== inPlay.history) undoHistory.change(inPlay, played.value, move);
      return null;
    },
    undo() {
      const history = playable()?.history;
      if (!history) return;
      inView.follow(history.steps[history.done - 1]?.move);
      undoHistory.undo();
    },
    redo() {
      const history = playable()?.history;
      if (!history) return;
      undoHistory.redo();
      inView.follow(history.steps[history.done]?.move);
    },
  };
}

function createGameStarts(
  ports: LiveGamePorts,
  model: GameModel,
  undoHistory: UndoHistory,
): Pick<LiveGame, 'begin' | 'rematch' | 'previousGame' | 'forgetPreviousGame' | 'resume'> {
  const latestRematch = signal<{ readonly id: string; readonly previous: string } | null>(null);
  const loadBeginGame = () => import('./begin-game');

  async function begin(newGame: NewGame): Promise<Refusal | null> {
    // Before any await: browsers allow this request only during the tap.
    ports.requestPersistence();
    const begun = await (await loadBeginGame()).prepareGame(newGame, ports);
    if (!begun.ok) return begun.refusal;
    undoHistory.change(begun.value, begun.value.history);
    return null;
  }

  return {
    begin,
    async rematch() {
      const { newGameLike } = await loadBeginGame();
      const previous = model.game.peek();
      const newGame = previous && newGameLike(previous);
      if (!newGame) return null;
      // The deck of the previous game may have been filled up.
      const refusal = await begin({ ...newGame, fillsUp: true });
      const begun = model.game.peek();
      if (!refusal && begun) latestRematch.value = { id: begun.id, previous: previous.id };
      return refusal;
    },
    previousGame: computed(() => {
      const game = model.game.value;
      const rematch = latestRematch.value;
      return rematch && rematch.id === game?.id && game.history.steps.length === 0 ? rematch.previous : null;
    }),
    forgetPreviousGame() {
      latestRematch.value = null;
    },
    async resume(id) {
      const pending = pendingGame(model.queue.peek(), id);
      if (!pending) {
        const found = await storeOf(model.state.peek())?.read(id, STEPS_IN_MEMORY);
        if (found?.kind !== 'game') return;
        showStoredGame(model, found.game, found.steps);
      }
      const game = pending ?? model.game.peek();
      // Saved again at once, so that it becomes the latest game.
      if (game) undoHistory.change(game, { ...game.history });
    },
  };
}
