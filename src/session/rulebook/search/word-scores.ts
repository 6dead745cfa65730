/** Scores one query word in each entry: higher for rare words, and highest in numbers and titles. */
import type { Language } from '../../../content/bilingual';
import type { Posting, RuleIndex } from './rule-index';
import { createRuleNumbers } from './rule-numbers';
import type { MeantWord } from './rule-query';

export interface WordHit {
  readonly entry: number;
  readonly score: number;
  /** How certainly the title contains it, by language. */
  readonly title: Readonly<Record<Language, number>>;
  /** How certainly each sentence contains it. */
  readonly sentences: ReadonlyMap<number, number>;
}

export interface FoundWord {
  readonly isContent: boolean;
  /** Higher if fewer entries contain it. */
  readonly rarity: number;
  readonly hits: readonly WordHit[];
  readonly meant: readonly string[];
}

/** Weights of the parts of an entry. */
const weights = { number: 40, title: 4, subject: 1.2, asked: 3, text: 1.6, chapter: 0.4 };
/** The rarity of a question word. */
const QUESTION_WORD_RARITY = 0.9;
/** As in BM25: how quickly repetitions stop counting, and how much long texts count less. */
const SATURATION = 0.8;
const LENGTH_WEIGHT = 0.5;

/** How certainly each part of one entry contains a word. */
class EntryScore {
  readonly title: Record<Language, number> = { en: 0, ru: 0 };
  readonly sentences = new Map<number, number>();
  subject = 0;
  asked = 0;
  chapter = 0;
  number = 0;
  times = 0;

  add(
    {
      isInTitle: title,
      startsTitle: isSubject,
      isInQuestion: isAsked,
      isInChapterTitle: isChapter,
      sentences,
    }: Posting,
    certainty: number,
    isContent: boolean,
  ): void {
    if (title.en) this.title.en = Math.max(this.title.en, certainty);
    if (title.ru) this.title.ru = Math.max(this.title.ru, certainty);
    if (isSubject) this.subject = Math.max(this.subject, certainty);
    if (isAsked) this.asked = Math.max(this.asked, certainty);
    if (isChapter) this.chapter = Math.max(this.chapter, certainty);
    // Question words in texts do not count.
    if (!isContent) return;
    this.times += sentences.length * certainty;
    for (const sentence of sentences)
      this.sentences.set(sentence, Math.max(this.sentences.get(sentence) ?? 0, certainty));
  }

  get highestCertainty(): number {
    const { title, asked, chapter, number, sentences } = this;
    return Math.max(title.en, title.ru, asked, chapter, number, ...sentences.values());
  }

  /** Returns the score of the entry. `length` is that of its texts relative to the average. */
  score(length: number): number {
    const { title, subject, asked, chapter, number, times } = this;
    const titleScore = weights.title * Math.max(title.en, title.ru);
    return (
      weights.number * number +
      Math.max(titleScore, weights.asked * asked) +
      weights.subject * subject +
      weights.chapter * chapter +
      (weights.text * times) / (times + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length))
    );
  }
}

export function createWordHits({ entries, postings }: RuleIndex): (word: MeantWord) => FoundWord {
  const findByNumber = createRuleNumbers(entries);
  const averageWords = entries.reduce((sum, { wordCount: words }) => sum + words, 0) / entries.length;

  function scoreEntries({ terms, isContent, number }: MeantWord): ReadonlyMap<number, EntryScore> {
    const byEntry = new Map<number, EntryScore>();
    const scoreIn = (entry: number): EntryScore => {
      const before = byEntry.get(entry);
      if (before) return before;
      const entryScore = new EntryScore();
      byEntry.set(entry, entryScore);
      return entryScore;
    };
    for (const [term, certainty] of terms) {
      for (const posting of postings.get(term) ?? []) {
        const { entryIndex: entry, isInTitle: title, isInQuestion: isAsked } = posting;
        if (isContent || title.en || title.ru || isAsked) scoreIn(entry).add(posting, certainty, isContent);
      }
    }
    for (const [entry, certainty] of number === null ? [] : findByNumber(number))
      scoreIn(entry).number = certainty;
    return byEntry;
  }

  return (word) => {
    let entriesWith = 0;
    const hits = [...(word.isFiller ? [] : scoreEntries(word))].map(([entry, entryScore]): WordHit => {
      entriesWith += entryScore.highestCertainty;
      const { title, sentences } = entryScore;
      const score = entryScore.score((entries[entry]?.wordCount ?? 0) / averageWords);
      return { entry, score, title, sentences };
    });
    const rarity = Math.log(1 + (entries.length - entriesWith + 0.5) / (entriesWith + 0.5));
    const { isContent, terms } = word;
    return { isContent, rarity: isContent ? rarity : QUESTION_WORD_RARITY, hits, meant: [...terms.keys()] };
  };
}
