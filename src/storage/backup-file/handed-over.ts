/** Games that continue on another phone. */

import { type BackupDatabases, readGameRows, writeGameRows } from './backup-databases';
import { asNextRevision } from './merge-games';
import { inMainTransaction } from './restore/restore';

/**
 * Marks a game as handed over, or unmarks it if `revision` is null; resolves to false if it has changed since or is
 * gone.
 */
export async function markHandedOver(
  { database, replica }: BackupDatabases,
  id: string,
  revision: number | null,
  { now, freshClaim }: { readonly now: () => number; readonly freshClaim: () => string },
): Promise<boolean> {
  let isMarked = false;
  await inMainTransaction(database, async () => {
    const stored = await readGameRows(database, id);
    if (!stored || (revision !== null && stored.row.revision !== revision)) return;
    const { handedOver, ...row } = stored.row;
    const marked = { ...row, ...(revision !== null && { handedOver: { at: now(), revision } }) };
    await writeGameRows(database, id, asNextRevision({ ...stored, row: marked }, row.revision, freshClaim));
    isMarked = true;
  });
  if (isMarked) await replica.followRestore([id]);
  return isMarked;
}
