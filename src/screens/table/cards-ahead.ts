/** Which cards can be face up after the next thing done: only for having their pictures ready, never for the eyes of the table. */
import { cardsAt } from '../../rules/planar/eternities-map';
import { cardsIn, deckOf, isStartingPlaneRevealed, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';

/** A phenomenon is left at once, for the card behind it. */
const FROM_THE_TOP = 2;
/** Of cards in hand, to any of which one may go. */
const IN_HAND = 4;

const steps = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The likeliest first. */
export function cardsAhead(planar: Planar): readonly PlanarCardId[] {
  const { map, choice } = planar;
  const deck = cardsIn(planar.decks, deckOf(planar, planar.controller));
  if (!isStartingPlaneRevealed(planar)) {
    const first = deck.find((card) => planar.kinds[card] === 'plane');
    return first === undefined ? [] : [first];
  }
  const top = deck.slice(0, FROM_THE_TOP);
  if (choice) return [...choice.cards.slice(0, IN_HAND), ...top];
  if (!map) return top;
  const around = steps.flatMap(({ x, y }) => cardsAt(map, { x: map.at.x + x, y: map.at.y + y }));
  return [...around, ...top.slice(0, 1)];
}
