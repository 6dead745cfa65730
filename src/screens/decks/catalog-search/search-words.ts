/** The words of a catalog search, and where a card has them. */
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { searchableTextOf, searchTokensIn, textsOf } from './card-search-text';
import { isWeakWord } from './card-stems';
import { createWordGuesser, relatedStemsOf } from './search-vocabulary';

/** A word of the query, and by what it is found. */
export interface SearchWord {
  /** What a word of a name, planar type or set begins with. */
  readonly nameKeys: readonly string[];
  /** Stems of words in the text. */
  readonly stems: ReadonlySet<string>;
  /** Whether it is on too many cards to say what the search is for. */
  readonly isWeak: boolean;
}

/** Shorter texts are inside too many words. */
const MIN_LENGTH_INSIDE_WORD = 3;

export const startsTitleWord = (card: PlanarCardFacts, { nameKeys }: SearchWord) =>
  nameKeys.some((key) => ` ${searchableTextOf(card).titles}`.includes(` ${key}`));

export const isInsideTitleWord = (card: PlanarCardFacts, { nameKeys }: SearchWord) =>
  nameKeys.some((key) => hasInside(searchableTextOf(card).titles, key));

export const hasInside = (text: string, key: string) =>
  key.length >= MIN_LENGTH_INSIDE_WORD && text.includes(key);

export const isInText = (card: PlanarCardFacts, { stems }: SearchWord) =>
  [...stems].some((term) => searchableTextOf(card).stems.has(term));

export interface ParsedQuery {
  readonly words: readonly SearchWord[];
  /** Whether some word as typed is on no card. */
  readonly isGuessed: boolean;
}

const wordGuessers = new WeakMap<readonly PlanarCardFacts[], ReturnType<typeof createWordGuesser>>();

function wordGuesserFor(cards: readonly PlanarCardFacts[]) {
  const wordGuesser = wordGuessers.get(cards) ?? createWordGuesser(cards.flatMap(textsOf));
  wordGuessers.set(cards, wordGuesser);
  return wordGuesser;
}

export function parseQuery(cards: readonly PlanarCardFacts[], text: string): ParsedQuery {
  const isFound = (word: SearchWord) =>
    cards.some(
      (card) => isInsideTitleWord(card, word) || startsTitleWord(card, word) || isInText(card, word),
    );
  const toWord = (typed: string) => withCompletions(cards, toSearchWord(typed), typed);
  const wordsAsTyped = searchTokensIn(text).map(toWord);
  if (wordsAsTyped.every(isFound)) return { words: wordsAsTyped, isGuessed: false };
  // In the other layout, punctuation may be letters: "[fjc" is «хаос».
  const words = text.split(/\s+/).flatMap((piece) => {
    const typedWords = searchTokensIn(piece).map(toWord);
    if (typedWords.every(isFound)) return typedWords;
    const guesses = wordGuesserFor(cards).guessesOf(piece).map(toSearchWord);
    return guesses.length === 0 ? typedWords : [anyOf(guesses)];
  });
  return { words, isGuessed: true };
}

/** Adds the words that a typed beginning may become, if no card has it as a word or at the start of a name. */
function withCompletions(cards: readonly PlanarCardFacts[], word: SearchWord, typed: string): SearchWord {
  if (word.isWeak || cards.some((card) => startsTitleWord(card, word) || isInText(card, word))) return word;
  const completions = wordGuesserFor(cards).completionsOf(typed).map(toSearchWord);
  return { ...word, stems: new Set([word, ...completions].flatMap(({ stems }) => [...stems])) };
}

const anyOf = (words: readonly SearchWord[]): SearchWord => ({
  nameKeys: words.flatMap(({ nameKeys }) => nameKeys),
  stems: new Set(words.flatMap(({ stems }) => [...stems])),
  isWeak: words.every(({ isWeak }) => isWeak),
});

const toSearchWord = (word: string): SearchWord => ({
  nameKeys: word.includes('/') ? [] : [looseNameKey(word)],
  stems: new Set(relatedStemsOf(word)),
  isWeak: isWeakWord(word),
});
