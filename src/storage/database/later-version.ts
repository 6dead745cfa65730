/** Detects that a later version of the app has taken over the database, to which this version must not write then. */

import { ensureConnection } from './connection';
import type { Database } from './database';
import { INDEXED_DB_VERSION } from './database-names';
import { isLaterVersionError } from './later-version-error';

/** Calls `onUpgraded` once another tab has upgraded the database. */
export function watchForLaterVersion(database: Database, onUpgraded: () => void): void {
  database.on('versionchange', ({ newVersion }) => {
    if ((newVersion ?? 0) <= INDEXED_DB_VERSION) return;
    // Settles once the upgrade is over; if it failed, this version continues.
    setTimeout(() =>
      ensureConnection(database, null).catch((error) => isLaterVersionError(error) && onUpgraded()),
    );
  });
}
