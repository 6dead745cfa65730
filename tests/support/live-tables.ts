/**
 * A phone without a screen: one clock, one database, and as many tabs of the app as are opened. What the tabs tell each other
 * arrives a moment later, as between real ones. The store of each tab can be made to wait or to fail.
 * Import fake-indexeddb/auto first.
 */

import * as catalogue from '../../src/content/planes/catalogue';
import { BY_THE_BOOK } from '../../src/rules/planar/planar';
import { createLiveTable, type LiveTable, type NewGame } from '../../src/session/live-table';
import type { StorageFailure } from '../../src/storage/failure';
import { storageFailure } from '../../src/storage/failure';
import type { FirstConnection } from '../../src/storage/first-connection';
import { type FirstGame, readFirstGame } from '../../src/storage/first-game';
import type { Games } from '../../src/storage/games';
import { openStorage } from '../../src/storage/open-storage';
import type { GameWriter } from '../../src/storage/write-game';
import { freshDatabaseName } from './saved-games';
import { seat } from './tables';

/** More saves than any test needs: a table that saves this often is running in circles and is stopped. */
const MOST_SAVES = 3_000;

/** What stands between a tab and where it saves. */
interface Hindrance {
  /** Every call is rejected with this, while it is set. */
  failWith: unknown;
  /** Calls are answered only after this, though the store may have done its work already. */
  answerAfter: Promise<unknown> | null;
  /** Calls reach the store only after this. */
  reachAfter: Promise<unknown> | null;
  saves: number;
}

export interface Meddling extends Hindrance {
  /** Calls of the store and of the first connection. */
  underWay: number;
  /** Between the tab and the connection that it has before its store is open. */
  readonly early: Hindrance;
}

export interface Tab {
  readonly table: LiveTable;
  readonly meddling: Meddling;
}

export interface TabOptions {
  readonly expectGame?: boolean;
  /** Instead of the phone's own store. */
  readonly games?: () => Promise<Games>;
  /** Instead of what the phone's own database holds. */
  readonly firstGame?: () => Promise<FirstGame | null>;
  readonly whyFailed?: (error: unknown) => StorageFailure;
}

export interface Phone {
  readonly database: string;
  openTab(options?: TabOptions): Tab;
  /** Lets time pass; a second is less than a gesture's pause, a minute more. */
  wait(milliseconds: number): void;
  /** Says something to all tabs that none of them said. */
  tellAll(message: unknown): void;
  /** Until no tab is saving, reading or about to hear something. */
  settle(): Promise<void>;
}

export const threeFriends: NewGame = {
  seats: ['Ann', 'Bo', ''].map((name, colour) => ({ name, colour })),
  startingLife: 20,
  startingPlayer: seat(0),
  deck: 'random',
  planarDecks: 'shared',
  teams: false,
  melee: false,
  house: BY_THE_BOOK,
};

/** Lets everything that is ready to happen happen. */
export function moment(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

export async function moments(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await moment();
}

/** A promise and the means to keep it. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

export function createPhone(): Phone {
  const database = freshDatabaseName();
  const tabs: Tab[] = [];
  const listeners: ((message: unknown) => void)[] = [];
  let time = 1_000_000;
  let ids = 0;
  let messagesOnTheWay = 0;

  function deliver(message: unknown, to: readonly ((message: unknown) => void)[]): void {
    messagesOnTheWay += 1;
    setImmediate(() => {
      messagesOnTheWay -= 1;
      for (const listener of to) listener(structuredClone(message));
    });
  }

  function openTab({
    expectGame = false,
    games,
    firstGame,
    whyFailed = storageFailure,
  }: TabOptions = {}): Tab {
    const meddling: Meddling = { ...noHindrance, underWay: 0, early: { ...noHindrance } };
    const own: ((message: unknown) => void)[] = [];
    const store = openStorage(database).then((opened) => opened.games);
    const table = createLiveTable({
      games: () => (games?.() ?? store).then((opened) => meddledWith(opened, meddling)),
      async firstGame(stepsWanted) {
        meddling.underWay += 1;
        try {
          const found = await (firstGame?.() ?? readFirstGame(stepsWanted, database));
          return found && { ...found, connection: meddledConnection(found.connection, meddling) };
        } finally {
          meddling.underWay -= 1;
        }
      },
      catalogue: async () => catalogue,
      savedDeck: async () => null,
      now: () => time,
      freshSeed: () => [1, 2, 3, ids],
      freshId: () => `game ${++ids}`,
      whyFailed,
      tabs: {
        tell: (message) =>
          deliver(
            message,
            listeners.filter((listener) => !own.includes(listener)),
          ),
        hear(listener) {
          own.push(listener);
          listeners.push(listener);
        },
      },
      expectGame,
    });
    const tab = { table, meddling };
    tabs.push(tab);
    return tab;
  }

  return {
    database,
    openTab,
    wait(milliseconds) {
      time += milliseconds;
    },
    tellAll: (message) => deliver(message, [...listeners]),
    async settle() {
      let quietMoments = 0;
      for (let waited = 0; quietMoments < 6; waited++) {
        if (waited > 20_000) throw new Error('the phone never came to rest');
        await moment();
        const isBusy = tabs.some(({ table, meddling }) => table.isSaving.peek() || meddling.underWay > 0);
        quietMoments = isBusy || messagesOnTheWay > 0 ? 0 : quietMoments + 1;
      }
    },
  };
}

const noHindrance: Hindrance = { failWith: null, answerAfter: null, reachAfter: null, saves: 0 };

async function through<T>(meddling: Meddling, hindrance: Hindrance, call: () => Promise<T>): Promise<T> {
  meddling.underWay += 1;
  try {
    if (hindrance.reachAfter) await hindrance.reachAfter;
    if (hindrance.failWith) throw hindrance.failWith;
    const { answerAfter } = hindrance;
    const answer = await call();
    await answerAfter;
    return answer;
  } finally {
    meddling.underWay -= 1;
  }
}

function saveThrough(meddling: Meddling, hindrance: Hindrance, writer: GameWriter): GameWriter['save'] {
  return (save) => {
    hindrance.saves += 1;
    if (hindrance.saves > MOST_SAVES) return new Promise(() => {});
    return through(meddling, hindrance, () => writer.save(save));
  };
}

function meddledConnection(connection: FirstConnection, meddling: Meddling): FirstConnection {
  return { ...connection, save: saveThrough(meddling, meddling.early, connection) };
}

function meddledWith(games: Games, meddling: Meddling): Games {
  const call = <T>(asked: () => Promise<T>) => through(meddling, meddling, asked);
  return {
    latest: (stepsWanted, known) => call(() => games.latest(stepsWanted, known)),
    read: (id, stepsWanted) => call(() => games.read(id, stepsWanted)),
    isTable: (value) => games.isTable(value),
    list: () => call(() => games.list()),
    stepsBefore: (id, index, wanted) => call(() => games.stepsBefore(id, index, wanted)),
    save: saveThrough(meddling, meddling, games),
  };
}
