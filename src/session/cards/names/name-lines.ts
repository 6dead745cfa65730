/** The names of one language as one text that is searched as a whole: one line per name, halves separated by "/". */
import { countMissingLetters, editDistance, letterBits } from '../../text-search/edit-distance';
import { allowedTypos, createLineEndFinder, findLineStarts, lineAt } from './line-positions';
import { NAME_SEPARATOR, normalizeName, SLASH, SPACE } from './normalize-name';
import { createWordSearch, type WordSearch } from './word-search';

/** Maximum length of a text that is compared with names. */
const MAX_COMPARED_LENGTH = 48;

export interface NameLines extends WordSearch {
  /** Returns the line with this full or half name. */
  findByName(wanted: string): number | null;
  /**
   * Returns lines that contain the text: first at the start of a name, then of a half, then of a word, then anywhere;
   * whole words first, then short names. Names that start otherwise get up to half of the places.
   */
  findContaining(wanted: string, limit: number): readonly number[];
  /** Returns lines with a word that differs from the text by few typos, closest first. */
  findSimilar(wanted: string, limit: number): readonly number[];
}

export function createNameLines(names: readonly string[]): NameLines {
  const text = `${NAME_SEPARATOR}${normalizeName(names.join(NAME_SEPARATOR))}${NAME_SEPARATOR}`;
  const lineStarts = findLineStarts(text, names.length);
  const positionsOf = createPositionFinder(text);
  let similarityData: SimilarityData | null = null;
  let latestSimilarLines: SimilarLines | null = null;
  const findPosition = createNameHashTable(text, lineStarts);

  function linesAt(positions: Iterable<number>, limit: number): readonly number[] {
    const lines = new Set<number>();
    for (const position of positions) {
      if (lines.size >= limit) break;
      lines.add(lineAt(lineStarts, position));
    }
    return [...lines];
  }

  return {
    ...createWordSearch(text, lineStarts),
    findByName(wanted) {
      const position = findPosition(wanted);
      return position === null ? null : lineAt(lineStarts, position);
    },
    findContaining(wanted, limit) {
      const { atStart, elsewhere } = positionsOf(wanted);
      const linesAtStart = linesAt(atStart, limit);
      const otherLines = linesAt(elsewhere, limit).filter((line) => !linesAtStart.includes(line));
      return [...linesAtStart.slice(0, limit - Math.min(otherLines.length, limit >> 1)), ...otherLines].slice(
        0,
        limit,
      );
    },
    findSimilar(wanted, limit) {
      similarityData ??= { letters: lettersOf(text, lineStarts), words: wordsOf(text, lineStarts) };
      const comparedText = wanted.slice(0, MAX_COMPARED_LENGTH);
      latestSimilarLines = findSimilarLines(
        { text, lineStarts, ...similarityData },
        comparedText,
        latestSimilarLines,
      );
      return latestSimilarLines.lines.slice(0, limit);
    },
  };
}

/** Characters that may precede a match, best first: at the start of a name, of a half, of a word. */
const precedingCharacters = [NAME_SEPARATOR, '/', ' '];
/** Shorter texts are searched for only at the start of words. */
const MIN_LENGTH_INSIDE_WORDS = 3;

function* positionsIn(text: string, wanted: string): Iterable<number> {
  for (let position = text.indexOf(wanted); position !== -1; position = text.indexOf(wanted, position + 1))
    yield position;
}

/** Positions of a text, best first and possibly twice. */
interface Positions {
  /** At the start of a name. */
  readonly atStart: Iterable<number>;
  readonly elsewhere: Iterable<number>;
}

/**
 * Returns a function that finds the positions of a text. A text that extends the previous one is searched for only at
 * the positions of that one.
 */
function createPositionFinder(text: string): (wanted: string) => Positions {
  let previousSearch: { readonly wanted: string; readonly positions: readonly number[] } | null = null;

  function* positionsAtWordStarts(wanted: string) {
    for (const character of precedingCharacters) {
      for (const position of positionsIn(text, character + wanted)) yield position + 1;
    }
  }

  function positionsAnywhere(wanted: string): readonly number[] {
    if (previousSearch && wanted.startsWith(previousSearch.wanted)) {
      return previousSearch.positions.filter((position) => text.startsWith(wanted, position));
    }
    return [...positionsIn(text, wanted)];
  }

  return (wanted) => {
    if (wanted.length < MIN_LENGTH_INSIDE_WORDS)
      return { atStart: positionsAtWordStarts(wanted), elsewhere: [] };
    const positions = positionsAnywhere(wanted);
    previousSearch = { wanted, positions };
    const lengthAt = (position: number) =>
      text.indexOf(NAME_SEPARATOR, position) - text.lastIndexOf(NAME_SEPARATOR, position - 1);
    const isWholeWordAt = (position: number) => !/\p{L}/u.test(text[position + wanted.length] ?? '');
    const positionsAfter = (character: string) => {
      const shortNamesFirst = positions
        .filter((position) => text[position - 1] === character)
        .sort((first, second) => lengthAt(first) - lengthAt(second));
      return [...new Set([...shortNamesFirst.filter(isWholeWordAt), ...shortNamesFirst])];
    };
    const [atStart = [], ...positionsElsewhere] = precedingCharacters.map(positionsAfter);
    return { atStart, elsewhere: [...positionsElsewhere.flat(), ...positions] };
  };
}

/** Data for searches with typos, computed only when a name is not found otherwise. */
interface SimilarityData {
  /** The set of letters of each line, as bits. */
  readonly letters: Int32Array;
  readonly words: WordPositions;
}

interface IndexedLines extends SimilarityData {
  readonly text: string;
  readonly lineStarts: Int32Array;
}

/** The lines closest to a text, closest first. */
interface SimilarLines {
  readonly wanted: string;
  readonly maxTypos: number;
  readonly lines: readonly number[];
}

/**
 * Finds the lines closest to a text; if it extends the previous text, searches only the lines that were close to that
 * one.
 */
function findSimilarLines(lines: IndexedLines, wanted: string, previous: SimilarLines | null): SimilarLines {
  const { text, lineStarts, letters, words } = lines;
  const maxTypos = allowedTypos(wanted.length);
  if (maxTypos === 0) return { wanted, maxTypos: maxTypos, lines: [] };
  const extendsPrevious =
    previous !== null && previous.maxTypos === maxTypos && wanted.startsWith(previous.wanted);
  const wantedLetters = letterBits(wanted);
  const [firstLetter, secondLetter] = [wanted.charCodeAt(0), wanted.charCodeAt(1)];
  const endOf = createLineEndFinder(text, lineStarts);
  const similarLines: { readonly line: number; readonly distance: number }[] = [];
  for (const line of extendsPrevious ? previous.lines : lineStarts.keys()) {
    if (countMissingLetters(wantedLetters, letters[line] ?? 0) > maxTypos) continue;
    const start = lineStarts[line] ?? 0;
    const end = endOf(line);
    let smallestDistance = Number.POSITIVE_INFINITY;
    for (let word = words.firstOfLine[line] ?? 0; word < (words.firstOfLine[line + 1] ?? 0); word += 1) {
      const position = words.starts[word] ?? 0;
      const [wordFirst, wordSecond] = [text.charCodeAt(position), text.charCodeAt(position + 1)];
      if (
        wordFirst !== firstLetter &&
        wordSecond !== secondLetter &&
        wordFirst !== secondLetter &&
        wordSecond !== firstLetter
      )
        continue;
      const { prefix: wordTypos } = editDistance(wanted, text, position, end, maxTypos);
      if (wordTypos <= maxTypos)
        smallestDistance = Math.min(smallestDistance, 100 * wordTypos + (position > start ? 20 : 0));
    }
    if (smallestDistance < Number.POSITIVE_INFINITY) {
      similarLines.push({
        line,
        distance: smallestDistance + Math.min(50, Math.abs(end - start - wanted.length)),
      });
    }
  }
  similarLines.sort((first, second) => first.distance - second.distance || first.line - second.line);
  return { wanted, maxTypos: maxTypos, lines: similarLines.map(({ line }) => line) };
}

/** The positions of words in the text, and the index of the first word of each line, with one more index at the end. */
interface WordPositions {
  readonly starts: Int32Array;
  readonly firstOfLine: Int32Array;
}

function lettersOf(text: string, lineStarts: Int32Array): Int32Array {
  const endOf = createLineEndFinder(text, lineStarts);
  return lineStarts.map((start, line) => letterBits(text, start, endOf(line)));
}

function wordsOf(text: string, lineStarts: Int32Array): WordPositions {
  const endOf = createLineEndFinder(text, lineStarts);
  const positions: number[] = [];
  const firstOfLine = new Int32Array(lineStarts.length + 1);
  lineStarts.forEach((start, line) => {
    firstOfLine[line] = positions.length;
    const end = endOf(line);
    if (start < end) positions.push(start);
    for (let position = start + 1; position < end; position += 1) {
      const characterBefore = text.charCodeAt(position - 1);
      if (characterBefore === SPACE || characterBefore === SLASH) positions.push(position);
    }
  });
  firstOfLine[lineStarts.length] = positions.length;
  return { starts: Int32Array.from(positions), firstOfLine };
}

/** Returns a function that finds the position of a full or half name in a hash table; full names come first. */
function createNameHashTable(text: string, lineStarts: Int32Array): (wanted: string) => number | null {
  const slotCount = 2 ** Math.ceil(Math.log2(lineStarts.length * 3 + 1));
  const positions = new Int32Array(slotCount);
  const addName = (start: number, end: number) => {
    if (start === end) return;
    let slot = hashOf(text, start, end) & (slotCount - 1);
    while (positions[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
    positions[slot] = start;
  };
  const endOf = createLineEndFinder(text, lineStarts);
  lineStarts.forEach((start, line) => {
    addName(start, endOf(line));
  });
  lineStarts.forEach((start, line) => {
    const [end, slash] = [endOf(line), text.indexOf('/', start)];
    if (slash === -1 || slash >= end) return;
    addName(start, slash);
    addName(slash + 1, end);
  });
  return (wanted) => {
    let slot = hashOf(wanted, 0, wanted.length) & (slotCount - 1);
    for (; positions[slot] !== 0; slot = (slot + 1) & (slotCount - 1)) {
      const position = positions[slot] ?? 0;
      const characterAfter = text[position + wanted.length];
      if ((characterAfter === NAME_SEPARATOR || characterAfter === '/') && text.startsWith(wanted, position))
        return position;
    }
    return null;
  };
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let position = start; position < end; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
