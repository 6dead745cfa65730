/** Numbers of rules as shown: "Cube 1" beside other sources, and "1 (note 2)" for "1 **", the second note to rule 1. */
import type { Words } from '../../../i18n/en';
import { type EntryWithNeighbors, ruleNumberOf } from '../../../session/rulebook/rulebook';

/** Returns null for entries without a number. */
export function numberInSource(
  words: Words['rules'],
  { entry, chapter }: Pick<EntryWithNeighbors, 'entry' | 'chapter'>,
): string | null {
  const number = ruleNumberOf(entry, chapter);
  return number === null ? null : words.numbered[chapter.source](withNoteInWords(words, number));
}

export function withNoteInWords(words: Words['rules'], number: string): string {
  return number.replace(/\*+/, ({ length }) => `(${words.note(length)})`);
}
