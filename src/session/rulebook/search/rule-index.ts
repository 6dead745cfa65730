/** The search index: where each word occurs in numbers, titles, questions and sentences. */
import { type Language, languages } from '../../../content/bilingual';
import type { RuleChapter, RuleEntry } from '../../../content/rulebook/rule-entry';
import { normalize, stemOf, wordsIn } from './rule-words';

/** A sentence of an entry, which can be shown as the reason for a result. */
export interface RuleSentence {
  readonly entry: number;
  readonly language: Language;
  readonly text: string;
}

/** Occurrences of a word in one entry. */
export interface Posting {
  readonly entry: number;
  /** In the title, by language. */
  readonly title: Record<Language, boolean>;
  /** The title begins with it, so the entry is about it. */
  isSubject: boolean;
  /** In the questions that players ask. */
  isAsked: boolean;
  /** In the name of the chapter. */
  isChapter: boolean;
  readonly sentences: number[];
}

export interface IndexedEntry {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  /** Number of different words in the title, by language, without question words. */
  readonly titleWords: Readonly<Record<Language, number>>;
  /** Questions that players ask, as stems. */
  readonly asked: readonly (readonly string[])[];
  readonly words: number;
}

export interface RuleIndex {
  readonly entries: readonly IndexedEntry[];
  readonly sentences: readonly RuleSentence[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** All words in alphabetical order. */
  readonly words: readonly string[];
}

export function createRuleIndex(
  chapters: readonly RuleChapter[],
  isTelling: (word: string) => boolean,
): RuleIndex {
  const entries: IndexedEntry[] = [];
  const sentences: RuleSentence[] = [];
  const postings = new Map<string, Posting[]>();
  const words = new Set<string>();

  function postingOf(written: string, entry: number): Posting {
    words.add(written);
    const term = stemOf(written);
    const all = postings.get(term);
    const last = all?.at(-1);
    if (last?.entry === entry) return last;
    const posting: Posting = {
      entry,
      title: { en: false, ru: false },
      isSubject: false,
      isAsked: false,
      isChapter: false,
      sentences: [],
    };
    if (all) all.push(posting);
    else postings.set(term, [posting]);
    return posting;
  }

  for (const chapter of chapters) {
    for (const entry of chapter.entries) {
      const place = entries.length;
      const titleWords = { en: 0, ru: 0 };
      const asked: (readonly string[])[] = [];
      let count = 0;
      for (const language of languages) {
        for (const word of wordsIn(normalize(entry.title[language]))) {
          const posting = postingOf(word, place);
          if (!posting.title[language] && isTelling(word)) {
            if (titleWords[language] === 0) posting.isSubject = true;
            titleWords[language]++;
          }
          posting.title[language] = true;
        }
        for (const word of wordsIn(normalize(chapter.title[language])))
          postingOf(word, place).isChapter = true;
        for (const phrase of entry.alsoAsked?.[language].split(', ') ?? []) {
          const said = wordsIn(normalize(phrase));
          for (const word of said) postingOf(word, place).isAsked = true;
          asked.push(said.map(stemOf));
        }
        for (const said of [entry.text, entry.example, entry.changed]) {
          for (const text of said?.[language].split(/\n+|(?<=[.!?])\s+/) ?? []) {
            const sentence = sentences.length;
            sentences.push({ entry: place, language, text });
            for (const word of wordsIn(normalize(text))) {
              count++;
              const { sentences: where } = postingOf(word, place);
              if (where.at(-1) !== sentence) where.push(sentence);
            }
          }
        }
      }
      entries.push({ entry, chapter, titleWords, asked, words: count });
    }
  }
  return { entries, sentences, postings, words: [...words].sort() };
}

/** Words with this prefix. */
export function wordsBeginning(words: readonly string[], beginning: string): readonly string[] {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (words[end]?.startsWith(beginning)) end++;
  return words.slice(from, end);
}
