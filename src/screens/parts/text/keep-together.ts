/**
 * Puts no-break spaces into a short text where a line should not end: before a number, as in "Player 4", and after a
 * word of one letter, such as a Russian preposition.
 */
export function keepTogether(text: string): string {
  return text.split(' ').reduce((start, word) => {
    const isAfterOneLetter = /(?:^|[^\p{L}\p{N}’])\p{L}$/u.test(start);
    const isNumberAfterWord = /\p{L}$/u.test(start) && /^\d/.test(word);
    return `${start}${isAfterOneLetter || isNumberAfterWord ? '\u00a0' : ' '}${word}`;
  });
}
