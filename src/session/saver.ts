/**
 * Keeps the store at the heels of the game in hand: one save at a time, each taking everything that has happened since the
 * last. The first save after a pause begins within the tap itself. Only a page about to go does not wait for the save under way.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type History, recall, type Step } from '../rules/table/history';
import type { StorageFailure } from '../storage/failure';
import type { GameWriter, SaveOutcome } from '../storage/write-game';
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
  /** Hands over at once what the save under way does not hold: the page may be gone before that one is through. */
  hurry(): void;
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
  /** How many gestures there ever were. */
  gestures: number;
  /** In the order in which they were handed over. */
  underWay: readonly Save[];
}

interface Save {
  readonly history: History;
  readonly revision: number;
  /** How many gestures there were. */
  readonly gestures: number;
  readonly outcome: Promise<SaveOutcome>;
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

  /** It holds everything that is not known to be stored, whatever becomes of those before it. */
  function handOver(writer: GameWriter, entry: Kept): void {
    const { game, stored, gestures, underWay } = entry;
    const last = underWay.at(-1) ?? stored;
    if (last?.history === game.history) return;
    const revision = (last?.revision ?? 0) + 1;
    const outcome = writer.save(gameForStore(game, stored?.history ?? null, revision, ports.now()));
    // It may fail while the one before it is waited for.
    outcome.catch(() => {});
    entry.underWay = [...underWay, { history: game.history, revision, gestures, outcome }];
  }

  /** What matters is what becomes of the last. */
  async function saveOnce(writer: GameWriter, entry: Kept): Promise<void> {
    handOver(writer, entry);
    for (let save = entry.underWay[0]; save; save = entry.underWay[0]) {
      const { history, revision, gestures, outcome } = save;
      const ended = await outcome.catch((error: unknown) => ({ error }));
      entry.underWay = entry.underWay.slice(1);
      if (ended === 'saved') {
        entry.stored = { history, revision };
        entry.unsaved = entry.unsaved.slice(entry.unsaved.length - (entry.gestures - gestures));
        ports.saved(entry.game.id, revision);
      } else if (entry.underWay.length === 0) {
        if (ended === 'overtaken') return ports.overtaken(entry.game.id);
        throw ended.error;
      }
    }
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
      kept.set(game.id, { ...untouched(game), stored: { history: game.history, revision } });
    },
    keep(game, done = []) {
      const entry = kept.get(game.id) ?? untouched(game);
      entry.game = game;
      entry.unsaved = [...entry.unsaved, ...done];
      entry.gestures += done.length;
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
    hurry() {
      catchUp();
      const writer = ports.writer();
      if (writer) for (const entry of kept.values()) if (isBehind(entry)) handOver(writer, entry);
    },
    stored() {
      const entry = inHand === null ? null : kept.get(inHand);
      return entry?.stored ? { id: entry.game.id, ...entry.stored } : null;
    },
  };
}

function untouched(game: Game): Kept {
  return { game, stored: null, unsaved: [], gestures: 0, underWay: [] };
}
