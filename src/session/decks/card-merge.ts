/** Merges own cards of another user, which come with a deck, into the user's own cards. */
import type { OwnCard, OwnCards, OwnCardText } from '../cards/own-card-store';

/**
 * 'known': the same text is already there. 'itself': added unchanged. 'renamed': its id belongs to a card with
 * another text, so it is added with a new id.
 */
export interface MergedCard {
  readonly card: OwnCard;
  readonly how: 'known' | 'itself' | 'renamed';
  /** The id under which it is known here. */
  readonly knownAs: string | null;
}

type ExistingCards = Pick<OwnCards, 'cards' | 'find' | 'take' | 'add'>;

export function planCardMerge(
  cards: readonly OwnCard[],
  mine: Pick<ExistingCards, 'cards' | 'find'>,
): readonly MergedCard[] {
  const here = mine.cards.value ?? [];
  const byText = new Map(here.toReversed().map((card) => [canonicalText(card), card.id]));
  return cards.map((card) => {
    const namesake = mine.find(card.id);
    const isSame = namesake !== null && canonicalText(namesake) === canonicalText(card);
    const knownAs = isSame && namesake.removedAt === null ? card.id : byText.get(canonicalText(card));
    if (knownAs !== undefined) return { card, how: 'known', knownAs };
    return namesake === null || isSame
      ? { card, how: 'itself', knownAs: null }
      : { card, how: 'renamed', knownAs: null };
  });
}

/** Adds the cards that are not there yet, and returns the id of each. */
export function mergeCards(
  cards: readonly OwnCard[],
  mine: ExistingCards,
  now: number,
): ReadonlyMap<string, string> {
  return new Map(
    planCardMerge(cards, mine).map(({ card, how, knownAs }) => {
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

/** The text of a card in a fixed order, so that equal cards have equal texts. */
function canonicalText(card: OwnCard): string {
  return JSON.stringify(inOrder(textAlone(card)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, part]) => [key, inOrder(part)]);
}
