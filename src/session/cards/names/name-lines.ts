/** The names of one language as one text that is searched as a whole: one line per name, halves separated by "/". */
import { createLineEndFinder, findLineStarts, lineAt } from './line-positions';
import { createExactNameFinder } from './name-hash-table';
import { NAME_SEPARATOR, normalizeName } from './normalize-name';
import { createSimilarSearch } from './similar-lines';
import { createWordSearch, type WordSearch } from './word-search';
import { createWordStarts, isWordStart } from './word-starts';

export interface NameLines extends WordSearch {
  /** Returns the line with this full or half name. */
  findByName(wanted: string): number | null;
  /**
   * Returns lines with a word that starts with the text, or another form of that word: first at the start of a name,
   * then of a half, then of another word; well-known names first, then whole words, then short names. Names that start
   * otherwise get up to half of the places.
   */
  findAtWordStarts(wanted: string, limit: number): readonly number[];
  /** Returns lines with the text inside a word, those with the fewest letters before it first. */
  findInsideWords(wanted: string, limit: number): readonly number[];
  /** Returns lines of which the whole name or a half matches a pattern. */
  findMatching(pattern: string, limit: number): readonly number[];
  /** Returns lines with a word that differs from the text by few typos, closest first. */
  findSimilar(wanted: string, limit: number): readonly number[];
}

/** Shorter texts are not ranked, because they are in too many names, nor searched for inside words. */
const MIN_RANKED_LENGTH = 3;
/** Unfinished words of this length mean a well-known name. */
const MIN_LONG_START = 4;
/** Characters that may precede a word, best first: at the start of a name, of a half, of another word. */
const precedingCharacters = [NAME_SEPARATOR, '/', ' '];
/** Weights of what makes a match worse, each more than those below it together. */
const weights = {
  lessKnown: 1_000_000,
  position: 100_000,
  otherForm: 10_000,
  unfinishedWord: 20_000,
} as const;
const MAX_LENGTH = 9_999;

interface RankedMatch {
  readonly line: number;
  /** The lower, the better. */
  readonly rank: number;
  readonly isFirst: boolean;
}

export function createNameLines(
  names: readonly string[],
  wellKnownLines: ReadonlySet<number> = new Set(),
): NameLines {
  const text = `${NAME_SEPARATOR}${normalizeName(names.join(NAME_SEPARATOR))}${NAME_SEPARATOR}`;
  const lineStarts = findLineStarts(text, names.length);
  const endOf = createLineEndFinder(text, lineStarts);
  const wordStarts = createWordStarts(text);
  const findPosition = createExactNameFinder(text, lineStarts);
  const findSimilarLines = createSimilarSearch(text, lineStarts, wellKnownLines);
  const lengthOf = (line: number) => Math.min(MAX_LENGTH, endOf(line) - (lineStarts[line] ?? 0));

  /** Returns each line once, in order of the ranks. */
  const bestLines = (matches: readonly RankedMatch[]) => [
    ...new Set([...matches].sort((one, other) => one.rank - other.rank).map(({ line }) => line)),
  ];

  function matchAt(
    position: number,
    form: 'whole' | 'unfinished' | 'other',
    isLongStart: boolean,
  ): RankedMatch {
    const line = lineAt(lineStarts, position);
    const isWellKnown = wellKnownLines.has(line);
    const precedingRank = precedingCharacters.indexOf(text[position - 1] ?? '');
    return {
      line,
      rank:
        (isWellKnown ? 0 : weights.lessKnown) +
        precedingRank * weights.position +
        { whole: 0, other: weights.otherForm, unfinished: weights.unfinishedWord }[form] +
        lengthOf(line),
      // "Bolt" means Lightning Bolt rather than Bolt Bend.
      isFirst: precedingRank === 0 || (isWellKnown && (form !== 'unfinished' || isLongStart)),
    };
  }

  function matchesOf(wanted: string): readonly RankedMatch[] {
    const isWholeWordAt = (position: number) => !/\p{L}/u.test(text[position + wanted.length] ?? '');
    const isLongStart = wanted.length >= MIN_LONG_START;
    return [
      ...wordStarts
        .startingWith(wanted)
        .map((position) => matchAt(position, isWholeWordAt(position) ? 'whole' : 'unfinished', isLongStart)),
      ...wordStarts.otherFormsOf(wanted).map((position) => matchAt(position, 'other', isLongStart)),
    ];
  }

  /** Returns lines with a word that starts with a short text: well-known names, and the first of the others. */
  function linesWithShortText(wanted: string, limit: number): readonly number[] {
    const lines = new Set(
      [...wellKnownLines].filter((line) => text.startsWith(wanted, lineStarts[line])).slice(0, limit),
    );
    for (const character of precedingCharacters) {
      for (
        let position = text.indexOf(character + wanted);
        position !== -1 && lines.size < limit;
        position = text.indexOf(character + wanted, position + 1)
      )
        lines.add(lineAt(lineStarts, position + 1));
    }
    return [...lines];
  }

  return {
    ...createWordSearch(text, lineStarts, wordStarts, wellKnownLines),
    findByName(wanted) {
      const position = findPosition(wanted);
      return position === null ? null : lineAt(lineStarts, position);
    },
    findAtWordStarts(wanted, limit) {
      if (wanted.length < MIN_RANKED_LENGTH) return linesWithShortText(wanted, limit);
      const matches = matchesOf(wanted);
      const firstLines = bestLines(matches.filter(({ isFirst }) => isFirst)).slice(0, limit);
      const otherLines = bestLines(matches)
        .filter((line) => !firstLines.includes(line))
        .slice(0, limit);
      const firstLineCount = limit - Math.min(otherLines.length, limit >> 1);
      return [...firstLines.slice(0, firstLineCount), ...otherLines].slice(0, limit);
    },
    findInsideWords(wanted, limit) {
      if (wanted.length < MIN_RANKED_LENGTH) return [];
      const matches: RankedMatch[] = [];
      for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
        let wordStart = at;
        while (!isWordStart(text, wordStart)) wordStart -= 1;
        const line = lineAt(lineStarts, at);
        matches.push({ line, rank: (at - wordStart) * weights.position + lengthOf(line), isFirst: false });
      }
      return bestLines(matches).slice(0, limit);
    },
    findMatching(pattern, limit) {
      const border = `[/${NAME_SEPARATOR}]`;
      const matches = [...text.matchAll(new RegExp(`${border}${pattern}(?=${border})`, 'g'))];
      return [...new Set(matches.map(({ index }) => lineAt(lineStarts, index + 1)))].slice(0, limit);
    },
    findSimilar: (wanted, limit) => findSimilarLines(wanted).slice(0, limit),
  };
}
