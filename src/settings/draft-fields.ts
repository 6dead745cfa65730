import type { SavedSettings } from './saved-settings';

/** Fields that change with every keystroke or tap; each is a separate row, written after a pause. */
export const draftFields = [
  'lands',
  'landList',
  'draft',
  'sharedDeck',
  'rulebook',
] as const satisfies readonly (keyof SavedSettings)[];
export type DraftField = (typeof draftFields)[number];

export function isDraft(field: string): field is DraftField {
  return draftFields.some((draft) => draft === field);
}
