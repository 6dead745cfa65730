/**
 * Finds words despite typing mistakes (a letter added, missing, wrong or transposed), and words of the other
 * language spelled as they sound ("скрай", "kubik").
 */
import { isCyrillic } from './rule-words';

export interface FuzzyMatch {
  readonly word: string;
  /** 1 for the word itself. */
  readonly likeness: number;
}

export interface FuzzyMatcher {
  /** Returns the nearest words; empty if all are far away. */
  to(typed: string): readonly FuzzyMatch[];
}

/** Shorter words are similar to too many others. */
const SHORTEST = 4;
const SHORTEST_FOR_TWO_SLIPS = 6;
/** With a mistake in it, the beginning of a word needs five letters to be recognized. */
const SHORTEST_BEGINNING = 5;
const SHORTEST_SOUND = 3;

const likenessAfter = { whole: [1, 0.8, 0.6], beginning: [0.8, 0.6, 0.45], heard: 0.7 } as const;

export function createFuzzyMatcher(words: readonly string[]): FuzzyMatcher {
  const letters = words.map(lettersOf);
  const heard = new Map<string, string[]>();
  for (const word of words) {
    const key = `${isCyrillic(word)} ${soundOf(word)}`;
    const others = heard.get(key);
    if (others) others.push(word);
    else heard.set(key, [word]);
  }

  function slipped(typed: string, most: number, isLikely = (_: string) => true): readonly FuzzyMatch[] {
    const wanted = lettersOf(typed);
    let best = 0;
    let found: FuzzyMatch[] = [];
    for (const [place, word] of words.entries()) {
      if (
        word.length < typed.length - most ||
        bitsIn(wanted & ~(letters[place] ?? 0)) > most ||
        !isLikely(word)
      )
        continue;
      const { whole, beginning } = slipsBetween(typed, word, most);
      const likeness = Math.max(
        whole <= most ? (likenessAfter.whole[whole] ?? 0) : 0,
        typed.length >= SHORTEST_BEGINNING && beginning <= most && word[0] === typed[0]
          ? (likenessAfter.beginning[beginning] ?? 0)
          : 0,
      );
      if (likeness === 0 || likeness < best) continue;
      if (likeness > best) found = [];
      best = likeness;
      found.push({ word, likeness });
    }
    return found;
  }

  function soundingLike(typed: string): readonly FuzzyMatch[] {
    const sound = soundOf(typed);
    if (sound.length < SHORTEST_SOUND) return [];
    const same = heard.get(`${!isCyrillic(typed)} ${sound}`) ?? [];
    return same
      .filter((word) => Math.abs(word.length - typed.length) <= SHORTEST_SOUND)
      .map((word) => ({ word, likeness: likenessAfter.heard }));
  }

  return {
    to(typed) {
      if (typed.length < SHORTEST) return [];
      const beginsSo = (word: string) => word[0] === typed[0];
      const likely = [...slipped(typed, 1), ...soundingLike(typed)];
      // The first letter is rarely mistyped.
      const isLikely = likely.some(
        ({ word, likeness }) => beginsSo(word) || likeness === likenessAfter.heard,
      );
      if (isLikely || typed.length < SHORTEST_FOR_TWO_SLIPS) return likely;
      return [...likely, ...(likely.length === 0 ? slipped(typed, 2) : slipped(typed, 2, beginsSo))];
    },
  };
}

/** The letters of a word as a bit set: words that share too few need not be compared. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The Damerau–Levenshtein distances to a word and to the nearest beginning of it. */
function slipsBetween(
  typed: string,
  word: string,
  most: number,
): { readonly whole: number; readonly beginning: number } {
  const width = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const isExchanged = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isExchanged) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      next.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return { whole: least, beginning: least };
    beforeLast = last;
    last = next;
  }
  return {
    whole: width === word.length ? (last[width] ?? 0) : most + 1,
    beginning: Math.min(...last),
  };
}

const sounds: Readonly<Record<string, string>> = {
  ...{ б: 'b', в: 'v', г: 'g', д: 'd', ж: 'j', з: 's', к: 'k', л: 'l', м: 'm', н: 'n', п: 'p', р: 'r' },
  ...{ с: 's', т: 't', ф: 'f', х: 'h', ц: 's', ч: 'ч', ш: 'ш', щ: 'ш' },
  ...{ c: 'k', q: 'k', w: 'v', x: 'ks', z: 's' },
};

/** The consonants of a word by sound, the same for both alphabets. */
function soundOf(word: string): string {
  const heard = isCyrillic(word)
    ? word.replaceAll('дж', 'ж')
    : word
        .replace(/[st]ion/g, 'шn')
        .replace(/c(?=[eiy])/g, 's')
        .replace(/g(?=[eiy])/g, 'j')
        .replaceAll('ph', 'f')
        .replaceAll('th', 't')
        .replaceAll('sh', 'ш')
        .replaceAll('ch', 'ч')
        .replaceAll('zh', 'j');
  const consonants = heard
    .replace(/[aeiouyаеиоуыэюяйьъ]/g, '')
    .replace(/[^bdfghjklmnprstvчш]/g, (letter) => sounds[letter] ?? '');
  return (/^[aeiouаеиоуыэюя]/.test(word) ? 'a' : '') + consonants.replace(/(.)\1+/g, '$1');
}
