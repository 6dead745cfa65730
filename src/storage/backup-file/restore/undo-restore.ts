/** Undoes the last restore, as far as the data has not changed since. */
import type { Database } from '../../database/database';
import { MAIN_SETTINGS_KEY } from '../../settings/settings-rows';
import { type BackupDatabases, readGameRows, writeGameRows } from '../backup-databases';
import { asFork, asNextRevision, compareVersions, type GameRows } from '../game-versions';
import type { Journal } from './journal';
import type { GameChange } from './plan-games';
import { isSameJson, type RowChange } from './plan-restore';
import { applyRowChange, inMainTransaction, putRecord, readRestoreRecord, rollBack } from './restore';

/**
 * Undoes the last restore. Whatever changed since then stays as it is; a game that was replaced and has been played
 * since is kept alongside the earlier version.
 */
export async function undoRestore(
  databases: BackupDatabases,
  journal: Journal,
  newSaveId: () => string,
): Promise<void> {
  const { database } = databases;
  const record = await readRestoreRecord(databases);
  if (record?.state !== 'restored') return;
  const [games, rows] = [await journal.games.toArray(), await journal.rows.toArray()];
  const reversals: GameChange[] = [];
  await inMainTransaction(database, async () => {
    for (const change of games)
      reversals.push(...planGameReversal(change, await readGameRows(database, change.id), newSaveId));
    for (const { id, after } of reversals) await writeGameRows(database, id, after);
    for (const row of rows) {
      if (row.place === 'damaged') await applyRowChange(database, { ...row, after: undefined });
      if (row.place === 'settings') await revertSetting(database, row);
    }
    await putRecord(database, { ...record, state: 'undoing' });
  });
  await rollBack(databases, journal);
  await databases.replica.replicateGamesAndSettings([...games, ...reversals].map(({ id }) => id));
}

/** Returns the changes that revert a game; none if its current version stays. */
function planGameReversal(
  { id, before, after }: GameChange,
  current: GameRows | null,
  newSaveId: () => string,
): readonly GameChange[] {
  const isUnchanged = (current?.row.revision ?? null) === (after?.row.revision ?? null);
  if (isUnchanged) {
    const highestRevision = Math.max(current?.row.revision ?? 0, before?.row.revision ?? 0);
    return [
      {
        id,
        before: current,
        after: before && (current ? asNextRevision(before, highestRevision, newSaveId) : before),
      },
    ];
  }
  if (!before) return [];
  if (!current) return [{ id, before: null, after: before }];
  if (compareVersions(current, before) !== 'forked') return [];
  const fork = asFork(before);
  return [{ id: fork.row.id, before: null, after: fork }];
}

/** Reverts a row of settings; choices made since are kept. */
async function revertSetting({ settings }: Database, { key, before, after }: RowChange): Promise<void> {
  const current = ((await settings.get(key)) as { value?: unknown } | undefined)?.value;
  if (isSameJson(current, after)) {
    if (before === undefined) await settings.delete(key);
    else await settings.put({ key, value: before });
  } else if (key === MAIN_SETTINGS_KEY && current !== undefined) {
    const [fieldsBefore, fieldsAfter, currentFields] = [fieldsOf(before), fieldsOf(after), fieldsOf(current)];
    for (const field of new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)])) {
      if (!isSameJson(currentFields[field], fieldsAfter[field])) continue;
      if (Object.hasOwn(fieldsBefore, field)) currentFields[field] = fieldsBefore[field];
      else delete currentFields[field];
    }
    await settings.put({ key, value: currentFields });
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
