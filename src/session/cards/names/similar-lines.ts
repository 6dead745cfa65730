/** Finds lines that differ from a text by few typos. */
import {
  allowedTypos,
  closeTypos,
  countMissingLetters,
  editDistance,
  letterBits,
} from '../../text-search/edit-distance';
import { createLineEndFinder } from './line-positions';
import { SLASH, SPACE } from './normalize-name';

/** Maximum length of a text that is compared with names. */
const MAX_COMPARED_LENGTH = 48;

/** Data for searches with typos, computed only when a name is not found otherwise. */
interface IndexedLines {
  readonly text: string;
  readonly lineStarts: Int32Array;
  readonly wellKnownLines: ReadonlySet<number>;
  /** The set of letters of each line, as bits. */
  readonly letters: Int32Array;
  readonly words: WordPositions;
}

/** The lines closest to a text. */
interface SimilarLines {
  readonly wanted: string;
  readonly maxTypos: number;
  /** Lines that may be close to a longer text. */
  readonly candidates: readonly number[];
  /** Those that are close to this one, closest first. */
  readonly lines: readonly number[];
}

/** Returns a function that finds the lines with a word that differs from the text by few typos, closest first. */
export function createSimilarSearch(
  text: string,
  lineStarts: Int32Array,
  wellKnownLines: ReadonlySet<number>,
): (wanted: string) => readonly number[] {
  let lines: IndexedLines | null = null;
  let latest: SimilarLines | null = null;
  return (wanted) => {
    lines ??= {
      text,
      lineStarts,
      wellKnownLines,
      letters: lettersOf(text, lineStarts),
      words: wordsOf(text, lineStarts),
    };
    latest = findSimilarLines(lines, wanted.slice(0, MAX_COMPARED_LENGTH), latest);
    return latest.lines;
  };
}

/**
 * Finds the lines closest to a text; if it extends the previous text, searches only the lines that were close to that
 * one.
 */
function findSimilarLines(lines: IndexedLines, wanted: string, previous: SimilarLines | null): SimilarLines {
  const { text, lineStarts, wellKnownLines, letters, words } = lines;
  const maxTypos = allowedTypos(wanted.length);
  if (maxTypos === 0) return { wanted, maxTypos, candidates: [], lines: [] };
  const extendsPrevious =
    previous !== null && previous.maxTypos === maxTypos && wanted.startsWith(previous.wanted);
  const wantedLetters = letterBits(wanted);
  const [firstLetter, secondLetter] = [wanted.charCodeAt(0), wanted.charCodeAt(1)];
  const endOf = createLineEndFinder(text, lineStarts);
  const candidates: number[] = [];
  const similarLines: { readonly line: number; readonly distance: number }[] = [];
  for (const line of extendsPrevious ? previous.candidates : lineStarts.keys()) {
    if (countMissingLetters(wantedLetters, letters[line] ?? 0) > maxTypos) continue;
    const start = lineStarts[line] ?? 0;
    const end = endOf(line);
    let smallestDistance = Number.POSITIVE_INFINITY;
    let isCandidate = false;
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
      const distance = editDistance(wanted, text, position, end, maxTypos);
      isCandidate ||= distance.prefix <= maxTypos;
      const typos = closeTypos(wanted, text[position], distance);
      if (typos !== null)
        smallestDistance = Math.min(smallestDistance, 100 * typos + (position > start ? 20 : 0));
    }
    if (isCandidate) candidates.push(line);
    if (smallestDistance < Number.POSITIVE_INFINITY) {
      similarLines.push({
        line,
        distance:
          smallestDistance +
          (wellKnownLines.has(line) ? 0 : Math.min(50, Math.abs(end - start - wanted.length))),
      });
    }
  }
  similarLines.sort((first, second) => first.distance - second.distance || first.line - second.line);
  return { wanted, maxTypos, candidates, lines: similarLines.map(({ line }) => line) };
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
