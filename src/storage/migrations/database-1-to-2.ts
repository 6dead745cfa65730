/**
 * Version 2 adds one key for every save: adding an existing key fails, and with it the whole save of an overtaken
 * tab. This migration creates the keys of earlier saves.
 */
import type { Transaction } from 'dexie';

/** Maximum revisions; more saves than any version 1 game had. */
const MAX_REVISIONS = 100_000;

export const storesOfVersion2 = { saves: '' } as const;

export async function upgradeToVersion2(transaction: Transaction): Promise<void> {
  for (const row of await transaction.table('games').toArray()) {
    const revisions = Number.isSafeInteger(row.revision) ? Math.min(row.revision, MAX_REVISIONS) : 0;
    const keys = Array.from({ length: revisions }, (_, index) => [row.id, index + 1]);
    await transaction.table('saves').bulkAdd(
      keys.map(() => 0),
      keys,
    );
  }
}
