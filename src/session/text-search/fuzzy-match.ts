/**
 * Finds words despite typos (a letter added, missing, wrong or transposed), and words of the other language spelled as
 * they sound ("скрай", "kubik").
 */

import { hasCyrillic } from './alphabet';
import {
  countMissingLetters,
  editDistance,
  letterBits,
  MIN_LENGTH_FOR_ANY_TWO_TYPOS,
  MIN_LENGTH_FOR_TWO_TYPOS,
  MIN_LENGTH_FOR_TYPO,
} from './edit-distance';

export interface FuzzyMatch {
  readonly word: string;
  /** From 0 to 1; 1 for the word itself. */
  readonly similarity: number;
}

export interface FuzzyMatcher {
  /** Returns the closest words; empty if none is close. */
  closestTo(typed: string): readonly FuzzyMatch[];
}

/** Minimum letters for a prefix with a typo to be recognized. */
const MIN_PREFIX_LENGTH = 5;
const MAX_LENGTH_DIFFERENCE = 3;

const similarityByMatch = { whole: [1, 0.8, 0.6], prefix: [0.8, 0.6, 0.45], bySound: 0.7 } as const;

export function createFuzzyMatcher(words: readonly string[]): FuzzyMatcher {
  const letterBitsOfWords = words.map((word) => letterBits(word));
  const wordsBySound = new Map<string, string[]>();
  for (const word of words) {
    const key = `${hasCyrillic(word)} ${soundOf(word)}`;
    const sameSound = wordsBySound.get(key);
    if (sameSound) sameSound.push(word);
    else wordsBySound.set(key, [word]);
  }

  function matchesWithTypos(
    typed: string,
    maxTypos: number,
    isCandidate = (_: string) => true,
  ): readonly FuzzyMatch[] {
    const typedLetters = letterBits(typed);
    let highestSimilarity = 0;
    let bestMatches: FuzzyMatch[] = [];
    for (const [index, word] of words.entries()) {
      if (
        word.length < typed.length - maxTypos ||
        countMissingLetters(typedLetters, letterBitsOfWords[index] ?? 0) > maxTypos ||
        !isCandidate(word)
      )
        continue;
      const { whole, prefix } = editDistance(typed, word, 0, word.length, maxTypos);
      const similarity = Math.max(
        whole <= maxTypos ? (similarityByMatch.whole[whole] ?? 0) : 0,
        typed.length >= MIN_PREFIX_LENGTH && prefix <= maxTypos && word[0] === typed[0]
          ? (similarityByMatch.prefix[prefix] ?? 0)
          : 0,
      );
      if (similarity === 0 || similarity < highestSimilarity) continue;
      if (similarity > highestSimilarity) bestMatches = [];
      highestSimilarity = similarity;
      bestMatches.push({ word, similarity });
    }
    return bestMatches;
  }

  function soundMatchesAcrossAlphabets(typed: string): readonly FuzzyMatch[] {
    const sound = soundOf(typed);
    if (sound.replace(/^a/, '').length < MAX_LENGTH_DIFFERENCE) return [];
    const sameSound = wordsBySound.get(`${!hasCyrillic(typed)} ${sound}`) ?? [];
    return sameSound
      .filter((word) => Math.abs(word.length - typed.length) <= MAX_LENGTH_DIFFERENCE)
      .map((word) => ({ word, similarity: similarityByMatch.bySound }));
  }

  return {
    closestTo(typed) {
      if (typed.length < MIN_LENGTH_FOR_TYPO) return [];
      const hasSameInitial = (word: string) => word[0] === typed[0];
      const closeMatches = [...matchesWithTypos(typed, 1), ...soundMatchesAcrossAlphabets(typed)];
      // The first letter is rarely mistyped.
      const hasLikelyMatch = closeMatches.some(
        ({ word, similarity }) => hasSameInitial(word) || similarity === similarityByMatch.bySound,
      );
      if (hasLikelyMatch || typed.length < MIN_LENGTH_FOR_TWO_TYPOS) return closeMatches;
      return [
        ...closeMatches,
        ...(closeMatches.length === 0 && typed.length >= MIN_LENGTH_FOR_ANY_TWO_TYPOS
          ? matchesWithTypos(typed, 2)
          : matchesWithTypos(typed, 2, hasSameInitial)),
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
  const respelled = hasCyrillic(word)
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
  const consonants = respelled
    .replace(/[aeiouyаеиоуыэюяйьъ]/g, '')
    .replace(/[^bdfghjklmnprstvчш]/g, (letter) => sounds[letter] ?? '');
  return (/^[aeiouаеиоуыэюя]/.test(word) ? 'a' : '') + consonants.replace(/(.)\1+/g, '$1');
}
