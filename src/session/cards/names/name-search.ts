/** Finds things by their names in either language, despite typos and the wrong keyboard layout. */
import { MIN_LENGTH_FOR_ANY_TWO_TYPOS } from '../../text-search/edit-distance';
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { createNameLines, type NameLines } from './name-lines';
import { normalizeName } from './normalize-name';
import { soundPattern } from './sound-pattern';

/** Finds positions in the list of names, best first. */
export interface NameSearch {
  /** Returns the position of this full or half name, written as by `normalizeName`. */
  findByName(wanted: string): number | null;
  /**
   * Finds names with a word that starts with the text, or with another form of it, as typed or, if there are none, in
   * the other keyboard layout.
   */
  findAtWordStarts(typed: string, limit: number): readonly number[];
  /** Finds names with words like all of those typed, in any order. */
  findWithAllWords(typed: string, limit: number): readonly number[];
  /** Finds names with words like some of those typed. */
  findWithSomeWords(typed: string, limit: number): readonly number[];
  /** Finds names with the text inside a word. */
  findInsideWords(typed: string, limit: number): readonly number[];
  /** Finds English names that sound like a Russian text. */
  findBySound(typed: string, limit: number): readonly number[];
  /** Finds names that differ from the text by few typos. */
  findSimilar(typed: string, limit: number): readonly number[];
}

/** The names of one language, ready to be searched. */
export interface NamesOfLanguage {
  readonly lines: NameLines;
  cardIndexOf(line: number): number;
}

/** Takes a name for each thing, empty if it has none in this language, and the positions of well-known ones. */
export function indexNames(
  names: readonly string[],
  wellKnown: ReadonlySet<number> = new Set(),
): NamesOfLanguage {
  const indices = names.flatMap((name, index) => (name === '' ? [] : [index]));
  const lines = createNameLines(
    indices.map((index) => names[index] ?? ''),
    new Set(indices.flatMap((index, line) => (wellKnown.has(index) ? line : []))),
  );
  return { lines, cardIndexOf: (line) => indices[line] ?? 0 };
}

/** Takes the names of the same things in two languages. */
export function createNameSearch(englishNames: NamesOfLanguage, russianNames: NamesOfLanguage): NameSearch {
  const namesInLanguageOf = (wanted: string) => (/[а-яё]/.test(wanted) ? russianNames : englishNames);

  function findByName(wanted: string): number | null {
    const { lines, cardIndexOf } = namesInLanguageOf(wanted);
    const line = lines.findByName(wanted);
    return line === null ? null : cardIndexOf(line);
  }

  function findAtWordStarts(wanted: string, limit: number): readonly number[] {
    if (wanted === '') return [];
    const { lines, cardIndexOf } = namesInLanguageOf(wanted);
    const exactMatch = findByName(wanted);
    const otherMatches = lines.findAtWordStarts(wanted, limit).map(cardIndexOf);
    return [...new Set(exactMatch === null ? otherMatches : [exactMatch, ...otherMatches])].slice(0, limit);
  }

  const searchLines =
    (find: 'findWithAllWords' | 'findWithSomeWords' | 'findInsideWords' | 'findSimilar') =>
    (wanted: string, limit: number) => {
      const { lines, cardIndexOf } = namesInLanguageOf(wanted);
      return lines[find](wanted, limit).map(cardIndexOf);
    };

  const searchInEitherLayout =
    (search: typeof findAtWordStarts, minLengthInOtherLayout = 1) =>
    (typed: string, limit: number) => {
      const matches = search(normalizeName(typed), limit);
      const otherLayout = normalizeName(switchKeyboardLayout(typed));
      if (matches.length > 0 || otherLayout.length < minLengthInOtherLayout) return matches;
      return search(otherLayout, limit);
    };

  return {
    findByName,
    findAtWordStarts: searchInEitherLayout(findAtWordStarts),
    findWithAllWords: searchInEitherLayout(searchLines('findWithAllWords')),
    findWithSomeWords: searchInEitherLayout(searchLines('findWithSomeWords'), MIN_LENGTH_FOR_ANY_TWO_TYPOS),
    findInsideWords: searchInEitherLayout(searchLines('findInsideWords')),
    findBySound(typed, limit) {
      const pattern = soundPattern(normalizeName(typed));
      const { lines, cardIndexOf } = englishNames;
      return pattern === null ? [] : lines.findMatching(pattern, limit).map(cardIndexOf);
    },
    findSimilar: searchInEitherLayout(searchLines('findSimilar'), MIN_LENGTH_FOR_ANY_TWO_TYPOS),
  };
}
