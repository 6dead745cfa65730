/** Finds built-in cards by name. */
import type { KnownCard } from '../../../rules/landless/known-card';
import type { CardNames } from '../../../storage/cards/card-names';
import { nextTask } from '../../lib/next-task';
import { createNameSearch, indexNames } from './name-search';
import { normalizeNames } from './normalize-name';

export interface NameFinder {
  readonly asOf: string;
  readonly count: number;
  card(index: number): KnownCard;
  /** Returns the cards with these full or half names. */
  findByNames(names: readonly string[]): ReadonlyMap<string, KnownCard>;
  /** Returns up to `limit` cards that the name typed so far may mean, best first. */
  suggest(typed: string, limit: number): readonly KnownCard[];
  /** Returns up to `limit` cards with a similar name, for one that `suggest` doesn't find. */
  suggestSimilar(typed: string, limit: number): readonly KnownCard[];
}

/** Reads each language in a task of its own, because together they would block the screen for too long. */
export async function createNameFinder(names: CardNames): Promise<NameFinder> {
  await nextTask();
  const english = indexNames(names.english);
  await nextTask();
  const search = createNameSearch(english, indexNames(names.russian));
  return {
    asOf: names.asOf,
    count: names.english.length,
    card: names.card,
    findByNames(typedNames) {
      const found = new Map<string, KnownCard>();
      for (const [index, normalized] of normalizeNames(typedNames).entries()) {
        const cardIndex = normalized === '' ? null : search.findByName(withoutRepetition(normalized));
        if (cardIndex !== null) found.set(typedNames[index] ?? '', names.card(cardIndex));
      }
      return found;
    },
    suggest(typed, limit) {
      for (const find of [search.findContaining, search.findWithAllWords, search.findSimilar]) {
        const found = find(typed, limit);
        if (found.length > 0) return found.map(names.card);
      }
      return [];
    },
    suggestSimilar: (typed, limit) => search.findWithSomeWords(typed, limit).map(names.card),
  };
}

/** Returns the single name of a card with two equal faces, which some lists write twice. */
function withoutRepetition(name: string): string {
  const [front = '', back] = name.split('/');
  return front === back ? front : name;
}
