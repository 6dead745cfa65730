/** Scores one query word in each entry: higher for rare words, and highest in numbers and titles. */
import type { Language } from '../../../content/bilingual';
import type { Posting, RuleIndex } from './rule-index';
import { createRuleNumbers } from './rule-numbers';
import type { MeantWord } from './rule-query';

export interface WordHit {
  readonly entry: number;
  readonly score: number;
  /** How certain its place in the title is, by language. */
  readonly title: Readonly<Record<Language, number>>;
  /** How certain its place in each sentence is. */
  readonly sentences: ReadonlyMap<number, number>;
}

export interface FoundWord {
  readonly isContent: boolean;
  /** Higher if fewer entries contain it. */
  readonly rarity: number;
  readonly hits: readonly WordHit[];
  readonly meant: readonly string[];
}

/** Weights by place. */
const weights = { number: 40, title: 4, subject: 1.2, asked: 3, text: 1.6, chapter: 0.4 };
/** The rarity of a question word. */
const QUESTION_WORD_RARITY = 0.9;
/** As in BM25: how quickly repetitions stop counting, and how much long texts count less. */
const SATURATION = 0.8;
const LENGTH = 0.5;

/** How certain a word is in each place of one entry. */
class EntryScore {
  readonly title: Record<Language, number> = { en: 0, ru: 0 };
  readonly sentences = new Map<number, number>();
  subject = 0;
  asked = 0;
  chapter = 0;
  number = 0;
  times = 0;

  add({ title, isSubject, isAsked, isChapter, sentences }: Posting, sure: number, isContent: boolean): void {
    if (title.en) this.title.en = Math.max(this.title.en, sure);
    if (title.ru) this.title.ru = Math.max(this.title.ru, sure);
    if (isSubject) this.subject = Math.max(this.subject, sure);
    if (isAsked) this.asked = Math.max(this.asked, sure);
    if (isChapter) this.chapter = Math.max(this.chapter, sure);
    // Question words in texts count nothing.
    if (!isContent) return;
    this.times += sentences.length * sure;
    for (const one of sentences) this.sentences.set(one, Math.max(this.sentences.get(one) ?? 0, sure));
  }

  get surest(): number {
    const { title, asked, chapter, number, sentences } = this;
    return Math.max(title.en, title.ru, asked, chapter, number, ...sentences.values());
  }

  /** Scores the entry. `length` is that of its texts relative to the average. */
  score(length: number): number {
    const { title, subject, asked, chapter, number, times } = this;
    const titled = weights.title * Math.max(title.en, title.ru);
    return (
      weights.number * number +
      Math.max(titled, weights.asked * asked) +
      weights.subject * subject +
      weights.chapter * chapter +
      (weights.text * times) / (times + SATURATION * (1 - LENGTH + LENGTH * length))
    );
  }
}

export function createWordHits({ entries, postings }: RuleIndex): (word: MeantWord) => FoundWord {
  const findByNumber = createRuleNumbers(entries);
  const averageWords = entries.reduce((sum, { words }) => sum + words, 0) / entries.length;

  function standings({ terms, isContent, number }: MeantWord): ReadonlyMap<number, EntryScore> {
    const byEntry = new Map<number, EntryScore>();
    const standingIn = (entry: number): EntryScore => {
      const before = byEntry.get(entry);
      if (before) return before;
      const standing = new EntryScore();
      byEntry.set(entry, standing);
      return standing;
    };
    for (const [term, sure] of terms) {
      for (const posting of postings.get(term) ?? []) {
        const { entry, title, isAsked } = posting;
        if (isContent || title.en || title.ru || isAsked) standingIn(entry).add(posting, sure, isContent);
      }
    }
    for (const [entry, sure] of number === null ? [] : findByNumber(number)) standingIn(entry).number = sure;
    return byEntry;
  }

  return (word) => {
    let entriesWith = 0;
    const hits = [...standings(word)].map(([entry, standing]): WordHit => {
      entriesWith += standing.surest;
      const { title, sentences } = standing;
      const score = standing.score((entries[entry]?.words ?? 0) / averageWords);
      return { entry, score, title, sentences };
    });
    const rarity = Math.log(1 + (entries.length - entriesWith + 0.5) / (entriesWith + 0.5));
    const { isContent, terms } = word;
    return { isContent, rarity: isContent ? rarity : QUESTION_WORD_RARITY, hits, meant: [...terms.keys()] };
  };
}
