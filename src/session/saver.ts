/**
 * Keeps the store at the heels of the game in hand: one save at a time, each taking everything that has happened since the
 * last. The first save after a pause begins within the tap itself.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type History, recall, type Step } from '../rules/table/history';
import type { StorageFailure } from '../storage/failure';
import type { Games } from '../storage/games';
import { type Game, gameForStore } from './game';

const PAUSE_BEFORE_RETRY = 5000;

export interface Saver {
  /** Why the game in hand is not on the phone, or null while it is or is about to be. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** What the store holds: this game at this revision. */
  adopt(game: Game, revision: number): void;
  /** What the store shall hold. */
  keep(game: Game): void;
  /** Older steps of a game were read from the store. */
  recalled(id: string, older: readonly Step[]): void;
  retry(): void;
  readonly stored: () => { readonly id: string; readonly history: History; readonly revision: number } | null;
}

interface SaverPorts {
  readonly games: () => Games | null;
  readonly now: () => number;
  readonly whyFailed: (error: unknown) => StorageFailure;
  /** After every save: what the store now holds. */
  readonly saved: (id: string, revision: number) => void;
  /** The store holds a later revision than the one this save was made from. */
  readonly overtaken: (id: string) => Promise<void>;
}

export function createSaver({ games, now, whyFailed, saved, overtaken }: SaverPorts): Saver {
  const failure = signal<StorageFailure | null>(null);
  const isSaving = signal(false);
  let stored: { id: string; history: History; revision: number } | null = null;
  let wanted: Game | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const isBehind = () => wanted !== null && (stored?.id !== wanted.id || stored.history !== wanted.history);

  async function saveOnce(store: Games, game: Game): Promise<void> {
    const base = stored?.id === game.id ? stored : null;
    const revision = (base?.revision ?? 0) + 1;
    const outcome = await store.save(gameForStore(game, base?.history ?? null, revision, now()));
    if (outcome === 'overtaken') return overtaken(game.id);
    stored = { id: game.id, history: game.history, revision };
    saved(game.id, revision);
  }

  async function catchUp(): Promise<void> {
    const store = games();
    if (isSaving.peek() || !store) return;
    clearTimeout(retryTimer);
    isSaving.value = true;
    try {
      while (wanted && isBehind()) await saveOnce(store, wanted);
      failure.value = null;
    } catch (error) {
      failure.value = whyFailed(error);
      retryTimer = setTimeout(catchUp, PAUSE_BEFORE_RETRY);
    } finally {
      isSaving.value = false;
    }
  }

  return {
    failure,
    isSaving,
    adopt(game, revision) {
      stored = { id: game.id, history: game.history, revision };
      wanted = game;
    },
    keep(game) {
      wanted = game;
      catchUp();
    },
    recalled(id, older) {
      if (stored?.id === id) stored = { ...stored, history: recall(stored.history, older) };
      if (wanted?.id === id) wanted = { ...wanted, history: recall(wanted.history, older) };
    },
    retry: () => void catchUp(),
    stored: () => stored,
  };
}
