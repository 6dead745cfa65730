/**
 * Earlier versions stored drafts in the same row as the settings, which every keystroke rewrote; now each draft has a
 * row of its own.
 */
import { type DraftField, draftFields, type SavedSettings } from '../settings/saved-settings';

type Drafts = Partial<Pick<SavedSettings, DraftField>>;

/** Separates the drafts from a settings row; returns null if it contains none. */
export function settings1To2(stored: unknown): { readonly choices: unknown; readonly drafts: Drafts } | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const entries = Object.entries(stored);
  const isDraft = ([name]: readonly [string, unknown]) => draftFields.some((field) => field === name);
  const drafts = entries.filter(isDraft);
  if (drafts.length === 0) return null;
  return {
    choices: Object.fromEntries(entries.filter((entry) => !isDraft(entry))),
    // Versions that store their drafts separately have none here.
    drafts: Object.fromEntries(drafts.filter(([, value]) => value !== null && value !== undefined)) as Drafts,
  };
}
