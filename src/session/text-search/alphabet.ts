/** Latin and Cyrillic letters that look alike. */

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

export const latinLookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};
const cyrillicLookalikes = Object.fromEntries(
  Object.entries(latinLookalikes).map(([russian, latin]) => [latin, russian]),
);

export const hasCyrillic = (word: string) => CYRILLIC.test(word);

/** Converts a word of mixed alphabets to the one of most of its letters. */
export function unifyAlphabet(word: string): string {
  if (!hasCyrillic(word) || !LATIN.test(word)) return word;
  const letters = [...word];
  const isRussian = letters.filter((letter) => hasCyrillic(letter)).length * 2 >= letters.length;
  const lookalikes = isRussian ? cyrillicLookalikes : latinLookalikes;
  return letters.map((letter) => lookalikes[letter] ?? letter).join('');
}
