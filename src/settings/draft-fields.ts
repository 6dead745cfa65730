import type { SavedSettings } from './saved-settings';

/** Fields that change with every keystroke or tap; each is a separate row, written after a pause. */
export const draftFields = [
  'nextGame',
  'lands',
  'landList',
  'draft',
  'sharedDeck',
  'rulebook',
] as const satisfies readonly (keyof SavedSettings)[];
export type DraftField = (typeof draftFields)[number];

export function isDraftField(field: string): field is DraftField {
  return draftFields.some((draftField) => draftField === field);
}
