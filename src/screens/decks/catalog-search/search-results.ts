import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import {
  type CardQuery,
  type CardSearch,
  countFilters,
  emptyQuery,
  findCards,
  searchCards,
} from './find-cards';
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
  isListed?: (card: PlanarCardFacts) => boolean,
): SearchResults {
  const search = searchCards(allCards, query);
  const cards = isListed ? search.cards.filter(isListed) : search.cards;
  const { text } = query;
  const mayHide = cards.length === 0 && (isListed !== undefined || countFilters(query) > 0);
  const hiddenCount = mayHide ? findCards(allCards, { ...emptyQuery, text }).length : 0;
  const isNothingFound = cards.length === 0 && hiddenCount === 0;
  return {
    ...search,
    cards,
    hiddenCount,
    similarCards: isNothingFound ? findSimilarlyNamed(allCards, text) : [],
  };
}
