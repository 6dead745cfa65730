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
  const loaded = signal<GameSession | null>(null);
  const loadOnce = memoizeAsync(async () => {
    const live = await load();
    loaded.value = live;
    return live;
  });

  function follow<Value>(
    pick: (live: GameSession) => ReadonlySignal<Value>,
    initial: Value,
  ): ReadonlySignal<Value> {
    return computed(() => (loaded.value ? pick(loaded.value).value : initial));
  }

  function onceLoaded<Args extends readonly unknown[], Value>(
    pick: (live: GameSession) => (...args: Args) => Promise<Value>,
  ): (...args: Args) => Promise<Value> {
    return async (...args) => pick(await loadOnce())(...args);
  }

  return {
    load: loadOnce,
    state: follow((live) => live.state, { kind: isGameExpected ? 'reading' : 'empty' }),
    canUndo: follow((live) => live.canUndo, false),
    canRedo: follow((live) => live.canRedo, false),
    saveFailure: follow((live) => live.saveFailure, null),
    isSaving: follow((live) => live.isSaving, false),
    previousGame: follow((live) => live.previousGame, null),
    refusal: follow((live) => live.refusal, null),
    forgetRefusal: () => loaded.peek()?.forgetRefusal(),
    forgetPreviousGame: () => loaded.peek()?.forgetPreviousGame(),
    currentGame: () => loaded.peek()?.currentGame() ?? null,
    showTurn: (marker) => loaded.peek()?.showTurn(marker),
    play: (move) => loaded.peek()?.play(move) ?? null,
    undo: () => loaded.peek()?.undo(),
    redo: () => loaded.peek()?.redo(),
    async begin(newGame) {
      // Before any await: browsers allow this request only during the tap.
      if (!loaded.peek()) requestPersistence();
      return (await loadOnce()).begin(newGame);
    },
    rematch: onceLoaded((live) => live.rematch),
    resume: onceLoaded((live) => live.resume),
    savedGames: onceLoaded((live) => live.savedGames),
    recallOlder: onceLoaded((live) => live.recallOlder),
    stepsBefore: onceLoaded((live) => live.stepsBefore),
    retrySaving: () => loaded.peek()?.retrySaving(),
    flushSaves: () => loaded.peek()?.flushSaves() ?? [],
  };
}
