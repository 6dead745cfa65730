/** Finds names by their words in any order, despite endings and typos. */
import { editDistance } from '../../text-search/edit-distance';
import { stemOf } from '../../text-search/stems';
import { allowedTypos, lineAt, lineEnds } from './line-positions';
import { SLASH, SPACE } from './normalize-name';

/** Words shorter than this are not searched for by themselves. */
const MIN_LENGTH = 3;
/** Words shorter than this don't make a name similar. */
const MIN_SIMILAR_LENGTH = 4;
/** Letters at the end of a word in which a similar one may differ. */
const DIFFERENT_ENDING = 3;
const MAX_WORDS = 8;
const MAX_KNOWN = 32;
/** Costs of differences between a typed word and the word of a name. */
const TYPO = 100;
const ENDING = 40;
const MISSING = 1000;

export interface WordSearch {
  /** Returns lines with words like all of those in the text, in any order, closest first. */
  findWithAllWords(wanted: string, limit: number): readonly number[];
  /** Returns lines with words like some of those in the text, closest first. */
  findWithSomeWords(wanted: string, limit: number): readonly number[];
}

interface TypedWord {
  readonly word: string;
  /** The start that a word of a name must have unless it has typos. */
  readonly start: string;
}

interface Found {
  readonly line: number;
  readonly cost: number;
}

export function createWordSearch(text: string, starts: Int32Array): WordSearch {
  const endOf = lineEnds(text, starts);
  /** Words searched for last, because most of them are the same after the next letter. */
  const known = new Map<string, readonly number[]>();
  const lengthOf = (line: number) => endOf(line) - (starts[line] ?? 0);

  function* wordPositions(start: string): Iterable<number> {
    for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
      if (isWordStart(text, at)) yield at;
    }
  }

  function positionsOf(start: string): readonly number[] {
    let found = known.get(start);
    if (found) return found;
    found = known.get(start.slice(0, -1))?.filter((at) => text.startsWith(start, at));
    found ??= [...wordPositions(start)];
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(start, found);
    return found;
  }

  const linesWithWord = (start: string) =>
    new Set(positionsOf(start).map((position) => lineAt(starts, position)));

  /** Returns the cost of a typed word compared with the word at a position. */
  function costAt({ word, start }: TypedWord, position: number, end: number): number {
    if (text.startsWith(word, position)) return 0;
    if (text.startsWith(start, position)) return ENDING;
    const typos = allowedTypos(word.length);
    if (typos === 0 || end - position < word.length - typos) return Number.POSITIVE_INFINITY;
    const { prefix } = editDistance(word, text, position, end, typos);
    return prefix <= typos ? prefix * TYPO : Number.POSITIVE_INFINITY;
  }

  /**
   * Returns a line with the costs of the typed words, each compared with the closest word of the line that is still
   * free; words without any cost `missing`.
   */
  function compare(line: number, words: readonly TypedWord[], missing: number): Found {
    const sections = wordsBetween(text, starts[line] ?? 0, endOf(line));
    let cost = 0;
    for (const word of words) {
      let [closest, smallest] = [-1, Number.POSITIVE_INFINITY];
      for (const [index, [from, to]] of sections.entries()) {
        const costHere = costAt(word, from, to);
        if (costHere < smallest) [closest, smallest] = [index, costHere];
      }
      cost += closest === -1 ? missing : smallest;
      if (closest !== -1) sections.splice(closest, 1);
      if (cost === Number.POSITIVE_INFINITY) break;
    }
    return { line, cost };
  }

  const best = (found: readonly Found[], limit: number) =>
    [...found]
      .sort((one, other) => one.cost - other.cost || lengthOf(one.line) - lengthOf(other.line))
      .slice(0, limit)
      .map(({ line }) => line);

  return {
    findWithAllWords(wanted, limit) {
      const words = typedWords(wanted, stemIn);
      if (words.length < 2) return [];
      for (const { word, start } of words) {
        if (word.length < MIN_LENGTH) break;
        const found = [...linesWithWord(start)]
          .map((line) => compare(line, words, Number.POSITIVE_INFINITY))
          .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
        if (found.length > 0) return best(found, limit);
      }
      return [];
    },
    findWithSomeWords(wanted, limit) {
      const words = typedWords(wanted, similarStart).filter(({ word }) => word.length >= MIN_SIMILAR_LENGTH);
      const lines = new Set(words.flatMap(({ start }) => [...linesWithWord(start)]));
      const found = [...lines].map((line) => compare(line, words, MISSING));
      return best(found, limit);
    },
  };
}

/** Returns the words of a typed text, longest first, because long words are in few names. */
function typedWords(wanted: string, startOf: (word: string) => string): readonly TypedWord[] {
  return wanted
    .split(/[ /]/, MAX_WORDS)
    .filter(Boolean)
    .map((word) => ({ word, start: startOf(word) }))
    .sort((one, other) => other.word.length - one.word.length);
}

/** Returns the stem of a word if the word starts with it. */
function stemIn(word: string): string {
  const stem = stemOf(word);
  return stem.length >= MIN_LENGTH && word.startsWith(stem) ? stem : word;
}

function similarStart(word: string): string {
  return word.slice(0, Math.max(MIN_SIMILAR_LENGTH, word.length - DIFFERENT_ENDING));
}

function isWordStart(text: string, position: number): boolean {
  const before = text.charCodeAt(position - 1);
  return before <= SPACE || before === SLASH;
}

/** Returns the start and end of each word of a section of text. */
function wordsBetween(text: string, from: number, end: number): [number, number][] {
  const found: [number, number][] = [];
  let start = from;
  for (let position = from; position <= end; position += 1) {
    const code = position < end ? text.charCodeAt(position) : SPACE;
    if (code !== SPACE && code !== SLASH) continue;
    if (position > start) found.push([start, position]);
    start = position + 1;
  }
  return found;
}
