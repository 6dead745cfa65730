/**
 * Earlier versions stored text being typed in the same row as the choices, which every keystroke rewrote; now each
 * debounced field has its own row.
 */
import { type DebouncedField, isDebouncedField } from '../../settings/debounced-fields';
import type { SavedSettings } from '../../settings/saved-settings';

type DebouncedSettings = Partial<Pick<SavedSettings, DebouncedField>>;

/** Separates the debounced fields from a settings row; returns null if it contains none. */
export function settings1To2(
  stored: unknown,
): { readonly choices: unknown; readonly debounced: DebouncedSettings } | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const entries = Object.entries(stored);
  const debounced = entries.filter(([field]) => isDebouncedField(field));
  if (debounced.length === 0) return null;
  return {
    choices: Object.fromEntries(entries.filter(([field]) => !isDebouncedField(field))),
    // Versions that store these fields separately have none here.
    debounced: Object.fromEntries(
      debounced.filter(([, value]) => value !== null && value !== undefined),
    ) as DebouncedSettings,
  };
}
