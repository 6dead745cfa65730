/**
 * Keeps the store at the heels of the game in hand: one save at a time, each taking everything that has happened since the
 * last. The first save after a pause begins within the tap itself.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type History, recall, type Step } from '../rules/table/history';
import type { StorageFailure } from '../storage/failure';
import type { GameWriter } from '../storage/write-game';
import { type Game, type Gesture, gameForStore } from './game';

const PAUSE_BEFORE_RETRY = 5000;

export interface Saver {
  /** Why the game in hand is not on the phone, or null while it is or is about to be. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** What the store holds: this game, which is now the one in hand, at this revision. */
  adopt(game: Game, revision: number): void;
  /** What the store shall hold, and what was done since it was last told. */
  keep(game: Game, done?: readonly Gesture[]): void;
  /** The store no longer holds this game: the next save writes all of it. */
  lost(id: string): void;
  /** What was done to a game and is not in the store, oldest first. */
  unsaved(id: string): readonly Gesture[];
  /** Whether the store holds all that there is. */
  isCaughtUp(): boolean;
  /** A game that is still on its way to the store. */
  onItsWay(id: string): Game | null;
  /** Older steps of a game were read from the store. */
  recalled(id: string, older: readonly Step[]): void;
  /** Something besides a save went wrong; the next save that succeeds makes it good. */
  report(error: unknown): void;
  retry(): void;
  /** What the store holds of the game in hand. */
  stored(): { readonly id: string; readonly history: History; readonly revision: number } | null;
}

interface SaverPorts {
  /** Who can save at this moment, or null. */
  readonly writer: () => GameWriter | null;
  readonly now: () => number;
  readonly whyFailed: (error: unknown) => StorageFailure;
  /** After every save: what the store now holds. */
  readonly saved: (id: string, revision: number) => void;
  /** The store holds a later revision than the one this save was made from. */
  readonly overtaken: (id: string) => Promise<void>;
  readonly caughtUp?: () => void;
}

interface Kept {
  game: Game;
  stored: { readonly history: History; readonly revision: number } | null;
  unsaved: readonly Gesture[];
}

export function createSaver(ports: SaverPorts): Saver {
  const failure = signal<StorageFailure | null>(null);
  const isSaving = signal(false);
  /** The game in hand, and games before it until they are stored. */
  const kept = new Map<string, Kept>();
  let inHand: string | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const isBehind = ({ stored, game }: Kept) => stored?.history !== game.history;
  const nextBehind = () => [...kept.values()].find(isBehind);

  async function saveOnce(writer: GameWriter, entry: Kept): Promise<void> {
    const { game, stored, unsaved } = entry;
    const revision = (stored?.revision ?? 0) + 1;
    const outcome = await writer.save(gameForStore(game, stored?.history ?? null, revision, ports.now()));
    if (outcome === 'overtaken') return ports.overtaken(game.id);
    entry.stored = { history: game.history, revision };
    entry.unsaved = entry.unsaved.slice(unsaved.length);
    ports.saved(game.id, revision);
  }

  /** Asked anew before each save: whoever could write before may not be the one who can now. */
  function nextSave(): Promise<void> | null {
    const entry = nextBehind();
    const writer = ports.writer();
    return entry && writer ? saveOnce(writer, entry) : null;
  }

  async function catchUp(): Promise<void> {
    if (isSaving.peek() || !ports.writer() || !nextBehind()) return;
    clearTimeout(retryTimer);
    isSaving.value = true;
    try {
      for (let save = nextSave(); save; save = nextSave()) await save;
      if (!nextBehind()) {
        for (const id of kept.keys()) if (id !== inHand) kept.delete(id);
        failure.value = null;
      }
    } catch (error) {
      failure.value = ports.whyFailed(error);
      retryTimer = setTimeout(catchUp, PAUSE_BEFORE_RETRY);
    } finally {
      isSaving.value = false;
    }
    if (!nextBehind()) ports.caughtUp?.();
  }

  return {
    failure,
    isSaving,
    adopt(game, revision) {
      inHand = game.id;
      kept.set(game.id, { game, stored: { history: game.history, revision }, unsaved: [] });
    },
    keep(game, done = []) {
      const entry = kept.get(game.id) ?? { game, stored: null, unsaved: [] };
      entry.game = game;
      entry.unsaved = [...entry.unsaved, ...done];
      kept.set(game.id, entry);
      inHand = game.id;
      catchUp();
    },
    lost(id) {
      const entry = kept.get(id);
      if (entry) entry.stored = null;
    },
    unsaved: (id) => kept.get(id)?.unsaved ?? [],
    isCaughtUp: () => !isSaving.peek() && !nextBehind(),
    onItsWay: (id) => kept.get(id)?.game ?? null,
    recalled(id, older) {
      const entry = kept.get(id);
      if (!entry) return;
      const wasBehind = isBehind(entry);
      const history = recall(entry.game.history, older);
      entry.game = { ...entry.game, history };
      if (!entry.stored) return;
      const stored = wasBehind ? recall(entry.stored.history, older) : history;
      entry.stored = { ...entry.stored, history: stored };
    },
    report(error) {
      failure.value = ports.whyFailed(error);
    },
    retry: () => void catchUp(),
    stored() {
      const entry = inHand === null ? null : kept.get(inHand);
      return entry?.stored ? { id: entry.game.id, ...entry.stored } : null;
    },
  };
}
