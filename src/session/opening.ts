/** How the table opens: the game touched last is shown by whoever reads it first, and the store has the last word about it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFailure } from '../storage/failure';
import type { FirstGame } from '../storage/first-game';
import type { Games, ReadGame } from '../storage/games';
import type { SavedGame } from '../storage/saved-game';
import type { GameWriter } from '../storage/write-game';
import { type Game, gameFromStore } from './game';
import type { Saver } from './saver';

const PAUSE_BEFORE_OPENING_AGAIN = 10_000;

export interface Opening {
  /** Null until it is open. */
  store(): Games | null;
  /** The store, or until it is open whoever has read the first game. */
  writer(): GameWriter | null;
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
  /** What the first game was read with; null when the store is open. */
  let connection: FirstGame['connection'] | null = null;
  /** The game shown before the store was asked, as it was saved then; null when the store has answered. */
  let first: SavedGame | null = null;
  let hasStoreAnswered = false;

  function adopt({ game, steps }: Pick<FirstGame, 'game' | 'steps'>) {
    ports.adopt(game, gameFromStore(game, steps));
  }

  async function showFirst(firstGame: Promise<FirstGame | null>): Promise<void> {
    const found = await firstGame.catch(() => null);
    if (!found) return;
    if (store) found.connection.close();
    else {
      connection = found.connection;
      isTable = found.isTable;
    }
    if (hasStoreAnswered) return;
    if (inPlay()) return saver.retry();
    first = found.game;
    adopt(found);
  }

  function writer(): GameWriter | null {
    const early = connection;
    if (store || !early?.isOpen()) return store;
    return {
      save: (save) =>
        early.save(save).catch((error) => {
          // What has failed is not written, and the store may have opened meanwhile.
          if (!store) throw error;
          return store.save(save);
        }),
    };
  }

  /** Whether another tab is ahead of what is shown: it was not heard while the store was not open. */
  function isNews({ id, revision }: SavedGame): boolean {
    const stored = saver.stored();
    if (!stored || !saver.isCaughtUp()) return false;
    if (stored.id === id && stored.revision < revision) return true;
    const isUntouched = stored.id === first?.id && stored.revision === first.revision;
    return isUntouched && !(stored.id === id && stored.revision === revision);
  }

  /**
   * What has been done here since the first game was shown stays; who was faster shows in saving it. With nothing done, the
   * game is as the store says.
   */
  function heed(found: ReadGame): void {
    hasStoreAnswered = true;
    if (found.kind === 'game') {
      if (!inPlay() || isNews(found.game)) adopt(found);
    } else if (first && found.kind !== 'known') saver.lost(saver.stored()?.id ?? first.id);
    first = null;
    saver.retry();
  }

  async function tryToOpen(): Promise<void> {
    try {
      store = await ports.games();
      isTable = store.isTable;
      failure.value = null;
      connection?.close();
      connection = null;
      ports.opened();
      // What the first connection could not save is in memory only.
      saver.retry();
    } catch (error) {
      failure.value = ports.whyFailed(error);
      openingAgain = setTimeout(open, PAUSE_BEFORE_OPENING_AGAIN);
    }
    try {
      if (store) heed(await store.latest(ports.stepsHeld, saver.stored()));
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

  return {
    store: () => store,
    writer,
    failure,
    isTable: (value) => isTable(value),
    attempt: () => attempt,
    open,
  };
}
