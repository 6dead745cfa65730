/** What may stand on a seat, in a new game and in one that goes on. */
import { LONGEST_NAME as LONGEST_KEPT } from '../../rules/table/looks';

/** Letters as people count them. */
export const LONGEST_NAME = 24;

/** The first letters as people count them: an emoji is one, however much it takes to write down, as far as it can be kept. */
export function shorten(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].slice(0, LONGEST_NAME);
  return letters
    .filter(({ segment, index }) => index + segment.length <= LONGEST_KEPT)
    .map(({ segment }) => segment)
    .join('');
}
