/** Stores the user's settings. */

import { type DebouncedField, debouncedFields, isDebouncedField } from '../../settings/debounced-fields';
import type { SavedSettings } from '../../settings/saved-settings';
import { withReconnect } from '../database/connection';
import type { Database } from '../database/database';
import { putInOneTask } from '../database/one-task-transactions';
import { settings1To2 } from '../migrations/settings-1-to-2';
import {
  type Changes,
  pendingGroups,
  readPendingChanges,
  savePendingChanges,
  storeAndClearPending,
} from '../pending/pending-changes';
import { noReplica, type Replica } from '../replica/replica';
import { fromStoredName, toStoredForm, toStoredName } from '../stored-names/settings-and-card-names';
import { fieldsOfRow, MAIN_SETTINGS_KEY, type SettingRow, settingsToRows } from './settings-rows';
import { isValidForSomeVersion, parseSettings, settingsOfOtherVersions } from './settings-schema';

export interface SettingsStore {
  read(): Promise<Partial<SavedSettings>>;
  /** Writes the rows that contain these fields; all rows by default. */
  write(settings: SavedSettings, changed?: readonly (keyof SavedSettings)[]): Promise<void>;
}

/**
 * Replaces the settings store if a later version of the app has written the database: changes stay pending for it.
 */
export const pendingOnlySettingsStore: SettingsStore = {
  read: async () => ({}),
  write: async (settings, changed = Object.keys(settings) as (keyof SavedSettings)[]) =>
    savePendingChanges(pendingGroups.settings, changesOf(settings, changed)),
};

function changesOf(settings: Partial<SavedSettings>, changed: readonly (keyof SavedSettings)[]): Changes {
  return new Map(changed.map((field) => [field, settings[field]]));
}

/** Moves debounced fields that an earlier version stored with the choices to rows of their own. */
async function separateDebounced(database: Database): Promise<void> {
  const { settings } = database;
  await database.transaction('rw', settings, async () => {
    const row = (await settings.get(MAIN_SETTINGS_KEY)) as SettingRow | undefined;
    const separated = settings1To2(row?.value);
    if (!separated) return;
    await settings.bulkPut(Object.entries(separated.debounced).map(([key, value]) => ({ key, value })));
    await settings.put({ key: MAIN_SETTINGS_KEY, value: separated.undebounced });
  });
}

async function readRows(database: Database): Promise<readonly SettingRow[]> {
  const read = async () =>
    (await database.settings.bulkGet([MAIN_SETTINGS_KEY, ...debouncedFields.map(toStoredName)])) as (
      | SettingRow
      | undefined
    )[];
  let rows = await read();
  if (settings1To2(rows[0]?.value)) {
    await separateDebounced(database);
    rows = await read();
  }
  return rows.flatMap((row) => row ?? []);
}

/** Moves an unreadable row to the store `damaged`, and keeps what was readable of it. */
async function replaceUnreadable(database: Database, row: SettingRow, readable: unknown): Promise<void> {
  const { settings, damaged } = database;
  await database.transaction('rw', settings, damaged, async () => {
    await damaged.add({ settings: fieldsOfRow(row) });
    if (readable === undefined) await settings.delete(row.key);
    else await settings.put({ key: row.key, value: toStoredForm(readable) });
  });
}

/** What the rows of the settings contain. */
interface FieldsToKeep {
  /** The fields that were ever chosen. Defaults are not stored, so that a restore can fill them in and be undone. */
  readonly everSet: ReadonlySet<string>;
  /** Settings of another version of the app stored with the choices, which are written back with them. */
  readonly unknown: ReturnType<typeof settingsOfOtherVersions>;
}

/** Returns only the rows that have changed, because some may be large. */
function changedRows(
  value: Partial<SavedSettings>,
  changed: readonly (keyof SavedSettings)[],
  { everSet, unknown }: FieldsToKeep,
): readonly SettingRow[] {
  const isSharedRowChanged = changed.some((field) => !isDebouncedField(field));
  const shouldWrite = (field: string) =>
    everSet.has(field) &&
    (isDebouncedField(field) ? changed.some((changedField) => changedField === field) : isSharedRowChanged);
  const written = Object.fromEntries(Object.entries(value).filter(([field]) => shouldWrite(field)));
  return settingsToRows(isSharedRowChanged ? { ...unknown, ...written } : written);
}

export function createSettingsStore(database: Database, replica: Replica = noReplica): SettingsStore {
  const everSetFields = new Set<string>();
  let unknown: FieldsToKeep['unknown'] = {};

  async function readStored(): Promise<Partial<SavedSettings>> {
    const parts: Partial<SavedSettings>[] = [];
    for (const row of await readRows(database)) {
      const stored = fieldsOfRow(row);
      const parsedSettings = parseSettings(stored);
      const isSharedRow = row.key === MAIN_SETTINGS_KEY;
      if (isSharedRow && !Array.isArray(stored)) unknown = settingsOfOtherVersions(stored, parsedSettings);
      if (!isValidForSomeVersion(stored)) {
        const readable = isSharedRow
          ? { ...unknown, ...parsedSettings }
          : parsedSettings[fromStoredName(row.key) as DebouncedField];
        await replaceUnreadable(database, row, readable);
      }
      parts.push(parsedSettings);
    }
    const settings: Partial<SavedSettings> = Object.assign({}, ...parts);
    for (const field of Object.keys(settings)) everSetFields.add(field);
    return settings;
  }

  async function write(
    value: Partial<SavedSettings>,
    changedFields = Object.keys(value) as (keyof SavedSettings)[],
  ): Promise<void> {
    for (const field of changedFields) everSetFields.add(field);
    const rows = changedRows(value, changedFields, { everSet: everSetFields, unknown });
    await storeAndClearPending(pendingGroups.settings, changesOf(value, changedFields), () =>
      Promise.all(
        rows.map(async (row) => {
          await withReconnect(database, () => putInOneTask(database.settings, row));
          replica.replicateSettings(row);
        }),
      ),
    );
  }

  /** Returns the stored settings with the pending changes of earlier pages, and stores those changes. */
  async function read(): Promise<Partial<SavedSettings>> {
    const storedSettings = await withReconnect(database, readStored);
    const pending = parseSettings(Object.fromEntries(readPendingChanges(pendingGroups.settings)));
    const pendingFields = Object.keys(pending) as (keyof SavedSettings)[];
    const settings = { ...storedSettings, ...pending };
    if (pendingFields.length > 0) await write(settings, pendingFields).catch(() => {});
    return settings;
  }

  return { read, write };
}
