/** Scores one query word in each entry: higher for rare words, and highest in numbers and titles. */
import type { Language } from '../../../content/bilingual';
import type { Posting, RuleIndex } from './rule-index';
import { createRuleNumberFinder } from './rule-numbers';
import type { QueryWord } from './rule-query';

export interface WordHit {
  readonly entryIndex: number;
  readonly score: number;
  /** Whether the entry itself contains the word, and not only the name of its chapter. */
  readonly matchesEntryItself: boolean;
  /** How certainly the title contains it, by language. */
  readonly titleCertainty: Readonly<Record<Language, number>>;
  /** How certainly each sentence contains it. */
  readonly sentenceCertainties: ReadonlyMap<number, number>;
}

export interface ScoredWord {
  readonly isContent: boolean;
  /** Higher if fewer entries contain it. */
  readonly rarity: number;
  readonly hits: readonly WordHit[];
  readonly terms: readonly string[];
}

/** Weights of the parts of an entry. */
const weights = { number: 40, title: 4, titleStart: 1.2, playerQuestion: 3, text: 1.6, chapterTitle: 0.4 };
/** The rarity of a question word. */
const STOP_WORD_RARITY = 0.9;
/** As in BM25: how quickly repetitions stop counting, and how much long texts count less. */
const SATURATION = 0.8;
const LENGTH_WEIGHT = 0.5;

/** How certainly each part of one entry contains a word. */
class EntryCertainties {
  readonly title: Record<Language, number> = { en: 0, ru: 0 };
  readonly sentences = new Map<number, number>();
  titleStart = 0;
  playerQuestion = 0;
  chapterTitle = 0;
  number = 0;
  weightedSentenceCount = 0;

  add(posting: Posting, certainty: number, isContent: boolean): void {
    const { isInTitle, sentenceIndexes } = posting;
    if (isInTitle.en) this.title.en = Math.max(this.title.en, certainty);
    if (isInTitle.ru) this.title.ru = Math.max(this.title.ru, certainty);
    if (posting.startsTitle) this.titleStart = Math.max(this.titleStart, certainty);
    if (posting.isInSearchPhrase) this.playerQuestion = Math.max(this.playerQuestion, certainty);
    if (posting.isInChapterTitle) this.chapterTitle = Math.max(this.chapterTitle, certainty);
    // Question words in texts do not count.
    if (!isContent) return;
    this.weightedSentenceCount += sentenceIndexes.length * certainty;
    for (const sentence of sentenceIndexes)
      this.sentences.set(sentence, Math.max(this.sentences.get(sentence) ?? 0, certainty));
  }

  get certaintyWithoutChapter(): number {
    const { title, playerQuestion, number, sentences } = this;
    return Math.max(title.en, title.ru, playerQuestion, number, ...sentences.values());
  }

  /** Returns the score of the entry. The length of its texts is relative to the average. */
  score(relativeLength: number): number {
    const { title, titleStart, playerQuestion, chapterTitle, number, weightedSentenceCount } = this;
    const titleScore = weights.title * Math.max(title.en, title.ru);
    return (
      weights.number * number +
      Math.max(titleScore, weights.playerQuestion * playerQuestion) +
      weights.titleStart * titleStart +
      weights.chapterTitle * chapterTitle +
      (weights.text * weightedSentenceCount) /
        (weightedSentenceCount + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relativeLength))
    );
  }
}

export function createWordScorer({ entries, postings }: RuleIndex): (word: QueryWord) => ScoredWord {
  const findByNumber = createRuleNumberFinder(entries);
  const averageWordCount = entries.reduce((sum, { wordCount }) => sum + wordCount, 0) / entries.length;

  function collectCertainties({
    terms,
    isContent,
    ruleNumber,
  }: QueryWord): ReadonlyMap<number, EntryCertainties> {
    const certaintiesByEntry = new Map<number, EntryCertainties>();
    const certaintiesIn = (entryIndex: number): EntryCertainties => {
      const existing = certaintiesByEntry.get(entryIndex);
      if (existing) return existing;
      const certainties = new EntryCertainties();
      certaintiesByEntry.set(entryIndex, certainties);
      return certainties;
    };
    for (const [term, certainty] of terms) {
      for (const posting of postings.get(term) ?? []) {
        const { entryIndex, isInTitle, isInSearchPhrase } = posting;
        if (isContent || isInTitle.en || isInTitle.ru || isInSearchPhrase)
          certaintiesIn(entryIndex).add(posting, certainty, isContent);
      }
    }
    for (const [entryIndex, certainty] of ruleNumber === null ? [] : findByNumber(ruleNumber))
      certaintiesIn(entryIndex).number = certainty;
    return certaintiesByEntry;
  }

  return (word) => {
    let expectedEntryCount = 0;
    const hits = [...(word.isFiller ? [] : collectCertainties(word))].map(
      ([entryIndex, certainties]): WordHit => {
        expectedEntryCount += Math.max(certainties.certaintyWithoutChapter, certainties.chapterTitle);
        const matchesEntryItself = certainties.certaintyWithoutChapter > 0;
        const { title: titleCertainty, sentences: sentenceCertainties } = certainties;
        const score = certainties.score((entries[entryIndex]?.wordCount ?? 0) / averageWordCount);
        return { entryIndex, score, matchesEntryItself, titleCertainty, sentenceCertainties };
      },
    );
    const rarity = Math.log(1 + (entries.length - expectedEntryCount + 0.5) / (expectedEntryCount + 0.5));
    const { isContent, terms } = word;
    return { isContent, rarity: isContent ? rarity : STOP_WORD_RARITY, hits, terms: [...terms.keys()] };
  };
}
