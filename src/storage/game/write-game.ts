/** Writes games, both for the store and for the connection that reads the latest game before the store is open. */
import type { Happening } from '../../rules/table/happening';
import type { Step } from '../../rules/table/history';
import { withTimeout } from '../database/timeout';
import { MAX_DATE } from '../max-date';
import { translateStoredNames } from '../stored-names/game-names';
import type { SavedGame } from './game-rows';

export const GAME_STORES = ['games', 'steps', 'saves'];

/** After this time, a save without a response counts as failed. */
export const SAVE_TIMEOUT_MS = 10_000;

export interface SaveRequest {
  readonly game: SavedGame;
  /** Identifies this save among all others of the same revision. */
  readonly saveId: string;
  /** Steps to write, with their indexes in the game. */
  readonly steps: readonly (readonly [index: number, step: Step])[];
}

/** 'overtaken': another tab has saved this game since, so nothing was written. */
export type SaveOutcome = 'saved' | 'overtaken';

export interface GameWriter {
  /** Saves a game; rejects if nothing could be written. */
  save(save: SaveRequest): Promise<SaveOutcome>;
}

/** The submitted saves without an outcome yet, in order. */
export const savesInProgress = new Map<SaveRequest, Promise<SaveOutcome>>();

/**
 * Submits a save, including its commit, within the current task, so that it survives if the browser is closed right
 * after a tap. Dexie would wait for a read before writing. The save itself does not wait for the disk, which can take a
 * tenth of a second; a separate transaction flushes it to disk afterward.
 */
export function writeInOneTask(database: IDBDatabase, save: SaveRequest): Promise<SaveOutcome> {
  const { game, saveId } = save;
  const saving = new Promise<SaveOutcome>((resolve, reject) => {
    const transaction = database.transaction(GAME_STORES, 'readwrite', { durability: 'relaxed' });
    const addRequest = transaction.objectStore('saves').add(saveId, [game.id, game.revision]);
    transaction.oncomplete = () => resolve('saved');
    transaction.onabort = () => {
      if (addRequest.error?.name === 'ConstraintError') resolve('overtaken');
      else reject(transaction.error);
    };
    try {
      const rows = rowsToWrite(save);
      transaction.objectStore('games').put(rows.game);
      const steps = transaction.objectStore('steps');
      steps.delete(keysOfGame(game.id, game.length));
      for (const step of rows.steps) steps.put(step);
      transaction.commit();
    } catch (error) {
      transaction.abort();
      return reject(error);
    }
    scheduleDiskFlush(database);
  });
  const outcome = withTimeout(saving, SAVE_TIMEOUT_MS);
  savesInProgress.set(save, outcome);
  const forgetSave = () => savesInProgress.delete(save);
  outcome.then(forgetSave, forgetSave);
  return outcome;
}

interface RowsToWrite {
  readonly game: Readonly<Record<string, unknown>>;
  readonly steps: readonly object[];
}

/** Returns the rows of a save. */
export function rowsToWrite({ game, steps }: SaveRequest): RowsToWrite {
  return translateStoredNames({
    game: { ...game, opening: game.opening.map(unwrapUnknown) },
    steps: steps.map(([index, step]) => ({
      ...step,
      move: unwrapUnknown(step.move),
      happenings: step.happenings.map(unwrapUnknown),
      game: game.id,
      index,
    })),
  }) as RowsToWrite;
}

/** Gives saves times that always increase, even if the phone's clock is set back. */
export interface SaveClock {
  /** Ensures that all later saves have a later time than this one. */
  note(touchedAt: number): void;
  /** Returns this time for a save, or a later one if it is not after all recorded or returned times. */
  next(now: number): number;
}

export function createSaveClock(): SaveClock {
  let latest = 0;
  return {
    note(touchedAt) {
      latest = Math.min(MAX_DATE, Math.max(touchedAt, latest));
    },
    next(now) {
      latest = Math.min(MAX_DATE, Math.max(now, latest + 1));
      return latest;
    },
  };
}

/** Returns the save with a time after all those that the clock knows. */
export function withSaveTime(save: SaveRequest, clock: SaveClock): SaveRequest {
  return { ...save, game: { ...save.game, touchedAt: clock.next(save.game.touchedAt) } };
}

function unwrapUnknown(value: Happening | Step['move']): unknown {
  return value.kind === 'unknown' ? value.stored : value;
}

/** The key of a save of no game, for writes whose value does not matter. */
const FLUSH_KEY: IDBValidKey = ['', 0];

/** After this time without a save, the earlier ones are flushed to disk. */
const FLUSH_DELAY_MS = 200;

const flushTimers = new WeakMap<IDBDatabase, ReturnType<typeof setTimeout>>();

/**
 * Makes earlier saves survive a power failure, because a strict transaction flushes all earlier writes. Waits for a
 * pause in the taps: a save made while the disk is busy would be queued behind it and lost if the page closed.
 */
function scheduleDiskFlush(database: IDBDatabase): void {
  clearTimeout(flushTimers.get(database));
  const flush = () => {
    try {
      const transaction = database.transaction('saves', 'readwrite', { durability: 'strict' });
      transaction.objectStore('saves').put(0, FLUSH_KEY);
      transaction.commit();
    } catch {
      // The connection was closed; the next save flushes this one as well.
    }
  };
  flushTimers.set(database, setTimeout(flush, FLUSH_DELAY_MS));
}

/** Returns the range of keys that begin with this game's id, starting at the given number. */
export function keysOfGame(id: IDBValidKey, from = Number.NEGATIVE_INFINITY): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, []], false, true);
}
