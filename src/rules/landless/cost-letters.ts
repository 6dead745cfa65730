/** Letters of a typed mana cost that stand for others: Russian color words, look-alikes, the other keyboard layout. */

/** The first letters of the Russian color words, which count where a whole cost is written with them: "2ЧЗ". */
const russianColors: Readonly<Record<string, string>> = {
  Б: 'W',
  С: 'U',
  Ч: 'B',
  К: 'R',
  З: 'G',
  Х: 'X',
  Ф: 'P',
};
const WRITTEN_IN_RUSSIAN = /^[\d\s/{}XБСЧКЗХФ]+$/i;

/**
 * Look-alike letters of the other alphabet, the letters on the same keys, and the Phyrexian mana sign. Letters that
 * could also stand for a Russian color word are not included.
 */
const letterSubstitutes: Readonly<Record<string, string>> = {
  В: 'B',
  Ц: 'W',
  Г: 'U',
  И: 'B',
  К: 'R',
  П: 'G',
  Ы: 'S',
  Р: 'P',
  Х: 'X',
  У: 'Y',
  Ѕ: 'S',
  О: '0',
  O: '0',
  Φ: 'P',
  Ф: 'P',
};

/** Returns a typed cost in capital Latin letters where they are clear; every letter keeps its position. */
export function foldCostLetters(typed: string): string {
  const substitutes = WRITTEN_IN_RUSSIAN.test(typed) ? russianColors : letterSubstitutes;
  return [...typed].map((letter) => foldLetter(letter, substitutes)).join('');
}

/**
 * Returns a letter in the form used for comparison. Letters with a longer upper case are not changed, so that positions
 * stay valid.
 */
function foldLetter(letter: string, substitutes: typeof letterSubstitutes): string {
  const upperCase = letter.toUpperCase();
  const upperCaseOfSameLength = upperCase.length === letter.length ? upperCase : letter;
  return substitutes[upperCaseOfSameLength] ?? upperCaseOfSameLength;
}
