import { type Language, languages } from '../../../content/bilingual';
import { namesOf } from '../../../content/planes/card-names';
import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { isEventCard, type PlanarSetCode } from '../../../content/planes/planar-sets';
import type { PlanarType } from '../../../content/planes/planar-types';
import { isCustomCard } from '../../../rules/planar/planar-card';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { createNameSearch, indexNames, type NameSearch } from '../../../session/cards/names/name-search';
import { hasCyrillic } from '../../../session/text-search/alphabet';
import { wordsIn } from '../../../session/text-search/stems';
import { abilityStemsOf } from './card-search-text';
import type { FoundWord } from './matching-line';
import { hasMechanic, type Mechanic } from './mechanics';
import { isInsideTitleWord, isInText, parseQuery, type SearchWord, startsTitleWord } from './search-words';
import { sortedBySimilarity } from './similar-names';

export const kindFilters = ['all', 'plane', 'phenomenon', 'event', 'own'] as const;
export type KindFilter = (typeof kindFilters)[number];

/** A catalog search; null means any. */
export interface CardQuery {
  readonly text: string;
  readonly kind: KindFilter;
  readonly set: PlanarSetCode | null;
  readonly planarType: PlanarType | null;
  readonly mechanic: Mechanic | null;
}

export const emptyQuery: CardQuery = { text: '', kind: 'all', set: null, planarType: null, mechanic: null };

/** Returns how many filters are set, besides the text. */
export function countFilters({ kind, mechanic, planarType, set }: CardQuery): number {
  return Number(kind !== 'all') + [mechanic, planarType, set].filter((filter) => filter !== null).length;
}

export interface CardSearch {
  readonly cards: readonly PlanarCardFacts[];
  /** The words by which they were found. */
  readonly words: readonly FoundWord[];
}

/** Finds cards, without telling where their texts match. */
export const findCards = (cards: readonly PlanarCardFacts[], query: CardQuery) =>
  searchCards(cards, query).cards;

/**
 * Finds cards that contain every word of the query in either language. Cards with such a name come first, whole words
 * before beginnings; then cards with all words in name, planar type, or set; then cards with words in their text, in
 * any inflection or as players say them, those with the words next to each other first; at last cards with words
 * inside longer ones of their name, planar type, or set. A word found on no card is completed, or assumed to be in the
 * other keyboard layout or to contain a typo.
 */
export function searchCards(cards: readonly PlanarCardFacts[], query: CardQuery): CardSearch {
  const { text, kind, set, planarType, mechanic } = query;
  const { words, isGuessed } = parseQuery(cards, text);
  const matchesFilters = (card: PlanarCardFacts) =>
    isOfKind(card, kind) &&
    (set === null || card.printings.some((printing) => printing.set === set)) &&
    (planarType === null || card.planarType === planarType) &&
    (mechanic === null || hasMechanic(card, mechanic));
  const cardsWithWords = (...places: readonly (typeof isInText)[]) =>
    cards.filter((card) => words.every((word) => places.some((hasWord) => hasWord(card, word))));
  const hasWords = words.length > 0;
  const byName = hasWords ? searchByName(cards, text, isGuessed) : [];
  const byTitle = cardsWithWords(startsTitleWord);
  const isNamed = byName.length + byTitle.length > 0;
  // With a typo, a similar name is meant rather than a similar word. What most texts have finds texts only beside
  // other words, or if no name has it.
  const areTextsSearched = !isNamed || (!isGuessed && words.some(({ isWeak }) => !isWeak));
  const byText = areTextsSearched ? cardsWithWords(startsTitleWord, isInText) : [];
  const insideWords = areTextsSearched ? cardsWithWords(startsTitleWord, isInText, isInsideTitleWord) : [];
  const found = hasWords
    ? [...byName, ...byTitle, ...sortedByCloseness(byText, words), ...insideWords]
    : cards;
  return {
    cards: [...new Set(found)].filter(matchesFilters),
    words: words.map((word) => ({ ...word, rarity: rarityOf(cards, word) })),
  };
}

const cardsByName: Readonly<
  Record<Language, WeakMap<readonly PlanarCardFacts[], readonly PlanarCardFacts[]>>
> = { en: new WeakMap(), ru: new WeakMap() };

/**
 * Sorts cards by the name that is shown, the user's custom cards first. The same list is sorted once, because the
 * indexes of a search belong to the sorted list.
 */
export function sortedByName(
  cards: readonly PlanarCardFacts[],
  language: Language,
): readonly PlanarCardFacts[] {
  const { compare } = new Intl.Collator(language);
  const sorted =
    cardsByName[language].get(cards) ??
    cards.toSorted(
      (first, second) =>
        Number(isCustomCard(second.id)) - Number(isCustomCard(first.id)) ||
        compare(first.name[language], second.name[language]),
    );
  cardsByName[language].set(cards, sorted);
  return sorted;
}

/** Sorts cards by whether an ability has the words next to each other, or at least all of them. */
function sortedByCloseness(
  cards: readonly PlanarCardFacts[],
  words: readonly SearchWord[],
): readonly PlanarCardFacts[] {
  if (words.length < 2) return cards;
  const closenessOf = new Map(
    cards.map((card) => [
      card,
      Math.max(0, ...card.abilities.map((ability) => wordCloseness(ability, words))),
    ]),
  );
  return cards.toSorted((first, second) => (closenessOf.get(second) ?? 0) - (closenessOf.get(first) ?? 0));
}

/** Returns 2 if the words follow each other in the ability, 1 if it has all of them, or 0. */
function wordCloseness(ability: PlanarAbility, words: readonly SearchWord[]): number {
  const { times, inOrder, ...stems } = abilityStemsOf(ability);
  const hasAll = words.every((word) =>
    [...word.stems].some(
      (stem) => times.has(stem) || languages.some((language) => stems[language].has(stem)),
    ),
  );
  if (!hasAll) return 0;
  const isPhrase = languages.some((language) =>
    inOrder[language].some((_, start) =>
      words.every((word, index) => word.stems.has(inOrder[language][start + index] ?? '')),
    ),
  );
  return isPhrase ? 2 : 1;
}

/** Returns how rare a word is in the texts of these cards. */
const rarityOf = (cards: readonly PlanarCardFacts[], word: SearchWord) =>
  Math.log(1 + cards.length / Math.max(1, cards.filter((card) => isInText(card, word)).length));

const nameSearches = new WeakMap<readonly PlanarCardFacts[], NameSearch>();

/**
 * Finds cards by name only, like the search in the names of all Magic cards; allows typos only if `allowsTypos` is set.
 */
function searchByName(
  cards: readonly PlanarCardFacts[],
  text: string,
  allowsTypos: boolean,
): readonly PlanarCardFacts[] {
  const search = nameSearches.get(cards) ?? createCardNameSearch(cards);
  nameSearches.set(cards, search);
  const matchingIndices = search.findAtWordStarts(text, cards.length);
  const indices =
    matchingIndices.length > 0 || !allowsTypos ? matchingIndices : search.findSimilar(text, cards.length);
  const words = wordsIn(text).map(looseNameKey);
  const hasWholeWords = (card: PlanarCardFacts) => {
    const nameWords = languages.flatMap((language) => wordsIn(card.name[language])).map(looseNameKey);
    return words.every((word) => nameWords.includes(word));
  };
  const cardsAtIndices = indices.flatMap((index) => cards[index] ?? []);
  const foundCards = allowsTypos ? sortedBySimilarity(cardsAtIndices, text) : cardsAtIndices;
  return [...foundCards.filter(hasWholeWords), ...foundCards.filter((card) => !hasWholeWords(card))];
}

/** Creates a search in the Latin and the Cyrillic names of each card, joined like the halves of a split card. */
function createCardNameSearch(cards: readonly PlanarCardFacts[]): NameSearch {
  const joinedNames = (isIncluded: (name: string) => boolean) =>
    cards.map((card) => [...new Set(namesOf(card).filter(isIncluded))].join(' // '));
  return createNameSearch(
    indexNames(joinedNames((name) => !hasCyrillic(name))),
    indexNames(joinedNames(hasCyrillic)),
  );
}

function isOfKind(card: PlanarCardFacts, kind: KindFilter): boolean {
  if (kind === 'event') return isEventCard(card);
  if (kind === 'own') return isCustomCard(card.id);
  return kind === 'all' || card.kind === kind;
}
