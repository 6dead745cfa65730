/** The games of this phone: beginning one, going on with an earlier one, and reading what is not in memory. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal } from '../../rules/rule';
import type { Step } from '../../rules/table/history';
import type { SavedGame } from '../../storage/game/game-rows';
import type { GameStore } from '../../storage/game/game-store';
import type { GameSources } from './begin-game';
import type { Game } from './game';
import type { GameLoader } from './game-loader';
import { type GameModel, showStoredGame, storeOf } from './game-model';
import type { NewGame } from './new-game';
import { gameInQueue } from './save-queue';
import { STEPS_IN_MEMORY } from './steps-in-memory';
import type { UndoHistory } from './undo-history';

export type { SavedGame } from '../../storage/game/game-rows';

export interface GameLibrary {
  /** Begins a game; resolves to null if that succeeded. The previous game remains among the saved ones. */
  begin(newGame: NewGame): Promise<Refusal | null>;
  /** Begins another game with the same players, starting life and kind of decks, and a random starting player. */
  rematch(): Promise<Refusal | null>;
  /** Replaces the current game with a corrected one and saves it. */
  replaceCurrentGame(game: Game): void;
  /** The id of the game before a rematch; null as soon as a move is made in the rematch or it is forgotten. */
  readonly gameIdBeforeRematch: ReadonlySignal<string | null>;
  forgetGameBeforeRematch(): void;
  /** Continues a saved game; rejects if it cannot be read, and leaves the current one on the table. */
  resume(id: string): Promise<void>;
  /** Rejects if the games cannot be read. */
  listSavedGames(): Promise<readonly SavedGame[]>;
  /** Loads older steps into the game for undo and the log; resolves to false if there are none. */
  loadOlderSteps(): Promise<boolean>;
  /**
   * Reads up to `limit` steps just before `index` without adding them to the game; resolves to null if reading them
   * failed.
   */
  readStepsBefore(id: string, index: number, limit: number): Promise<readonly Step[] | null>;
}

export interface GameLibraryPorts extends GameSources {
  /** Opens the store; called again after a failure. */
  readonly openGames: () => Promise<GameStore>;
  readonly requestPersistence: () => void;
}

export function createGameLibrary(
  ports: GameLibraryPorts,
  model: GameModel,
  undoHistory: Pick<UndoHistory, 'change' | 'loadOlderSteps'>,
  loader: Pick<GameLoader, 'readStepsBefore'>,
): GameLibrary {
  const latestRematch = signal<{ readonly id: string; readonly previousId: string } | null>(null);
  const loadBeginGame = () => import('./begin-game');
  const replaceCurrentGame = (game: Game) => undoHistory.change(game, game.history);

  async function begin(newGame: NewGame): Promise<Refusal | null> {
    // Before any await: browsers allow this request only during the tap.
    ports.requestPersistence();
    const beginning = await (await loadBeginGame()).prepareGame(newGame, ports);
    if (!beginning.ok) return beginning.refusal;
    replaceCurrentGame(beginning.value);
    return null;
  }

  return {
    begin,
    async rematch() {
      const { newGameLike } = await loadBeginGame();
      const previousGame = model.game.peek();
      const newGame = previousGame && newGameLike(previousGame);
      if (!newGame) return null;
      const refusal = await begin(newGame);
      const rematchGame = model.game.peek();
      if (!refusal && rematchGame) latestRematch.value = { id: rematchGame.id, previousId: previousGame.id };
      return refusal;
    },
    replaceCurrentGame,
    gameIdBeforeRematch: computed(() => {
      const game = model.game.value;
      const rematch = latestRematch.value;
      return rematch && rematch.id === game?.id && game.history.steps.length === 0
        ? rematch.previousId
        : null;
    }),
    forgetGameBeforeRematch() {
      latestRematch.value = null;
    },
    async resume(id) {
      const gameFromQueue = gameInQueue(model.queue.peek(), id);
      if (!gameFromQueue) {
        const readResult = await storeOf(model.state.peek())?.read(id, STEPS_IN_MEMORY);
        if (readResult?.kind !== 'game') throw new Error('the game cannot be read');
        showStoredGame(model, readResult.game, readResult.steps);
      }
      const game = gameFromQueue ?? model.game.peek();
      // Saved again at once, so that it becomes the latest game.
      if (game) undoHistory.change(game, { ...game.history });
    },
    listSavedGames: async () => (await ports.openGames()).list(),
    loadOlderSteps: undoHistory.loadOlderSteps,
    readStepsBefore: loader.readStepsBefore,
  };
}
