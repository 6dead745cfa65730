/**
 * Finds rules by word or by number in both languages at once: word forms, ё and е, beginnings of words, slips of the finger and of
 * the keyboard's layout, letters of the other alphabet, what players say, and numbers in any style.
 */
import { type Language, languages } from '../content/bilingual';
import type { RuleChapter, RuleEntry } from '../content/rulebook/rule-entry';
import { createRuleIndex, type RuleSentence } from './rule-index';
import { createRuleQueries, isTelling, type MeantWord } from './rule-query';
import { createWordHits, type FoundWord } from './rule-word-hits';

export interface RuleHit {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  /** Words as the index keeps them, for marking them in the texts. */
  readonly terms: ReadonlySet<string>;
  /** The sentence with the most of the words, in the reader's language where it has as many; null where the text has none. */
  sentenceFor(reader: Language): Pick<RuleSentence, 'text' | 'language'> | null;
}

export interface RuleSearch {
  /** The best first: entries that have the most of the words, in their titles above all. */
  find(typed: string): readonly RuleHit[];
}

/** Typed words that are kept: who types on asks for the same ones at every letter. */
const MOST_REMEMBERED = 100;
/**
 * Sheets are for whole questions; what was, and how it came about, is seldom what a table asks for. What a word means can be
 * asked wherever it stands: who searches for more than the word wants the rule first.
 */
const chapterWeights: Readonly<Record<string, number>> = {
  sheets: 1.15,
  terms: 0.8,
  changes: 0.85,
  history: 0.85,
};
/** What words count together: in one sentence, as a whole title, as all of what players ask. */
const together = { sentence: 1.4, title: 1.5, asked: 3 };
/** What is left of an entry's worth when it has next to nothing of what was looked for. */
const LACKING = 0.2;
/** A sentence that the reader can read is shown unless another has more of the words. */
const OWN_LANGUAGE = 1.2;
/** Entries that have less of what was looked for than this, beside the best, are not shown. */
const LEAST_SHARE = 0.45;
/** How much a word counts among others: a rare one that stands somewhere by chance must not outweigh them all. */
const shareOf = ({ isTelling, rarity, hits }: FoundWord) =>
  isTelling && hits.length > 0 ? Math.sqrt(rarity) : 0;

/** What the words found in an entry come to. */
interface Sum {
  readonly entry: number;
  score: number;
  /** How much of what was looked for it has. */
  had: number;
  readonly title: Record<Language, number>;
  readonly sentences: Map<number, number>;
}

export function createRuleSearch(chapters: readonly RuleChapter[]): RuleSearch {
  const index = createRuleIndex(chapters, isTelling);
  const queries = createRuleQueries(index);
  const hitsOf = createWordHits(index);
  const remembered = new Map<MeantWord, FoundWord>();

  function foundFor(word: MeantWord): FoundWord {
    const before = remembered.get(word);
    if (before) return before;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const found = hitsOf(word);
    remembered.set(word, found);
    return found;
  }

  function scoreOf({ entry, score, had, title, sentences }: Sum, words: readonly FoundWord[], all: number) {
    const place = index.entries[entry];
    if (!place) return 0;
    const share = had / all;
    const ofTitle = Math.max(
      ...languages.map((language) => Math.min(1, title[language] / Math.max(1, place.titleWords[language]))),
    );
    const sum =
      score +
      together.sentence * Math.max(0, ...sentences.values()) * share +
      together.title * ofTitle * had +
      together.asked * Math.max(0, ...place.asked.map((phrase) => worthOf(phrase, words)));
    const isJustTheTitle = ofTitle === 1 && share === 1;
    const weight = isJustTheTitle ? 1 : (chapterWeights[place.chapter.id] ?? 1);
    return sum * weight * (LACKING + (1 - LACKING) * share ** 2);
  }

  function sentenceFor({ sentences }: Sum, reader: Language): RuleSentence | null {
    let best: RuleSentence | null = null;
    let most = 0;
    for (const [place, had] of sentences) {
      const sentence = index.sentences[place];
      const worth = sentence?.language === reader ? had * OWN_LANGUAGE : had;
      if (!sentence || worth <= most) continue;
      best = sentence;
      most = worth;
    }
    return best;
  }

  return {
    find(typed) {
      const words = queries.read(typed).map(foundFor);
      const all = words.reduce((sum, word) => sum + shareOf(word), 0);
      const sums = putTogether(words);
      const most = Math.max(0, ...sums.map(({ had }) => had));
      const terms = new Set(words.flatMap((word) => (word.isTelling ? word.meant : [])));
      return sums
        .filter(({ had }) => had > 0 && had >= most * LEAST_SHARE)
        .map((sum) => ({ sum, score: scoreOf(sum, words, all) }))
        .sort((one, other) => other.score - one.score)
        .flatMap(({ sum }) => {
          const place = index.entries[sum.entry];
          if (!place) return [];
          const { entry, chapter } = place;
          return [{ entry, chapter, terms, sentenceFor: (reader: Language) => sentenceFor(sum, reader) }];
        });
    },
  };
}

function putTogether(words: readonly FoundWord[]): readonly Sum[] {
  const sums = new Map<number, Sum>();
  for (const word of words) {
    const share = shareOf(word);
    for (const { entry, score, title, sentences } of word.hits) {
      let sum = sums.get(entry);
      if (!sum) {
        sum = { entry, score: 0, had: 0, title: { en: 0, ru: 0 }, sentences: new Map() };
        sums.set(entry, sum);
      }
      sum.score += word.rarity * score;
      sum.had += share;
      sum.title.en += title.en;
      sum.title.ru += title.ru;
      for (const [sentence, sure] of sentences)
        sum.sentences.set(sentence, (sum.sentences.get(sentence) ?? 0) + sure * word.rarity);
    }
  }
  return [...sums.values()];
}

/** What all the words of a phrase come to, or nothing when one of them was not looked for. */
function worthOf(phrase: readonly string[], words: readonly FoundWord[]): number {
  let worth = 0;
  for (const term of phrase) {
    const word = words.find(({ meant }) => meant.includes(term));
    if (!word) return 0;
    worth += word.rarity;
  }
  return worth;
}
