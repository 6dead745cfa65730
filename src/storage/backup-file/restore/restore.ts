/**
 * Restores a backup. The games change in one transaction, which also marks the restore as done; pictures, decks and
 * custom cards are written before it, and rolled back if it fails.
 */
import * as v from 'valibot';
import type { CardIndexRow } from '../../cards/card-index';
import type { Database } from '../../database/database';
import type { RestorableRows } from '../../replica/replicated-rows';
import {
  type BackupDatabases,
  readBackupSetting,
  readGameRows,
  settingRows,
  writeGameRows,
} from '../backup-databases';
import type { GameRows } from '../game-versions';
import type { ParsedBackup } from '../read-backup';
import { clearJournal, type Journal } from './journal';
import type { GameChange, RestoreContext } from './plan-games';
import {
  damagedRowKey,
  isSameJson,
  type LocalData,
  planRestore,
  type RestoreCounts,
  type RestoreMode,
  type RowChange,
} from './plan-restore';
import { restorePictures, rollBackPictures } from './restore-pictures';
import { RESTORE_KEY } from './restore-record';

/** The stored record of the last restore. */
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

/** `changedMeanwhile`: another tab changed a game in the meantime. */
export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly counts: RestoreCounts }
  | { readonly kind: 'changedMeanwhile' };

export interface RestoreOptions extends RestoreContext {
  readonly mode: RestoreMode;
  /** Called with the number of bytes done, and awaited; it may throw to cancel. */
  readonly onProgress: (done: number) => unknown;
}

/** Thrown within a transaction to abort it. */
class ChangedMeanwhile extends Error {}

export function readRestoreRecord({ database }: BackupDatabases): Promise<RestoreRecord | null> {
  return readBackupSetting(database, RESTORE_KEY, recordSchema);
}

/** Restores a backup; reverts all changes and rejects if something cannot be stored or `onProgress` throws. */
export async function restoreBackup(
  databases: BackupDatabases,
  journal: Journal,
  backup: ParsedBackup,
  { mode, onProgress: report, ...context }: RestoreOptions,
): Promise<RestoreOutcome> {
  let bytesSoFar = 0;
  const reportProgress = (bytesDone = bytesSoFar) => {
    bytesSoFar = bytesDone;
    return report(bytesDone);
  };
  const { database } = databases;
  const plan = planRestore(mode, backup.rows, await readLocalData(databases), context);
  const { now: at, isReceived = false } = context;
  const record = { at, madeAt: backup.summary.about?.madeAt ?? null, isReceived };
  // From here on, the earlier restore cannot be undone, and a rollback must not undo it.
  await forgetRestore(databases, journal);
  await journal.transaction('rw', journal.games, journal.rows, async () => {
    await journal.games.bulkPut([...plan.games]);
    await journal.rows.bulkPut([...plan.rows]);
  });
  await putRecord(database, { ...record, state: 'begun' });
  try {
    await reportProgress();
    await restorePictures(databases, journal, backup, mode, reportProgress);
    await addKnownCards(databases, backup);
    await changeDecksAndCards(databases, plan.rows);
    await reportProgress();
    await changeMainDatabase(database, plan.games, plan.rows, { ...record, state: 'restored' });
  } catch (error) {
    await rollBack(databases, journal);
    if (error instanceof ChangedMeanwhile || (error as { inner?: unknown }).inner instanceof ChangedMeanwhile)
      return { kind: 'changedMeanwhile' };
    throw error;
  }
  await databases.replica.replicateGamesAndSettings(plan.games.map(({ id }) => id));
  return { kind: 'restored', counts: plan.counts };
}

/** Reads the rows from which a restore is planned. */
export async function readLocalData(databases: BackupDatabases): Promise<LocalData> {
  const { database } = databases;
  const games = new Map<string, GameRows>();
  for (const id of await database.games.toCollection().primaryKeys()) {
    const rows = await readGameRows(database, id);
    if (rows) games.set(id, rows);
  }
  return {
    games,
    decks: await (await databases.decks()).readStored(),
    customCards: await (await databases.customCards()).readStored(),
    settings: await settingRows(database),
    damaged: await database.damaged.toArray(),
  };
}

/** Adds facts about cards; those already on this phone are kept. */
async function addKnownCards({ cardIndex }: BackupDatabases, backup: ParsedBackup): Promise<void> {
  if (backup.summary.readableCounts.knownCards === 0) return;
  const store = await cardIndex();
  for await (const rows of backup.knownCards()) await store.add(rows, fillInRussianName);
}

function fillInRussianName(local: CardIndexRow, file: CardIndexRow): CardIndexRow {
  const { russianName } = local.card;
  if (russianName !== null || file.card.russianName === null) return local;
  return {
    ...local,
    keys: [...new Set([...local.keys, ...file.keys])],
    card: { ...local.card, russianName: file.card.russianName },
  };
}

type DeckOrCardStore = Pick<RestorableRows<unknown>, 'readStored' | 'apply'>;

/** Returns the stores of rows with ids, each of which is changed in a transaction of its own. */
function deckAndCardStores({ decks, customCards }: BackupDatabases) {
  // The rows of a plan were parsed with the stores' own schemas, or come from the stores.
  return [
    { place: 'decks', open: decks as () => Promise<DeckOrCardStore> },
    { place: 'ownCards', open: customCards as () => Promise<DeckOrCardStore> },
  ] as const;
}

/** Writes decks and custom cards. */
async function changeDecksAndCards(databases: BackupDatabases, rows: readonly RowChange[]): Promise<void> {
  for (const { place, open } of deckAndCardStores(databases)) {
    const changesOfStore = rows.filter((row) => row.place === place);
    if (changesOfStore.length === 0) continue;
    const writtenRows = changesOfStore.flatMap(({ after }) => (after === undefined ? [] : [after]));
    const deletedKeys = changesOfStore.filter(({ after }) => after === undefined).map(({ key }) => key);
    await (await open()).apply(writtenRows, deletedKeys);
  }
}

/** Changes games, settings and damaged rows, and stores the record of the restore, in one transaction. */
async function changeMainDatabase(
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
    for (const row of rows) await applyRowChange(database, row);
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

export async function applyRowChange(
  { settings, damaged }: Database,
  { place, key, after }: RowChange,
): Promise<void> {
  if (place === 'settings') {
    if (after === undefined) await settings.delete(key);
    else await settings.put({ key, value: after });
  } else if (place === 'damaged') {
    if (after !== undefined) await damaged.add(after);
    else await damaged.filter((row) => damagedRowKey(row) === key).delete();
  }
}

export async function putRecord({ settings }: Database, value: RestoreRecord): Promise<void> {
  await settings.put({ key: RESTORE_KEY, value });
}

/** Discards the option to undo the last restore. */
export async function forgetRestore({ database }: BackupDatabases, journal: Journal): Promise<void> {
  await database.settings.delete(RESTORE_KEY);
  await clearJournal(journal);
}

/** Cleans up after an interrupted restore or undo: reverts decks, custom cards and pictures. */
export async function rollBackInterruptedRestore(
  databases: BackupDatabases,
  loadJournal: () => Promise<Journal>,
): Promise<void> {
  const record = await readRestoreRecord(databases);
  if (record && record.state !== 'restored') await rollBack(databases, await loadJournal());
}

/**
 * Reverts decks, custom cards and pictures, except those that have changed since, and deletes the restore's record.
 */
export async function rollBack(databases: BackupDatabases, journal: Journal): Promise<void> {
  const rows = await journal.rows.toArray();
  for (const { place, open } of deckAndCardStores(databases)) {
    const changesOfStore = rows.filter((row) => row.place === place);
    if (changesOfStore.length === 0) continue;
    const stored = (await (await open()).readStored()) as readonly { readonly id?: string }[];
    const current = new Map(stored.map((row) => [row.id, row]));
    const unchanged = changesOfStore.filter(({ key, after }) => isSameJson(current.get(key), after));
    await changeDecksAndCards(
      databases,
      unchanged.map((row) => ({ ...row, after: row.before })),
    );
  }
  await rollBackPictures(databases, journal);
  await forgetRestore(databases, journal);
}
