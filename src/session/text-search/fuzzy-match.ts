/**
 * Finds words despite typos (a letter added, missing, wrong or transposed), and words of the other language spelled as
 * they sound ("скрай", "kubik").
 */

import { isCyrillic } from './alphabet';
import { editDistance, letterSet, missingLetters } from './edit-distance';

export interface FuzzyMatch {
  readonly word: string;
  /** From 0 to 1; 1 for the word itself. */
  readonly likeness: number;
}

export interface FuzzyMatcher {
  /** Returns the closest words; empty if none is close. */
  to(typed: string): readonly FuzzyMatch[];
}

/** Shorter words are similar to too many others. */
const MIN_LENGTH = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 6;
/** Minimum letters for two typos of which one is the first letter. */
const MIN_LENGTH_FOR_ANY_TWO_TYPOS = 8;
/** Minimum letters for a prefix with a typo to be recognized. */
const MIN_BEGINNING_LENGTH = 5;
const MIN_SOUND_LENGTH = 3;

const likenessAfter = { whole: [1, 0.8, 0.6], beginning: [0.8, 0.6, 0.45], heard: 0.7 } as const;

export function createFuzzyMatcher(words: readonly string[]): FuzzyMatcher {
  const letters = words.map((word) => letterSet(word));
  const heard = new Map<string, string[]>();
  for (const word of words) {
    const key = `${isCyrillic(word)} ${soundOf(word)}`;
    const others = heard.get(key);
    if (others) others.push(word);
    else heard.set(key, [word]);
  }

  function withTypos(typed: string, most: number, isLikely = (_: string) => true): readonly FuzzyMatch[] {
    const wanted = letterSet(typed);
    let best = 0;
    let found: FuzzyMatch[] = [];
    for (const [index, word] of words.entries()) {
      if (
        word.length < typed.length - most ||
        missingLetters(wanted, letters[index] ?? 0) > most ||
        !isLikely(word)
      )
        continue;
      const { whole, beginning } = editDistance(typed, word, 0, word.length, most);
      const likeness = Math.max(
        whole <= most ? (likenessAfter.whole[whole] ?? 0) : 0,
        typed.length >= MIN_BEGINNING_LENGTH && beginning <= most && word[0] === typed[0]
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
    if (sound.length < MIN_SOUND_LENGTH) return [];
    const same = heard.get(`${!isCyrillic(typed)} ${sound}`) ?? [];
    return same
      .filter((word) => Math.abs(word.length - typed.length) <= MIN_SOUND_LENGTH)
      .map((word) => ({ word, likeness: likenessAfter.heard }));
  }

  return {
    to(typed) {
      if (typed.length < MIN_LENGTH) return [];
      const hasSameInitial = (word: string) => word[0] === typed[0];
      const likely = [...withTypos(typed, 1), ...soundingLike(typed)];
      // The first letter is rarely mistyped.
      const isLikely = likely.some(
        ({ word, likeness }) => hasSameInitial(word) || likeness === likenessAfter.heard,
      );
      if (isLikely || typed.length < MIN_LENGTH_FOR_TWO_TYPOS) return likely;
      return [
        ...likely,
        ...(likely.length === 0 && typed.length >= MIN_LENGTH_FOR_ANY_TWO_TYPOS
          ? withTypos(typed, 2)
          : withTypos(typed, 2, hasSameInitial)),
      ];
    },
  };
}

const sounds: Readonly<Record<string, string>> = {
  ...{ б: 'b', в: 'v', г: 'g', д: 'd', ж: 'j', з: 's', к: 'k', л: 'l', м: 'm', н: 'n', п: 'p', р: 'r' },
  ...{ с: 's', т: 't', ф: 'f', х: 'h', ц: 's', ч: 'ч', ш: 'ш', щ: 'ш' },
  ...{ c: 'k', q: 'k', w: 'v', x: 'ks', z: 's' },
};

/** Returns the consonants of a word by sound, the same for both alphabets. */
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
