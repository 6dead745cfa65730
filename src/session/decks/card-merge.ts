/** Merges another user's custom cards, which come with a deck, into the user's custom cards. */
import { canonicalJson } from '../../lib/canonical-json';
import type { CustomCard, CustomCardContents, CustomCards } from '../cards/custom-cards';

/**
 * 'existing': a card with the same text exists. 'added': added with its id. 'addedWithNewId': its id belongs to a card
 * with another text, so it is added with a new id.
 */
export interface PlannedMerge {
  readonly card: CustomCard;
  readonly outcome: 'existing' | 'added' | 'addedWithNewId';
  /** The id of the existing card; null if the card must be added. */
  readonly existingId: string | null;
}

type CustomCardAccess = Pick<CustomCards, 'cards' | 'find' | 'addOrReplace' | 'add'>;

export function planCardMerge(
  cards: readonly CustomCard[],
  customCards: Pick<CustomCardAccess, 'cards' | 'find'>,
): readonly PlannedMerge[] {
  const existingCards = customCards.cards.value ?? [];
  const idByContents = new Map(existingCards.toReversed().map((card) => [canonicalContents(card), card.id]));
  return cards.map((card) => {
    const cardWithSameId = customCards.find(card.id);
    const hasSameContents =
      cardWithSameId !== null && canonicalContents(cardWithSameId) === canonicalContents(card);
    const existingId =
      hasSameContents && cardWithSameId.removedAt === null
        ? card.id
        : idByContents.get(canonicalContents(card));
    if (existingId !== undefined) return { card, outcome: 'existing', existingId };
    return cardWithSameId === null || hasSameContents
      ? { card, outcome: 'added', existingId: null }
      : { card, outcome: 'addedWithNewId', existingId: null };
  });
}

/** Adds the cards that do not exist yet; returns the new id of each card by its original id. */
export function mergeCards(
  cards: readonly CustomCard[],
  customCards: CustomCardAccess,
  now: number,
): ReadonlyMap<string, string> {
  return new Map(
    planCardMerge(cards, customCards).map(({ card, outcome, existingId }) => {
      if (existingId !== null) return [card.id, existingId];
      if (outcome === 'addedWithNewId') return [card.id, customCards.add(textOf(card))];
      customCards.addOrReplace({ ...card, touchedAt: now });
      return [card.id, card.id];
    }),
  );
}

function textOf({ id, touchedAt, removedAt, ...text }: CustomCard): CustomCardContents {
  return text;
}

function canonicalContents(card: CustomCard): string {
  return canonicalJson(textOf(card));
}
