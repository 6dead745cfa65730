/** Finds things by their names in either language, despite typos and the wrong keyboard layout. */
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { createNameLines, type NameLines } from './name-lines';
import { normalizeName } from './normalize-name';

/** Finds positions in the list of names, best first. */
export interface NameSearch {
  /** Returns the position of this full or half name, written as by `normalizeName`. */
  findByName(wanted: string): number | null;
  /** Finds names that contain the text as typed or, if there are none, in the other keyboard layout. */
  containing(typed: string, most: number): readonly number[];
  /** Finds names that differ from the text by few typos. */
  near(typed: string, most: number): readonly number[];
}

/** The names of one language, ready to be searched. */
export interface NamesOfLanguage {
  readonly lines: NameLines;
  indexOf(line: number): number;
}

/** Takes a name for each thing, empty if it has none in this language. */
export function readNames(names: readonly string[]): NamesOfLanguage {
  const indices = names.flatMap((name, index) => (name === '' ? [] : [index]));
  const lines = createNameLines(indices.map((index) => names[index] ?? ''));
  return { lines, indexOf: (line) => indices[line] ?? 0 };
}

/** Takes the names of the same things in two languages. */
export function createNameSearch(inEnglish: NamesOfLanguage, inRussian: NamesOfLanguage): NameSearch {
  const inLanguage = (wanted: string) => (/[а-яё]/.test(wanted) ? inRussian : inEnglish);

  function findByName(wanted: string): number | null {
    const { lines, indexOf } = inLanguage(wanted);
    const line = lines.findByName(wanted);
    return line === null ? null : indexOf(line);
  }

  function containing(wanted: string, most: number): readonly number[] {
    if (wanted === '') return [];
    const { lines, indexOf } = inLanguage(wanted);
    const exact = findByName(wanted);
    const others = lines.containing(wanted, most).map(indexOf);
    return [...new Set(exact === null ? others : [exact, ...others])].slice(0, most);
  }

  function near(wanted: string, most: number): readonly number[] {
    const { lines, indexOf } = inLanguage(wanted);
    return lines.near(wanted, most).map(indexOf);
  }

  const inEitherLayout = (search: typeof near) => (typed: string, most: number) => {
    const found = search(normalizeName(typed), most);
    return found.length > 0 ? found : search(normalizeName(switchKeyboardLayout(typed)), most);
  };

  return { findByName, containing: inEitherLayout(containing), near: inEitherLayout(near) };
}
