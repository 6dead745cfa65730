/** Where the name, type line or sets of a card have the words by which it was found. */
import { type Language, otherLanguage } from '../../../content/bilingual';
import { namesOf } from '../../../content/planes/card-names';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarSets } from '../../../content/planes/planar-sets';
import { planarTypeName } from '../../../content/planes/planar-types';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { type HighlightPiece, highlightWhere } from '../../../session/text-search/highlight';
import { cardStemOf } from './card-stems';
import { type FoundWord, findMatchingLine, type MatchingLine } from './matching-line';
import { hasInside, type SearchWord } from './search-words';

const TITLE_WORD = /[\p{L}\p{N}'’]+/gu;

/** Splits a title at the words that begin with a word of the query, are a form of it, or contain it. */
export const highlightTitle = (title: string, words: readonly SearchWord[]): readonly HighlightPiece[] =>
  highlightWhere(title, TITLE_WORD, ([titleWord]) =>
    strongWordsOf(words).some((word) => isAtWord(titleWord, word) || isInsideWord(titleWord, word)),
  );

/** Returns the words without the weak ones, if there are others. */
function strongWordsOf<Word extends SearchWord>(words: readonly Word[]): readonly Word[] {
  const strongWords = words.filter(({ isWeak }) => !isWeak);
  return strongWords.length > 0 ? strongWords : words;
}

/** What a row shows besides its titles, so that it has every word by which the card was found. */
export interface RowAddition {
  /** A set, a former name, or a name or type in the other language. */
  readonly hiddenTitle: string | null;
  readonly line: MatchingLine | null;
}

export function addToRow(
  card: PlanarCardFacts,
  words: readonly FoundWord[],
  shownTitles: readonly string[],
  readerLanguage: Language,
): RowAddition {
  if (words.length === 0) return { hiddenTitle: null, line: null };
  const otherWords = wordsOutsideTitles(words, shownTitles, isAtWord);
  const hiddenTitles = hiddenTitlesOf(card, readerLanguage);
  const hiddenTitle = titleWithMost(hiddenTitles, otherWords, isAtWord);
  const wordsInText =
    hiddenTitle === null ? otherWords : wordsOutsideTitles(otherWords, [hiddenTitle], isAtWord);
  const line = findMatchingLine(card, wordsInText, readerLanguage);
  if (hiddenTitle !== null || line !== null) return { hiddenTitle, line };
  const wordsNowhere = wordsOutsideTitles(otherWords, shownTitles, isInsideWord);
  return { hiddenTitle: titleWithMost(hiddenTitles, wordsNowhere, isInsideWord), line };
}

/** Lists what a row may not show: the type, sets, and names of a card, those in the reader's language first. */
function hiddenTitlesOf(card: PlanarCardFacts, readerLanguage: Language): readonly string[] {
  const secondLanguage = otherLanguage(readerLanguage);
  const sets = card.printings.map(({ set }) => ({ code: set, name: planarSets[set].name }));
  return [
    planarTypeName(card.planarType)?.[readerLanguage] ?? '',
    ...sets.map(({ name }) => name[readerLanguage]),
    ...sets.map(({ name }) => name[secondLanguage]),
    ...sets.map(({ code, name }) => `${code} · ${name[readerLanguage]}`),
    planarTypeName(card.planarType)?.[secondLanguage] ?? '',
    ...namesOf(card),
  ];
}

type WordTest = (titleWord: string, word: SearchWord) => boolean;

/** Returns the words of the query that are in none of these titles; weak ones only if there are no others. */
function wordsOutsideTitles<Word extends SearchWord>(
  words: readonly Word[],
  titles: readonly string[],
  isAt: WordTest,
): readonly Word[] {
  const titleWords = titles.flatMap((title) => title.match(TITLE_WORD) ?? []);
  return strongWordsOf(words).filter((word) => !titleWords.some((titleWord) => isAt(titleWord, word)));
}

/** Returns the title with most of these words; null if none has any. */
function titleWithMost(
  titles: readonly string[],
  words: readonly SearchWord[],
  isAt: WordTest,
): string | null {
  const missingCounts = titles.map((title) => wordsOutsideTitles(words, [title], isAt).length);
  const fewestMissing = Math.min(...missingCounts);
  return fewestMissing < words.length ? (titles[missingCounts.indexOf(fewestMissing)] ?? null) : null;
}

function isAtWord(titleWord: string, { nameKeys, stems }: SearchWord): boolean {
  const titleKey = looseNameKey(titleWord);
  return nameKeys.some((key) => titleKey.startsWith(key)) || stems.has(cardStemOf(titleWord));
}

const isInsideWord = (titleWord: string, { nameKeys }: SearchWord) =>
  nameKeys.some((key) => hasInside(looseNameKey(titleWord), key));
