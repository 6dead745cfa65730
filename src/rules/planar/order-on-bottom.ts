/** 701.31b: the owner of several cards that were face up together orders them on the bottom of the deck. */
import { cardsInDeck, putBackInDeck, withDeckCards } from './decks/deck-cards';
import type { PlanarCardId } from './planar-card';
import type { PlanarOperation } from './planar-operation';
import type { FaceUpCard, PlanarChoice, PlanarZone } from './planar-state';

/** Asks only for the order of the cards, which only their owner sees. */
const ORDER_ON_BOTTOM: PlanarOperation = {
  take: { kind: 'cards', count: 2 },
  shown: 'controller',
  planes: ['bottom'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

/** Asks the owner of several cards that have just gone to the bottom of the deck for their order there. */
export function askOwnerForOrderOnBottom(planar: PlanarZone, departed: readonly FaceUpCard[]): PlanarZone {
  const [first] = departed;
  if (!first) return planar;
  const { deck: deckIndex } = first;
  const departedFromOtherDecks = departed.filter((faceUpCard) => faceUpCard.deck !== deckIndex);
  const isDeparted = (card: PlanarCardId) => departed.some((faceUpCard) => faceUpCard.card === card);
  const deckCards = cardsInDeck(planar.decks, deckIndex);
  const cards = deckCards.filter(isDeparted);
  if (cards.length < 2) return askOwnerForOrderOnBottom(planar, departedFromOtherDecks);
  const choice: PlanarChoice = {
    operation: ORDER_ON_BOTTOM,
    source: null,
    deck: deckIndex,
    cards,
    pendingBottomOrder: {
      below: deckCards.toReversed().findIndex(isDeparted),
      others: departedFromOtherDecks,
    },
  };
  return {
    ...planar,
    decks: withDeckCards(
      planar.decks,
      deckIndex,
      deckCards.filter((card) => !isDeparted(card)),
    ),
    choice,
  };
}

/** Keeps the order of cards whose owner was asked for it. */
export function keepOrderOnBottom(planar: PlanarZone): PlanarZone {
  const { choice, decks } = planar;
  if (!choice?.pendingBottomOrder) return planar;
  const { deck: deckIndex, cards, pendingBottomOrder } = choice;
  return {
    ...planar,
    choice: null,
    decks: putBackInDeck(decks, deckIndex, [], cards, pendingBottomOrder.below),
  };
}
