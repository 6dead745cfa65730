/** Saved games: each is the table as it stands, and its steps in both directions, one row a step. */
import * as v from 'valibot';
import type { Step } from '../rules/table/history';
import { claimsOf, type Database, stepsOf } from './database';
import {
  type FoundSteps,
  gameSchema,
  type SavedGame,
  type StepRow,
  stepRowSchema,
  stepsInReach,
  stepsToRead,
  stepsWithoutGap,
} from './saved-game';
import { noSecondCopy, type SecondCopy } from './second-copy';
import { isTable } from './table-schema';
import { type GameWriter, writeAtOnce } from './write-game';

export type ReadGame =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly steps: readonly Step[] }
  | { readonly kind: 'known' }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' };

export type KnownSave = Pick<SavedGame, 'id' | 'revision'>;

export interface Games extends GameWriter {
  /**
   * The game touched last, or 'known' when it is the save that has been read already: then nothing more is read, and no save
   * has to wait for it. A game that cannot be read is set aside among the damaged data.
   */
  latest(stepsWanted: number, known?: KnownSave | null): Promise<ReadGame>;
  read(id: string, stepsWanted: number): Promise<ReadGame>;
  /** The games that can be read, the latest first; those that cannot are set aside. */
  list(): Promise<readonly SavedGame[]>;
  /** Whether something is a table at all, for what stored steps lead to. */
  isTable(value: unknown): boolean;
  stepsBefore(id: string, index: number, wanted: number): Promise<readonly Step[]>;
}

export function createGames(database: Database, copy: SecondCopy = noSecondCopy): Games {
  const { games, steps, saves, damaged } = database;

  async function readSteps(id: string, [from, to]: readonly [number, number]): Promise<FoundSteps> {
    return stepsWithoutGap(await steps.where('[game+index]').between([id, from], [id, to]).toArray(), to);
  }

  /** Moves steps that cannot be read out of the way, for the user to save as a file. */
  async function setStepsAside(rows: readonly StepRow[]): Promise<void> {
    const keys = rows.map(({ game, index }): [string, number] => [game, index]);
    await database.transaction('rw', steps, damaged, async () => {
      // Another tab may have written good ones in their place.
      const found = (await steps.bulkGet(keys)).filter(
        (row) => row && !v.is(stepRowSchema, row),
      ) as StepRow[];
      if (found.length === 0) return;
      await damaged.add({ steps: found });
      await steps.bulkDelete(found.map(({ game, index }) => [game, index]));
    });
  }

  /** Steps that stay in the way do no harm: they are met again. */
  async function clearAway({ steps: found, unreadable }: FoundSteps): Promise<readonly Step[]> {
    if (unreadable.length > 0) await setStepsAside(unreadable).catch(() => {});
    return found;
  }

  /** A row in one moment with its steps, whoever saves meanwhile; the steps of a game that cannot be read stay where they are. */
  async function readGame(
    find: () => Promise<unknown>,
    stepsWanted: number,
    known?: KnownSave | null,
  ): Promise<ReadGame> {
    const found = await database.transaction('r', games, steps, async () => {
      const row = await find();
      if (known && isSaveOf(row, known)) return 'known';
      const parsed = v.safeParse(gameSchema, row);
      if (!parsed.success) return { row };
      const game = parsed.output;
      const found = await readSteps(game.id, stepsToRead(game, stepsWanted));
      return { row, game, found: stepsInReach(game, found) };
    });
    if (found === 'known') return { kind: 'known' };
    if (found.row === undefined) return { kind: 'none' };
    if (found.game) return { kind: 'game', game: found.game, steps: await clearAway(found.found) };
    await setAside(found.row);
    return { kind: 'damaged' };
  }

  /** Moves a game that cannot be read out of the way, whole, for the user to save as a file. */
  async function setAside(row: unknown): Promise<void> {
    const id = (row as { id?: unknown }).id;
    await database.transaction('rw', games, steps, saves, damaged, async () => {
      // Another reader may have been faster.
      if ((await games.get(id as string)) === undefined) return;
      const own = stepsOf(database, id);
      await damaged.add({ game: row, steps: await own.toArray() });
      await own.delete();
      await claimsOf(database, id).delete();
      await games.delete(id as string);
    });
  }

  return {
    latest: (stepsWanted, known) => readGame(() => games.orderBy('touchedAt').last(), stepsWanted, known),
    read: (id, stepsWanted) => readGame(() => games.get(id), stepsWanted),
    isTable,

    async list() {
      const readable: SavedGame[] = [];
      for (const row of await games.toArray()) {
        const parsed = v.safeParse(gameSchema, row);
        if (parsed.success) readable.push(parsed.output);
        else await setAside(row);
      }
      return readable.sort((one, other) => other.touchedAt - one.touchedAt);
    },

    async save(save) {
      if (!database.isOpen()) {
        // Somebody cleared the storage under the running app.
        await database.open();
        const { id, revision } = save.game;
        if (revision > 1 && (await games.get(id)) === undefined) return 'overtaken';
      }
      const outcome = await writeAtOnce(database.backendDB(), save);
      if (outcome === 'saved') copy.followGame(save);
      return outcome;
    },

    stepsBefore: async (id, index, wanted) =>
      clearAway(await readSteps(id, [Math.max(0, index - wanted), index])),
  };
}

function isSaveOf(row: unknown, { id, revision }: KnownSave): boolean {
  const found = (row ?? {}) as Partial<Record<keyof KnownSave, unknown>>;
  return found.id === id && found.revision === revision;
}
