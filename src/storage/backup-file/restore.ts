/**
 * Restores a backup. The games change in one transaction, which also marks the restore as done; pictures, decks and
 * own cards are written before it, and put back if it never comes to that.
 */
import * as v from 'valibot';
import type { CardIndexRow } from '../cards/card-index';
import type { Database } from '../database/database';
import type { NewPicture, PictureFacts, RestorablePictures } from '../pictures/pictures';
import { type BackupPlaces, readGameRows, readMarker, settingRows, writeGameRows } from './backup-places';
import { clearJournal, type Journal } from './journal';
import { asFork, asSuccessor, type GameRows, relate } from './merge-games';
import {
  damagedText,
  type GameChange,
  isSameRow,
  type PlanPorts,
  type PresentRows,
  planRestore,
  type RestoreCounts,
  type RestoreMode,
  type RowChange,
} from './plan-restore';
import type { ReadBackup } from './read-backup';
import { RESTORE_KEY } from './restore-marker';

/** What the phone remembers of the last restore. */
export interface RestoreRecord {
  /** `begun`: it was interrupted; `undoing`: undoing it was interrupted. */
  readonly state: 'begun' | 'restored' | 'undoing';
  readonly at: number;
  /** When the backup was made, or null if unknown. */
  readonly madeAt: number | null;
  /** Whether it was a game from another phone. */
  readonly isReceived: boolean;
}

const recordSchema: v.GenericSchema<unknown, RestoreRecord> = v.object({
  state: v.picklist(['begun', 'restored', 'undoing']),
  at: v.number(),
  madeAt: v.nullable(v.number()),
  isReceived: v.optional(v.boolean(), false),
});

/** `changed`: another tab changed a game meanwhile. */
export type RestoreEnd =
  | { readonly kind: 'restored'; readonly counts: RestoreCounts }
  | { readonly kind: 'changed' };

export interface RestoreOptions extends PlanPorts {
  readonly mode: RestoreMode;
  /** Told the bytes that are done; it may throw to cancel, and is waited for. */
  readonly tell: (done: number) => unknown;
}

/** Thrown within a transaction, which it undoes. */
class ChangedMeanwhile extends Error {}

export function restoreRecord({ database }: BackupPlaces): Promise<RestoreRecord | null> {
  return readMarker(database, RESTORE_KEY, recordSchema);
}

/** Rejects, with everything as it was, if something cannot be stored or `tell` throws. */
export async function restoreBackup(
  places: BackupPlaces,
  journal: Journal,
  backup: ReadBackup,
  { mode, tell: report, ...ports }: RestoreOptions,
): Promise<RestoreEnd> {
  let done = 0;
  const tell = (now = done) => {
    done = now;
    return report(now);
  };
  const { database } = places;
  const plan = planRestore(mode, backup.rows, await readPresent(places), ports);
  const { now: at, isReceived = false } = ports;
  const record = { at, madeAt: backup.summary.about?.madeAt ?? null, isReceived };
  // The earlier restore can no longer be undone, and must not be by what follows.
  await forgetRestore(places, journal);
  await journal.transaction('rw', journal.games, journal.rows, async () => {
    await journal.games.bulkPut([...plan.games]);
    await journal.rows.bulkPut([...plan.rows]);
  });
  await putRecord(database, { ...record, state: 'begun' });
  try {
    await tell();
    await takePictures(places, journal, backup, mode, tell);
    await takeKnownCards(places, backup);
    await changeLists(places, plan.rows);
    await tell();
    await changeGames(database, plan.games, plan.rows, { ...record, state: 'restored' });
  } catch (error) {
    await takeBack(places, journal);
    if (error instanceof ChangedMeanwhile || (error as { inner?: unknown }).inner instanceof ChangedMeanwhile)
      return { kind: 'changed' };
    throw error;
  }
  await places.copy.followRestore(plan.games.map(({ id }) => id));
  return { kind: 'restored', counts: plan.counts };
}

/** Reads what a plan is made from. */
export async function readPresent(places: BackupPlaces): Promise<PresentRows> {
  const { database } = places;
  const games = new Map<string, GameRows>();
  for (const id of await database.games.toCollection().primaryKeys()) {
    const rows = await readGameRows(database, id);
    if (rows) games.set(id, rows);
  }
  return {
    games,
    decks: await (await places.decks()).stored(),
    ownCards: await (await places.ownCards()).stored(),
    settings: await settingRows(database),
    damaged: await database.damaged.toArray(),
  };
}

async function takePictures(
  places: BackupPlaces,
  journal: Journal,
  backup: ReadBackup,
  mode: RestoreMode,
  tell: RestoreOptions['tell'],
): Promise<void> {
  if (backup.summary.readable.pictures === 0) return;
  const store = await places.pictures();
  const here = new Map((await store.list()).map((facts) => [facts.card, facts]));
  for await (const picture of backup.pictures(tell)) {
    const { facts } = picture;
    const current = here.get(facts.card);
    if (current && !isWanted(facts, current, mode)) continue;
    const before = current ? await storedPicture(store, current) : null;
    await journal.pictures.put({ card: facts.card, before, after: facts });
    await store.put(picture);
  }
}

function isWanted(file: PictureFacts, here: PictureFacts, mode: RestoreMode): boolean {
  return isSamePicture(file, here) ? false : mode === 'replace' || file.savedAt > here.savedAt;
}

function isSamePicture(one: PictureFacts, other: PictureFacts | undefined): boolean {
  return one.savedAt === other?.savedAt && one.fingerprint === other.fingerprint && one.bytes === other.bytes;
}

async function storedPicture(store: RestorablePictures, facts: PictureFacts): Promise<NewPicture | null> {
  const [picture, thumbnail] = [await store.picture(facts.card), await store.thumbnail(facts.card)];
  return picture && thumbnail && { facts, picture, thumbnail };
}

/** Facts about cards are only added: what is known here stays. */
async function takeKnownCards({ knownCards }: BackupPlaces, backup: ReadBackup): Promise<void> {
  if (backup.summary.readable.knownCards === 0) return;
  const store = await knownCards();
  for await (const rows of backup.knownCards()) await store.add(rows, preferKnown);
}

function preferKnown(here: CardIndexRow, file: CardIndexRow): CardIndexRow {
  const { russianName } = here.card;
  if (russianName !== null || file.card.russianName === null) return here;
  return {
    ...here,
    keys: [...new Set([...here.keys, ...file.keys])],
    card: { ...here.card, russianName: file.card.russianName },
  };
}

/** Writes decks and own cards, each in one transaction. */
async function changeLists({ decks, ownCards }: BackupPlaces, rows: readonly RowChange[]): Promise<void> {
  for (const [place, open] of [
    ['decks', decks],
    ['ownCards', ownCards],
  ] as const) {
    const own = rows.filter((row) => row.place === place);
    if (own.length === 0) continue;
    const written = own.flatMap(({ after }) => (after === undefined ? [] : [after]));
    const deleted = own.filter(({ after }) => after === undefined).map(({ key }) => key);
    // The rows were read by the stores' own schemas, or come from the stores.
    await (await open()).apply(written as never[], deleted);
  }
}

/** Changes games, settings and damaged rows, and remembers that, in one transaction. */
async function changeGames(
  database: Database,
  games: readonly GameChange[],
  rows: readonly RowChange[],
  record: RestoreRecord,
): Promise<void> {
  await inMainTransaction(database, async () => {
    for (const { id, before, after } of games) {
      if ((await revisionOf(database, id)) !== (before?.row.revision ?? null)) throw new ChangedMeanwhile();
      await writeGameRows(database, id, after);
    }
    for (const row of rows) await changeRow(database, row);
    await putRecord(database, record);
  });
}

export function inMainTransaction(database: Database, work: () => Promise<void>): Promise<void> {
  const { games, steps, saves, settings, damaged } = database;
  return database.transaction('rw', [games, steps, saves, settings, damaged], work);
}

async function revisionOf({ games }: Database, id: string): Promise<number | null> {
  return ((await games.get(id)) as GameRows['row'] | undefined)?.revision ?? null;
}

async function changeRow({ settings, damaged }: Database, { place, key, after }: RowChange): Promise<void> {
  if (place === 'settings') {
    if (after === undefined) await settings.delete(key);
    else await settings.put({ key, value: after });
  } else if (place === 'damaged') {
    if (after !== undefined) await damaged.add(after);
    else await damaged.filter((row) => damagedText(row) === key).delete();
  }
}

async function putRecord({ settings }: Database, value: RestoreRecord): Promise<void> {
  await settings.put({ key: RESTORE_KEY, value });
}

/** Gives up undoing the last restore. */
export async function forgetRestore({ database }: BackupPlaces, journal: Journal): Promise<void> {
  await database.settings.delete(RESTORE_KEY);
  await clearJournal(journal);
}

/**
 * Undoes the last restore. What was changed since then stays as it is now; a game that was replaced and played since
 * is kept beside the earlier one.
 */
export async function undoRestore(
  places: BackupPlaces,
  journal: Journal,
  freshClaim: () => string,
): Promise<void> {
  const { database } = places;
  const record = await restoreRecord(places);
  if (record?.state !== 'restored') return;
  const [games, rows] = [await journal.games.toArray(), await journal.rows.toArray()];
  const present = await Promise.all(
    games.map(async (change) => [change, await readGameRows(database, change.id)] as const),
  );
  const backward = present.flatMap(([change, now]) => gameBackward(change, now, freshClaim));
  await inMainTransaction(database, async () => {
    for (const { id, after } of backward) await writeGameRows(database, id, after);
    for (const row of rows) {
      if (row.place === 'damaged') await changeRow(database, { ...row, after: undefined });
      if (row.place === 'settings') await settingBackward(database, row);
    }
    await putRecord(database, { ...record, state: 'undoing' });
  });
  await takeBack(places, journal);
  await places.copy.followRestore([...games, ...backward].map(({ id }) => id));
}

/** Returns how a game becomes what it was; nothing where it was changed since. */
function gameBackward(
  { id, before, after }: GameChange,
  now: GameRows | null,
  freshClaim: () => string,
): readonly GameChange[] {
  const isUntouched = (now?.row.revision ?? null) === (after?.row.revision ?? null);
  if (isUntouched) {
    const highest = Math.max(now?.row.revision ?? 0, before?.row.revision ?? 0);
    return [{ id, before: now, after: before && (now ? asSuccessor(before, highest, freshClaim) : before) }];
  }
  if (!before) return [];
  if (!now) return [{ id, before: null, after: before }];
  if (relate(now, before) !== 'forked') return [];
  const fork = asFork(before);
  return [{ id: fork.row.id, before: null, after: fork }];
}

/** Puts back the fields of a row of settings that have not been changed since. */
async function settingBackward({ settings }: Database, { key, before, after }: RowChange): Promise<void> {
  const now = ((await settings.get(key)) as { value?: unknown } | undefined)?.value;
  if (isSameRow(now, after)) {
    if (before === undefined) await settings.delete(key);
    else await settings.put({ key, value: before });
    return;
  }
  if (!isPlainObject(now) || !isPlainObject(after) || !isPlainObject(before)) return;
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const value = { ...now };
  for (const field of fields) if (isSameRow(now[field], after[field])) value[field] = before[field];
  await settings.put({ key, value });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finishes what an interrupted restore or undo has left: decks, own cards and pictures become what they were. */
export async function recoverRestore(places: BackupPlaces, journal: () => Promise<Journal>): Promise<void> {
  const record = await restoreRecord(places);
  if (record && record.state !== 'restored') await takeBack(places, await journal());
}

/** Puts decks, own cards and pictures back, where they are as the restore left them, and forgets the restore. */
async function takeBack(places: BackupPlaces, journal: Journal): Promise<void> {
  const rows = await journal.rows.toArray();
  for (const [place, open] of [
    ['decks', places.decks],
    ['ownCards', places.ownCards],
  ] as const) {
    const own = rows.filter((row) => row.place === place);
    if (own.length === 0) continue;
    const stored = (await (await open()).stored()) as readonly { readonly id?: string }[];
    const now = new Map(stored.map((row) => [row.id, row]));
    const untouched = own.filter(({ key, after }) => isSameRow(now.get(key), after));
    await changeLists(
      places,
      untouched.map((row) => ({ ...row, after: row.before })),
    );
  }
  await takeBackPictures(places, journal);
  await forgetRestore(places, journal);
}

async function takeBackPictures({ pictures }: BackupPlaces, journal: Journal): Promise<void> {
  const changed = await journal.pictures.toCollection().primaryKeys();
  if (changed.length === 0) return;
  const store = await pictures();
  const now = new Map((await store.list()).map((facts) => [facts.card, facts]));
  for (const card of changed) {
    const change = await journal.pictures.get(card);
    if (!change || !isSamePicture(change.after, now.get(card))) continue;
    if (change.before) await store.put(change.before);
    else await store.erase([card]);
  }
}
