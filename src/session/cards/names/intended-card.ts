/** Finds the card that a typed name means, unless that would be a guess. */
import type { KnownCard } from '../../../rules/landless/known-card';
import { editDistance, MIN_LENGTH_FOR_TYPO } from '../../text-search/edit-distance';
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { normalizeName, wordsOf } from './normalize-name';
import { stemAsPrefix } from './word-starts';

/**
 * Returns the first card with the typed name; else the first whose name has all typed words, in any form, the last
 * perhaps unfinished; else the first within one typo of the name or its beginning. Null if no card is that close.
 */
export function findIntendedCard(typed: string, cards: readonly KnownCard[]): KnownCard | null {
  const possibleNames = [typed, switchKeyboardLayout(typed)].map(normalizeName).filter(Boolean);
  let closestCard: KnownCard | null = null;
  let smallestDistance = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const distance = Math.min(
      ...namesOf(card).flatMap((name) => possibleNames.map((possibleName) => distanceTo(possibleName, name))),
    );
    if (distance >= smallestDistance) continue;
    closestCard = card;
    smallestDistance = distance;
  }
  return closestCard;
}

/** Returns the only card with the typed name; if there is none, the only one with a half of that name. */
export function findExactCard(typed: string, cards: readonly KnownCard[]): KnownCard | null {
  const typedName = normalizeName(typed);
  const wholeNameMatches = cards.filter(({ name, russianName }) =>
    [name, russianName ?? ''].map(normalizeName).includes(typedName),
  );
  const exactCards =
    wholeNameMatches.length > 0
      ? wholeNameMatches
      : cards.filter((card) => namesOf(card).includes(typedName));
  return (exactCards.length === 1 && typedName && exactCards[0]) || null;
}

/** Returns whether a name of the card has all typed words, in any form and either keyboard layout. */
export const hasTypedWords = (typed: string, card: KnownCard) => isTypedFor(typed, card, hasWordsOf);

/** Returns whether a name of the card has all typed words, as above, and no others. */
export const hasOnlyTypedWords = (typed: string, card: KnownCard) =>
  isTypedFor(
    typed,
    card,
    (possibleName, name) =>
      wordsOf(possibleName).length === wordsOf(name).length && hasWordsOf(possibleName, name),
  );

function isTypedFor(
  typed: string,
  card: KnownCard,
  isFor: (possibleName: string, name: string) => boolean,
): boolean {
  const possibleNames = [typed, switchKeyboardLayout(typed)].map(normalizeName).filter(Boolean);
  return possibleNames.some((possibleName) => namesOf(card).some((name) => isFor(possibleName, name)));
}

const hasWordsOf = (typed: string, name: string) =>
  wordsOf(typed).every((word) => ` ${wordsOf(name).join(' ')}`.includes(` ${stemAsPrefix(word)}`));

/** Returns the full names and their halves. */
function namesOf({ name, russianName }: KnownCard): readonly string[] {
  return [name, russianName ?? ''].map(normalizeName).flatMap((name) => [name, ...name.split('/')]);
}

function distanceTo(typed: string, name: string): number {
  if (name === typed) return 0;
  if (hasWordsOf(typed, name)) return 1;
  if (typed.length < MIN_LENGTH_FOR_TYPO) return Number.POSITIVE_INFINITY;
  const { whole, prefix } = editDistance(typed, name, 0, name.length, 1);
  if (whole === 1) return 2;
  return prefix === 1 ? 3 : Number.POSITIVE_INFINITY;
}
