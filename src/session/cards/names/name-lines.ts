/** Names of one language as one text that is searched as a whole: a line per name, halves separated by "/". */
import { editDistance, letterSet, missingLetters } from '../../lib/edit-distance';
import { NAME_SEPARATOR, normalizeName } from './normalize-name';

const SPACE = 32;
const SLASH = 47;
/** The longest text that is compared with names. */
const LONGEST_COMPARED = 48;

export interface NameLines {
  /** The line with this name, or half of it. */
  called(wanted: string): number | null;
  /** Lines containing the text: those that begin with it, then halves, then words, then any. */
  containing(wanted: string, most: number): readonly number[];
  /** Lines with a word from which the text differs by few slips, the nearest first. */
  near(wanted: string, most: number): readonly number[];
}

export function createNameLines(names: readonly string[]): NameLines {
  const text = `${NAME_SEPARATOR}${normalizeName(names.join(NAME_SEPARATOR))}${NAME_SEPARATOR}`;
  const starts = startsOf(text, names.length);
  const placesOf = createPlaces(text);
  let comparable: Comparable | null = null;
  let nearest: Near | null = null;
  const table = createTable(text, starts);

  return {
    called(wanted) {
      const place = table(wanted);
      return place === null ? null : lineAt(starts, place);
    },
    containing(wanted, most) {
      const found = new Set<number>();
      for (const place of placesOf(wanted)) {
        if (found.size >= most) break;
        found.add(lineAt(starts, place));
      }
      return [...found];
    },
    near(wanted, most) {
      comparable ??= { letters: lettersOf(text, starts), words: wordsOf(text, starts) };
      nearest = nearLines({ text, starts, ...comparable }, wanted.slice(0, LONGEST_COMPARED), nearest);
      return nearest.lines.slice(0, most);
    },
  };
}

/** What may stand before a place, the best first: the beginning of a name, of a half, of a word. */
const signs = [NAME_SEPARATOR, '/', ' '];
/** Texts of fewer letters are sought at the beginnings of words only. */
const FEWEST_WITHIN = 3;

/**
 * Returns a function that finds a text, best places first; a place may come twice. A longer text is found only where
 * its beginning was.
 */
function createPlaces(text: string): (wanted: string) => Iterable<number> {
  let before: { readonly wanted: string; readonly places: readonly number[] } | null = null;

  function* atBeginnings(wanted: string) {
    for (const sign of signs) {
      const sought = sign + wanted;
      for (let place = text.indexOf(sought); place !== -1; place = text.indexOf(sought, place + 1)) {
        yield place + 1;
      }
    }
  }

  function everywhere(wanted: string): readonly number[] {
    if (before && wanted.startsWith(before.wanted)) {
      return before.places.filter((place) => text.startsWith(wanted, place));
    }
    const places: number[] = [];
    for (let place = text.indexOf(wanted); place !== -1; place = text.indexOf(wanted, place + 1)) {
      places.push(place);
    }
    return places;
  }

  return (wanted) => {
    if (wanted.length < FEWEST_WITHIN) return atBeginnings(wanted);
    const places = everywhere(wanted);
    before = { wanted, places };
    const after = (sign: string) => places.filter((place) => text[place - 1] === sign);
    return [...signs.flatMap(after), ...places];
  };
}

/** How many slips a text of this length may have. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** What comparing with slips needs; only a name that is found nowhere is compared. */
interface Comparable {
  /** The letters of each line, as sets. */
  readonly letters: Int32Array;
  readonly words: Words;
}

interface Lines extends Comparable {
  readonly text: string;
  readonly starts: Int32Array;
}

/** The lines that are near to a text, the nearest first. */
interface Near {
  readonly wanted: string;
  readonly slips: number;
  readonly lines: readonly number[];
}

/** Of a text that is typed on, the near lines are among those that it had before. */
function nearLines({ text, starts, letters, words }: Lines, wanted: string, before: Near | null): Near {
  const slips = forgiven(wanted.length);
  if (slips === 0) return { wanted, slips, lines: [] };
  const goesOn = before !== null && before.slips === slips && wanted.startsWith(before.wanted);
  const mask = letterSet(wanted);
  const [first, second] = [wanted.charCodeAt(0), wanted.charCodeAt(1)];
  const endOf = endsOf(text, starts);
  const found: { readonly line: number; readonly far: number }[] = [];
  for (const line of goesOn ? before.lines : starts.keys()) {
    if (missingLetters(mask, letters[line] ?? 0) > slips) continue;
    const start = starts[line] ?? 0;
    const end = endOf(line);
    let least = Number.POSITIVE_INFINITY;
    for (let word = words.first[line] ?? 0; word < (words.first[line + 1] ?? 0); word += 1) {
      const place = words.places[word] ?? 0;
      const [one, two] = [text.charCodeAt(place), text.charCodeAt(place + 1)];
      if (one !== first && two !== second && one !== second && two !== first) continue;
      const { beginning: count } = editDistance(wanted, text, place, end, slips);
      if (count <= slips) least = Math.min(least, 100 * count + (place > start ? 20 : 0));
    }
    if (least < Number.POSITIVE_INFINITY) {
      found.push({ line, far: least + Math.min(50, Math.abs(end - start - wanted.length)) });
    }
  }
  found.sort((one, other) => one.far - other.far || one.line - other.line);
  return { wanted, slips, lines: found.map(({ line }) => line) };
}

/** Where words begin in the text, and the number of the first word of each line, with one number more at the end. */
interface Words {
  readonly places: Int32Array;
  readonly first: Int32Array;
}

function lettersOf(text: string, starts: Int32Array): Int32Array {
  const endOf = endsOf(text, starts);
  return starts.map((start, line) => letterSet(text, start, endOf(line)));
}

function wordsOf(text: string, starts: Int32Array): Words {
  const endOf = endsOf(text, starts);
  const places: number[] = [];
  const first = new Int32Array(starts.length + 1);
  starts.forEach((start, line) => {
    first[line] = places.length;
    const end = endOf(line);
    if (start < end) places.push(start);
    for (let place = start + 1; place < end; place += 1) {
      const before = text.charCodeAt(place - 1);
      if (before === SPACE || before === SLASH) places.push(place);
    }
  });
  first[starts.length] = places.length;
  return { places: Int32Array.from(places), first };
}

function startsOf(text: string, count: number): Int32Array {
  const starts = new Int32Array(count);
  let place = 0;
  for (let line = 0; line < count; line += 1) {
    starts[line] = place + 1;
    place = text.indexOf(NAME_SEPARATOR, place + 1);
  }
  return starts;
}

/** Returns a function that finds the end of a line. */
function endsOf(text: string, starts: Int32Array): (line: number) => number {
  return (line) => (starts[line + 1] ?? text.length) - 1;
}

/** The last line that starts at this place or before. */
function lineAt(starts: Int32Array, place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Finds where a whole name or half of one stands in the text; whole names first. */
function createTable(text: string, starts: Int32Array): (wanted: string) => number | null {
  const size = 2 ** Math.ceil(Math.log2(starts.length * 3 + 1));
  const places = new Int32Array(size);
  const add = (from: number, to: number) => {
    if (from === to) return;
    let slot = hashOf(text, from, to) & (size - 1);
    while (places[slot] !== 0) slot = (slot + 1) & (size - 1);
    places[slot] = from;
  };
  const endOf = endsOf(text, starts);
  starts.forEach((start, line) => {
    add(start, endOf(line));
  });
  starts.forEach((start, line) => {
    const [end, slash] = [endOf(line), text.indexOf('/', start)];
    if (slash === -1 || slash >= end) return;
    add(start, slash);
    add(slash + 1, end);
  });
  return (wanted) => {
    let slot = hashOf(wanted, 0, wanted.length) & (size - 1);
    for (; places[slot] !== 0; slot = (slot + 1) & (size - 1)) {
      const place = places[slot] ?? 0;
      const after = text[place + wanted.length];
      if ((after === NAME_SEPARATOR || after === '/') && text.startsWith(wanted, place)) return place;
    }
    return null;
  };
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let place = from; place < to; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
