/** What is said of a planar deck in a line. */
import type { Language } from '../../content/bilingual';
import type { Words } from '../../i18n/en';
import { type DeckFitness, deckFitness } from '../../rules/planar/deck-fitness';
import type { PlanarCard } from '../../rules/planar/planar-card';
import { sizeOf } from '../../session/deck-choice';
import type { SavedDeck } from '../../session/decks';
import { asPlainText } from '../../session/plain-text';
import { tellRefusal } from '../parts/refusal-words';
import { deckName } from '../parts/words';

/** The numbers of players that a table can have. */
export const PLAYERS: readonly [fewest: number, most: number] = [2, 12];

export function sizeInWords(cards: readonly PlanarCard[], words: Words): string {
  const { planes, phenomena } = sizeOf(cards);
  return cards.length === 0 ? words.myDecks.empty : words.newGame.deckNote.full(planes, phenomena);
}

/** For whom the deck is legal, or what is missing. */
export function fitnessInWords({ shared, own }: DeckFitness, words: Words): string {
  const { sharedBy, ownToo, unfit } = words.myDecks;
  const uses = [
    ...('players' in shared ? [sharedBy(...shared.players)] : []),
    ...(own === null ? [ownToo] : []),
  ];
  if (uses.length > 0) return uses.join('; ');
  return 'players' in shared ? unfit : `${unfit}. ${tellRefusal(shared, words)}`;
}

export function fitnessOf(cards: readonly PlanarCard[]): DeckFitness {
  return deckFitness(cards, PLAYERS);
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
