/**
 * Finds the card that a picture's file is named after: by its name in either language, or by set and number, in any
 * spelling.
 */
import { namesOf } from '../../content/planes/card-names';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { looseNameKey } from '../cards/planar-names';
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
const OTHER_CODES: Readonly<Record<string, string>> = { hop: 'ohop', pc2: 'opc2', pca: 'opca' };

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
interface Names {
  readonly byName: ReadonlyMap<string, string>;
  readonly byNumber: ReadonlyMap<string, string>;
  /** Codes of the sets. */
  readonly codes: ReadonlySet<string>;
  readonly longestName: number;
  readonly fuzzy: FuzzyMatcher;
}

export function createPictureNames(cards: readonly NamedCard[]): MatchFileName {
  const names = indexNames(cards);
  return (fileName, folder = '') => {
    const words = wordsOf(fileName);
    const whole = names.byName.get(withoutSpaces(words.join(' ')));
    if (whole) return { card: whole, isCertain: true };
    const within = nameWithin(names, words);
    const numbered = numberIn(names, words, wordsOf(folder));
    if (within?.isCertain) return within;
    if (numbered) return { card: numbered, isCertain: within === null || within.card === numbered };
    return within ?? likely(names, words);
  };
}

function indexNames(cards: readonly NamedCard[]): Names {
  const byName = new Map<string, string>();
  const byNumber = new Map<string, string>();
  for (const card of cards) {
    const { id, printings = [] } = card;
    for (const name of namesOf(card)) {
      const key = withoutSpaces(looseNameKey(name));
      if (key !== '') byName.set(key, id);
    }
    for (const { set, number } of printings) {
      if (number !== null) byNumber.set(numberKey(set, number), id);
    }
  }
  return {
    byName,
    byNumber,
    codes: new Set(cards.flatMap(({ printings = [] }) => printings.map(({ set }) => set.toLowerCase()))),
    longestName: Math.max(...cards.flatMap(namesOf).map(({ length }) => length)),
    fuzzy: createFuzzyMatcher([...byName.keys()]),
  };
}

/**
 * Returns the card with the longest name that occurs in the file name word for word. Null if the name of another card
 * occurs without overlapping it.
 */
function nameWithin(names: Names, words: readonly string[]): NameMatch | null {
  const found: { card: string; from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const name = withoutSpaces(words.slice(from, to).join(' '));
      const card = name.length <= names.longestName ? names.byName.get(name) : undefined;
      if (card === undefined) continue;
      found.push({ card, from, to });
      break;
    }
  }
  const [longest, ...others] = found.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (!longest) return null;
  const isAmbiguous = others.some(
    ({ card, from, to }) => card !== longest.card && (from >= longest.to || to <= longest.from),
  );
  if (isAmbiguous) return null;
  const otherWords = words.filter((_, index) => index < longest.from || index >= longest.to);
  return { card: longest.card, isCertain: otherWords.every((word) => isIgnorable(names, word)) };
}

function isIgnorable(names: Names, word: string): boolean {
  return IGNORED_WORDS.has(word) || isCode(names, word) || /^\d+[a-zа-я]?$/.test(word);
}

function isCode({ codes }: Names, word: string): boolean {
  return codes.has(OTHER_CODES[word] ?? word);
}

/** Returns the card whose set and number occur side by side, or whose number occurs in a folder named after the set. */
function numberIn(names: Names, words: readonly string[], folder: readonly string[]): string | null {
  const { byNumber } = names;
  const split = words.flatMap((word) => {
    const parts = /^([a-z]+\d?)(\d{2,3}[a-z]?)$/.exec(word);
    return parts && isCode(names, parts[1] ?? '') ? [parts[1] ?? '', parts[2] ?? ''] : [word];
  });
  const found = new Set<string>();
  for (const [index, word] of split.entries()) {
    if (!isCode(names, word)) continue;
    for (const neighbor of [split[index + 1], split[index - 1]]) {
      const card = neighbor && byNumber.get(numberKey(word, neighbor));
      if (card) {
        found.add(card);
        break;
      }
    }
  }
  const sets = folder.filter((word) => isCode(names, word));
  if (found.size === 0 && sets.length === 1) {
    const [first = ''] = split.filter((word) => /\d/.test(word));
    const card = byNumber.get(numberKey(sets[0] ?? '', first));
    if (card) found.add(card);
  }
  const [card] = found;
  return found.size === 1 ? (card ?? null) : null;
}

/** Finds names with typos, shortened names, and names written in the other alphabet. */
function likely(names: Names, words: readonly string[]): NameMatch | null {
  const bare = withoutSpaces(words.filter((word) => !isIgnorable(names, word)).join(' '));
  const candidates = names.fuzzy.closestTo(bare).filter(({ similarity }) => similarity >= MIN_SIMILARITY);
  const best = Math.max(...candidates.map(({ similarity }) => similarity));
  const found = new Set(
    candidates.filter(({ similarity }) => similarity === best).map(({ word }) => names.byName.get(word)),
  );
  const [card] = found;
  return found.size === 1 && card ? { card, isCertain: false } : null;
}

/** Splits a file name into normalized words, also at capital letters ("BantPlane"). */
function wordsOf(fileName: string): readonly string[] {
  const name = fileName
    .slice(0, MAX_FILE_NAME_LENGTH)
    .normalize('NFC')
    .replace(/(?:\.[a-z]{3,4}\d?)+$/i, '');
  const separated = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/\p{C}/gu, '');
  return looseNameKey(separated)
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
  return `${OTHER_CODES[code] ?? code} ${number.toLowerCase().replace(/^0+(?=\d)/, '')}`;
}
