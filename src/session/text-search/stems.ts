/** Words as a search compares them: stems, ё as е, one alphabet. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { hasCyrillic, latinLookalikes, unifyAlphabet } from './alphabet';

export const WORD = /\d+(?:\.\d+)?[a-zа-яё]*|[\p{L}]+/giu;
const NUMBER = /^\d/;

/** After a number, letters that sound alike count too: "901.9б", "116.2и". */
const latinLetterAfterNumber: Readonly<Record<string, string>> = {
  ...latinLookalikes,
  б: 'b',
  г: 'g',
  д: 'd',
  и: 'i',
  й: 'j',
  ф: 'f',
  ц: 'c',
};

export const startsWithDigit = (word: string) => NUMBER.test(word);
export const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];
export const normalize = (word: string) => word.toLowerCase().replaceAll('ё', 'е');

/** A cache, because stemming is slow and the same words recur in all texts. */
const stems = new Map<string, string>();

/** Returns the form of a word in the index: numbers as written, words as stems. */
export function stemOf(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const stem = computeStem(normalize(word));
  stems.set(word, stem);
  return stem;
}

function computeStem(normalizedWord: string): string {
  if (startsWithDigit(normalizedWord))
    return normalizedWord.replace(/[а-я]/g, (letter) => latinLetterAfterNumber[letter] ?? letter);
  const unifiedWord = unifyAlphabet(normalizedWord);
  return hasCyrillic(unifiedWord) ? withoutAspectSuffix(russianStem(unifiedWord)) : englishStem(unifiedWord);
}

/** Unites the aspects of Russian verbs, which the stemmer keeps apart: «проиграть», «проигрывать». */
const withoutAspectSuffix = (stem: string) => stem.replace(/(?<=.{4})(?:[ыие]ва|ьт|[аеиыя])$/, '');
