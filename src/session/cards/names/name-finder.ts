/** Finds cards that come with the app by their names. */
import type { KnownCard } from '../../../rules/landless/known-card';
import type { CardNames } from '../../../storage/cards/card-names';
import { nextTask } from '../../lib/next-task';
import { createNameSearch, readNames } from './name-search';
import { normalizeNames } from './normalize-name';

export interface NameFinder {
  readonly asOf: string;
  readonly count: number;
  card(place: number): KnownCard;
  /** The cards with these names, or half of them. */
  called(names: readonly string[]): ReadonlyMap<string, KnownCard>;
  /** Cards that the name typed so far may mean, the best first. */
  suggest(typed: string, most: number): readonly KnownCard[];
}

/** Reads one language after the other, each in a task of its own: together they take longer than a screen may wait. */
export async function createNameFinder(names: CardNames): Promise<NameFinder> {
  await nextTask();
  const english = readNames(names.english);
  await nextTask();
  const search = createNameSearch(english, readNames(names.russian));
  return {
    asOf: names.asOf,
    count: names.english.length,
    card: names.card,
    called(asked) {
      const found = new Map<string, KnownCard>();
      for (const [place, wanted] of normalizeNames(asked).entries()) {
        const card = wanted === '' ? null : search.called(onceOnly(wanted));
        if (card !== null) found.set(asked[place] ?? '', names.card(card));
      }
      return found;
    },
    suggest(typed, most) {
      const found = search.containing(typed, most);
      return (found.length > 0 ? found : search.near(typed, most)).map(names.card);
    },
  };
}

/** The name of a card that is printed on both sides, which some lists write twice. */
function onceOnly(wanted: string): string {
  const [front = '', back] = wanted.split('/');
  return front === back ? front : wanted;
}
