/** Finds things by their names in either language, forgiving slips and the wrong keyboard layout. */
import { switchKeyboardLayout } from '../../rulebook/search/rule-words';
import { createNameLines, type NameLines } from './name-lines';
import { normalizeName } from './normalize-name';

/** Finds positions in the list of names, the best first. */
export interface NameSearch {
  /** With this name, or half of it, as `normalizeName` writes it. */
  called(wanted: string): number | null;
  /** With names that contain the text, as typed or else in the other keyboard layout. */
  containing(typed: string, most: number): readonly number[];
  /** With names from which the text differs by few slips. */
  near(typed: string, most: number): readonly number[];
}

/** Names of one language, ready to be searched. */
export interface NamesOfLanguage {
  readonly lines: NameLines;
  placeOf(line: number): number;
}

/** The name of each thing at its place; empty if there is none. */
export function readNames(names: readonly string[]): NamesOfLanguage {
  const places = names.flatMap((name, place) => (name === '' ? [] : [place]));
  const lines = createNameLines(places.map((place) => names[place] ?? ''));
  return { lines, placeOf: (line) => places[line] ?? 0 };
}

/** Both have the names of the same things. */
export function createNameSearch(inEnglish: NamesOfLanguage, inRussian: NamesOfLanguage): NameSearch {
  const inLanguage = (wanted: string) => (/[а-яё]/.test(wanted) ? inRussian : inEnglish);

  function called(wanted: string): number | null {
    const { lines, placeOf } = inLanguage(wanted);
    const line = lines.called(wanted);
    return line === null ? null : placeOf(line);
  }

  function containing(wanted: string, most: number): readonly number[] {
    if (wanted === '') return [];
    const { lines, placeOf } = inLanguage(wanted);
    const exact = called(wanted);
    const others = lines.containing(wanted, most).map(placeOf);
    return [...new Set(exact === null ? others : [exact, ...others])].slice(0, most);
  }

  function near(wanted: string, most: number): readonly number[] {
    const { lines, placeOf } = inLanguage(wanted);
    return lines.near(wanted, most).map(placeOf);
  }

  const inEitherLayout = (search: typeof near) => (typed: string, most: number) => {
    const found = search(normalizeName(typed), most);
    return found.length > 0 ? found : search(normalizeName(switchKeyboardLayout(typed)), most);
  };

  return { called, containing: inEitherLayout(containing), near: inEitherLayout(near) };
}
