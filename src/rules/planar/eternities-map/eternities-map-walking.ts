/**
 * Planeswalking on the Eternities Map in the direction that the planar controller has chosen. 701.31b
 * planeswalking.
 */
import type { RandomState } from '../../chance/chance';
import { okResult, type RuleResult, refuse } from '../../rule';
import { deckIndexOf } from '../decks/deck-cards';
import type { PlanarHappening, PlanarOutcome } from '../planar-happening';
import type { PlanarZone, Square } from '../planar-state';
import { arriveAtCards } from '../planeswalking';
import { directionOfWalk, isSameSquare, laidCardsOn } from './eternities-map';
import {
  collectDistantPlanes,
  ensurePlaneInDeck,
  type MapUpdate,
  reportCollectedPlanes,
  sharedDeckCards,
  withSharedDeck,
} from './eternities-map-dealing';

/**
 * Planeswalks to a square. The planes that are left stay on their square; phenomena among them go to the bottom. On a
 * hellride the top card of the deck is turned face up, whatever it is.
 */
export function planeswalkTo(
  planar: PlanarZone,
  destination: Square,
  chance: RandomState,
): RuleResult<PlanarOutcome & { readonly chance: RandomState }> {
  const { map, faceUp, controller } = planar;
  if (!map?.pendingPlaneswalk) return refuse('701.31b', 'nothingToResolve');
  const ruledDirection = directionOfWalk(map, destination);
  if (!ruledDirection.ok) return ruledDirection;
  const laidCards = laidCardsOn(map, destination);
  const afterCollecting = collectDistantPlanes({
    planar: moveToSquare({ ...planar, map }, destination),
    chance,
    collected: [],
  });
  const update = laidCards.length > 0 ? afterCollecting : ensurePlaneInDeck(afterCollecting, 0);
  const cards = sharedDeckCards(update.planar);
  const [cardsToTurnUp, remainingDeck] =
    laidCards.length > 0 ? [laidCards, cards] : [cards.slice(0, 1), cards.slice(1)];
  const deckIndex = deckIndexOf(planar, controller);
  const directionChosen: PlanarHappening = {
    kind: 'directionChosen',
    rule: '701.31b',
    player: controller,
    direction: ruledDirection.value,
  };
  const afterArrival = arriveAtCards(
    withSharedDeck(update.planar, remainingDeck),
    cardsToTurnUp.map((card) => ({ card, deck: deckIndex })),
    faceUp,
    map.pendingPlaneswalk,
  );
  return okResult({
    planar: afterArrival.planar,
    happenings: [...reportCollectedPlanes([directionChosen], update), ...afterArrival.happenings],
    chance: update.chance,
  });
}

/** Puts the face-up cards back where they belong, before the next cards are turned face up. */
function moveToSquare(planar: MapUpdate['planar'], { x, y }: Square): MapUpdate['planar'] {
  const { map, kinds } = planar;
  const departed = planar.faceUp.map(({ card }) => card);
  const [planes, phenomena] = [
    departed.filter((id) => kinds[id] === 'plane'),
    departed.filter((id) => kinds[id] !== 'plane'),
  ];
  const otherSquares = map.otherSquares.filter((square) => !isSameSquare(square, { x, y }));
  return {
    ...withSharedDeck(planar, [...sharedDeckCards(planar), ...phenomena]),
    faceUp: [],
    map: {
      ...map,
      at: { x, y },
      otherSquares: [...otherSquares, { ...map.at, cards: planes }],
      pendingPlaneswalk: null,
    },
  };
}
