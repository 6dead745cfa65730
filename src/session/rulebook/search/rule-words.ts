/**
 * Normalizes words for the rule search: stems, ё as е, one alphabet, either keyboard layout. Also highlights search
 * words in texts.
 */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';

/** A piece of a text, and whether it is highlighted. */
export interface MarkedPiece {
  readonly text: string;
  readonly isHit: boolean;
}

const WORD = /\d+(?:\.\d+)?[a-zа-яё]*|[\p{L}]+/giu;
const NUMBER = /^\d/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Look-alike letters. */
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
/** After a number, letters that sound alike count too: "901.9б", "116.2и". */
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
export const normalize = (word: string) => word.toLowerCase().replaceAll('ё', 'е');

/** A cache, because stemming is slow and the same words recur in all texts. */
const stems = new Map<string, string>();

/** Returns the form of a word in the index: numbers as written, words as stems. */
export function stemOf(word: string): string {
  const found = stems.get(word);
  if (found !== undefined) return found;
  const term = computeStem(normalize(word));
  stems.set(word, term);
  return term;
}

function computeStem(plain: string): string {
  if (isNumber(plain)) return plain.replace(/[а-я]/g, (letter) => letterAfterNumber[letter] ?? letter);
  const unified = unifyAlphabet(plain);
  return isCyrillic(unified) ? withoutAspect(russianStem(unified)) : englishStem(unified);
}

/** Unites the aspects of Russian verbs, which the stemmer keeps apart: «проиграть», «проигрывать». */
const withoutAspect = (stem: string) => stem.replace(/(?<=.{4})(?:[ыие]ва|ьт|[аеиыя])$/, '');

/** Converts a word of mixed alphabets to the one of most of its letters. */
export function unifyAlphabet(word: string): string {
  if (!CYRILLIC.test(word) || !LATIN.test(word)) return word;
  const letters = [...word];
  const isRussian = letters.filter((letter) => CYRILLIC.test(letter)).length * 2 >= letters.length;
  const lookalikes = isRussian ? cyrillicFor : latinFor;
  return letters.map((letter) => lookalikes[letter] ?? letter).join('');
}

/** Returns what the same keys would have typed in the other layout. */
export function switchKeyboardLayout(word: string): string {
  const [from, to] = CYRILLIC.test(word) ? [cyrillicKeys, latinKeys] : [latinKeys, cyrillicKeys];
  return [...word.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Splits a text at highlighted words. */
export function highlight(text: string, terms: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const match of terms.size > 0 ? text.matchAll(WORD) : []) {
    // Symbols are not split.
    if (text[match.index - 1] === '{' || !terms.has(stemOf(match[0]))) continue;
    pieces.push({ text: text.slice(from, match.index), isHit: false }, { text: match[0], isHit: true });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), isHit: false }].filter((piece) => piece.text !== '');
}
