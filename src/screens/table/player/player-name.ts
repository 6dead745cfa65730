/** Limits the length of player names in new and active games. */
import { MAX_PLAYER_NAME_LENGTH as MAX_KEPT_LENGTH } from '../../../rules/limits';

/** The maximum length in graphemes. */
export const MAX_NAME_LENGTH = 24;

/** Splits text into graphemes if the browser supports it; an emoji is one, regardless of its length in code units. */
export function lettersOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** Truncates a name to a length that can be stored. */
export function shorten(name: string): string {
  let kept = '';
  for (const letter of lettersOf(name).slice(0, MAX_NAME_LENGTH)) {
    if (kept.length + letter.length > MAX_KEPT_LENGTH) break;
    kept += letter;
  }
  return kept;
}
