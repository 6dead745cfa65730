/** Predicts which cards can be face up after the next action, only to preload their pictures, never to reveal them. */
import { cardsInDeck, deckIndexOf } from '../../../rules/planar/decks/deck-cards';
import {
  adjacentSquare,
  laidCardsOn,
  orthogonalDirections,
} from '../../../rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { isStartingPlaneRevealed } from '../../../rules/planar/planar-zone';

/** The first two cards, because a phenomenon is left at once for the next card. */
const MAX_TOP_CARDS = 2;
/** The most taken cards to preload, any of which may be next. */
const MAX_TAKEN_CARDS = 4;

/** Returns the likeliest cards first. */
export function cardsAhead(planar: PlanarZone): readonly PlanarCardId[] {
  const { map, choice } = planar;
  const deck = cardsInDeck(planar.decks, deckIndexOf(planar, planar.controller));
  if (!isStartingPlaneRevealed(planar)) {
    const firstPlane = deck.find((card) => planar.kinds[card] === 'plane');
    return firstPlane === undefined ? [] : [firstPlane];
  }
  const topCards = deck.slice(0, MAX_TOP_CARDS);
  if (choice) return [...choice.cards.slice(0, MAX_TAKEN_CARDS), ...topCards];
  if (!map) return topCards;
  const adjacentCards = orthogonalDirections.flatMap((direction) =>
    laidCardsOn(map, adjacentSquare(map.at, direction)),
  );
  return [...adjacentCards, ...topCards.slice(0, 1)];
}
