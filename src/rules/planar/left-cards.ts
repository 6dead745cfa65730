/** 701.31b: the owner of several cards that were left together orders them on the bottom of the deck. */
import { cardsInDeck, withDeckCards } from './decks/deck-cards';
import type { PlanarCardId } from './planar-card';
import type { PlanarOperation } from './planar-operation';
import type { FaceUpCard, Planar } from './planar-state';

/** Asks only for the order of the cards, which only their owner sees. */
const ORDER_LEFT: PlanarOperation = {
  take: { kind: 'cards', count: 2 },
  shown: 'controller',
  planes: ['bottom'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

/** Asks the owner of several cards that were left and are on the bottom for their order there. */
export function askForOrderOfLeftCards(planar: Planar, leftCards: readonly FaceUpCard[], below = 0): Planar {
  const [first] = leftCards;
  if (!first) return planar;
  const { deck } = first;
  const others = leftCards.filter((one) => one.deck !== deck);
  const isLeft = (card: PlanarCardId) => leftCards.some((one) => one.card === card);
  const all = cardsInDeck(planar.decks, deck);
  const cards = all.filter(isLeft);
  if (cards.length < 2) return askForOrderOfLeftCards(planar, others);
  const choice = { operation: ORDER_LEFT, source: null, deck, cards, left: { below, others } };
  return {
    ...planar,
    decks: withDeckCards(
      planar.decks,
      deck,
      all.filter((card) => !isLeft(card)),
    ),
    choice,
  };
}

/** Leaves cards that were left together on the bottom in the order in which they lie. */
export function keepOrderOfLeftCards(planar: Planar): Planar {
  const { choice, decks } = planar;
  if (!choice?.left) return planar;
  const { deck, cards } = choice;
  return {
    ...planar,
    choice: null,
    decks: withDeckCards(decks, deck, [...cardsInDeck(decks, deck), ...cards]),
  };
}
