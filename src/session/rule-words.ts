/**
 * Words as the search of the rules compares them: by their stems, ё and е alike, in one alphabet, in either layout of the keyboard;
 * and texts with what was looked for marked in them.
 */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isHit: boolean;
}

const WORD = /\d+(?:\.\d+)?[a-zа-яё]*|[\p{L}]+/giu;
const NUMBER = /^\d/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters that look alike. */
const latinFor: Readonly<Record<string, string>> = {
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
const cyrillicFor = Object.fromEntries(Object.entries(latinFor).map(([russian, latin]) => [latin, russian]));
/** After a number, letters that only sound alike too: "901.9б", "116.2и". */
const letterAfterNumber: Readonly<Record<string, string>> = {
  ...latinFor,
  б: 'b',
  г: 'g',
  д: 'd',
  и: 'i',
  й: 'j',
  ф: 'f',
  ц: 'c',
};

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

export const isCyrillic = (word: string) => CYRILLIC.test(word);
export const isNumber = (word: string) => NUMBER.test(word);
export const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];
export const plainly = (word: string) => word.toLowerCase().replaceAll('ё', 'е');

/** Stems take their time, and every text of the book is made of the same words. */
const known = new Map<string, string>();

/** A word of a text as the index keeps it: numbers as they are written, words by their stems. */
export function termOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const term = termOfPlain(plainly(word));
  known.set(word, term);
  return term;
}

function termOfPlain(plain: string): string {
  if (isNumber(plain)) return plain.replace(/[а-я]/g, (letter) => letterAfterNumber[letter] ?? letter);
  const one = inOneAlphabet(plain);
  return isCyrillic(one) ? withoutAspect(russianStem(one)) : englishStem(one);
}

/** Russian verbs come in pairs that the stemmer keeps apart: «проиграть», «проигрывать». */
const withoutAspect = (stem: string) => stem.replace(/(?<=.{4})(?:[ыие]ва|ьт|[аеиыя])$/, '');

/** A word in which two alphabets meet, in the one that most of its letters belong to. */
export function inOneAlphabet(word: string): string {
  if (!CYRILLIC.test(word) || !LATIN.test(word)) return word;
  const letters = [...word];
  const isRussian = letters.filter((letter) => CYRILLIC.test(letter)).length * 2 >= letters.length;
  const alike = isRussian ? cyrillicFor : latinFor;
  return letters.map((letter) => alike[letter] ?? letter).join('');
}

/** What the same keys would have typed in the other layout. */
export function inOtherLayout(word: string): string {
  const [from, to] = CYRILLIC.test(word) ? [cyrillicKeys, latinKeys] : [latinKeys, cyrillicKeys];
  return [...word.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** A text cut where marked words begin and end. */
export function marked(text: string, terms: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const match of terms.size > 0 ? text.matchAll(WORD) : []) {
    // A symbol stays whole.
    if (text[match.index - 1] === '{' || !terms.has(termOf(match[0]))) continue;
    pieces.push({ text: text.slice(from, match.index), isHit: false }, { text: match[0], isHit: true });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), isHit: false }].filter((piece) => piece.text !== '');
}
