import type { SavedSettings } from './saved-settings';

/** Fields that change with every keystroke or tap; each is a separate row, written after a pause. */
export const delayedFields = [
  'nextGame',
  'lands',
  'landList',
  'draft',
  'sharedDeck',
  'rulebook',
] as const satisfies readonly (keyof SavedSettings)[];
export type DelayedField = (typeof delayedFields)[number];

export function isDelayed(field: string): field is DelayedField {
  return delayedFields.some((delayed) => delayed === field);
}
