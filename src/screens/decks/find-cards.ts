import { type Bilingual, languages } from '../../content/bilingual';
import { namesOf } from '../../content/planes/card-names';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard, type PlanarSetCode, planarSets } from '../../content/planes/planar-sets';
import { type PlanarType, planarTypeName } from '../../content/planes/planar-types';
import { isOwnCard } from '../../rules/planar/planar-card';
import { createNameSearch, type NameSearch, readNames } from '../../session/cards/names/name-search';
import { looseNameKey } from '../../session/cards/planar-names';
import { stemOf, wordsIn } from '../../session/rulebook/search/rule-words';
import { createCardWords, termsFor } from './card-words';
import { hasMechanic, type Mechanic } from './mechanics';

export const kindFilters = ['all', 'plane', 'phenomenon', 'event', 'own'] as const;
export type KindFilter = (typeof kindFilters)[number];

/** A search in the catalog; null means any. */
export interface CardQuery {
  readonly text: string;
  readonly kind: KindFilter;
  readonly set: PlanarSetCode | null;
  readonly planarType: PlanarType | null;
  readonly mechanic: Mechanic | null;
}

export const everyCard: CardQuery = { text: '', kind: 'all', set: null, planarType: null, mechanic: null };

/** A word of the query: what it may be in a name, and in a text. */
interface WantedWord {
  readonly folded: readonly string[];
  readonly terms: readonly string[];
}

/**
 * Finds cards that contain every word of the query in either language: first those with such a name, then those with
 * all words in name, planar type or set, then those with words in their text, in any inflection or as players say them.
 * A word that no card has is taken for one in the other keyboard layout or with a typing mistake. Event cards are
 * included on request.
 */
export function findCards(cards: readonly PlanarCardFacts[], query: CardQuery): readonly PlanarCardFacts[] {
  const { text, kind, set, planarType, mechanic } = query;
  const { wanted, isGuessed } = wordsWanted(cards, text);
  const asksForEvents = kind === 'event' || wanted.length > 0 || set !== null || planarType !== null;
  const isAsked = (card: PlanarCardFacts) =>
    isOfKind(card, kind) &&
    (asksForEvents || !isEventCard(card)) &&
    (set === null || card.printings.some((printing) => printing.set === set)) &&
    (planarType === null || card.planarType === planarType) &&
    (mechanic === null || hasMechanic(card, mechanic));
  const byName = wanted.length > 0 ? cardsByName(cards, text, isGuessed).filter(isAsked) : [];
  const named: PlanarCardFacts[] = [];
  const saying: PlanarCardFacts[] = [];
  for (const card of cards) {
    if (!isAsked(card)) continue;
    if (wanted.every((word) => isCalled(card, word))) named.push(card);
    else if (wanted.every((word) => isCalled(card, word) || isSaid(card, word))) saying.push(card);
  }
  return [...new Set([...byName, ...named, ...saying])];
}

const isCalled = (card: PlanarCardFacts, { folded }: WantedWord) =>
  folded.some((one) => searchable(card).called.includes(one));

const isSaid = (card: PlanarCardFacts, { terms }: WantedWord) =>
  terms.some((term) => searchable(card).said.has(term));

const knownWords = new WeakMap<readonly PlanarCardFacts[], ReturnType<typeof createCardWords>>();

const nameSearches = new WeakMap<readonly PlanarCardFacts[], NameSearch>();

/** Cards by their names alone, as the names of all Magic cards are searched; with slips only if that is asked for. */
function cardsByName(
  cards: readonly PlanarCardFacts[],
  text: string,
  withSlips: boolean,
): readonly PlanarCardFacts[] {
  const search = nameSearches.get(cards) ?? searchByName(cards);
  nameSearches.set(cards, search);
  const found = search.containing(text, cards.length);
  const places = found.length > 0 || !withSlips ? found : search.near(text, cards.length);
  return places.flatMap((place) => cards[place] ?? []);
}

/** Searches the names of each card in Latin and in Cyrillic letters, each a half of the whole name. */
function searchByName(cards: readonly PlanarCardFacts[]): NameSearch {
  const isRussian = (name: string) => /[а-яё]/i.test(name);
  const joined = (isWanted: (name: string) => boolean) =>
    cards.map((card) => [...new Set(namesOf(card).filter(isWanted))].join(' // '));
  return createNameSearch(readNames(joined((name) => !isRussian(name))), readNames(joined(isRussian)));
}

interface Wanted {
  readonly wanted: readonly WantedWord[];
  /** Whether some word is on no card as it was typed. */
  readonly isGuessed: boolean;
}

function wordsWanted(cards: readonly PlanarCardFacts[], text: string): Wanted {
  const isFound = (word: WantedWord) => cards.some((card) => isCalled(card, word) || isSaid(card, word));
  const typed = wordsIn(text).map(asWritten);
  if (typed.every(isFound)) return { wanted: typed, isGuessed: false };
  const guess = knownWords.get(cards) ?? createCardWords(cards.flatMap(textsOf));
  knownWords.set(cards, guess);
  // In the other layout, punctuation may be letters: "[fjc" is «хаос».
  const wanted = text.split(/\s+/).flatMap((piece) => {
    const plain = wordsIn(piece).map(asWritten);
    if (plain.every(isFound)) return plain;
    const guesses = guess(piece).map(asWritten);
    if (guesses.length === 0) return plain;
    return [
      { folded: guesses.flatMap(({ folded }) => folded), terms: guesses.flatMap(({ terms }) => terms) },
    ];
  });
  return { wanted, isGuessed: true };
}

const asWritten = (word: string): WantedWord => ({ folded: [looseNameKey(word)], terms: termsFor(word) });

function isOfKind(card: PlanarCardFacts, kind: KindFilter): boolean {
  if (kind === 'event') return isEventCard(card);
  if (kind === 'own') return isOwnCard(card.id);
  return kind === 'all' || card.kind === kind;
}

interface Searchable {
  /** Names, planar type and sets, folded. */
  readonly called: string;
  /** Stems of the words in the abilities. */
  readonly said: ReadonlySet<string>;
}

const searchables = new WeakMap<PlanarCardFacts, Searchable>();

function searchable(card: PlanarCardFacts): Searchable {
  const known = searchables.get(card);
  if (known) return known;
  const found: Searchable = {
    called: looseNameKey(titlesOf(card).join(' ')),
    said: new Set(abilityTextsOf(card).flatMap(wordsIn).map(stemOf)),
  };
  searchables.set(card, found);
  return found;
}

const inBoth = (text: Bilingual) => languages.map((language) => text[language]);

function titlesOf(card: PlanarCardFacts): readonly string[] {
  const planarType = planarTypeName(card.planarType);
  return [
    ...namesOf(card),
    ...(planarType ? inBoth(planarType) : []),
    ...card.printings.flatMap(({ set }) => [set, ...inBoth(planarSets[set].name)]),
  ];
}

/** Chaos abilities are marked by a symbol only. */
const abilityTextsOf = ({ abilities }: PlanarCardFacts): readonly string[] =>
  abilities.flatMap(({ text, when }) => [...inBoth(text), ...(when.includes('chaos') ? ['chaos хаос'] : [])]);

const textsOf = (card: PlanarCardFacts) => [...titlesOf(card), ...abilityTextsOf(card)];
