/** Previews a received deck as it will be stored on this device, and stores it. */
import type { DeckExport } from '../../storage/decks/deck-export';
import type { CustomCards } from '../cards/custom-cards';
import type { FileToImport } from '../pictures/file-to-import';
import { mergeCards, type PlannedMerge, planCardMerge } from './card-merge';
import type { Decks } from './decks';
import type { DeckPictures } from './sharing/deck-file';

export interface ImportPreview {
  /** The ids of its cards on this device; the received id for a card that will get a new one. */
  readonly cardIds: readonly string[];
  readonly plannedMerges: readonly PlannedMerge[];
}

/** Returns what storing the deck would do. */
export function previewImport(
  { cards, customCards: receivedCards }: DeckExport,
  customCards: Pick<CustomCards, 'cards' | 'find'>,
): ImportPreview {
  const plannedMerges = planCardMerge(receivedCards, customCards);
  const existingIdByCard = new Map<string, string | null>(
    plannedMerges.map(({ card, existingId }) => [card.id, existingId]),
  );
  return { cardIds: cards.map((card) => existingIdByCard.get(card) ?? card), plannedMerges };
}

export interface SavedImport {
  readonly deckId: string;
  /** The pictures of the deck, with their cards. */
  readonly picturesToImport: readonly FileToImport[];
}

export function saveImport(
  { name, cards, customCards: receivedCards }: DeckExport,
  pictures: DeckPictures,
  {
    decks,
    customCards,
    now,
  }: { readonly decks: Decks; readonly customCards: CustomCards; readonly now: number },
): SavedImport {
  const localIdByCard = mergeCards(receivedCards, customCards, now);
  const localIdOf = (card: string) => localIdByCard.get(card) ?? card;
  return {
    deckId: decks.add(name, cards.map(localIdOf)),
    picturesToImport: [...pictures]
      .filter(([card]) => cards.includes(card))
      .map(([card, content]) => ({ name: card, content, card: localIdOf(card) })),
  };
}
