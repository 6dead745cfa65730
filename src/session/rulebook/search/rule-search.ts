/** Searches rules by word or number in both languages at once. See docs/decisions/rule-search.md. */
import { type Language, languages } from '../../../content/bilingual';
import type { RuleChapter, RuleEntry } from '../../../content/rulebook/rule-entry';
import { createBoundedCache } from './bounded-cache';
import { excerptOf, type RuleExcerpt, type WordInEntry } from './rule-excerpt';
import { createRuleIndex, type IndexedEntry } from './rule-index';
import { createRuleQueryParser, isContentWord, type QueryWord } from './rule-query';
import { createWordScorer, type ScoredWord } from './word-scores';

export interface RuleHit {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  /** Stems to highlight in the texts. */
  readonly highlightedStems: ReadonlySet<string>;
  /** Returns the passage with the most query words, in the reader's language. */
  excerptIn(readerLanguage: Language): RuleExcerpt | null;
}

export interface RuleSearch {
  /** Returns the best entries first: those with the most query words, especially in their titles. */
  find(typed: string): readonly RuleHit[];
  /** Returns whether no word of the query occurs in the rules, so that only entries with similar words are found. */
  findsOnlySimilarWords(typed: string): boolean;
}

/** Cheat sheets answer whole questions. History, changes and terms are rarely what a longer query asks for. */
const chapterWeights: Readonly<Record<string, number>> = {
  sheets: 1.15,
  terms: 0.8,
  changes: 0.85,
  history: 0.85,
};
/** Bonus for words that occur together: in one sentence, as a whole title, as a whole question. */
const BONUS = { sentence: 1.4, title: 1.5, searchPhrase: 3 };
/** How certainly the words of a query must be those of a whole title; a player’s word for them is enough. */
const EXACT_TITLE_CERTAINTY = 0.9;
/** The share of its score that an entry keeps if it contains almost none of the query. */
const MIN_MATCH_FACTOR = 0.2;
/** Entries that contain less of the query than this share of what the best one contains are left out. */
const MIN_WEIGHT_SHARE = 0.45;
/** Of many results, those with a lower share of the best score are left out: any entry has some of many words. */
const MIN_SHARE_OF_BEST_SCORE = 0.2;
const UNFILTERED_RESULT_COUNT = 10;
/** An entry whose questions include a whole phrase of the query counts as containing at least this share of it. */
const SEARCH_PHRASE_SHARE = 0.7;
/** Returns how much a word counts: a rare word in an unrelated place must not outweigh all others. */
const weightOf = ({ isContent, rarity, hits }: ScoredWord) =>
  isContent && hits.length > 0 ? Math.sqrt(rarity) : 0;

/** The total score of an entry. */
interface EntryMatch {
  readonly entryIndex: number;
  wordScore: number;
  /** Whether the entry itself contains a word of the query, and not only the name of its chapter. */
  isInOwnText: boolean;
  /** How much of the query it contains. */
  matchedWeight: number;
  readonly titleCertainty: Record<Language, number>;
  readonly sentenceCertainties: Map<number, number>;
}

export function createRuleSearch(chapters: readonly RuleChapter[]): RuleSearch {
  const index = createRuleIndex(chapters, isContentWord);
  const queries = createRuleQueryParser(index);
  const scoreWord = createWordScorer(index);
  const cache = createBoundedCache<QueryWord, ScoredWord>();

  return {
    findsOnlySimilarWords(typed) {
      const words = queries.parse(typed).filter(({ isContent }) => isContent);
      return words.length > 0 && words.every(({ isGuess }) => isGuess);
    },
    find(typed) {
      const scoredWords = queries.parse(typed).map((word) => cache.getOrAdd(word, () => scoreWord(word)));
      const totalWeight = scoredWords.reduce((sum, word) => sum + weightOf(word), 0);
      const entryMatches = collectEntryMatches(scoredWords);
      const highestWeight = Math.max(0, ...entryMatches.map(({ matchedWeight }) => matchedWeight));
      const hasMatchingSearchPhrase = ({ entryIndex }: EntryMatch) =>
        matchesSearchPhrase(index.entries[entryIndex]?.searchPhrases ?? [], scoredWords);
      const highlightedStems = new Set(scoredWords.flatMap((word) => (word.isContent ? word.terms : [])));
      return entryMatches
        .filter(
          (match) =>
            match.isInOwnText &&
            match.matchedWeight > 0 &&
            (match.matchedWeight >= highestWeight * MIN_WEIGHT_SHARE || hasMatchingSearchPhrase(match)),
        )
        .flatMap((match) => {
          const indexedEntry = index.entries[match.entryIndex];
          return indexedEntry
            ? [
                {
                  match,
                  indexedEntry,
                  score: scoreOf(match, indexedEntry, scoredWords, totalWeight),
                },
              ]
            : [];
        })
        .sort((first, second) => second.score - first.score)
        .filter(
          ({ score }, place, [best]) =>
            place < UNFILTERED_RESULT_COUNT || score >= (best?.score ?? 0) * MIN_SHARE_OF_BEST_SCORE,
        )
        .map(({ match, indexedEntry: { entry, chapter, sentences } }) => ({
          entry,
          chapter,
          highlightedStems,
          excerptIn: (language) =>
            excerptOf(sentences, wordsInEntry(scoredWords, match.entryIndex), language),
        }));
    },
  };
}

/** Returns the score of an entry for these query words, whose total weight is `totalWeight`. */
function scoreOf(
  { wordScore, matchedWeight, titleCertainty, sentenceCertainties }: EntryMatch,
  { titleContentWordCount, searchPhrases, chapter }: IndexedEntry,
  words: readonly ScoredWord[],
  totalWeight: number,
): number {
  const matchedShare = Math.max(
    matchedWeight / totalWeight,
    matchesSearchPhrase(searchPhrases, words) ? SEARCH_PHRASE_SHARE : 0,
  );
  const titleShare = Math.max(
    ...languages.map((language) =>
      Math.min(1, titleCertainty[language] / Math.max(1, titleContentWordCount[language])),
    ),
  );
  const totalScore =
    wordScore +
    BONUS.sentence * Math.max(0, ...sentenceCertainties.values()) * matchedShare +
    BONUS.title * titleShare * matchedWeight +
    BONUS.searchPhrase * Math.max(0, ...searchPhrases.map((phrase) => scorePhrase(phrase, words)));
  const isExactTitle = titleShare >= EXACT_TITLE_CERTAINTY && matchedShare === 1;
  const chapterWeight = chapterWeights[chapter.id] ?? 1;
  const weight = isExactTitle ? Math.max(1, chapterWeight) : chapterWeight;
  return totalScore * weight * (MIN_MATCH_FACTOR + (1 - MIN_MATCH_FACTOR) * matchedShare ** 2);
}

/** Returns where the query words occur in one entry. */
function wordsInEntry(words: readonly ScoredWord[], entryIndex: number): readonly WordInEntry[] {
  return words.flatMap(({ rarity, hits }) => {
    const hit = hits.find((candidate) => candidate.entryIndex === entryIndex);
    if (!hit) return [];
    const isInTitle = languages.some((language) => hit.titleCertainty[language] > 0);
    return [{ rarity, isInTitle, sentenceCertainties: hit.sentenceCertainties }];
  });
}

function collectEntryMatches(words: readonly ScoredWord[]): readonly EntryMatch[] {
  const matchByEntryIndex = new Map<number, EntryMatch>();
  for (const word of words) {
    const weight = weightOf(word);
    for (const {
      entryIndex,
      score: wordScore,
      matchesEntryItself,
      titleCertainty,
      sentenceCertainties,
    } of word.hits) {
      let entryMatch = matchByEntryIndex.get(entryIndex);
      if (!entryMatch) {
        entryMatch = {
          entryIndex,
          wordScore: 0,
          isInOwnText: false,
          matchedWeight: 0,
          titleCertainty: { en: 0, ru: 0 },
          sentenceCertainties: new Map(),
        };
        matchByEntryIndex.set(entryIndex, entryMatch);
      }
      entryMatch.wordScore += word.rarity * wordScore;
      entryMatch.matchedWeight += weight;
      entryMatch.isInOwnText ||= matchesEntryItself;
      entryMatch.titleCertainty.en += titleCertainty.en;
      entryMatch.titleCertainty.ru += titleCertainty.ru;
      for (const [sentence, certainty] of sentenceCertainties)
        entryMatch.sentenceCertainties.set(
          sentence,
          (entryMatch.sentenceCertainties.get(sentence) ?? 0) + certainty * word.rarity,
        );
    }
  }
  return [...matchByEntryIndex.values()];
}

function matchesSearchPhrase(
  questions: IndexedEntry['searchPhrases'],
  words: readonly ScoredWord[],
): boolean {
  return questions.some((phrase) => phrase.length > 1 && scorePhrase(phrase, words) > 0);
}

/** Returns the score of a phrase, or 0 if one of its words is not in the query. */
function scorePhrase(phrase: readonly string[], words: readonly ScoredWord[]): number {
  let wordScore = 0;
  for (const term of phrase) {
    const word = words.find(({ terms }) => terms.includes(term));
    if (!word) return 0;
    wordScore += word.rarity;
  }
  return wordScore;
}
