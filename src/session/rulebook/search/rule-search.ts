/** Searches rules by word or number in both languages at once. See docs/decisions/rule-search.md. */
import { type Language, languages } from '../../../content/bilingual';
import type { RuleChapter, RuleEntry } from '../../../content/rulebook/rule-entry';
import { createBoundedCache } from './bounded-cache';
import { excerptOf, type RuleExcerpt, type WordInEntry } from './rule-excerpt';
import { createRuleIndex, type IndexedEntry } from './rule-index';
import { createRuleQueries, isContentWord, type QueryWord } from './rule-query';
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
const BONUS = { sentence: 1.4, title: 1.5, playerQuestion: 3 };
/** The share of its score that an entry keeps if it contains almost none of the query. */
const MIN_FACTOR = 0.2;
/** Entries that contain less of the query than this share of what the best one contains are left out. */
const MIN_SHARE_OF_BEST = 0.45;
/** Of many results, those with a lower share of the best score are left out: any entry has some of many words. */
const MIN_SHARE_OF_BEST_SCORE = 0.2;
const MANY_RESULTS = 10;
/** An entry whose questions include a whole phrase of the query counts as containing at least this share of it. */
const PLAYER_QUESTION_SHARE = 0.7;
/** Returns how much a word counts: a rare word in an unrelated place must not outweigh all others. */
const weightOf = ({ isContent, rarity, hits }: ScoredWord) =>
  isContent && hits.length > 0 ? Math.sqrt(rarity) : 0;

/** The total score of an entry. */
interface EntryScore {
  readonly entryIndex: number;
  score: number;
  /** Whether the entry itself contains a word of the query, and not only the name of its chapter. */
  isInOwnText: boolean;
  /** How much of the query it contains. */
  matchedWeight: number;
  readonly titleCertainty: Record<Language, number>;
  readonly sentenceCertainties: Map<number, number>;
}

export function createRuleSearch(chapters: readonly RuleChapter[]): RuleSearch {
  const index = createRuleIndex(chapters, isContentWord);
  const queries = createRuleQueries(index);
  const scoreWord = createWordScorer(index);
  const cache = createBoundedCache<QueryWord, ScoredWord>();

  return {
    findsOnlySimilarWords(typed) {
      const words = queries.parse(typed).filter(({ isContent }) => isContent);
      return words.length > 0 && words.every(({ isGuess }) => isGuess);
    },
    find(typed) {
      const foundWords = queries.parse(typed).map((word) => cache.getOrAdd(word, () => scoreWord(word)));
      const totalWeight = foundWords.reduce((sum, word) => sum + weightOf(word), 0);
      const entryScores = scoreEntries(foundWords);
      const highestWeight = Math.max(0, ...entryScores.map(({ matchedWeight }) => matchedWeight));
      const isPlayerQuestion = ({ entryIndex }: EntryScore) =>
        matchesPlayerQuestion(index.entries[entryIndex]?.playerQuestions ?? [], foundWords);
      const highlightedStems = new Set(foundWords.flatMap((word) => (word.isContent ? word.terms : [])));
      return entryScores
        .filter(
          (entryScore) =>
            entryScore.isInOwnText &&
            entryScore.matchedWeight > 0 &&
            (entryScore.matchedWeight >= highestWeight * MIN_SHARE_OF_BEST || isPlayerQuestion(entryScore)),
        )
        .flatMap((entryScore) => {
          const indexedEntry = index.entries[entryScore.entryIndex];
          return indexedEntry
            ? [
                {
                  entryScore,
                  indexedEntry,
                  score: scoreOf(entryScore, indexedEntry, foundWords, totalWeight),
                },
              ]
            : [];
        })
        .sort((first, second) => second.score - first.score)
        .filter(
          ({ score }, place, [best]) =>
            place < MANY_RESULTS || score >= (best?.score ?? 0) * MIN_SHARE_OF_BEST_SCORE,
        )
        .map(({ entryScore, indexedEntry: { entry, chapter, sentences } }) => ({
          entry,
          chapter,
          highlightedStems,
          excerptIn: (language) =>
            excerptOf(sentences, wordsInEntry(foundWords, entryScore.entryIndex), language),
        }));
    },
  };
}

/** Returns the score of an entry for these query words, whose total weight is `totalWeight`. */
function scoreOf(
  { score, matchedWeight, titleCertainty, sentenceCertainties }: EntryScore,
  { titleWordCount, playerQuestions, chapter }: IndexedEntry,
  words: readonly ScoredWord[],
  totalWeight: number,
): number {
  const matchedShare = Math.max(
    matchedWeight / totalWeight,
    matchesPlayerQuestion(playerQuestions, words) ? PLAYER_QUESTION_SHARE : 0,
  );
  const titleShare = Math.max(
    ...languages.map((language) =>
      Math.min(1, titleCertainty[language] / Math.max(1, titleWordCount[language])),
    ),
  );
  const totalScore =
    score +
    BONUS.sentence * Math.max(0, ...sentenceCertainties.values()) * matchedShare +
    BONUS.title * titleShare * matchedWeight +
    BONUS.playerQuestion * Math.max(0, ...playerQuestions.map((phrase) => scorePhrase(phrase, words)));
  const isExactTitle = titleShare === 1 && matchedShare === 1;
  const weight = isExactTitle ? 1 : (chapterWeights[chapter.id] ?? 1);
  return totalScore * weight * (MIN_FACTOR + (1 - MIN_FACTOR) * matchedShare ** 2);
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

function scoreEntries(words: readonly ScoredWord[]): readonly EntryScore[] {
  const scoreByIndex = new Map<number, EntryScore>();
  for (const word of words) {
    const weight = weightOf(word);
    for (const { entryIndex, score, isInOwnText, titleCertainty, sentenceCertainties } of word.hits) {
      let entryScore = scoreByIndex.get(entryIndex);
      if (!entryScore) {
        entryScore = {
          entryIndex,
          score: 0,
          isInOwnText: false,
          matchedWeight: 0,
          titleCertainty: { en: 0, ru: 0 },
          sentenceCertainties: new Map(),
        };
        scoreByIndex.set(entryIndex, entryScore);
      }
      entryScore.score += word.rarity * score;
      entryScore.matchedWeight += weight;
      entryScore.isInOwnText ||= isInOwnText;
      entryScore.titleCertainty.en += titleCertainty.en;
      entryScore.titleCertainty.ru += titleCertainty.ru;
      for (const [sentence, certainty] of sentenceCertainties)
        entryScore.sentenceCertainties.set(
          sentence,
          (entryScore.sentenceCertainties.get(sentence) ?? 0) + certainty * word.rarity,
        );
    }
  }
  return [...scoreByIndex.values()];
}

function matchesPlayerQuestion(
  questions: IndexedEntry['playerQuestions'],
  words: readonly ScoredWord[],
): boolean {
  return questions.some((phrase) => phrase.length > 1 && scorePhrase(phrase, words) > 0);
}

/** Returns the score of a phrase, or 0 if one of its words is not in the query. */
function scorePhrase(phrase: readonly string[], words: readonly ScoredWord[]): number {
  let score = 0;
  for (const term of phrase) {
    const word = words.find(({ terms }) => terms.includes(term));
    if (!word) return 0;
    score += word.rarity;
  }
  return score;
}
