/** What is said of a planar deck in a line. */
import type { Language } from '../../content/bilingual';
import type { Words } from '../../i18n/en';
import type { PlanarCard } from '../../rules/planar/planar-card';
import { sizeOf } from '../../session/deck-choice';
import type { SavedDeck } from '../../session/decks';
import { asPlainText } from '../../session/plain-text';
import { deckName } from '../parts/words';
import { fitnessOf, type Lack, lacksOf } from './deck-lacks';

export function sizeInWords(cards: readonly PlanarCard[], words: Words): string {
  const { planes, phenomena } = sizeOf(cards);
  return cards.length === 0 ? words.myDecks.empty : words.newGame.deckNote.full(planes, phenomena);
}

/** For whom the deck is legal, or what is missing. */
export function fitnessInWords(cards: readonly PlanarCard[], words: Words): string {
  const { sharedBy, ownToo, unfit } = words.myDecks;
  const lacks = lacksOf(cards);
  if (lacks) {
    const missing = [lackInWords(lacks.shared, 'shared', words), lackInWords(lacks.own, 'own', words)];
    return `${unfit} ${missing.join(' ')}`;
  }
  const { shared, own } = fitnessOf(cards);
  const uses = [
    ...('players' in shared ? [sharedBy(...shared.players)] : []),
    ...(own === null ? [ownToo] : []),
  ];
  return uses.join('; ');
}

/** What is missing where one deck is shared, or where it is a player's own. */
export function lackInWords(lack: Lack, as: 'shared' | 'own', { myDecks: { lacks } }: Words): string {
  return lack.kind === 'twice' ? lacks[as].twice : lacks[as][lack.kind](lack.by);
}

export type DeckOrder = 'latest' | 'name';
export const deckOrders: readonly DeckOrder[] = ['latest', 'name'];

/** The decks as they are listed; they come with the latest changed first. */
export function inOrder(
  decks: readonly SavedDeck[],
  order: DeckOrder,
  words: Words,
  language: Language,
): readonly SavedDeck[] {
  if (order === 'latest') return decks;
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return decks.toSorted((one, other) => compare(deckName(words, one), deckName(words, other)));
}

/** What a file with the deck is called: letters, digits and spaces, which every phone can store. */
export function fileNameOf(deck: { readonly name: string }, ending = 'txt'): string {
  const plain = asPlainText(deck.name)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return `${plain || 'planar-deck'}.${ending}`;
}
