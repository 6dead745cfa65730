/** Stores the user's settings. */

import { type DelayedField, delayedFields, isDelayed } from '../../settings/delayed-fields';
import type { SavedSettings } from '../../settings/saved-settings';
import { withReconnect } from '../database/connection';
import type { Database } from '../database/database';
import { putInOneTask } from '../database/sync-commit';
import { settings1To2 } from '../migrations/settings-1-to-2';
import {
  type Changes,
  pendingGroups,
  readPendingChanges,
  savePendingChanges,
  storeAndClearPending,
} from '../pending/pending-changes';
import { noReplica, type Replica } from '../replica/replica';
import { toStoredNames } from '../stored-names/settings-and-card-names';
import { CHOICES_KEY, fieldsOfRow, type SettingRow, settingsToRows } from './settings-rows';
import { isReadable, parseSettings, unknownSettings } from './settings-schema';

export interface SettingsStore {
  read(): Promise<Partial<SavedSettings>>;
  /** Writes the rows that contain these fields; all rows by default. */
  write(settings: SavedSettings, changed?: readonly (keyof SavedSettings)[]): Promise<void>;
}

/**
 * Replaces the settings store if a later version of the app has written the database: changes stay pending for it.
 */
export const settingsOfLaterVersion: SettingsStore = {
  read: async () => ({}),
  write: async (settings, changed = Object.keys(settings) as (keyof SavedSettings)[]) =>
    savePendingChanges(pendingGroups.settings, changesOf(settings, changed)),
};

function changesOf(settings: Partial<SavedSettings>, changed: readonly (keyof SavedSettings)[]): Changes {
  return new Map(changed.map((field) => [field, settings[field]]));
}

export function createSettingsStore(database: Database, replica: Replica = noReplica): SettingsStore {
  const { settings, damaged } = database;
  /** The fields that were ever chosen. Defaults are not stored, so that a restore can fill them in and be undone. */
  const chosen = new Set<string>();
  /** Settings of another version of the app stored with the choices, which are written back with them. */
  let unknown: ReturnType<typeof unknownSettings> = {};

  /** Moves unreadable data to the store `damaged` and returns the readable settings. */
  async function takeReadable(row: SettingRow): Promise<Partial<SavedSettings>> {
    const { key } = row;
    const stored = fieldsOfRow(row);
    const found = parseSettings(stored);
    if (key === CHOICES_KEY && !Array.isArray(stored)) unknown = unknownSettings(stored, found);
    if (isReadable(stored)) return found;
    await database.transaction('rw', settings, damaged, async () => {
      await damaged.add({ settings: stored });
      const kept = key === CHOICES_KEY ? { ...unknown, ...found } : found[key as DelayedField];
      if (kept === undefined) await settings.delete(key);
      else await settings.put({ key, value: toStoredNames(kept) });
    });
    return found;
  }

  /** Moves drafts that an earlier version stored with the settings to rows of their own. */
  async function moveDrafts(): Promise<void> {
    await database.transaction('rw', settings, async () => {
      const row = (await settings.get(CHOICES_KEY)) as SettingRow | undefined;
      const moved = settings1To2(row?.value);
      if (!moved) return;
      await settings.bulkPut(Object.entries(moved.drafts).map(([key, value]) => ({ key, value })));
      await settings.put({ key: CHOICES_KEY, value: moved.choices });
    });
  }

  async function read(): Promise<Partial<SavedSettings>> {
    let rows = (await settings.bulkGet([CHOICES_KEY, ...delayedFields])) as readonly (
      | SettingRow
      | undefined
    )[];
    if (settings1To2(rows[0]?.value)) {
      await moveDrafts();
      rows = (await settings.bulkGet([CHOICES_KEY, ...delayedFields])) as readonly (SettingRow | undefined)[];
    }
    const parts: Partial<SavedSettings>[] = [];
    for (const row of rows) if (row) parts.push(await takeReadable(row));
    const found = Object.assign({}, ...parts);
    for (const field of Object.keys(found)) chosen.add(field);
    return found;
  }

  async function write(
    value: Partial<SavedSettings>,
    changed = Object.keys(value) as (keyof SavedSettings)[],
  ): Promise<void> {
    for (const field of changed) chosen.add(field);
    // Only rows that have changed are written, because drafts may be large.
    const areChoicesChanged = changed.some((field) => !isDelayed(field));
    const isWritten = (field: string) =>
      chosen.has(field) && (isDelayed(field) ? changed.some((one) => one === field) : areChoicesChanged);
    const written = Object.fromEntries(Object.entries(value).filter(([field]) => isWritten(field)));
    const rows = settingsToRows(areChoicesChanged ? { ...unknown, ...written } : written);
    await storeAndClearPending(pendingGroups.settings, changesOf(value, changed), () =>
      Promise.all(
        rows.map(async (row) => {
          await withReconnect(database, () => putInOneTask(settings, row));
          replica.followSettings(row);
        }),
      ),
    );
  }

  /** Returns the stored settings with the pending changes of earlier pages, and stores those changes. */
  async function readAll(): Promise<Partial<SavedSettings>> {
    const found = await withReconnect(database, read);
    const pending = parseSettings(Object.fromEntries(readPendingChanges(pendingGroups.settings)));
    const changed = Object.keys(pending) as (keyof SavedSettings)[];
    const all = { ...found, ...pending };
    if (changed.length > 0) await write(all, changed).catch(() => {});
    return all;
  }

  return { read: readAll, write };
}
