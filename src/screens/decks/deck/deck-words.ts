/** One-line descriptions of a planar deck. */
import type { Language } from '../../../content/bilingual';
import type { Words } from '../../../i18n/en';
import { deckLegality } from '../../../rules/planar/decks/deck-legality';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { countPlanesAndPhenomena } from '../../../session/decks/deck-choice';
import { type DeckViolations, findViolations, type Violation } from '../../../session/decks/deck-violations';
import type { SavedDeck } from '../../../session/decks/decks';
import { sanitizeText } from '../../../session/lib/plain-text';
import { deckName } from '../../parts/words';

export function sizeInWords(cards: readonly PlanarCard[], words: Words): string {
  const { planeCount, phenomenonCount } = countPlanesAndPhenomena(cards);
  return cards.length === 0 ? words.myDecks.empty : words.newGame.deckNote.size(planeCount, phenomenonCount);
}

/** Describes for whom the deck is legal, or why it is not for this many players. */
export function describeLegality(cards: readonly PlanarCard[], playerCount: number, words: Words): string {
  const { notLegal } = words.myDecks;
  const violations = findViolations(cards, playerCount);
  if (violations) {
    const descriptions = [
      describeViolation(violations, 'shared', words),
      describeViolation(violations, 'own', words),
    ];
    return `${notLegal} ${descriptions.join(' ')}`;
  }
  return legalUses(cards, words);
}

/** Describes for whom a legal deck is legal. */
export function legalUses(cards: readonly PlanarCard[], { myDecks }: Words): string {
  const { sharedBy, byOnePlayer } = myDecks;
  const { shared, ownDeckRefusal } = deckLegality(cards);
  const uses = [
    ...('playerCounts' in shared ? [sharedBy(...shared.playerCounts)] : []),
    ...(ownDeckRefusal === null ? [byOnePlayer] : []),
  ];
  return uses.join(' · ');
}

/** Describes why the deck is not legal as a shared deck or as one player's own deck. */
export function describeViolation(
  violations: DeckViolations,
  use: 'shared' | 'own',
  { myDecks }: Words,
): string {
  const { own, shared } = myDecks.violations;
  const introduction = use === 'own' ? own : shared(violations.playerCount);
  return `${introduction} ${violationInWords(violations[use], myDecks)}.`;
}

/** Describes in one line why the deck is not legal; a shared deck is what most games are played with. */
export function describeMainViolation({ shared }: DeckViolations, { myDecks }: Words): string {
  return myDecks.notLegalLine(violationInWords(shared, myDecks));
}

function violationInWords(violation: Violation, { violations }: Words['myDecks']): string {
  return violation.kind === 'twice' ? violations.twice : violations[violation.kind](violation.difference);
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
