/** Finds built-in cards by name. */
import type { KnownCard } from '../../../rules/landless/known-card';
import type { CardNames } from '../../../storage/cards/card-names';
import { nextTask } from '../../lib/next-task';
import { createNameSearch, readNames } from './name-search';
import { normalizeNames } from './normalize-name';

export interface NameFinder {
  readonly asOf: string;
  readonly count: number;
  card(index: number): KnownCard;
  /** Returns the cards with these full or half names. */
  findByNames(names: readonly string[]): ReadonlyMap<string, KnownCard>;
  /** Returns up to `most` cards that the name typed so far may mean, best first. */
  suggest(typed: string, most: number): readonly KnownCard[];
}

/** Reads each language in a task of its own, because together they would block the screen for too long. */
export async function createNameFinder(names: CardNames): Promise<NameFinder> {
  await nextTask();
  const english = readNames(names.english);
  await nextTask();
  const search = createNameSearch(english, readNames(names.russian));
  return {
    asOf: names.asOf,
    count: names.english.length,
    card: names.card,
    findByNames(asked) {
      const found = new Map<string, KnownCard>();
      for (const [index, wanted] of normalizeNames(asked).entries()) {
        const card = wanted === '' ? null : search.findByName(withoutRepetition(wanted));
        if (card !== null) found.set(asked[index] ?? '', names.card(card));
      }
      return found;
    },
    suggest(typed, most) {
      const found = search.containing(typed, most);
      return (found.length > 0 ? found : search.near(typed, most)).map(names.card);
    },
  };
}

/** Returns the single name of a card with two equal faces, which some lists write twice. */
function withoutRepetition(wanted: string): string {
  const [front = '', back] = wanted.split('/');
  return front === back ? front : wanted;
}
