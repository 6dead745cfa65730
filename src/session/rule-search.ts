/**
 * Finds rules by word or by number in both languages at once: word forms, ё and е, beginnings of words, slips of the finger and of
 * the keyboard's layout, letters of the other alphabet, what players say, and numbers in any style.
 */
import { type Language, languages } from '../content/bilingual';
import type { RuleChapter, RuleEntry } from '../content/rulebook/rule-entry';
import { createRuleIndex, type Posting, type RuleSentence } from './rule-index';
import { createRuleNumbers } from './rule-numbers';
import { createRuleQueries, isTelling, type MeantWord } from './rule-query';

export interface RuleHit {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  /** Words as the index keeps them, for marking them in the texts. */
  readonly terms: ReadonlySet<string>;
  /** The sentence with the most of the words, in the reader's language where it has as many; null where the text has none. */
  sentenceFor(reader: Language): Pick<RuleSentence, 'text' | 'language'> | null;
}

export interface RuleSearch {
  /** The best first: entries that have the most of the words, and the telling ones before the common ones. */
  find(typed: string): readonly RuleHit[];
}

const MOST_HITS = 40;
/** What a word counts where it stands. */
const weights = { number: 40, title: 4, subject: 1.2, asked: 3.5, text: 1.6, chapter: 0.4 };
/** Sheets are for whole questions; what was, and how it came about, is seldom what a table asks for. */
const chapterWeights: Readonly<Record<string, number>> = { sheets: 1.15, changes: 0.85, history: 0.85 };
/** What all the words count together: in one sentence, when they are the whole of a title, and when they are all of what players ask. */
const together = { sentence: 1.4, title: 1.5, asked: 3 };
/** The rarity of a word that only makes a question of the others. */
const QUESTION = 0.9;
/** As in BM25: how soon more of the same word stops to count, and how much long texts count less. */
const ENOUGH = 0.8;
const LENGTH = 0.5;
/** What is left of an entry's worth when it has next to nothing of what was looked for. */
const LACKING = 0.2;
/** A sentence that a reader can read is shown unless another has more of the words. */
const OWN_LANGUAGE = 1.2;
/** Entries that have less of what was looked for than this, beside the best, are not shown. */
const LEAST_SHARE = 0.6;

/** Where one word stands in an entry, and how surely it is the word that was meant. */
interface Standing {
  readonly title: Record<Language, number>;
  subject: number;
  asked: number;
  chapter: number;
  number: number;
  times: number;
  readonly sentences: Map<number, number>;
}

/** What one word found in an entry is worth. */
interface WordHit extends Pick<Standing, 'title' | 'sentences'> {
  readonly entry: number;
  readonly score: number;
}

interface FoundWord {
  /** Rare words tell more. */
  readonly rarity: number;
  readonly isTelling: boolean;
  readonly hits: readonly WordHit[];
  readonly meant: readonly string[];
}

/** The rarity of every term that was looked for. */
type Rarities = ReadonlyMap<string, number>;

/** What the words found in an entry come to. */
interface Sum {
  readonly entry: number;
  score: number;
  /** Of the rarity of all the words. */
  had: number;
  readonly title: Record<Language, number>;
  readonly sentences: Map<number, number>;
}

export function createRuleSearch(chapters: readonly RuleChapter[]): RuleSearch {
  const index = createRuleIndex(chapters, isTelling);
  const queries = createRuleQueries(index);
  const findByNumber = createRuleNumbers(index.entries);
  const remembered = new WeakMap<MeantWord, FoundWord>();
  const total = index.entries.length;
  const averageWords = index.entries.reduce((sum, { words }) => sum + words, 0) / total;

  function found(word: MeantWord): FoundWord {
    const before = remembered.get(word);
    if (before) return before;
    const { hits, entriesWith } = look(word);
    const rarity = Math.log(1 + (total - Math.min(entriesWith, total) + 0.5) / (entriesWith + 0.5));
    const result = {
      rarity: word.isTelling ? rarity : QUESTION,
      isTelling: word.isTelling,
      hits,
      meant: [...word.terms.keys()],
    };
    remembered.set(word, result);
    return result;
  }

  function look(word: MeantWord): { readonly hits: readonly WordHit[]; readonly entriesWith: number } {
    const byEntry = new Map<number, Standing>();
    const standingIn = (entry: number): Standing => {
      const before = byEntry.get(entry);
      if (before) return before;
      const standing = {
        title: { en: 0, ru: 0 },
        subject: 0,
        asked: 0,
        chapter: 0,
        number: 0,
        times: 0,
        sentences: new Map<number, number>(),
      };
      byEntry.set(entry, standing);
      return standing;
    };
    for (const [term, sure] of word.terms) {
      for (const posting of index.postings.get(term) ?? []) {
        const { entry, title, isAsked } = posting;
        // In a text, a word that makes a question tells nothing.
        if (word.isTelling || title.en || title.ru || isAsked)
          add(posting, sure, word.isTelling, standingIn(entry));
      }
    }
    for (const [entry, sure] of word.number === null ? [] : findByNumber(word.number)) {
      standingIn(entry).number = sure;
    }
    let entriesWith = 0;
    const hits = [...byEntry].map(([entry, standing]): WordHit => {
      const { title, subject, asked, chapter, number, times, sentences } = standing;
      const words = index.entries[entry]?.words ?? 0;
      const enough = ENOUGH * (1 - LENGTH + (LENGTH * words) / averageWords);
      const titled = Math.max(title.en, title.ru);
      entriesWith += Math.max(titled, asked, chapter, number, ...sentences.values());
      const score =
        weights.number * number +
        Math.max(weights.title * titled, weights.asked * asked) +
        weights.subject * subject +
        weights.chapter * chapter +
        (weights.text * times) / (times + enough);
      return { entry, score, title, sentences };
    });
    return { hits, entriesWith };
  }

  /** All the words put together, and what they were looked for as. */
  function sum(words: readonly FoundWord[]): readonly Sum[] {
    const sums = new Map<number, Sum>();
    for (const { rarity, isTelling, hits } of words) {
      for (const { entry, score, title, sentences } of hits) {
        let one = sums.get(entry);
        if (!one) {
          one = { entry, score: 0, had: 0, title: { en: 0, ru: 0 }, sentences: new Map() };
          sums.set(entry, one);
        }
        one.score += rarity * score;
        if (isTelling) one.had += rarity;
        one.title.en += title.en;
        one.title.ru += title.ru;
        for (const [sentence, sure] of sentences)
          one.sentences.set(sentence, (one.sentences.get(sentence) ?? 0) + sure * rarity);
      }
    }
    return [...sums.values()];
  }

  function scoreOf({ entry, score, had, title, sentences }: Sum, all: number, rarities: Rarities): number {
    const place = index.entries[entry];
    if (!place) return 0;
    const { titleWords, asked, chapter } = place;
    const ofAsked = Math.max(0, ...asked.map((phrase) => allOf(phrase, rarities)));
    const ofTitle = Math.max(
      ...languages.map((language) => Math.min(1, title[language] / Math.max(1, titleWords[language]))),
    );
    const sentence = Math.max(0, ...sentences.values());
    const share = had / all;
    return (
      (score + (together.sentence * sentence ** 2) / all + together.title * ofTitle * had + together.asked * ofAsked) *
      (chapterWeights[chapter.id] ?? 1) *
      (LACKING + (1 - LACKING) * share ** 2)
    );
  }

  function sentenceFor({ sentences }: Sum, reader: Language) {
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
      const words = queries.read(typed).map(found);
      const all = words.reduce(
        (sum, { rarity, isTelling, hits }) => sum + (isTelling && hits.length > 0 ? rarity : 0),
        0,
      );
      const sums = sum(words);
      const best = Math.max(0, ...sums.map(({ had }) => had));
      const rarities: Rarities = new Map(words.flatMap((word) => word.meant.map((term) => [term, word.rarity])));
      const terms = new Set(words.flatMap((word) => (word.isTelling ? word.meant : [])));
      return sums
        .filter(({ had }) => had > 0 && had >= best * LEAST_SHARE)
        .map((sum) => ({ sum, score: scoreOf(sum, all, rarities) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, MOST_HITS)
        .flatMap(({ sum }) => {
          const place = index.entries[sum.entry];
          if (!place) return [];
          const { entry, chapter } = place;
          return [{ entry, chapter, terms, sentenceFor: (reader: Language) => sentenceFor(sum, reader) }];
        });
    },
  };
}

/** What all the words of a phrase come to, or nothing when one of them was not looked for. */
function allOf(phrase: readonly string[], rarities: Rarities): number {
  let sum = 0;
  for (const term of phrase) {
    const rarity = rarities.get(term);
    if (rarity === undefined) return 0;
    sum += rarity;
  }
  return sum;
}

function add(posting: Posting, sure: number, isTelling: boolean, standing: Standing): void {
  const { title, isSubject, isAsked, isChapter, sentences } = posting;
  if (title.en) standing.title.en = Math.max(standing.title.en, sure);
  if (title.ru) standing.title.ru = Math.max(standing.title.ru, sure);
  if (isSubject) standing.subject = Math.max(standing.subject, sure);
  if (isAsked) standing.asked = Math.max(standing.asked, sure);
  if (isChapter) standing.chapter = Math.max(standing.chapter, sure);
  if (!isTelling) return;
  standing.times += sentences.length * sure;
  for (const sentence of sentences)
    standing.sentences.set(sentence, Math.max(standing.sentences.get(sentence) ?? 0, sure));
}
