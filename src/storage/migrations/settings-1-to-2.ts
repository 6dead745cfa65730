/**
 * Earlier versions stored drafts in the same row as the settings, which every keystroke rewrote; now each draft has its
 * own row.
 */
import { type DraftField, isDraftField } from '../../settings/draft-fields';
import type { SavedSettings } from '../../settings/saved-settings';

type Drafts = Partial<Pick<SavedSettings, DraftField>>;

/** Separates the drafts from a settings row; returns null if it contains none. */
export function settings1To2(stored: unknown): { readonly choices: unknown; readonly drafts: Drafts } | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const entries = Object.entries(stored);
  const drafts = entries.filter(([field]) => isDraftField(field));
  if (drafts.length === 0) return null;
  return {
    choices: Object.fromEntries(entries.filter(([field]) => !isDraftField(field))),
    // Versions that store their drafts separately have none here.
    drafts: Object.fromEntries(drafts.filter(([, value]) => value !== null && value !== undefined)) as Drafts,
  };
}
