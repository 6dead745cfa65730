/**
 * Finds the card that a picture's file is named after: by its name in either language, or by set and number, in any
 * spelling.
 */
import { namesOf } from '../../content/planes/card-names';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { looseNameKey } from '../cards/loose-name-key';
import { createFuzzyMatcher, type FuzzyMatcher } from '../text-search/fuzzy-match';

export type NamedCard = Pick<PlanarCardFacts, 'id' | 'name'> & {
  readonly printings?: PlanarCardFacts['printings'];
};

export interface NameMatch {
  readonly card: string;
  /** Whether the name matches exactly and no other does. */
  readonly isCertain: boolean;
}

/** Returns the matching card; null if the file name matches none or several. The folder may name the set. */
export type MatchFileName = (fileName: string, folder?: string) => NameMatch | null;

/** Alternative set codes, as used for shared pictures. */
const ALTERNATIVE_SET_CODES: Readonly<Record<string, string>> = { hop: 'ohop', pc2: 'opc2', pca: 'opca' };

/** Words in file names that are not part of a card name. */
const IGNORED_WORDS = new Set(
  'ru rus en eng russian english русский копия copy scan скан large normal small full art png jpg jpeg webp hd hq foil card карта plane phenomenon измерение феномен planechase magic mtg image img фото photo front'.split(
    ' ',
  ),
);
const MIN_SIMILARITY = 0.6;
/** Maximum characters examined; no name is half as long. */
const MAX_FILE_NAME_LENGTH = 200;

/** The cards by what file names may contain. */
interface FileNameIndex {
  readonly cardByName: ReadonlyMap<string, string>;
  readonly cardByNumber: ReadonlyMap<string, string>;
  /** Codes of the sets. */
  readonly setCodes: ReadonlySet<string>;
  readonly maxNameLength: number;
  readonly fuzzyMatcher: FuzzyMatcher;
}

export function createFileNameMatcher(cards: readonly NamedCard[]): MatchFileName {
  const names = indexNames(cards);
  return (fileName, folder = '') => {
    const words = wordsOf(fileName);
    const exactMatch = names.cardByName.get(withoutSpaces(words.join(' ')));
    if (exactMatch) return { card: exactMatch, isCertain: true };
    const nameMatch = findByName(names, words);
    const numberMatch = findByNumber(names, words, wordsOf(folder));
    if (nameMatch?.isCertain) return nameMatch;
    if (numberMatch)
      return { card: numberMatch, isCertain: nameMatch === null || nameMatch.card === numberMatch };
    return nameMatch ?? findSimilarName(names, words);
  };
}

function indexNames(cards: readonly NamedCard[]): FileNameIndex {
  const cardByName = new Map<string, string>();
  const cardByNumber = new Map<string, string>();
  for (const card of cards) {
    const { id, printings = [] } = card;
    for (const name of namesOf(card)) {
      const key = withoutSpaces(looseNameKey(name));
      if (key !== '') cardByName.set(key, id);
    }
    for (const { set, number } of printings) {
      if (number !== null) cardByNumber.set(numberKey(set, number), id);
    }
  }
  return {
    cardByName,
    cardByNumber,
    setCodes: new Set(cards.flatMap(({ printings = [] }) => printings.map(({ set }) => set.toLowerCase()))),
    maxNameLength: Math.max(...cards.flatMap(namesOf).map(({ length }) => length)),
    fuzzyMatcher: createFuzzyMatcher([...cardByName.keys()]),
  };
}

/**
 * Returns the card with the longest name that occurs in the file name word for word. Null if the name of another card
 * occurs without overlapping it.
 */
function findByName(names: FileNameIndex, words: readonly string[]): NameMatch | null {
  const occurrences: { card: string; from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const name = withoutSpaces(words.slice(from, to).join(' '));
      const card = name.length <= names.maxNameLength ? names.cardByName.get(name) : undefined;
      if (card === undefined) continue;
      occurrences.push({ card, from, to });
      break;
    }
  }
  const [longest, ...others] = occurrences.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from),
  );
  if (!longest) return null;
  const isAmbiguous = others.some(
    ({ card, from, to }) => card !== longest.card && (from >= longest.to || to <= longest.from),
  );
  if (isAmbiguous) return null;
  const otherWords = words.filter((_, index) => index < longest.from || index >= longest.to);
  return { card: longest.card, isCertain: otherWords.every((word) => isIgnorable(names, word)) };
}

function isIgnorable(names: FileNameIndex, word: string): boolean {
  return IGNORED_WORDS.has(word) || isSetCode(names, word) || /^\d+[a-zа-я]?$/.test(word);
}

function isSetCode({ setCodes }: FileNameIndex, word: string): boolean {
  return setCodes.has(ALTERNATIVE_SET_CODES[word] ?? word);
}

/** Returns the card whose set and number occur side by side, or whose number occurs in a folder named after the set. */
function findByNumber(
  names: FileNameIndex,
  words: readonly string[],
  folderWords: readonly string[],
): string | null {
  const { cardByNumber } = names;
  const splitWords = words.flatMap((word) => {
    const codeAndNumber = /^([a-z]+\d?)(\d{2,3}[a-z]?)$/.exec(word);
    return codeAndNumber && isSetCode(names, codeAndNumber[1] ?? '')
      ? [codeAndNumber[1] ?? '', codeAndNumber[2] ?? '']
      : [word];
  });
  const cards = new Set<string>();
  for (const [index, word] of splitWords.entries()) {
    if (!isSetCode(names, word)) continue;
    for (const neighbor of [splitWords[index + 1], splitWords[index - 1]]) {
      const card = neighbor && cardByNumber.get(numberKey(word, neighbor));
      if (card) {
        cards.add(card);
        break;
      }
    }
  }
  const setCodes = folderWords.filter((word) => isSetCode(names, word));
  if (cards.size === 0 && setCodes.length === 1) {
    const [firstNumber = ''] = splitWords.filter((word) => /\d/.test(word));
    const card = cardByNumber.get(numberKey(setCodes[0] ?? '', firstNumber));
    if (card) cards.add(card);
  }
  const [card] = cards;
  return cards.size === 1 ? (card ?? null) : null;
}

/** Finds names with typos, shortened names, and names written in the other alphabet. */
function findSimilarName(names: FileNameIndex, words: readonly string[]): NameMatch | null {
  const relevantText = withoutSpaces(words.filter((word) => !isIgnorable(names, word)).join(' '));
  const candidates = names.fuzzyMatcher
    .closestTo(relevantText)
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY);
  const highestSimilarity = Math.max(...candidates.map(({ similarity }) => similarity));
  const closestCards = new Set(
    candidates
      .filter(({ similarity }) => similarity === highestSimilarity)
      .map(({ word }) => names.cardByName.get(word)),
  );
  const [card] = closestCards;
  return closestCards.size === 1 && card ? { card, isCertain: false } : null;
}

/** Splits a file name into normalized words, also at capital letters ("BantPlane"). */
function wordsOf(fileName: string): readonly string[] {
  const name = fileName
    .slice(0, MAX_FILE_NAME_LENGTH)
    .normalize('NFC')
    .replace(/(?:\.[a-z]{3,4}\d?)+$/i, '');
  const separatedWords = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/\p{C}/gu, '');
  return looseNameKey(separatedWords)
    .split(' ')
    .filter((word) => word !== '');
}

/** Removes spaces: files have spaces, hyphens or neither. */
function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

/** Normalizes "OPCA 012", "opca-12" and "Opca 12"; a star or letter after the number stays. */
function numberKey(set: string, number: string): string {
  const code = set.toLowerCase();
  return `${ALTERNATIVE_SET_CODES[code] ?? code} ${number.toLowerCase().replace(/^0+(?=\d)/, '')}`;
}
