/** One-line descriptions of a planar deck. */
import type { Language } from '../../../content/bilingual';
import type { Words } from '../../../i18n/en';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { sizeOf } from '../../../session/decks/deck-choice';
import { findLacks, fitnessOf, type Lacks } from '../../../session/decks/deck-lacks';
import type { SavedDeck } from '../../../session/decks/decks';
import { sanitizeText } from '../../../session/lib/plain-text';
import { deckName } from '../../parts/words';

export function sizeInWords(cards: readonly PlanarCard[], words: Words): string {
  const { planes, phenomena } = sizeOf(cards);
  return cards.length === 0 ? words.myDecks.empty : words.newGame.deckNote.full(planes, phenomena);
}

/** Describes who can play with the deck, or what it lacks for this many players. */
export function describeFitness(cards: readonly PlanarCard[], players: number, words: Words): string {
  const { sharedBy, ownToo, notLegal } = words.myDecks;
  const lacks = findLacks(cards, players);
  if (lacks) {
    const missing = [describeLack(lacks, 'shared', words), describeLack(lacks, 'own', words)];
    return `${notLegal} ${missing.join(' ')}`;
  }
  const { shared, own } = fitnessOf(cards);
  const uses = [
    ...('players' in shared ? [sharedBy(...shared.players)] : []),
    ...(own === null ? [ownToo] : []),
  ];
  return uses.join('; ');
}

/** Describes what the deck lacks as a shared deck or as one player's own deck. */
export function describeLack(lacks: Lacks, as: 'shared' | 'own', { myDecks }: Words): string {
  const { [as]: lack, players } = lacks;
  const use = as === 'own' ? myDecks.lacks.own : myDecks.lacks.shared(players);
  return `${use} ${lack.kind === 'twice' ? myDecks.lacks.twice : myDecks.lacks[lack.kind](lack.by)}`;
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
  return decks.toSorted((one, other) => compare(deckName(words, one), deckName(words, other)));
}

/** Returns a file name for the deck that every file system accepts: letters, digits and spaces only. */
export function fileNameOf(deck: { readonly name: string }, ending = 'txt'): string {
  const plain = sanitizeText(deck.name)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return `${plain || 'planar-deck'}.${ending}`;
}
