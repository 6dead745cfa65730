/** The row of the settings that says how far a restore has come; read at every start. */
import type { Database } from '../../database/database';

export const RESTORE_KEY = 'restore';

/** Whether the app was closed in the middle of restoring a backup, or of undoing that. */
export async function wasRestoreInterrupted({ settings }: Database): Promise<boolean> {
  const row = (await settings.get(RESTORE_KEY)) as
    | { readonly value?: { readonly state?: unknown } }
    | undefined;
  return row !== undefined && row.value?.state !== 'restored';
}
