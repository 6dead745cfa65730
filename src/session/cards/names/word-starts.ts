/** Finds words in a text of names by their beginnings and by their stems. */
import { stemOf } from '../../text-search/stems';
import { NAME_SEPARATOR, SLASH, SPACE } from './normalize-name';

/** Stems shorter than this are in too many words. */
export const MIN_STEM_LENGTH = 3;
const MAX_REMEMBERED_PREFIXES = 32;

export interface WordStarts {
  /** Returns the positions of all words that start with the text, which may go on into the next words. */
  startingWith(prefix: string): readonly number[];
  /** Returns the positions of other forms of a word: «молнии» for «молния». */
  otherFormsOf(word: string): readonly number[];
}

export function createWordStarts(text: string): WordStarts {
  /** Prefixes searched for last, because most of them are the same after the next letter. */
  const positionsByPrefix = new Map<string, readonly number[]>();

  function* wordPositions(prefix: string): Iterable<number> {
    for (let at = text.indexOf(prefix); at !== -1; at = text.indexOf(prefix, at + 1)) {
      if (isWordStart(text, at)) yield at;
    }
  }

  function startingWith(prefix: string): readonly number[] {
    let positions = positionsByPrefix.get(prefix);
    if (positions) return positions;
    positions = positionsByPrefix.get(prefix.slice(0, -1))?.filter((at) => text.startsWith(prefix, at));
    positions ??= [...wordPositions(prefix)];
    if (positionsByPrefix.size >= MAX_REMEMBERED_PREFIXES) positionsByPrefix.clear();
    positionsByPrefix.set(prefix, positions);
    return positions;
  }

  return {
    startingWith,
    otherFormsOf(word) {
      const stem = stemAsPrefix(word);
      if (stem === word || /[ /]/.test(word)) return [];
      return startingWith(stem).filter(
        (at) => !text.startsWith(word, at) && stemOf(wordAt(text, at)) === stem,
      );
    },
  };
}

/** Returns the stem of a word if the word starts with it. */
export function stemAsPrefix(word: string): string {
  const stem = stemOf(word);
  return stem.length >= MIN_STEM_LENGTH && word.startsWith(stem) ? stem : word;
}

export function isWordStart(text: string, position: number): boolean {
  const characterBefore = text.charCodeAt(position - 1);
  return characterBefore <= SPACE || characterBefore === SLASH;
}

const WORD_END = new RegExp(`[ /${NAME_SEPARATOR}]`, 'g');

function wordAt(text: string, position: number): string {
  WORD_END.lastIndex = position;
  return text.slice(position, WORD_END.exec(text)?.index);
}
