/**
 * A device without a screen: one clock, one database, and any number of tabs. Messages between tabs arrive with a
 * delay, as in browsers. The store of each tab can be delayed or made to fail. Import fake-indexeddb/auto first.
 */

import * as catalog from '../../src/content/planes/catalog';
import { NO_PLANAR_HOUSE_RULES } from '../../src/rules/planar/planar-state';
import { createGameSession, type GameSession } from '../../src/session/game/live-game';
import type { NewGame } from '../../src/session/game/new-game';
import type { GameStore } from '../../src/storage/game/game-store';
import type { RawGameWriter } from '../../src/storage/game/raw-game-writer';
import { type LatestGameAccess, readLatestGame } from '../../src/storage/game/read-latest';
import type { GameWriter } from '../../src/storage/game/write-game';
import { openStorage } from '../../src/storage/open-storage';
import { freshDatabaseName } from './storage/saved-games';
import { seat } from './tables/tables';

/** A tab that saves more often is in an endless loop and is stopped. */
const MAX_SAVES = 3_000;

/** Obstacles between a tab and its store. */
interface StoreObstacles {
  /** While set, every call is rejected with this error. */
  failWith: unknown;
  /** Delays responses until this resolves; the store may have done its work before. */
  answerAfter: Promise<unknown> | null;
  /** Delays calls until this resolves. */
  reachAfter: Promise<unknown> | null;
  saves: number;
}

export interface StoreInterference extends StoreObstacles {
  /** The number of running calls of the store and of the early connection. */
  underWay: number;
  /** Obstacles for the connection used before the store is open. */
  readonly early: StoreObstacles;
}

export interface Tab {
  readonly liveGame: GameSession;
  readonly storeProbe: StoreInterference;
}

export interface TabOptions {
  readonly isGameExpected?: boolean;
  /** Replaces the device's store. */
  readonly games?: () => Promise<GameStore>;
  /** Replaces reading the latest game from the database. */
  readonly latestGame?: () => Promise<LatestGameAccess | null>;
}

export interface HeadlessDevice {
  readonly database: string;
  /** The number of requests for persistent storage. */
  readonly persistenceRequestCount: number;
  openTab(options?: TabOptions): Tab;
  /** Advances the clock; a second is shorter than the pause that ends a gesture, a minute is longer. */
  wait(milliseconds: number): void;
  /** Sends a message to all tabs. */
  broadcast(message: unknown): void;
  /** Resolves when no tab is saving, reading or about to receive a message. */
  settle(): Promise<void>;
}

export const threeFriends: NewGame = {
  seats: ['Ann', 'Bo', ''].map((name, color) => ({ name, color })),
  startingLife: 20,
  startingPlayer: seat(0),
  deckChoice: 'random',
  deckKind: 'shared',
  teams: false,
  isGrandMelee: false,
  houseRules: NO_PLANAR_HOUSE_RULES,
};

/** Runs everything that is ready to run. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

export async function nextTasks(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await nextTask();
}

/** Creates a promise and a function that resolves it. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

export function createHeadlessDevice(): HeadlessDevice {
  const database = freshDatabaseName();
  const tabs: Tab[] = [];
  const listeners: ((message: unknown) => void)[] = [];
  let time = 1_000_000;
  let ids = 0;
  let askedToKeep = 0;
  let messagesOnTheWay = 0;

  function deliver(message: unknown, to: readonly ((message: unknown) => void)[]): void {
    messagesOnTheWay += 1;
    setImmediate(() => {
      messagesOnTheWay -= 1;
      for (const listener of to) listener(structuredClone(message));
    });
  }

  function openTab({ isGameExpected = false, games, latestGame }: TabOptions = {}): Tab {
    const storeProbe: StoreInterference = { ...noObstacles, underWay: 0, early: { ...noObstacles } };
    const own: ((message: unknown) => void)[] = [];
    const store = openStorage({ name: database }).then((opened) => opened.games);
    const liveGame = createGameSession({
      openGames: () => (games?.() ?? store).then((opened) => gamesWithInterference(opened, storeProbe)),
      async readLatestGame(stepsWanted) {
        storeProbe.underWay += 1;
        try {
          const found = await (latestGame?.() ?? readLatestGame(stepsWanted, { name: database }));
          return found && { ...found, connection: connectionWithInterference(found.connection, storeProbe) };
        } finally {
          storeProbe.underWay -= 1;
        }
      },
      loadCatalog: async () => catalog,
      loadDeckCards: async () => null,
      now: () => time,
      randomSeed: () => [1, 2, 3, ids],
      freshId: () => `game ${++ids}`,
      tabChannel: {
        post: (message) =>
          deliver(
            message,
            listeners.filter((listener) => !own.includes(listener)),
          ),
        onMessage(listener) {
          own.push(listener);
          listeners.push(listener);
        },
      },
      requestPersistence() {
        askedToKeep += 1;
      },
      isGameExpected,
    });
    const tab = { liveGame, storeProbe };
    tabs.push(tab);
    return tab;
  }

  return {
    database,
    get persistenceRequestCount() {
      return askedToKeep;
    },
    openTab,
    wait(milliseconds) {
      time += milliseconds;
    },
    broadcast: (message) => deliver(message, [...listeners]),
    async settle() {
      let quietMoments = 0;
      for (let waited = 0; quietMoments < 6; waited++) {
        if (waited > 20_000) throw new Error('the phone never came to rest');
        await nextTask();
        const isBusy = tabs.some(
          ({ liveGame, storeProbe }) => liveGame.isSaving.peek() || storeProbe.underWay > 0,
        );
        quietMoments = isBusy || messagesOnTheWay > 0 ? 0 : quietMoments + 1;
      }
    },
  };
}

const noObstacles: StoreObstacles = { failWith: null, answerAfter: null, reachAfter: null, saves: 0 };

async function callThroughObstacles<T>(
  storeProbe: StoreInterference,
  obstacles: StoreObstacles,
  call: () => Promise<T>,
): Promise<T> {
  storeProbe.underWay += 1;
  try {
    if (obstacles.reachAfter) await obstacles.reachAfter;
    if (obstacles.failWith) throw obstacles.failWith;
    const { answerAfter } = obstacles;
    const answer = await call();
    await answerAfter;
    return answer;
  } finally {
    storeProbe.underWay -= 1;
  }
}

function saveThroughObstacles(
  storeProbe: StoreInterference,
  obstacles: StoreObstacles,
  writer: GameWriter,
): GameWriter['save'] {
  return (save) => {
    obstacles.saves += 1;
    if (obstacles.saves > MAX_SAVES) return new Promise(() => {});
    return callThroughObstacles(storeProbe, obstacles, () => writer.save(save));
  };
}

function connectionWithInterference(connection: RawGameWriter, storeProbe: StoreInterference): RawGameWriter {
  return { ...connection, save: saveThroughObstacles(storeProbe, storeProbe.early, connection) };
}

function gamesWithInterference(games: GameStore, storeProbe: StoreInterference): GameStore {
  const call = <T>(request: () => Promise<T>) => callThroughObstacles(storeProbe, storeProbe, request);
  return {
    readLatest: (stepsWanted, known) => call(() => games.readLatest(stepsWanted, known)),
    read: (id, stepsWanted) => call(() => games.read(id, stepsWanted)),
    readTable: (value) => games.readTable(value),
    saveIdOf: (id, revision) => call(() => games.saveIdOf(id, revision)),
    list: () => call(() => games.list()),
    readStepsBefore: (id, index, wanted) => call(() => games.readStepsBefore(id, index, wanted)),
    save: saveThroughObstacles(storeProbe, storeProbe, games),
  };
}
