/** Divides settings into rows: one with all choices, and one for each debounced field. */

import { isDebouncedField } from '../../settings/debounced-fields';
import type { SavedSettings } from '../../settings/saved-settings';
import { toStoredForm, toStoredName } from '../stored-names/settings-and-card-names';
import { parseSettings } from './settings-schema';

/** The key of the row with the choices; the key of any other row is its field. */
export const MAIN_SETTINGS_KEY = 'settings';

export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** Divides settings into rows; the row with the choices comes first, if there are any. */
export function settingsToRows(settings: Partial<SavedSettings>): readonly SettingRow[] {
  const entries = Object.entries(settings);
  const debounced = entries.filter(([field]) => isDebouncedField(field));
  const undebounced = entries.filter(([field]) => !isDebouncedField(field));
  return [
    ...(undebounced.length > 0
      ? [{ key: MAIN_SETTINGS_KEY, value: toStoredForm(Object.fromEntries(undebounced)) }]
      : []),
    ...debounced.map(([field, value]) => ({ key: toStoredName(field), value: toStoredForm(value) })),
  ];
}

/**
 * Reads settings from all their rows; a field's own row takes precedence over its value in the row with the choices.
 */
export function settingsFromRows(rows: readonly SettingRow[]): Partial<SavedSettings> {
  const undebounced = rows.filter(({ key }) => key === MAIN_SETTINGS_KEY);
  const debounced = rows.filter(({ key }) => key !== MAIN_SETTINGS_KEY);
  return parseSettings(Object.assign({}, ...[...undebounced, ...debounced].map(fieldsOfRow)));
}

/** Returns the stored fields of a row. */
export function fieldsOfRow({ key, value }: SettingRow): unknown {
  return key === MAIN_SETTINGS_KEY ? value : { [key]: value };
}
