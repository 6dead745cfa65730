const SOFT_HYPHEN = '\u00ad';
const RUSSIAN_WORD = /[а-яё]+/gi;
const WORD_IN_ANY_LETTERS = /\p{L}+/gu;
/** A syllable that ends with a vowel, or the letter й, ь, or ъ, before a consonant. */
const BEFORE_SYLLABLE_BREAK =
  /([^аеёиоуыэюяйьъaeiouy][аеёиоуыэюяaeiouy](?=[^аеёиоуыэюяйьъaeiouy][аеёиоуыэюяaeiouy].)|[йьъ](?=[^аеёиоуыэюяйьъ]..))/gi;

/** Returns the text with soft hyphens in long Russian words, for which few browsers have a dictionary. */
export const withSoftHyphens = (text: string): string => hyphenateWords(text, RUSSIAN_WORD, 12);

/** Returns a name with soft hyphens only in words too long for any row, such as Asmoranomardicadaistinaculdacar. */
export const withHyphensInLongest = (name: string): string => hyphenateWords(name, WORD_IN_ANY_LETTERS, 24);

function hyphenateWords(text: string, pattern: RegExp, minLength: number): string {
  return text.replaceAll(pattern, (word) =>
    word.length < minLength
      ? word
      : word.slice(0, 2) + word.slice(2).replaceAll(BEFORE_SYLLABLE_BREAK, `$1${SOFT_HYPHEN}`),
  );
}

/** Returns the length of the longest part of a text that cannot be broken. */
export function longestUnbreakableLength(text: string): number {
  return Math.max(...text.split(/[\s\u00ad-]+/).map(({ length }) => length));
}
