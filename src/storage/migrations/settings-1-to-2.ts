/**
 * Earlier versions stored text being typed in the same row as the choices, which every keystroke rewrote; now each
 * debounced field has its own row.
 */
import { isDebouncedField } from '../../settings/debounced-fields';
import { fromStoredName } from '../stored-names/settings-and-card-names';

/** Values by stored field. */
type DebouncedSettings = Readonly<Record<string, unknown>>;

/** Separates the debounced fields from a settings row; returns null if it contains none. */
export function settings1To2(
  stored: unknown,
): { readonly undebounced: unknown; readonly debounced: DebouncedSettings } | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const entries = Object.entries(stored);
  const debounced = entries.filter(([field]) => isDebouncedField(fromStoredName(field)));
  if (debounced.length === 0) return null;
  return {
    undebounced: Object.fromEntries(entries.filter(([field]) => !isDebouncedField(fromStoredName(field)))),
    // Versions that store these fields separately have none here.
    debounced: Object.fromEntries(debounced.filter(([, value]) => value !== null && value !== undefined)),
  };
}
