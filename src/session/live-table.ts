/** The table in play: holds the game, makes moves, keeps them saved, and follows the other tabs. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Chance } from '../rules/chance/chance';
import type { HouseRules } from '../rules/planar/planar';
import type { PlanarDecks } from '../rules/planar/planar-deck';
import type { Refusal } from '../rules/rule';
import { forget, type History, playStep, type Step } from '../rules/table/history';
import type { Move } from '../rules/table/move';
import type { Setup } from '../rules/table/table';
import type { Teams } from '../rules/turn/turn';
import type { StorageFailure } from '../storage/failure';
import type { FirstGame } from '../storage/first-game';
import type { Games } from '../storage/games';
import type { SavedGame, Seat } from '../storage/saved-game';
import type { Catalogue } from './catalogue';
import { type Game, type Gesture, gameFromStore, replay, withHistory } from './game';
import { createOpening } from './opening';
import { createSaver } from './saver';
import { createTurnInView } from './turn-in-view';
import { createWayBack } from './way-back';

/** Steps held in memory behind the present one; older ones wait in the store. */
const STEPS_HELD = 200;

export type { SavedGame } from '../storage/saved-game';

export type TableState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'playing'; readonly game: Game };

export interface NewGame {
  readonly seats: readonly Seat[];
  readonly startingLife: number;
  readonly startingPlayer: Setup['startingPlayer'];
  /** The name of a ready-made deck, or a deck of the user's own by its id (`deck-choice.ts`). */
  readonly deck: string;
  /** Whether all share one deck, perhaps laid out on a map, or each has one. */
  readonly planarDecks: PlanarDecks['kind'];
  /** Who plays with whom; true: neighbours as teams of two. */
  readonly teams: boolean | Teams | null;
  /** Whether several turns go on at the same time: Grand Melee. */
  readonly melee: boolean;
  readonly house: HouseRules;
}

export interface LiveTable {
  readonly state: ReadonlySignal<TableState>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Why the game is only in memory, or null. */
  readonly unsaved: ReadonlySignal<StorageFailure | null>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Why the last move was not made, until it is forgotten or another one is made. */
  readonly refused: ReadonlySignal<Refusal | null>;
  forgetRefusal(): void;
  /** The game at this moment, for those who do not wait for changes. */
  playing(): Game | null;
  /** Looks at the turn of this marker, of those that go on at the same time in a Grand Melee. */
  watch(marker: number): void;
  /** Null when the move was made: in the turn that is looked at, where several go on at the same time. */
  play(move: Move): Refusal | null;
  undo(): void;
  redo(): void;
  /** Null when the game has begun. The game before it stays among the saved ones. */
  begin(newGame: NewGame): Promise<Refusal | null>;
  /** The same players, life and kind of decks once more; who begins is drawn. */
  beginAgain(): Promise<Refusal | null>;
  resume(id: string): Promise<void>;
  savedGames(): Promise<readonly SavedGame[]>;
  /** Fetches older steps, for undoing further or reading the log; false when there are none. */
  recallOlder(): Promise<boolean>;
  /** Steps of a game just before this one, as many as wanted or fewer; none when they cannot be had. They are only looked at. */
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
  retrySaving(): void;
  /** Everything done so far is handed over to the store before the page may be gone. */
  hurrySaving(): void;
}

export interface LiveTablePorts {
  /** Opened anew after a failure. */
  readonly games: () => Promise<Games>;
  /** The game touched last, as far as it can be had before the store is open. */
  readonly firstGame: (stepsWanted: number) => Promise<FirstGame | null>;
  /** The cards, with those of the user's own where one of these is among them. */
  readonly catalogue: (needed: readonly string[]) => Promise<Catalogue>;
  /** The cards of a deck of the user's own; null when it is gone. */
  readonly savedDeck: (id: string) => Promise<readonly string[] | null>;
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
  const refused = signal<Refusal | null>(null);
  const { now, tabs } = ports;
  const held = signal<TableState>(ports.expectGame ? { kind: 'opening' } : { kind: 'empty' });
  const inPlay = computed(() => (held.value.kind === 'playing' ? held.value.game : null));
  const inView = createTurnInView(inPlay);
  const current = () => inPlay.peek();

  /** What another tab said while this one had something to save itself. */
  let news: unknown = null;

  const saver = createSaver({
    writer: () => opening.writer(),
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

  const opening = createOpening({
    games: ports.games,
    // Where no game is expected nobody waits for one.
    firstGame: ports.expectGame ? () => ports.firstGame(STEPS_HELD) : null,
    stepsHeld: STEPS_HELD,
    whyFailed: ports.whyFailed,
    saver,
    inPlay: current,
    adopt,
    opened: () => wayBack.tryAgain(),
    nothingFound() {
      held.value = { kind: 'empty' };
    },
  });

  const wayBack = createWayBack({
    game: inPlay,
    show,
    change,
    stepsBefore: (id, index) => stepsBefore(id, index, STEPS_HELD),
    recalled: saver.recalled,
    isTable: opening.isTable,
  });

  async function stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]> {
    await opening.attempt();
    const reading = opening.store()?.stepsBefore(id, index, wanted);
    return (await reading?.catch(() => [])) ?? [];
  }

  function show(game: Game) {
    held.value = { kind: 'playing', game };
  }

  function change(game: Game, history: History, ...done: readonly Gesture[]) {
    // Only what is stored may be let go of.
    const changed = withHistory(game, saver.isCaughtUp() ? forget(history, STEPS_HELD) : history);
    // Saved first: drawing the screen can take longer than handing over the save.
    saver.keep(changed, done);
    show(changed);
    wayBack.lookAhead(history);
  }

  /** Another tab was faster: its game is the game, and what was done here since is done again on top of it. */
  async function takeOver(id: string): Promise<void> {
    const store = opening.store();
    // What was done here waits for it.
    if (!store) return;
    const found = await store.read(id, STEPS_HELD);
    const mine = saver.onItsWay(id);
    if (!mine) return;
    if (found.kind !== 'game') return saver.lost(id);
    const theirs = gameFromStore(found.game, found.steps);
    const done = saver.unsaved(id);
    const inHand = current()?.id;
    saver.adopt(theirs, found.game.revision);
    const merged = withHistory(theirs, replay(done, theirs.history, now()));
    saver.keep(merged, done);
    if (inHand === id) show(merged);
  }

  async function follow(message: unknown): Promise<void> {
    const { game: id, revision } = (message ?? {}) as { game?: unknown; revision?: unknown };
    if (typeof id !== 'string' || typeof revision !== 'number') return;
    const stored = saver.stored();
    if (stored?.id === id && revision <= stored.revision) return;
    if (!saver.isCaughtUp()) {
      news = message;
      return;
    }
    const reading = opening.store()?.read(id, STEPS_HELD);
    const found = await reading?.catch(() => null);
    if (!saver.isCaughtUp()) news = message;
    else if (found?.kind === 'game') adopt(found.game, gameFromStore(found.game, found.steps));
  }

  /** Saved again at once, so that it is the game touched last. */
  async function resume(id: string): Promise<void> {
    const waiting = saver.onItsWay(id);
    if (!waiting) {
      const found = await opening.store()?.read(id, STEPS_HELD);
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

  async function begin(newGame: NewGame): Promise<Refusal | null> {
    const { beginGame, savedDecksOf } = await import('./begin-game');
    const saved = await savedDecksOf(newGame, ports.savedDeck);
    const catalogue = await ports.catalogue([...saved.values()].flat());
    const begun = beginGame(newGame, catalogue, ports.freshSeed(), ports.freshId(), now(), saved);
    if (!begun.ok) return begun.refusal;
    change(begun.value, begun.value.history);
    return null;
  }

  tabs.hear(follow);
  opening.open();

  return {
    state: computed(() => {
      const game = inView.game.value;
      return game ? { kind: 'playing', game } : held.value;
    }),
    canUndo: wayBack.canUndo,
    canRedo: wayBack.canRedo,
    unsaved: computed(() => opening.failure.value ?? saver.failure.value),
    isSaving: saver.isSaving,
    refused,
    forgetRefusal() {
      refused.value = null;
    },
    playing: () => inView.game.peek(),
    watch: inView.watch,
    play(asked) {
      const game = current();
      if (!game) return null;
      const move = inView.inThatTurn(asked);
      const played = playStep(game.history, move, now());
      if (!played.ok) {
        refused.value = played.refusal;
        return played.refusal;
      }
      refused.value = null;
      inView.follow(move);
      if (played.value !== game.history) change(game, played.value, move);
      return null;
    },
    undo() {
      const history = current()?.history;
      inView.follow(history?.steps[history.done - 1]?.move);
      wayBack.undo();
    },
    redo() {
      const history = current()?.history;
      wayBack.redo();
      inView.follow(history?.steps[history.done]?.move);
    },
    begin,
    async beginAgain() {
      const { newGameLike } = await import('./begin-game');
      const game = current();
      const newGame = game && newGameLike(game);
      return newGame && begin(newGame);
    },
    resume,
    savedGames: () =>
      ports
        .games()
        .then((games) => games.list())
        .catch(() => []),
    recallOlder: wayBack.recallOlder,
    stepsBefore,
    hurrySaving: saver.hurry,
    retrySaving: () => (opening.store() ? saver.retry() : opening.open()),
  };
}
