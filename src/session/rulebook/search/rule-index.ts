/** The search index: where each word occurs in numbers, titles, questions and sentences. */
import { type Language, languages } from '../../../content/bilingual';
import type { RuleChapter, RuleEntry } from '../../../content/rulebook/rule-entry';
import { normalize, stemOf, wordsIn } from '../../text-search/stems';

/** A sentence of an entry, which can be shown as the reason for a result. */
export interface RuleSentence {
  /** Its index among the sentences of its entry. */
  readonly index: number;
  readonly language: Language;
  readonly text: string;
  readonly part: 'text' | 'example' | 'changeNote';
  readonly paragraphIndex: number;
  /** Whether it is the first sentence of its part. */
  readonly isFirstInPart: boolean;
}

const SENTENCE_END = /(?<=[.!?…][”»)]?)\s+(?=[^\p{Ll}])/u;

/** Occurrences of a word in one entry. */
export interface Posting {
  readonly entryIndex: number;
  /** Whether the title contains it, by language. */
  readonly isInTitle: Record<Language, boolean>;
  /** Whether the title begins with it, so that the entry is about it. */
  startsTitle: boolean;
  /** Whether a question that players ask contains it. */
  isInSearchPhrase: boolean;
  /** Whether the name of the chapter contains it. */
  isInChapterTitle: boolean;
  readonly sentenceIndexes: number[];
}

export interface IndexedEntry {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  /** Number of different words in the title, by language, without question words. */
  readonly titleContentWordCount: Readonly<Record<Language, number>>;
  /** Questions that players ask, as stems. */
  readonly searchPhrases: readonly (readonly string[])[];
  readonly sentences: readonly RuleSentence[];
  readonly wordCount: number;
}

export interface RuleIndex {
  readonly entries: readonly IndexedEntry[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** All words in alphabetical order. */
  readonly words: readonly string[];
}

export function createRuleIndex(
  chapters: readonly RuleChapter[],
  isContentWord: (word: string) => boolean,
): RuleIndex {
  const entries: IndexedEntry[] = [];
  const postings = createPostingBuilder();
  for (const chapter of chapters) {
    for (const entry of chapter.entries) {
      const entryIndex = entries.length;
      const titleContentWordCount = { en: 0, ru: 0 };
      const searchPhrases: (readonly string[])[] = [];
      const sentences: RuleSentence[] = [];
      let wordCount = 0;
      for (const language of languages) {
        titleContentWordCount[language] = indexTitle(entry, entryIndex, language, postings, isContentWord);
        for (const word of wordsOf(chapter.title[language]))
          postings.getOrAddPosting(word, entryIndex).isInChapterTitle = true;
        for (const phrase of entry.searchWords?.[language].split(', ') ?? []) {
          const phraseWords = wordsOf(phrase);
          for (const word of phraseWords) postings.getOrAddPosting(word, entryIndex).isInSearchPhrase = true;
          searchPhrases.push(phraseWords.map(stemOf));
        }
        wordCount += indexTexts(entry, entryIndex, language, postings, sentences);
      }
      entries.push({
        entry,
        chapter,
        titleContentWordCount,
        searchPhrases,
        sentences,
        wordCount,
      });
    }
  }
  return { entries, postings: postings.byStem, words: [...postings.words].sort() };
}

type PostingBuilder = ReturnType<typeof createPostingBuilder>;

/** Postings by stem, in the order of entries. */
function createPostingBuilder() {
  const postingsByStem = new Map<string, Posting[]>();
  const words = new Set<string>();
  return {
    byStem: postingsByStem,
    words,
    /** Returns the posting of a word in the entry that is being indexed. */
    getOrAddPosting(word: string, entryIndex: number): Posting {
      words.add(word);
      const stem = stemOf(word);
      const postings = postingsByStem.get(stem);
      const latestPosting = postings?.at(-1);
      if (latestPosting?.entryIndex === entryIndex) return latestPosting;
      const posting: Posting = {
        entryIndex,
        isInTitle: { en: false, ru: false },
        startsTitle: false,
        isInSearchPhrase: false,
        isInChapterTitle: false,
        sentenceIndexes: [],
      };
      if (postings) postings.push(posting);
      else postingsByStem.set(stem, [posting]);
      return posting;
    },
  };
}

/** Indexes the title and returns the number of different content words in it. */
function indexTitle(
  entry: RuleEntry,
  entryIndex: number,
  language: Language,
  postings: PostingBuilder,
  isContentWord: (word: string) => boolean,
): number {
  let contentWordCount = 0;
  for (const word of wordsOf(entry.title[language])) {
    const posting = postings.getOrAddPosting(word, entryIndex);
    if (!posting.isInTitle[language] && isContentWord(word)) {
      if (contentWordCount === 0) posting.startsTitle = true;
      contentWordCount++;
    }
    posting.isInTitle[language] = true;
  }
  return contentWordCount;
}

/** Indexes the texts by sentence, adds the sentences, and returns the number of words in them. */
function indexTexts(
  entry: RuleEntry,
  entryIndex: number,
  language: Language,
  postings: PostingBuilder,
  sentences: RuleSentence[],
): number {
  let wordCount = 0;
  for (const part of ['text', 'example', 'changeNote'] as const) {
    const paragraphs = entry[part]?.[language].split(/\n+/) ?? [];
    for (const [paragraphIndex, paragraphText] of paragraphs.entries()) {
      for (const [sentenceIndex, text] of paragraphText.split(SENTENCE_END).entries()) {
        const index = sentences.length;
        const isFirstInPart = paragraphIndex === 0 && sentenceIndex === 0;
        sentences.push({ index, language, text, part, paragraphIndex, isFirstInPart });
        for (const word of wordsOf(text)) {
          wordCount++;
          const posting = postings.getOrAddPosting(word, entryIndex);
          if (posting.sentenceIndexes.at(-1) !== index) posting.sentenceIndexes.push(index);
        }
      }
    }
  }
  return wordCount;
}

function wordsOf(text: string): readonly string[] {
  return wordsIn(normalize(text));
}

/** Returns the words with this prefix. */
export function wordsWithPrefix(words: readonly string[], prefix: string): readonly string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(prefix)) end++;
  return words.slice(low, end);
}
