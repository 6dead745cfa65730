/** Limits the length of player names in new and active games. */
import { MAX_PLAYER_NAME_LENGTH } from '../../../rules/limits';

/** In graphemes, which may have several code units each. */
export const MAX_TYPED_NAME = 24;

/** Splits text into graphemes if the browser supports it; an emoji is one, regardless of its length in code units. */
export function lettersOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** Truncates a name to a length that can be stored. */
export function shorten(name: string): string {
  let kept = '';
  for (const letter of lettersOf(name).slice(0, MAX_TYPED_NAME)) {
    if (kept.length + letter.length > MAX_PLAYER_NAME_LENGTH) break;
    kept += letter;
  }
  return kept;
}
