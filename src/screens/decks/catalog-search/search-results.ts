import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { type CardQuery, type CardSearch, emptyQuery, findCards, searchCards } from './find-cards';
import { findSimilarlyNamed } from './similar-names';

/** What a list shows for a search, or offers instead. */
export interface SearchResults extends CardSearch {
  /** If none of the list is found: how many cards the text alone finds among all. */
  readonly hiddenCount: number;
  /** If the text finds no card: those with similar names. */
  readonly similarCards: readonly PlanarCardFacts[];
}

/** Searches the cards of a list that shows some of all cards. */
export function searchList(
  allCards: readonly PlanarCardFacts[],
  query: CardQuery,
  isListed: (card: PlanarCardFacts) => boolean = () => true,
): SearchResults {
  const search = searchCards(allCards, query);
  const cards = search.cards.filter(isListed);
  const { text } = query;
  const hiddenCount = cards.length > 0 ? 0 : findCards(allCards, { ...emptyQuery, text }).length;
  const isNothingFound = cards.length === 0 && hiddenCount === 0;
  return {
    ...search,
    cards,
    hiddenCount,
    similarCards: isNothingFound ? findSimilarlyNamed(allCards, text) : [],
  };
}
