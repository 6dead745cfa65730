/** Finds cards with names like one that is on no card: "izett" is Izzet Steam Maze. */
import { namesOf } from '../../../content/planes/card-names';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarTypeName } from '../../../content/planes/planar-types';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import {
  allowedTypos,
  closeTypos,
  countMissingLetters,
  editDistance,
  isEnoughAlike,
  letterBits,
  MIN_LENGTH_FOR_TYPO,
} from '../../../session/text-search/edit-distance';
import { switchKeyboardLayout } from '../../../session/text-search/keyboard-layout';
import { wordsIn } from '../../../session/text-search/stems';

const MAX_SIMILAR_CARDS = 8;

/**
 * Returns the cards with names similar to the typed text in either keyboard layout, those with the most similar word
 * first; of equally similar ones, those with more similar words come first.
 */
export const findSimilarlyNamed = (cards: readonly PlanarCardFacts[], text: string) =>
  cardsWithCosts(cards, text)
    .filter(({ cost, isAlike }) => cost < 1 && isAlike)
    .slice(0, MAX_SIMILAR_CARDS)
    .map(({ card }) => card);

/** Sorts cards by the similarity of their names to the typed text. */
export const sortedBySimilarity = (cards: readonly PlanarCardFacts[], text: string) =>
  cardsWithCosts(cards, text).map(({ card }) => card);

function cardsWithCosts(cards: readonly PlanarCardFacts[], text: string) {
  const typedTexts = [text, switchKeyboardLayout(text)].map(wordKeysIn);
  return cards
    .map((card) => {
      const words = nameWordsOf(card);
      const typedWords = typedTexts.map((typedText) =>
        typedText.map((typed) => ({ typed, cost: Math.min(1, ...words.map((word) => costOf(typed, word))) })),
      );
      const costs = typedWords.flat().map(({ cost }) => cost);
      return {
        card,
        cost: Math.min(1, ...costs),
        totalCost: costs.reduce((total, cost) => total + cost, 0),
        isAlike: typedWords.some((ofText) =>
          isEnoughAlike(countLetters(ofText.filter(({ cost }) => cost < 1)), countLetters(ofText)),
        ),
      };
    })
    .sort((first, second) => first.cost - second.cost || first.totalCost - second.totalCost);
}

const countLetters = (words: readonly { readonly typed: string }[]) =>
  words.reduce((count, { typed }) => count + typed.length, 0);

/** Returns the words of a text that are long enough to be compared, with doubled letters as one. */
const wordKeysIn = (text: string): readonly string[] =>
  wordsIn(looseNameKey(text))
    .map((word) => word.replaceAll(/(.)\1+/gu, '$1'))
    .filter((word) => word.length >= MIN_LENGTH_FOR_TYPO);

const nameWords = new WeakMap<PlanarCardFacts, readonly string[]>();

function nameWordsOf(card: PlanarCardFacts): readonly string[] {
  const planarType = planarTypeName(card.planarType);
  const words =
    nameWords.get(card) ?? [...namesOf(card), planarType?.en ?? '', planarType?.ru ?? ''].flatMap(wordKeysIn);
  nameWords.set(card, words);
  return words;
}

/** Returns the share of the typed letters that are typos; 1 for too many. */
function costOf(typed: string, word: string): number {
  const maxTypos = allowedTypos(typed.length);
  if (countMissingLetters(letterBits(typed), letterBits(word)) > maxTypos) return 1;
  const distance = editDistance(typed, word, 0, word.length, maxTypos);
  const isClose = closeTypos(typed, word[0], distance) !== null;
  return isClose ? Math.min(distance.whole, distance.prefix + 0.5) / typed.length : 1;
}
