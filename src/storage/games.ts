/** Saved games: each is the table as it stands, and its steps in both directions, one row a step. */
import { Dexie } from 'dexie';
import * as v from 'valibot';
import type { Happening } from '../rules/table/happening';
import type { Step } from '../rules/table/history';
import type { Table } from '../rules/table/table';
import type { Database } from './database';
import { happeningSchema, stepSchema, tableSchema } from './table-schema';

const FORMAT = 1;
/** Games beyond this many are dropped, the longest untouched first. */
const GAMES_KEPT = 20;

export interface Seat {
  /** Empty until somebody gives it a name. */
  readonly name: string;
  /** Index into the seat colours. */
  readonly colour: number;
}

export interface SavedGame {
  readonly id: string;
  readonly format: typeof FORMAT;
  readonly seats: readonly Seat[];
  /** Which ready-made deck was chosen, by name. */
  readonly deck: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Grows with every save: whoever holds an older one has been overtaken by another tab. */
  readonly revision: number;
  readonly opening: readonly Happening[];
  readonly table: Table;
  /** Steps done, and steps kept, counted from the beginning of the game. */
  readonly done: number;
  readonly length: number;
}

export interface GameSave {
  readonly game: SavedGame;
  /** Steps to write, by their place in the game. */
  readonly steps: readonly (readonly [index: number, step: Step])[];
}

export type ReadGame =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export interface Games {
  /** The game touched last. A game that cannot be read is set aside among the damaged data. */
  latest(stepsWanted: number): Promise<ReadGame>;
  read(id: string, stepsWanted: number): Promise<ReadGame>;
  /** The games that can be read, the latest first; those that cannot are set aside. */
  list(): Promise<readonly SavedGame[]>;
  /** 'overtaken' when another tab has saved this game since: then nothing is written. */
  save(save: GameSave): Promise<'saved' | 'overtaken'>;
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
}

const gameSchema: v.GenericSchema<unknown, SavedGame> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    format: v.literal(FORMAT),
    seats: v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(200)),
        colour: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    deck: v.pipe(v.string(), v.maxLength(100)),
    startedAt: v.number(),
    touchedAt: v.number(),
    revision: v.pipe(v.number(), v.safeInteger()),
    opening: v.array(happeningSchema),
    table: tableSchema,
    done: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    length: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.check((game) => game.seats.length === game.table.turn.left.length, 'seats and table disagree'),
  v.check((game) => game.done <= game.length, 'more steps are done than kept'),
);

export function createGames(database: Database): Games {
  const { games, steps, damaged } = database;

  async function readSteps(id: string, from: number, to: number): Promise<readonly Step[]> {
    const rows = await steps.where('[game+index]').between([id, from], [id, to]).toArray();
    return v.parse(v.array(stepSchema), rows);
  }

  /** The steps nearest to `game.done`, as many as wanted; none when they cannot be read, so that the game goes on without. */
  async function stepsAround(game: SavedGame, wanted: number): Promise<readonly Step[]> {
    const from = Math.max(0, game.done - wanted);
    const around = await readSteps(game.id, from, game.length).catch(() => []);
    return around.length === game.length - from ? around : [];
  }

  async function parseGame(row: unknown, stepsWanted: number): Promise<ReadGame> {
    if (row === undefined) return { kind: 'none' };
    const parsed = v.safeParse(gameSchema, row);
    if (!parsed.success) {
      await setAside(row);
      return { kind: 'damaged' };
    }
    return { kind: 'game', game: parsed.output, steps: await stepsAround(parsed.output, stepsWanted) };
  }

  /** Moves a game that cannot be read out of the way, whole, for the user to save as a file. */
  async function setAside(row: unknown): Promise<void> {
    const id = (row as { id?: unknown }).id;
    await database.transaction('rw', games, steps, damaged, async () => {
      const own = steps.where('[game+index]').between([id, Dexie.minKey], [id, Dexie.maxKey]);
      await damaged.add({ game: row, steps: await own.toArray() });
      await own.delete();
      await games.delete(id as string);
    });
  }

  return {
    latest: async (stepsWanted) => parseGame(await games.orderBy('touchedAt').last(), stepsWanted),
    read: async (id, stepsWanted) => parseGame(await games.get(id), stepsWanted),

    async list() {
      const readable: SavedGame[] = [];
      for (const row of await games.toArray()) {
        const parsed = v.safeParse(gameSchema, row);
        if (parsed.success) readable.push(parsed.output);
        else await setAside(row);
      }
      return readable.sort((one, other) => other.touchedAt - one.touchedAt);
    },

    save({ game, steps: changed }) {
      return database.transaction('rw', games, steps, async () => {
        const stored = (await games.get(game.id)) as Partial<SavedGame> | undefined;
        if ((stored?.revision ?? 0) !== game.revision - 1) return 'overtaken';
        await games.put(game);
        await steps.bulkPut(changed.map(([index, step]) => ({ ...step, game: game.id, index })));
        if ((stored?.length ?? 0) > game.length) {
          await steps.where('[game+index]').between([game.id, game.length], [game.id, Dexie.maxKey]).delete();
        }
        if (!stored) await dropOldGames();
        return 'saved';
      });
    },

    stepsBefore: (id, index, wanted) => readSteps(id, Math.max(0, index - wanted), index),
  };

  async function dropOldGames(): Promise<void> {
    const old = await games.orderBy('touchedAt').reverse().offset(GAMES_KEPT).primaryKeys();
    await games.bulkDelete(old);
    for (const id of old) {
      await steps.where('[game+index]').between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
    }
  }
}
