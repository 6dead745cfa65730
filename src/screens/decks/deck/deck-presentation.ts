/** One-line descriptions of a planar deck. */
import type { Language } from '../../../content/bilingual';
import type { Words } from '../../../i18n/en';
import { deckLegality } from '../../../rules/planar/decks/deck-legality';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { countPlanesAndPhenomena } from '../../../session/decks/deck-choice';
import { type DeckViolations, findViolations, isPlayable } from '../../../session/decks/deck-violations';
import type { SavedDeck } from '../../../session/decks/decks';
import { sanitizeText } from '../../../session/lib/plain-text';
import { describeNeededChange } from '../../parts/rule/needed-change-words';
import { deckName } from '../../parts/words';

export function sizeInWords(cards: readonly PlanarCard[], words: Words): string {
  const { planeCount, phenomenonCount } = countPlanesAndPhenomena(cards);
  return cards.length === 0 ? words.myDecks.empty : words.newGame.deckNote.size(planeCount, phenomenonCount);
}

/** Describes for whom the deck is legal, or how to make it legal for this many players. */
export function describeLegality(cards: readonly PlanarCard[], playerCount: number, words: Words): string {
  const violations = findViolations(cards, playerCount);
  const uses = [describeSharedUse(cards, violations, words), describeOwnUse(violations, words)];
  if (isPlayable(violations))
    return uses.filter((_, index) => [violations.shared, violations.own][index] === null).join(' ');
  return [words.myDecks.notLegal, ...uses].join(' ');
}

/** Describes how many players can share the deck, or what to change until they can. */
export function describeSharedUse(
  cards: readonly PlanarCard[],
  { shared: violation, playerCount }: DeckViolations,
  { myDecks }: Words,
): string {
  const { shared } = deckLegality(cards);
  if (violation) return myDecks.toShare(playerCount, describeNeededChange(violation, myDecks));
  return myDecks.sharedBy(
    ...('playerCounts' in shared ? shared.playerCounts : ([playerCount, playerCount] as const)),
  );
}

/** Describes that the deck can be one player's own, or what to change until it can. */
export function describeOwnUse({ own }: DeckViolations, { myDecks }: Words): string {
  return own ? myDecks.toUseAlone(describeNeededChange(own, myDecks)) : myDecks.byOnePlayer;
}

export type DeckOrder = 'latest' | 'name';
export const deckOrders: readonly DeckOrder[] = ['latest', 'name'];

/** Sorts decks for a list; they are given with the most recently changed first. */
export function sortDecks(
  decks: readonly SavedDeck[],
  order: DeckOrder,
  words: Words,
  language: Language,
): readonly SavedDeck[] {
  if (order === 'latest') return decks;
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return decks.toSorted((first, second) => compare(deckName(words, first), deckName(words, second)));
}

/** Returns a file name for the deck that every file system accepts: letters, digits and spaces only. */
export function fileNameOf(deck: { readonly name: string }, extension = 'txt'): string {
  const safeName = sanitizeText(deck.name)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return `${safeName || 'planar-deck'}.${extension}`;
}
