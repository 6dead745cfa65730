/** The live game for screens that may appear before the game engine is loaded; until then, no game can be changed. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { memoizeAsync } from '../lib/memoize-async';
import type { GameSession } from '../session/game/live-game';

export interface LazyLiveGamePorts {
  /** Loads the engine; called on first use. */
  readonly load: () => Promise<GameSession>;
  readonly isGameExpected: boolean;
  readonly requestPersistence: () => void;
}

export interface LazyLiveGame extends GameSession {
  /** Loads the engine, which reads the latest game. */
  load(): Promise<unknown>;
}

export function createLazyLiveGame({
  load,
  isGameExpected,
  requestPersistence,
}: LazyLiveGamePorts): LazyLiveGame {
  const loadedSession = signal<GameSession | null>(null);
  const loadOnce = memoizeAsync(async () => {
    const session = await load();
    loadedSession.value = session;
    return session;
  });

  function followSignal<Value>(
    pickSignal: (session: GameSession) => ReadonlySignal<Value>,
    initial: Value,
  ): ReadonlySignal<Value> {
    return computed(() => (loadedSession.value ? pickSignal(loadedSession.value).value : initial));
  }

  function callOnceLoaded<Args extends readonly unknown[], Value>(
    pickMethod: (session: GameSession) => (...args: Args) => Promise<Value>,
  ): (...args: Args) => Promise<Value> {
    return async (...args) => pickMethod(await loadOnce())(...args);
  }

  return {
    load: loadOnce,
    state: followSignal((live) => live.state, { kind: isGameExpected ? 'reading' : 'empty' }),
    canUndo: followSignal((live) => live.canUndo, false),
    canRedo: followSignal((live) => live.canRedo, false),
    saveFailure: followSignal((live) => live.saveFailure, null),
    isSaving: followSignal((live) => live.isSaving, false),
    gameIdBeforeRematch: followSignal((live) => live.gameIdBeforeRematch, null),
    refusal: followSignal((live) => live.refusal, null),
    forgetRefusal: () => loadedSession.peek()?.forgetRefusal(),
    forgetGameBeforeRematch: () => loadedSession.peek()?.forgetGameBeforeRematch(),
    currentGame: () => loadedSession.peek()?.currentGame() ?? null,
    showTurn: (markerNumber) => loadedSession.peek()?.showTurn(markerNumber),
    play: (move) => loadedSession.peek()?.play(move) ?? null,
    undo: () => loadedSession.peek()?.undo(),
    redo: () => loadedSession.peek()?.redo(),
    async begin(newGame) {
      // Before any await: browsers allow this request only during the tap.
      if (!loadedSession.peek()) requestPersistence();
      return (await loadOnce()).begin(newGame);
    },
    replaceCurrentGame: (game) => loadedSession.peek()?.replaceCurrentGame(game),
    rematch: callOnceLoaded((live) => live.rematch),
    resume: callOnceLoaded((live) => live.resume),
    listSavedGames: callOnceLoaded((live) => live.listSavedGames),
    loadOlderSteps: callOnceLoaded((live) => live.loadOlderSteps),
    readStepsBefore: callOnceLoaded((live) => live.readStepsBefore),
    retrySaving: () => loadedSession.peek()?.retrySaving(),
    flushAndReturnUnsaved: () => loadedSession.peek()?.flushAndReturnUnsaved() ?? [],
  };
}
