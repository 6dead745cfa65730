import type { SavedSettings } from './saved-settings';

/** Fields that change with every keystroke or tap; each is a separate row, written after a pause. */
export const debouncedFields = [
  'newGameDraft',
  'lands',
  'pastedCardList',
  'randomDraft',
  'sharedDeckGame',
  'rulebook',
] as const satisfies readonly (keyof SavedSettings)[];
export type DebouncedField = (typeof debouncedFields)[number];

export function isDebouncedField(field: string): field is DebouncedField {
  return debouncedFields.some((debouncedField) => debouncedField === field);
}
