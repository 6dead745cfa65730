/** Names of one language as one text that is searched as a whole: a line per name, halves separated by "/". */
import { nameKey } from '../../../rules/landless/name-key';
import { letterSet, lettersLacking, slipsFrom } from '../../lib/slips';

/** Between names; no name contains it. */
const BREAK = '\uE000';
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

/** A name without what may be typed differently: case, accents, punctuation. */
export function loose(name: string): string {
  return nameKey(name)
    .replaceAll(' // ', '/')
    .replace(/['".…]/g, '')
    .replace(/[^\p{L}\p{N}/\uE000]+/gu, ' ')
    .replace(/ ?([/\uE000]) ?/g, '$1')
    .trim();
}

/** The same for hundreds of names, in a fraction of the time. */
export function looseAll(names: readonly string[]): readonly string[] {
  return loose(names.map((name) => name.replaceAll(BREAK, '')).join(BREAK)).split(BREAK);
}

export function createNameLines(names: readonly string[]): NameLines {
  const text = `${BREAK}${loose(names.join(BREAK))}${BREAK}`;
  const starts = startsOf(text, names.length);
  let comparable: Comparable | null = null;
  const table = createTable(text, starts);

  return {
    called(wanted) {
      const place = table(wanted);
      return place === null ? null : lineAt(starts, place);
    },
    containing(wanted, most) {
      if (!text.includes(wanted)) return [];
      const found = new Set<number>();
      const before = wanted.length < 3 ? [BREAK, '/', ' '] : [BREAK, '/', ' ', ''];
      for (const sign of before) {
        const sought = sign + wanted;
        let place = text.indexOf(sought);
        while (place !== -1 && found.size < most) {
          found.add(lineAt(starts, place + sign.length));
          place = text.indexOf(sought, place + 1);
        }
      }
      return [...found];
    },
    near(wanted, most) {
      comparable ??= { letters: lettersOf(text, starts), words: wordsOf(text, starts) };
      return nearLines({ text, starts, ...comparable }, wanted.slice(0, LONGEST_COMPARED), most);
    },
  };
}

/** Slips that are forgiven in a text of this length. */
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

function nearLines({ text, starts, letters, words }: Lines, wanted: string, most: number): readonly number[] {
  const slips = forgiven(wanted.length);
  if (slips === 0) return [];
  const mask = letterSet(wanted);
  const [first, second] = [wanted.charCodeAt(0), wanted.charCodeAt(1)];
  const endOf = endsOf(text, starts);
  const found: { readonly line: number; readonly far: number }[] = [];
  for (let line = 0; line < starts.length; line += 1) {
    if (lettersLacking(mask, letters[line] ?? 0) > slips) continue;
    const start = starts[line] ?? 0;
    const end = endOf(line);
    let least = Number.POSITIVE_INFINITY;
    for (let word = words.first[line] ?? 0; word < (words.first[line + 1] ?? 0); word += 1) {
      const place = words.places[word] ?? 0;
      const [one, two] = [text.charCodeAt(place), text.charCodeAt(place + 1)];
      if (one !== first && two !== second && one !== second && two !== first) continue;
      const { beginning: count } = slipsFrom(wanted, text, place, end, slips);
      if (count <= slips) least = Math.min(least, 100 * count + (place > start ? 20 : 0));
    }
    if (least < Number.POSITIVE_INFINITY) {
      found.push({ line, far: least + Math.min(50, Math.abs(end - start - wanted.length)) });
    }
  }
  found.sort((one, other) => one.far - other.far);
  return found.slice(0, most).map(({ line }) => line);
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
    place = text.indexOf(BREAK, place + 1);
  }
  return starts;
}

/** Answers where a line ends. */
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
      if ((after === BREAK || after === '/') && text.startsWith(wanted, place)) return place;
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
