/** Finds names by their words in any order, despite endings and typos. */
import { allowedTypos, closeTypos, editDistance, isEnoughAlike } from '../../text-search/edit-distance';
import { createLineEndFinder, lineAt } from './line-positions';
import { SLASH, SPACE, wordsOf } from './normalize-name';
import { MIN_STEM_LENGTH, stemAsPrefix, type WordStarts } from './word-starts';

/** Words shorter than this don't make a name similar. */
const MIN_SIMILAR_LENGTH = 4;
/** Letters at the end of a word in which a similar one may differ. */
const MAX_ENDING_DIFFERENCE = 3;
const MAX_WORDS = 8;
/** Costs of differences between a typed word and the word of a name. */
const TYPO_COST = 100;
const ENDING_COST = 40;
const MISSING_WORD_COST = 1000;

export interface WordSearch {
  /** Returns lines with words like all of those in the text, in any order, closest first. */
  findWithAllWords(wanted: string, limit: number): readonly number[];
  /** Returns lines with words like a good part of those in the text, closest first. */
  findWithSomeWords(wanted: string, limit: number): readonly number[];
}

interface TypedWord {
  readonly word: string;
  /** The start that a word of a name must have unless it has typos. */
  readonly requiredPrefix: string;
}

interface LineWithCost {
  readonly line: number;
  readonly cost: number;
  /** The letters of the typed words that are like no word of the line. */
  readonly missingLetters: number;
}

export function createWordSearch(
  text: string,
  lineStarts: Int32Array,
  wordStarts: WordStarts,
  wellKnownLines: ReadonlySet<number>,
): WordSearch {
  const endOf = createLineEndFinder(text, lineStarts);
  const lengthOf = (line: number) => endOf(line) - (lineStarts[line] ?? 0);

  const linesWithWord = (prefix: string) =>
    new Set(wordStarts.startingWith(prefix).map((position) => lineAt(lineStarts, position)));

  /** Returns the cost of a typed word compared with the word at a position. */
  function costAt({ word, requiredPrefix }: TypedWord, position: number, end: number): number {
    if (text.startsWith(word, position)) return 0;
    if (text.startsWith(requiredPrefix, position)) return ENDING_COST;
    const maxTypos = allowedTypos(word.length);
    if (maxTypos === 0 || end - position < word.length - maxTypos) return Number.POSITIVE_INFINITY;
    const typos = closeTypos(word, text[position], editDistance(word, text, position, end, maxTypos));
    return typos === null ? Number.POSITIVE_INFINITY : typos * TYPO_COST;
  }

  /**
   * Returns a line with the costs of the typed words, each compared with the closest word of the line that is still
   * free; words without any cost `costOfMissing`.
   */
  function compare(line: number, words: readonly TypedWord[], costOfMissing: number): LineWithCost {
    const freeWords = wordsBetween(text, lineStarts[line] ?? 0, endOf(line));
    let cost = 0;
    let missingLetters = 0;
    for (const word of words) {
      let [closestIndex, smallestCost] = [-1, Number.POSITIVE_INFINITY];
      for (const [index, [from, to]] of freeWords.entries()) {
        const costHere = costAt(word, from, to);
        if (costHere < smallestCost) [closestIndex, smallestCost] = [index, costHere];
      }
      cost += closestIndex === -1 ? costOfMissing : smallestCost;
      if (closestIndex === -1) missingLetters += word.word.length;
      else freeWords.splice(closestIndex, 1);
      if (cost === Number.POSITIVE_INFINITY) break;
    }
    return { line, cost, missingLetters };
  }

  const cheapestLines = (candidates: readonly LineWithCost[], limit: number) =>
    [...candidates]
      .sort(
        (first, second) =>
          first.cost - second.cost ||
          Number(wellKnownLines.has(second.line)) - Number(wellKnownLines.has(first.line)) ||
          lengthOf(first.line) - lengthOf(second.line),
      )
      .slice(0, limit)
      .map(({ line }) => line);

  return {
    findWithAllWords(wanted, limit) {
      const words = typedWords(wanted, stemAsPrefix);
      if (words.length < 2) return [];
      for (const { word, requiredPrefix } of words) {
        if (word.length < MIN_STEM_LENGTH) break;
        const candidates = [...linesWithWord(requiredPrefix)]
          .map((line) => compare(line, words, Number.POSITIVE_INFINITY))
          .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
        if (candidates.length > 0) return cheapestLines(candidates, limit);
      }
      return [];
    },
    findWithSomeWords(wanted, limit) {
      const words = typedWords(wanted, similarPrefix).filter(({ word }) => word.length >= MIN_SIMILAR_LENGTH);
      const lines = new Set(words.flatMap(({ requiredPrefix }) => [...linesWithWord(requiredPrefix)]));
      const comparedLetters = countLetters(words.map(({ word }) => word));
      const allLetters = countLetters(wordsOf(wanted).filter((word) => word.length >= MIN_SIMILAR_LENGTH));
      const candidates = [...lines]
        .map((line) => compare(line, words, MISSING_WORD_COST))
        .filter(({ missingLetters }) => isEnoughAlike(comparedLetters - missingLetters, allLetters));
      return cheapestLines(candidates, limit);
    },
  };
}

const countLetters = (words: readonly string[]) => words.reduce((count, { length }) => count + length, 0);

/** Returns the words of a typed text, longest first, because long words are in few names. */
function typedWords(wanted: string, prefixOf: (word: string) => string): readonly TypedWord[] {
  return wordsOf(wanted)
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, requiredPrefix: prefixOf(word) }))
    .sort((first, second) => second.word.length - first.word.length);
}

function similarPrefix(word: string): string {
  return word.slice(0, Math.max(MIN_SIMILAR_LENGTH, word.length - MAX_ENDING_DIFFERENCE));
}

/** Returns the start and end of each word of a section of text. */
function wordsBetween(text: string, sectionStart: number, sectionEnd: number): [number, number][] {
  const wordRanges: [number, number][] = [];
  let wordStart = sectionStart;
  for (let position = sectionStart; position <= sectionEnd; position += 1) {
    const code = position < sectionEnd ? text.charCodeAt(position) : SPACE;
    if (code !== SPACE && code !== SLASH) continue;
    if (position > wordStart) wordRanges.push([wordStart, position]);
    wordStart = position + 1;
  }
  return wordRanges;
}
