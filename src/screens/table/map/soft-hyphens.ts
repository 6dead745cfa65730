const SOFT_HYPHEN = '\u00ad';
const LONG_WORD = /[а-яё]{12,}/gi;
/** A syllable that ends with a vowel, or the letter й, ь, or ъ, before a consonant. */
const BEFORE_SYLLABLE_BREAK =
  /([^аеёиоуыэюяйьъ][аеёиоуыэюя](?=[^аеёиоуыэюяйьъ][аеёиоуыэюя].)|[йьъ](?=[^аеёиоуыэюяйьъ]..))/gi;

/** Returns the text with soft hyphens in long Russian words, for which few browsers have a dictionary. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(
    LONG_WORD,
    (word) => word.slice(0, 2) + word.slice(2).replaceAll(BEFORE_SYLLABLE_BREAK, `$1${SOFT_HYPHEN}`),
  );
}

/** Returns the length of the longest part of a text that cannot be broken. */
export function longestUnbreakableLength(text: string): number {
  return Math.max(...text.split(/[\s\u00ad-]+/).map(({ length }) => length));
}
