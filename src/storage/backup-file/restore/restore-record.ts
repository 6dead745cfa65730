/** The settings row that records the progress of a restore; read at every start. */
import type { Database } from '../../database/database';

export const RESTORE_KEY = 'restore';

/** Returns whether the app was closed while a backup was being restored or a restore was being undone. */
export async function wasRestoreInterrupted({ settings }: Database): Promise<boolean> {
  const row = (await settings.get(RESTORE_KEY)) as
    | { readonly value?: { readonly state?: unknown } }
    | undefined;
  return row !== undefined && row.value?.state !== 'restored';
}
