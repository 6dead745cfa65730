/** Merges another user's custom cards, which come with a deck, into the user's custom cards. */
import { canonicalJson } from '../../lib/canonical-json';
import type { CustomCard, CustomCards, CustomCardText } from '../cards/custom-cards';

/**
 * 'known': a card with the same text exists. 'itself': added unchanged. 'renamed': its id belongs to a card with
 * another text, so it is added with a new id.
 */
export interface MergedCard {
  readonly card: CustomCard;
  readonly how: 'known' | 'itself' | 'renamed';
  /** The id of the existing card; null if the card must be added. */
  readonly knownAs: string | null;
}

type ExistingCards = Pick<CustomCards, 'cards' | 'find' | 'take' | 'add'>;

export function planCardMerge(
  cards: readonly CustomCard[],
  mine: Pick<ExistingCards, 'cards' | 'find'>,
): readonly MergedCard[] {
  const existing = mine.cards.value ?? [];
  const byText = new Map(existing.toReversed().map((card) => [canonicalText(card), card.id]));
  return cards.map((card) => {
    const sameId = mine.find(card.id);
    const isSame = sameId !== null && canonicalText(sameId) === canonicalText(card);
    const knownAs = isSame && sameId.removedAt === null ? card.id : byText.get(canonicalText(card));
    if (knownAs !== undefined) return { card, how: 'known', knownAs };
    return sameId === null || isSame
      ? { card, how: 'itself', knownAs: null }
      : { card, how: 'renamed', knownAs: null };
  });
}

/** Adds the cards that do not exist yet; returns the new id of each card by its original id. */
export function mergeCards(
  cards: readonly CustomCard[],
  mine: ExistingCards,
  now: number,
): ReadonlyMap<string, string> {
  return new Map(
    planCardMerge(cards, mine).map(({ card, how, knownAs }) => {
      if (knownAs !== null) return [card.id, knownAs];
      if (how === 'renamed') return [card.id, mine.add(textOf(card))];
      mine.take({ ...card, touchedAt: now });
      return [card.id, card.id];
    }),
  );
}

function textOf({ id, touchedAt, removedAt, ...text }: CustomCard): CustomCardText {
  return text;
}

function canonicalText(card: CustomCard): string {
  return canonicalJson(textOf(card));
}
