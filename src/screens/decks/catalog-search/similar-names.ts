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
  typosBetween,
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

/** The share of a line's letters that must be in words of a name; the other words must at least begin alike. */
const MIN_SURE_SHARE = 0.6;

/** Returns the only card whose name has the words of the text, begun or with typos; null if none or several have. */
export function findOnlyCardWithWords(
  cards: readonly PlanarCardFacts[],
  text: string,
): PlanarCardFacts | null {
  const typedTexts = [text, switchKeyboardLayout(text)].map(wordKeysIn).filter(({ length }) => length > 0);
  const [card = null, another] = cards.filter((candidate) => {
    const words = namesOf(candidate).flatMap(wordKeysIn);
    return typedTexts.some((typedText) => {
      const sure = typedText.filter((typed) => words.some((word) => isLikely(typed, word)));
      return (
        letterCount(sure) >= letterCount(typedText) * MIN_SURE_SHARE &&
        typedText.every((typed) => words.some((word) => word.startsWith(typed.slice(0, 2))))
      );
    });
  });
  return another ? null : card;
}

const isLikely = (typed: string, word: string) =>
  word.startsWith(typed) || (word[0] === typed[0] && typosBetween(typed, word) !== null);

const letterCount = (words: readonly string[]) => words.join('').length;

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
          isEnoughAlike(
            letterCount(ofText.flatMap(({ typed, cost }) => (cost < 1 ? typed : []))),
            letterCount(ofText.map(({ typed }) => typed)),
          ),
        ),
      };
    })
    .sort((first, second) => first.cost - second.cost || first.totalCost - second.totalCost);
}

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
