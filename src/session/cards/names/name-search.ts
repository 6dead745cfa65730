/** Finds things by their names in either language, despite typos and the wrong keyboard layout. */
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { createNameLines, type NameLines } from './name-lines';
import { normalizeName } from './normalize-name';

/** Finds positions in the list of names, best first. */
export interface NameSearch {
  /** Returns the position of this full or half name, written as by `normalizeName`. */
  called(wanted: string): number | null;
  /** Finds names that contain the text as typed or, if there are none, in the other keyboard layout. */
  containing(typed: string, most: number): readonly number[];
  /** Finds names that differ from the text by few typos. */
  near(typed: string, most: number): readonly number[];
}

/** The names of one language, ready to be searched. */
export interface NamesOfLanguage {
  readonly lines: NameLines;
  placeOf(line: number): number;
}

/** Takes a name for each thing, empty if it has none in this language. */
export function readNames(names: readonly string[]): NamesOfLanguage {
  const places = names.flatMap((name, place) => (name === '' ? [] : [place]));
  const lines = createNameLines(places.map((place) => names[place] ?? ''));
  return { lines, placeOf: (line) => places[line] ?? 0 };
}

/** Takes the names of the same things in two languages. */
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
