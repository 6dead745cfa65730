/** Cards that somebody else has made and that come with a deck, beside those the user has already. */
import type { OwnCard, OwnCards, OwnCardText } from './own-cards';

/**
 * 'known': the same text is there already. 'itself': it comes as it is. 'renamed': its id belongs to a card with another text, so
 * it comes as a new card.
 */
export interface ArrivingCard {
  readonly card: OwnCard;
  readonly how: 'known' | 'itself' | 'renamed';
  /** By which id it is known here. */
  readonly knownAs: string | null;
}

type Mine = Pick<OwnCards, 'cards' | 'find' | 'take' | 'add'>;

export function arriving(
  cards: readonly OwnCard[],
  mine: Pick<Mine, 'cards' | 'find'>,
): readonly ArrivingCard[] {
  const here = mine.cards.value ?? [];
  const byText = new Map(here.toReversed().map((card) => [textOf(card), card.id]));
  return cards.map((card) => {
    const namesake = mine.find(card.id);
    const isSame = namesake !== null && textOf(namesake) === textOf(card);
    const knownAs = isSame && namesake.removedAt === null ? card.id : byText.get(textOf(card));
    if (knownAs !== undefined) return { card, how: 'known', knownAs };
    return namesake === null || isSame
      ? { card, how: 'itself', knownAs: null }
      : { card, how: 'renamed', knownAs: null };
  });
}

/** Keeps those that are not there yet, and answers by which id each is known from now on. */
export function takeIn(cards: readonly OwnCard[], mine: Mine, now: number): ReadonlyMap<string, string> {
  return new Map(
    arriving(cards, mine).map(({ card, how, knownAs }) => {
      if (knownAs !== null) return [card.id, knownAs];
      if (how === 'renamed') return [card.id, mine.add(textAlone(card))];
      mine.take({ ...card, touchedAt: now });
      return [card.id, card.id];
    }),
  );
}

function textAlone({ id, touchedAt, removedAt, ...text }: OwnCard): OwnCardText {
  return text;
}

/** All that is said of the card, in an order of its own, so that equal cards are equal texts. */
function textOf(card: OwnCard): string {
  return JSON.stringify(inOrder(textAlone(card)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, part]) => [key, inOrder(part)]);
}
