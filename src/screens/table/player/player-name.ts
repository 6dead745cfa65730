/** Limits the length of player names in new and active games. */
import { MAX_PLAYER_NAME_LENGTH } from '../../../rules/limits';

/** In graphemes, which may have several code units each. */
export const MAX_NAME_GRAPHEMES = 24;

/** Splits text into graphemes if the browser supports it; an emoji is one, regardless of its length in code units. */
export function graphemesOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** Truncates a name to a length that can be stored. */
export function shortenName(name: string): string {
  let shortened = '';
  for (const grapheme of graphemesOf(name).slice(0, MAX_NAME_GRAPHEMES)) {
    if (shortened.length + grapheme.length > MAX_PLAYER_NAME_LENGTH) break;
    shortened += grapheme;
  }
  return shortened;
}
