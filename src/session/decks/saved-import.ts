/** Previews a received deck as it will be stored on this device, and stores it. */
import { printedCard } from '../../rules/planar/planar-card';
import type { DeckExport } from '../../storage/decks/deck-export';
import type { CustomCard, CustomCards } from '../cards/custom-cards';
import type { PictureFile } from '../pictures/picture-file';
import { type MergedCard, mergeCards, planCardMerge } from './card-merge';
import type { Decks } from './decks';
import type { DeckPictures } from './sharing/deck-file';

/** Returns the deck with the texts of the custom cards in it. */
export function deckForExport(
  deck: Pick<DeckExport, 'name' | 'cards'>,
  customCards: readonly CustomCard[],
): DeckExport {
  const cards = [...new Set(deck.cards.map(printedCard))];
  return {
    name: deck.name,
    cards,
    customCards: customCards.filter(({ id }) => cards.includes(printedCard(id))),
  };
}

export interface ImportPreview {
  /** The ids of its cards on this device; the received id for a card that will get a new one. */
  readonly ids: readonly string[];
  readonly arriving: readonly MergedCard[];
}

/** Returns what storing the deck would do. */
export function previewImport(
  { cards, customCards }: DeckExport,
  mine: Pick<CustomCards, 'cards' | 'find'>,
): ImportPreview {
  const merged = planCardMerge(customCards, mine);
  const knownIds = new Map(merged.map(({ card, knownAs }) => [card.id, knownAs]));
  return { ids: cards.map((card) => knownIds.get(card) ?? card), arriving: merged };
}

export interface SavedImport {
  readonly deck: string;
  /** The pictures of the deck, with their cards. */
  readonly pictures: readonly PictureFile[];
}

export function saveImport(
  { name, cards, customCards }: DeckExport,
  pictures: DeckPictures,
  { decks, mine, now }: { readonly decks: Decks; readonly mine: CustomCards; readonly now: number },
): SavedImport {
  const ids = mergeCards(customCards, mine, now);
  const localId = (card: string) => ids.get(card) ?? card;
  return {
    deck: decks.add(name, cards.map(localId)),
    pictures: [...pictures]
      .filter(([card]) => cards.includes(card))
      .map(([card, content]) => ({ name: card, content, card: localId(card) })),
  };
}
