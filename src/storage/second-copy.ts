/** The second copy of games and settings: kept behind the first, and put in its place when the browser has lost the first. */
import * as v from 'valibot';
import { claimsOf, type Database, openDatabase, stepsOf } from './database';
import { gameSchema } from './saved-game';
import { followInTurn, type SecondPlace } from './second-place';
import { GAMES_KEPT, type GameSave, writeAtOnce } from './write-game';

export interface SecondCopy {
  /** Has the copy follow a save that the first database has taken; never rejects. */
  followGame(save: GameSave): Promise<void>;
  followSettings(row: unknown): Promise<void>;
}

/** Where the browser has no place for one. */
export const noSecondCopy: SecondCopy = { followGame: async () => {}, followSettings: async () => {} };

/**
 * Begins to keep a copy of this database. One without games gets back what the copy has of them, and of the settings, before
 * this resolves; never rejects.
 */
export async function keepSecondCopy(first: Database, place: SecondPlace | null): Promise<SecondCopy> {
  if (!place) return noSecondCopy;
  await giveBack(first, place).catch(() => {});
  const copy = place.open().then((databases) => openDatabase(first.name, databases));
  /** Which revision of each game the copy has, as far as this tab knows. */
  const revisions = new Map<string, number>();
  const follow = followInTurn(copy, (second) => catchUp(first, second, revisions));

  return {
    followGame: (save) =>
      follow(async (second) => {
        const { id, revision } = save.game;
        const isNext = (revisions.get(id) ?? 0) === revision - 1;
        revisions.delete(id);
        if (isNext && (await writeAtOnce(second.backendDB(), save)) === 'saved') revisions.set(id, revision);
        else await copyGame(first, second, id, revisions);
      }),
    followSettings: (row) => follow((second) => second.settings.put(row)),
  };
}

/** Puts what the copy holds into a database that has no games; what cannot be read stays where it is. */
async function giveBack(first: Database, place: SecondPlace): Promise<void> {
  if ((await first.games.count()) > 0) return;
  const databases = await place.look();
  if (!databases) return;
  const second = await openDatabase(first.name, databases);
  try {
    const { games, steps, saves, settings } = second;
    const rows = await games.filter((row) => v.is(gameSchema, row)).toArray();
    const [stepRows, saveKeys, settingRows] = await Promise.all([
      steps.toArray(),
      saves.toCollection().primaryKeys(),
      settings.toArray(),
    ]);
    const ids = new Set(rows.map((row) => (row as { id: string }).id));
    await first.transaction('rw', first.games, first.steps, first.saves, first.settings, async () => {
      // Another tab may have begun a game meanwhile.
      if ((await first.games.count()) > 0) return;
      await first.games.bulkPut(rows);
      await first.steps.bulkPut(stepRows.filter((row) => ids.has((row as { game: string }).game)));
      const claims = saveKeys.filter(([game]) => ids.has(game));
      for (const claim of claims) await first.saves.put(0, claim);
      if ((await first.settings.count()) === 0) await first.settings.bulkPut(settingRows);
    });
  } finally {
    second.close();
  }
}

/** Copies the games that the copy lacks, lets go of those dropped for being old, and brings the latest one up to date. */
async function catchUp(first: Database, second: Database, revisions: Map<string, number>): Promise<void> {
  const [kept, copied, latest, settings] = await Promise.all([
    first.games.toCollection().primaryKeys(),
    second.games.toCollection().primaryKeys(),
    first.games.orderBy('touchedAt').last(),
    first.settings.toArray(),
  ]);
  // With fewer, none was dropped for being old: the others may be games that could not be given back.
  if (kept.length >= GAMES_KEPT)
    await dropGames(
      second,
      copied.filter((id) => !kept.includes(id)),
    );
  await second.settings.bulkPut(settings);
  const { id: latestId, revision } = (latest ?? {}) as { id?: string; revision?: number };
  for (const id of kept) {
    const isCopied = copied.includes(id);
    if (isCopied && id !== latestId) continue;
    const found = isCopied ? ((await second.games.get(id)) as { revision?: number } | undefined) : undefined;
    if (found && found.revision === revision) revisions.set(id, found.revision as number);
    else await copyGame(first, second, id, revisions);
  }
}

/** Copies a whole game as it is in one moment. */
async function copyGame(
  first: Database,
  second: Database,
  id: string,
  revisions: Map<string, number>,
): Promise<void> {
  const [row, stepRows] = await first.transaction('r', first.games, first.steps, () =>
    Promise.all([first.games.get(id), stepsOf(first, id).toArray()]),
  );
  const { revision } = (row ?? {}) as { revision?: unknown };
  if (typeof revision !== 'number') return;
  await second.transaction('rw', second.games, second.steps, second.saves, async () => {
    await stepsOf(second, id).delete();
    await second.steps.bulkPut(stepRows);
    await claimsOf(second, id).delete();
    await second.saves.put(0, [id, revision]);
    await second.games.put(row);
  });
  revisions.set(id, revision);
}

async function dropGames(second: Database, ids: readonly string[]): Promise<void> {
  await second.transaction('rw', second.games, second.steps, second.saves, async () => {
    for (const id of ids) {
      await second.games.delete(id);
      await stepsOf(second, id).delete();
      await claimsOf(second, id).delete();
    }
  });
}
