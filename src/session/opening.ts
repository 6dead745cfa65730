/** How the table opens: the game touched last is shown by whoever reads it first, and the store has the last word about it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFailure } from '../storage/failure';
import type { FirstGame } from '../storage/first-game';
import type { Games, ReadGame } from '../storage/games';
import type { SavedGame } from '../storage/saved-game';
import { type Game, gameFromStore } from './game';
import type { Saver } from './saver';

const PAUSE_BEFORE_OPENING_AGAIN = 10_000;

export interface Opening {
  /** Null until it is open. */
  store(): Games | null;
  /** Why the store could not be opened, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** Whether something is a table at all, as far as that can be told yet. */
  isTable(value: unknown): boolean;
  /** Until the store is open, or has failed to open. */
  attempt(): Promise<void>;
  /** Opens the store and finds the game; once more after a failure. */
  open(): void;
}

export interface OpeningPorts {
  readonly games: () => Promise<Games>;
  /** Null when the table shall wait for the store. */
  readonly firstGame: (() => Promise<FirstGame | null>) | null;
  readonly stepsHeld: number;
  readonly whyFailed: (error: unknown) => StorageFailure;
  readonly saver: Saver;
  readonly inPlay: () => Game | null;
  /** A game as it is in the store, to be shown. */
  readonly adopt: (saved: SavedGame, game: Game) => void;
  readonly opened: () => void;
  readonly nothingFound: () => void;
}

export function createOpening(ports: OpeningPorts): Opening {
  const { saver, inPlay } = ports;
  const failure = signal<StorageFailure | null>(null);
  let store: Games | null = null;
  let isTable: Games['isTable'] = () => true;
  let attempt = Promise.resolve();
  let openingAgain: ReturnType<typeof setTimeout> | undefined;
  /** The game shown before the store was asked, as it was saved; null when the store has answered. */
  let first: SavedGame | null = null;
  let hasStoreAnswered = false;

  function adopt({ game, steps }: Omit<FirstGame, 'isTable'>) {
    ports.adopt(game, gameFromStore(game, steps));
  }

  async function showFirst(firstGame: Promise<FirstGame | null>): Promise<void> {
    const found = await firstGame.catch(() => null);
    if (!found || hasStoreAnswered || inPlay()) return;
    first = found.game;
    if (!store) isTable = found.isTable;
    adopt(found);
  }

  /** Whether the game shown first stands as it was shown. */
  function isFirstUntouched(): boolean {
    const stored = saver.stored();
    return saver.isCaughtUp() && stored?.id === first?.id && stored?.revision === first?.revision;
  }

  /**
   * What has been done here since the first game was shown is saved as it is; who was faster shows in saving it. With nothing
   * done, the game is as the store says.
   */
  function heed(found: ReadGame): void {
    hasStoreAnswered = true;
    if (found.kind !== 'game') {
      if (first) saver.lost(first.id);
    } else if (!inPlay()) {
      adopt(found);
    } else if (first && isFirstUntouched()) {
      const isAsShown = found.game.id === first.id && found.game.revision === first.revision;
      if (!isAsShown) adopt(found);
    }
    first = null;
    saver.retry();
  }

  async function tryToOpen(): Promise<void> {
    try {
      store = await ports.games();
      isTable = store.isTable;
      failure.value = null;
      ports.opened();
      // What was tapped until now is in memory only.
      saver.retry();
    } catch (error) {
      failure.value = ports.whyFailed(error);
      openingAgain = setTimeout(open, PAUSE_BEFORE_OPENING_AGAIN);
    }
    try {
      const found = await store?.latest(ports.stepsHeld);
      if (found) heed(found);
    } catch (error) {
      saver.report(error);
    }
    if (!inPlay()) ports.nothingFound();
  }

  function open(): void {
    clearTimeout(openingAgain);
    attempt = tryToOpen();
  }

  if (ports.firstGame) showFirst(ports.firstGame());

  return { store: () => store, failure, isTable: (value) => isTable(value), attempt: () => attempt, open };
}
