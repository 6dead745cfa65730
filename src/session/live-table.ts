/** The table in play: holds the game, makes moves, undoes them, keeps them saved, and follows the other tabs. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Chance } from '../rules/chance/chance';
import type { MapKind } from '../rules/planar/eternities-map';
import type { Refusal } from '../rules/rule';
import { canRedo, forget, type History, playStep, recall, redo, undo } from '../rules/table/history';
import type { Move } from '../rules/table/move';
import type { Setup } from '../rules/table/table';
import type { StorageFailure } from '../storage/failure';
import type { Games, SavedGame, Seat } from '../storage/games';
import type { Catalogue } from './catalogue';
import { type Game, type Gesture, gameFromStore, replay } from './game';
import { createSaver } from './saver';

/** Steps held in memory behind the present one; older ones wait in the store. */
const STEPS_HELD = 200;
const PAUSE_BEFORE_OPENING_AGAIN = 10_000;
/** With fewer than this left to undo, older steps are fetched ahead of need. */
const STEPS_BEFORE_FETCHING = 60;

export type { SavedGame } from '../storage/games';

export type TableState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'playing'; readonly game: Game };

export interface NewGame {
  readonly seats: readonly Seat[];
  readonly startingLife: number;
  readonly startingPlayer: Setup['startingPlayer'];
  /** The name of a ready-made deck. */
  readonly deck: string;
  /** Which Eternities Map the deck is laid out on, if on any. */
  readonly map?: MapKind | null;
}

export interface LiveTable {
  readonly state: ReadonlySignal<TableState>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Why the game is only in memory, or null. */
  readonly unsaved: ReadonlySignal<StorageFailure | null>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** The game at this moment, for those who do not wait for changes. */
  playing(): Game | null;
  /** Null when the move was made. */
  play(move: Move): Refusal | null;
  undo(): void;
  redo(): void;
  /** Null when the game has begun. The game before it stays among the saved ones. */
  begin(newGame: NewGame): Promise<Refusal | null>;
  /** The same players, life and kind of deck once more; who begins is drawn. */
  beginAgain(): Promise<Refusal | null>;
  resume(id: string): Promise<void>;
  savedGames(): Promise<readonly SavedGame[]>;
  /** Fetches older steps, for undoing further or reading the log; false when there are none. */
  recallOlder(): Promise<boolean>;
  retrySaving(): void;
}

export interface LiveTablePorts {
  /** Opened anew after a failure. */
  readonly games: () => Promise<Games>;
  readonly catalogue: Promise<Catalogue>;
  readonly now: () => number;
  readonly freshSeed: () => Chance;
  readonly freshId: () => string;
  readonly whyFailed: (error: unknown) => StorageFailure;
  readonly tabs: {
    tell(message: unknown): void;
    hear(listener: (message: unknown) => void): void;
  };
  /** Whether a game is likely to be found: then the table waits for it instead of offering a new one. */
  readonly expectGame: boolean;
}

export function createLiveTable(ports: LiveTablePorts): LiveTable {
  const { now, tabs } = ports;
  const state = signal<TableState>(ports.expectGame ? { kind: 'opening' } : { kind: 'empty' });
  const storageFailure = signal<StorageFailure | null>(null);
  /** The game whose older steps turned out to be unreadable. */
  const unreachable = signal<string | null>(null);
  let store: Games | null = null;
  let fetching: Promise<boolean> | null = null;
  let openingAgain: ReturnType<typeof setTimeout> | undefined;

  /** What another tab said while this one had something to save itself. */
  let news: unknown = null;

  const saver = createSaver({
    games: () => store,
    now,
    whyFailed: ports.whyFailed,
    saved: (id, revision) => tabs.tell({ game: id, revision }),
    overtaken: takeOver,
    caughtUp() {
      const heard = news;
      news = null;
      if (heard !== null) follow(heard);
    },
  });

  const current = () => {
    const shown = state.peek();
    return shown.kind === 'playing' ? shown.game : null;
  };

  function show(game: Game) {
    state.value = { kind: 'playing', game };
  }

  function change(game: Game, history: History, ...done: readonly Gesture[]) {
    // Only what is stored may be let go of.
    const changed = { ...game, history: saver.isCaughtUp() ? forget(history, STEPS_HELD) : history };
    // Saved first: drawing the screen can take longer than handing over the save.
    saver.keep(changed, done);
    show(changed);
    if (history.done < STEPS_BEFORE_FETCHING) recallOlder();
  }

  /** Another tab was faster: its game is the game, and what was done here since is done again on top of it. */
  async function takeOver(id: string): Promise<void> {
    const found = await store?.read(id, STEPS_HELD);
    const mine = saver.onItsWay(id);
    if (!mine) return;
    if (found?.kind !== 'game') return saver.lost(id);
    const theirs = gameFromStore(found.game, found.steps);
    const done = saver.unsaved(id);
    const inHand = current()?.id;
    saver.adopt(theirs, found.game.revision);
    const merged = { ...theirs, history: replay(done, theirs.history, now()) };
    saver.keep(merged, done);
    if (inHand === id) show(merged);
  }

  async function follow(message: unknown): Promise<void> {
    const { game: id, revision } = (message ?? {}) as { game?: unknown; revision?: unknown };
    if (typeof id !== 'string' || typeof revision !== 'number' || !store) return;
    const stored = saver.stored();
    if (stored?.id === id && revision <= stored.revision) return;
    if (!saver.isCaughtUp()) {
      news = message;
      return;
    }
    const found = await store.read(id, STEPS_HELD).catch(() => null);
    if (!saver.isCaughtUp()) news = message;
    else if (found?.kind === 'game') adopt(found.game, gameFromStore(found.game, found.steps));
  }

  /** Saved again at once, so that it is the game touched last. */
  async function resume(id: string): Promise<void> {
    const waiting = saver.onItsWay(id);
    if (!waiting) {
      const found = await store?.read(id, STEPS_HELD);
      if (found?.kind !== 'game') return;
      adopt(found.game, gameFromStore(found.game, found.steps));
    }
    const game = waiting ?? current();
    if (game) change(game, { ...game.history });
  }

  function adopt(saved: SavedGame, game: Game) {
    saver.adopt(game, saved.revision);
    show(game);
  }

  async function open(): Promise<void> {
    clearTimeout(openingAgain);
    try {
      store = await ports.games();
      storageFailure.value = null;
    } catch (error) {
      storageFailure.value = ports.whyFailed(error);
      openingAgain = setTimeout(open, PAUSE_BEFORE_OPENING_AGAIN);
    }
    try {
      const found = await store?.latest(STEPS_HELD);
      if (current()) saver.retry();
      else if (found?.kind === 'game') adopt(found.game, gameFromStore(found.game, found.steps));
    } catch (error) {
      saver.report(error);
    }
    if (!current()) state.value = { kind: 'empty' };
  }

  async function fetchOlder(game: Game): Promise<boolean> {
    const { forgotten } = game.history;
    const older = (await store?.stepsBefore(game.id, forgotten, STEPS_HELD).catch(() => [])) ?? [];
    if (older.length === 0) unreachable.value = game.id;
    const latest = current();
    if (older.length === 0 || latest?.id !== game.id || latest.history.forgotten !== forgotten) return false;
    show({ ...latest, history: recall(latest.history, older) });
    saver.recalled(game.id, older);
    return true;
  }

  async function recallOlder(): Promise<boolean> {
    const game = current();
    if (!game || game.history.forgotten === 0) return false;
    fetching ??= fetchOlder(game).finally(() => {
      fetching = null;
    });
    return fetching;
  }

  async function begin(newGame: NewGame): Promise<Refusal | null> {
    const [{ beginGame }, catalogue] = await Promise.all([import('./begin-game'), ports.catalogue]);
    const begun = beginGame(newGame, catalogue, ports.freshSeed(), ports.freshId(), now());
    if (!begun.ok) return begun.refusal;
    change(begun.value, begun.value.history);
    return null;
  }

  function undoStep() {
    const game = current();
    if (!game) return;
    if (game.history.done > 0) step(game, undo, 'undo');
    else recallOlder().then((found) => found && undoStep());
  }

  /** A stored step that does not fit the table is not followed: there the way back, or forward, ends. */
  function step(game: Game, go: typeof undo, gesture: 'undo' | 'redo') {
    let history: History | null = null;
    try {
      history = go(game.history);
    } catch {
      // A change of a place the table does not have.
    }
    if (history && (store?.isTable(history.table) ?? true)) return change(game, history, gesture);
    const { steps, done } = game.history;
    if (gesture === 'undo') unreachable.value = game.id;
    show({
      ...game,
      history:
        gesture === 'undo' ? forget(game.history, 0) : { ...game.history, steps: steps.slice(0, done) },
    });
  }

  tabs.hear(follow);
  open();

  return {
    state,
    canUndo: computed(() => {
      if (state.value.kind !== 'playing') return false;
      const { id, history } = state.value.game;
      return history.done > 0 || (history.forgotten > 0 && unreachable.value !== id);
    }),
    canRedo: computed(() => state.value.kind === 'playing' && canRedo(state.value.game.history)),
    unsaved: computed(() => storageFailure.value ?? saver.failure.value),
    isSaving: saver.isSaving,
    playing: current,
    play(move) {
      const game = current();
      if (!game) return null;
      const played = playStep(game.history, move, now());
      if (!played.ok) return played.refusal;
      if (played.value !== game.history) change(game, played.value, move);
      return null;
    },
    undo: undoStep,
    redo() {
      const game = current();
      if (game && canRedo(game.history)) step(game, redo, 'redo');
    },
    begin,
    async beginAgain() {
      const game = current();
      const beginning = game?.opening.find((happening) => happening.kind === 'gameBegan');
      if (!game || !beginning) return null;
      const { seats, deck, history } = game;
      const map = history.table.planar?.map?.kind ?? null;
      const { startingLife } = beginning;
      return begin({ seats, startingLife, startingPlayer: 'random', deck, map });
    },
    resume,
    savedGames: () =>
      ports
        .games()
        .then((games) => games.list())
        .catch(() => []),
    recallOlder,
    retrySaving: () => (store ? saver.retry() : void open()),
  };
}
