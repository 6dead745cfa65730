/** Games that continue on another phone. */
import type { HandoverRecord } from '../game/game-rows';
import { type BackupDatabases, readGameRows, writeGameRows } from './backup-databases';
import { asNextRevision, type GameRow } from './game-versions';
import { inMainTransaction } from './restore/restore';

/** Marks a game as handed over in this revision; resolves to false if it has changed since or is gone. */
export function markHandedOver(
  databases: BackupDatabases,
  id: string,
  { at, revision }: HandoverRecord,
  newSaveId: () => string,
): Promise<boolean> {
  return changeGameRow(databases, id, newSaveId, (row) =>
    row.revision === revision ? { ...row, handedOver: { at, revision } } : null,
  );
}

/** Removes the mark of a game that was handed over; resolves to false if the game is gone. */
export function markTakenBack(
  databases: BackupDatabases,
  id: string,
  newSaveId: () => string,
): Promise<boolean> {
  return changeGameRow(databases, id, newSaveId, ({ handedOver, ...row }) => row);
}

/** Changes the row of a game as its next revision, unless `change` returns null; resolves to whether it was changed. */
async function changeGameRow(
  { database, replica }: BackupDatabases,
  id: string,
  newSaveId: () => string,
  change: (row: GameRow) => GameRow | null,
): Promise<boolean> {
  let isChanged = false;
  await inMainTransaction(database, async () => {
    const stored = await readGameRows(database, id);
    const row = stored && change(stored.row);
    if (!row) return;
    await writeGameRows(database, id, asNextRevision({ ...stored, row }, row.revision, newSaveId));
    isChanged = true;
  });
  if (isChanged) await replica.replicateGamesAndSettings([id]);
  return isChanged;
}
