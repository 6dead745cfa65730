/**
 * Parses a query word by word into possible meanings: a number in any notation, a word or its beginning, players'
 * slang, the wrong keyboard layout, a typo.
 */
import { slangMeaningEntries } from '../../../content/rulebook/glossary/player-words';
import { unifyAlphabet } from '../../text-search/alphabet';
import { createFuzzyMatcher, type FuzzyMatcher } from '../../text-search/fuzzy-match';
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { normalize, startsWithDigit, stemOf } from '../../text-search/stems';
import { createBoundedCache } from './bounded-cache';
import { type RuleIndex, wordsWithPrefix } from './rule-index';

/** A word with its possible terms and how certain each is, from 0 to 1; 1 is the word itself. */
export interface QueryWord {
  readonly terms: ReadonlyMap<string, number>;
  /** False for question words, which weigh less. */
  readonly isContent: boolean;
  /** Whether it finds no entries, because it says nothing about their subjects. */
  readonly isFiller: boolean;
  /** The number as typed, if it is one. */
  readonly ruleNumber: string | null;
  /** Whether the word is unknown, so that its terms are those of similar words. */
  readonly isGuess: boolean;
}

const MIN_QUERY_LENGTH = 2;
/** Shorter words could be the beginning of anything. */
const MIN_PREFIX_LENGTH = 3;
/** Words that share a stem of this length are related: «планарный», «планарно». */
const MIN_STEM_LENGTH = 5;
const MAX_QUERY_LENGTH = 200;
const SLANG_CERTAINTY = 0.9;
const OTHER_LAYOUT_CERTAINTY = 0.9;
/** Returns the certainty of a completed word: the less of it is missing, the higher. */
const prefixCertainty = (typed: string, word: string) => 0.45 + (0.45 * typed.length) / word.length;

/** Words that turn a query into a question. */
const stopWords = new Set(
  (
    'a allowed an and are as at be by can could do does doesnt done dont for from get had happen happened happens has have how i if in is it its let many may me mean means must ' +
    'much my of on or our please re rule rules s should so t than that the their them then there they this to us want was we what when whenever ' +
    'hows whats wheres whos where which while who whom whose why will with would you your cr vs versus ' +
    'а без бы был была было быть в будет вам во вообще вот все всё вы где да делать делает для до должен должна должны его ее если есть еще же за и из или им их к как какая ' +
    'какие какого каком какой когда кого кому кто куда ли меня мне можно мой моя мы на надо нам нас наш не него нельзя нет ни но нужно ' +
    'нужны о об он она они от откуда п под по почему правила правило при про происходит пункт с свой со сколько так такое такой там то тогда ' +
    'того только ты у уже чего чей чем что чтобы чья эта это этот я ' +
    'вдруг дает дают значит можна могу могут может отличается являются является отличаются отличие работает работают разница теперь чтоб'
  ).split(' '),
);

export const isContentWord = (word: string) => !stopWords.has(word);

/** Words that say nothing about the subject of a title. */
const fillerWords = new Set('a an and are be is it its or s the to а бы же и ли это'.split(' '));

const TYPED_WORD = /\d+(?:\.\d+)?[a-zа-яё]*|\p{L}\d(?!\d)|[\p{L}[\];'`,.]+/giu;

/** Unless one of these is among the other words, a short number is an amount, as in "scry 2". */
const ruleNumberCueStems = new Set(
  ['cube', 'куб', 'landless', 'mtg', 'мтг', 'пункт', 'item', 'правило', 'rule', 'rules'].map(stemOf),
);
const SHORT_NUMBER = /^\d{1,2}$/;

function isAmount(word: string, typedWords: readonly string[]): boolean {
  if (!SHORT_NUMBER.test(word)) return false;
  const otherStems = typedWords
    .filter((otherWord) => !startsWithDigit(otherWord))
    .map((otherWord) => stemOf(stripPunctuation(otherWord)));
  return otherStems.length > 0 && !otherStems.some((stem) => ruleNumberCueStems.has(stem));
}

/** Returns a word without surrounding punctuation and without apostrophes, as in "don't". */
const stripPunctuation = (typed: string) =>
  normalize(typed)
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(/'s$/, '')
    .replace(/(?<=[a-z])'(?=[a-z])/g, '') || typed;

const slangMeanings = new Map<string, readonly string[]>();
for (const [phrase, ...meanings] of slangMeaningEntries)
  slangMeanings.set(phrase.startsWith('=') ? phrase : wordsOf(phrase).map(stemOf).join(' '), meanings);

function wordsOf(phrase: string): readonly string[] {
  return phrase.split(' ');
}

/** Joins numbers in spoken or sloppy notation: "901,9", "901.9 b", "901 9", "901-9", "901.15.c". */
function withNumbersJoined(typed: string): string {
  return typed
    .replace(/(?<!\d)(\d{3})\s*[,/:–-]\s*(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/(?<!\d)(\d{3})\s+(\d{1,2})(?=\s*\p{L}?$)/gu, '$1.$2')
    .replace(/(\d+\.\d+)[\s.]+(\p{L})(?!\p{L})/gu, '$1$2');
}

/** After the subject of a sentence, "die" is a verb, not a die to roll. */
const SOMEONE_DIES =
  /\b(i|we|you|they|he|she|someone|everyone|anyone|(?:the |active |starting |other |each )?(?:players?|opponents?|monarch|controller))((?: (?:would|will|should|both|all))?) (?:die|dies|dying|died)\b/gi;

/** Replaces that verb; `player-words.ts` lists its other meanings. */
const DYING = 'perish';
/** Low, because most rules with the word "die" are about the planar die. */
const DIE_CERTAINTY = 0.1;

const withDyingMarked = (typed: string) => typed.replace(SOMEONE_DIES, `$1$2 ${DYING}`);

export interface RuleQueries {
  parse(typed: string): readonly QueryWord[];
}

/** The index data with which queries are interpreted. */
interface Vocabulary extends Pick<RuleIndex, 'words' | 'postings'> {
  readonly fuzzyMatcher: FuzzyMatcher;
}

export function createRuleQueryParser({ words, postings }: RuleIndex): RuleQueries {
  const slangWords = slangMeaningEntries.flatMap(([phrase]) => (/[ =]/.test(phrase) ? [] : [phrase]));
  const fuzzyMatcher = createFuzzyMatcher([
    ...words.filter((word) => !startsWithDigit(word) && isContentWord(word)),
    ...slangWords,
  ]);
  const vocabulary = { words, postings, fuzzyMatcher };
  const cache = createBoundedCache<string, readonly QueryWord[]>();

  function parseWord(
    word: string,
    nextWord: string | undefined,
    hasOnlyStopWords: boolean,
    typedWords: readonly string[],
  ): readonly QueryWord[] {
    const ruleNumber = isAmount(word, typedWords) ? null : word;
    return cache.getOrAdd(`${word} ${nextWord ?? ''} ${hasOnlyStopWords} ${ruleNumber}`, () => {
      const isContent = hasOnlyStopWords || isContentWord(stripPunctuation(word));
      const isFiller = !isContent && fillerWords.has(stripPunctuation(word));
      if (startsWithDigit(word) && !slangMeanings.has(stemOf(word))) {
        const terms = new Map([[stemOf(word), 1]]);
        return [
          {
            terms,
            isContent: hasOnlyStopWords || ruleNumber !== null,
            isFiller: false,
            ruleNumber,
            isGuess: false,
          },
        ];
      }
      const knownTerms = knownTermsByPosition(vocabulary, word, nextWord === undefined && isContent);
      const isGuess = knownTerms.length === 0;
      const meanings = isGuess ? similarTermsByPosition(vocabulary, word) : knownTerms;
      return meanings.map((terms) => ({ terms, isContent, isFiller, ruleNumber: null, isGuess }));
    });
  }

  return {
    parse(typed) {
      // Punctuation may be letters in the other layout: "]f" may be the beginning of «ха».
      const typedWords = (
        withNumbersJoined(withDyingMarked(typed.slice(0, MAX_QUERY_LENGTH).replaceAll('’', "'"))).match(
          TYPED_WORD,
        ) ?? []
      ).filter((word) => /[\p{L}\d[\]]/u.test(word));
      // A single letter is the beginning of too many words.
      if (typedWords.join('').length < MIN_QUERY_LENGTH) return [];
      const hasOnlyStopWords = !typedWords.some(
        (word) => !SHORT_NUMBER.test(word) && isContentWord(stripPunctuation(word)),
      );
      return typedWords.flatMap((word, position) =>
        parseWord(word, typedWords[position + 1], hasOnlyStopWords, typedWords),
      );
    },
  };
}

/**
 * Returns the terms for a word as written and for what players mean by it, with one map per word if they mean several.
 */
function collectTermsByPosition(
  { words, postings }: Vocabulary,
  plainWord: string,
  mayBeIncomplete: boolean,
  baseCertainty: number,
): readonly Map<string, number>[] {
  const termsByPosition: Map<string, number>[] = [new Map()];
  const addTerm = (position: number, term: string, certainty: number) => {
    if (!postings.has(term)) return;
    termsByPosition[position] ??= new Map();
    const terms = termsByPosition[position];
    if (terms) terms.set(term, Math.max(terms.get(term) ?? 0, certainty));
  };
  const term = stemOf(plainWord);
  addTerm(0, term, baseCertainty);
  if (plainWord === DYING) addTerm(0, stemOf('die'), DIE_CERTAINTY);
  for (const phrase of slangMeanings.get(`=${plainWord}`) ?? slangMeanings.get(term) ?? []) {
    for (const [position, word] of wordsOf(phrase).entries())
      addTerm(position, stemOf(word), SLANG_CERTAINTY * baseCertainty);
  }
  if (mayBeIncomplete && plainWord.length >= MIN_QUERY_LENGTH) {
    for (const word of wordsWithPrefix(words, plainWord)) {
      addTerm(0, stemOf(word), baseCertainty * prefixCertainty(plainWord, word));
    }
  }
  if (term.length >= MIN_STEM_LENGTH) {
    for (const word of wordsWithPrefix(words, term))
      addTerm(0, stemOf(word), baseCertainty * prefixCertainty(term, word));
  }
  return termsByPosition.filter(({ size }) => size > 0);
}

function knownTermsByPosition(
  vocabulary: Vocabulary,
  typed: string,
  mayBeIncomplete: boolean,
): readonly Map<string, number>[] {
  const plainWord = unifyAlphabet(stripPunctuation(typed));
  const directTerms = collectTermsByPosition(vocabulary, plainWord, mayBeIncomplete, 1);
  if (directTerms.length > 0) return directTerms;
  for (const switchedWord of [switchKeyboardLayout(normalize(typed)), switchKeyboardLayout(plainWord)]) {
    if (switchedWord.length < MIN_PREFIX_LENGTH) continue;
    const meanings = collectTermsByPosition(
      vocabulary,
      normalize(switchedWord),
      mayBeIncomplete,
      OTHER_LAYOUT_CERTAINTY,
    );
    if (meanings.length > 0) return meanings;
  }
  return plainWord.length >= MIN_PREFIX_LENGTH ? collectTermsByPosition(vocabulary, plainWord, true, 1) : [];
}

function similarTermsByPosition(vocabulary: Vocabulary, typed: string): readonly Map<string, number>[] {
  const plainWord = unifyAlphabet(stripPunctuation(typed));
  const similarTerms: Map<string, number>[] = [];
  for (const { word, similarity } of vocabulary.fuzzyMatcher.closestTo(plainWord)) {
    for (const [position, terms] of collectTermsByPosition(vocabulary, word, false, similarity).entries()) {
      similarTerms[position] = new Map([...(similarTerms[position] ?? []), ...terms]);
    }
  }
  return similarTerms;
}
