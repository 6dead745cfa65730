import { type Language, languages } from '../../../content/bilingual';
import { namesOf } from '../../../content/planes/card-names';
import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { isEventCard, type PlanarSetCode } from '../../../content/planes/planar-sets';
import type { PlanarType } from '../../../content/planes/planar-types';
import { isCustomCard } from '../../../rules/planar/planar-card';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { createNameSearch, indexNames, type NameSearch } from '../../../session/cards/names/name-search';
import { wordsIn } from '../../../session/text-search/stems';
import { abilityStemsOf, searchableTextOf, searchTokensIn, textsOf } from './card-search-text';
import type { FoundWord } from './matching-line';
import { hasMechanic, type Mechanic } from './mechanics';
import { createWordGuesser, relatedStemsOf } from './search-vocabulary';
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

/** A word of the query, as matched against names and as matched against card text. */
interface SearchWord {
  readonly nameKeys: readonly string[];
  readonly stems: readonly string[];
}

export interface CardSearch {
  readonly cards: readonly PlanarCardFacts[];
  /** Returns the words by which a card's text was found; not those that begin one in its name, type or set. */
  readonly wordsFoundInText: (card: PlanarCardFacts) => readonly FoundWord[];
}

/** Finds cards, without telling where their texts match. */
export const findCards = (cards: readonly PlanarCardFacts[], query: CardQuery) =>
  searchCards(cards, query).cards;

/**
 * Finds cards that contain every word of the query in either language. Cards with such a name come first, whole words
 * before beginnings; then cards with all words in name, planar type, or set; then cards with words in their text, in
 * any inflection or as players say them, those with the words next to each other first. A word found on no card is
 * assumed to be in the other keyboard layout or to contain a typo.
 */
export function searchCards(cards: readonly PlanarCardFacts[], query: CardQuery): CardSearch {
  const { text, kind, set, planarType, mechanic } = query;
  const { words, isGuessed } = parseQuery(cards, text);
  const matchesFilters = (card: PlanarCardFacts) =>
    isOfKind(card, kind) &&
    (set === null || card.printings.some((printing) => printing.set === set)) &&
    (planarType === null || card.planarType === planarType) &&
    (mechanic === null || hasMechanic(card, mechanic));
  const byName = words.length > 0 ? searchByName(cards, text, isGuessed).filter(matchesFilters) : [];
  const byTitle: PlanarCardFacts[] = [];
  const byText: PlanarCardFacts[] = [];
  for (const card of cards) {
    if (!matchesFilters(card)) continue;
    if (words.every((word) => isInTitles(card, word))) byTitle.push(card);
    else if (words.every((word) => isInTitles(card, word) || isInText(card, word))) byText.push(card);
  }
  const rarityOf = memoizedRarity(cards);
  return {
    cards: [...new Set([...byName, ...byTitle, ...sortedByCloseness(byText, words)])],
    wordsFoundInText: (card) =>
      words
        .filter((word) => !startsTitleWord(card, word))
        .map((word) => ({ stems: new Set(word.stems), rarity: rarityOf(word) })),
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

const isInTitles = (card: PlanarCardFacts, { nameKeys }: SearchWord) =>
  nameKeys.some((key) => searchableTextOf(card).titles.includes(key));

/** Words of one or two letters count as found, because most texts have them. */
const startsTitleWord = (card: PlanarCardFacts, { nameKeys }: SearchWord) =>
  nameKeys.some((key) => key.length < 3 || ` ${searchableTextOf(card).titles}`.includes(` ${key}`));

const isInText = (card: PlanarCardFacts, { stems }: SearchWord) =>
  stems.some((term) => searchableTextOf(card).stems.has(term));

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
    word.stems.some((stem) => times.has(stem) || languages.some((language) => stems[language].has(stem))),
  );
  if (!hasAll) return 0;
  const isPhrase = languages.some((language) =>
    inOrder[language].some((_, start) =>
      words.every((word, index) => word.stems.includes(inOrder[language][start + index] ?? '')),
    ),
  );
  return isPhrase ? 2 : 1;
}

/** Returns a function that tells how rare a word is in the texts of these cards. */
function memoizedRarity(cards: readonly PlanarCardFacts[]): (word: SearchWord) => number {
  const rarities = new Map<SearchWord, number>();
  return (word) => {
    const rarity =
      rarities.get(word) ??
      Math.log(1 + cards.length / Math.max(1, cards.filter((card) => isInText(card, word)).length));
    rarities.set(word, rarity);
    return rarity;
  };
}

const wordGuessers = new WeakMap<readonly PlanarCardFacts[], ReturnType<typeof createWordGuesser>>();

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
    const nameWords = namesOf(card).flatMap(wordsIn).map(looseNameKey);
    return words.every((word) => nameWords.includes(word));
  };
  const cardsAtIndices = indices.flatMap((index) => cards[index] ?? []);
  const foundCards = allowsTypos ? sortedBySimilarity(cardsAtIndices, text) : cardsAtIndices;
  return [...foundCards.filter(hasWholeWords), ...foundCards.filter((card) => !hasWholeWords(card))];
}

/** Creates a search in the Latin and the Cyrillic names of each card, joined like the halves of a split card. */
function createCardNameSearch(cards: readonly PlanarCardFacts[]): NameSearch {
  const isRussian = (name: string) => /[а-яё]/i.test(name);
  const joinedNames = (isIncluded: (name: string) => boolean) =>
    cards.map((card) => [...new Set(namesOf(card).filter(isIncluded))].join(' // '));
  return createNameSearch(
    indexNames(joinedNames((name) => !isRussian(name))),
    indexNames(joinedNames(isRussian)),
  );
}

interface ParsedQuery {
  readonly words: readonly SearchWord[];
  /** Whether some word as typed is on no card. */
  readonly isGuessed: boolean;
}

function parseQuery(cards: readonly PlanarCardFacts[], text: string): ParsedQuery {
  const isFound = (word: SearchWord) => cards.some((card) => isInTitles(card, word) || isInText(card, word));
  const wordsAsTyped = searchTokensIn(text).map(toSearchWord);
  if (wordsAsTyped.every(isFound)) return { words: wordsAsTyped, isGuessed: false };
  const guessWords = wordGuessers.get(cards) ?? createWordGuesser(cards.flatMap(textsOf));
  wordGuessers.set(cards, guessWords);
  // In the other layout, punctuation may be letters: "[fjc" is «хаос».
  const words = text.split(/\s+/).flatMap((piece) => {
    const typedWords = searchTokensIn(piece).map(toSearchWord);
    if (typedWords.every(isFound)) return typedWords;
    const guesses = guessWords(piece).map(toSearchWord);
    if (guesses.length === 0) return typedWords;
    return [
      { nameKeys: guesses.flatMap(({ nameKeys }) => nameKeys), stems: guesses.flatMap(({ stems }) => stems) },
    ];
  });
  return { words, isGuessed: true };
}

const toSearchWord = (word: string): SearchWord => ({
  nameKeys: word.includes('/') ? [] : [looseNameKey(word)],
  stems: relatedStemsOf(word),
});

function isOfKind(card: PlanarCardFacts, kind: KindFilter): boolean {
  if (kind === 'event') return isEventCard(card);
  if (kind === 'own') return isCustomCard(card.id);
  return kind === 'all' || card.kind === kind;
}
