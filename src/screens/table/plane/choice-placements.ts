/** Models the planar controller's selection so far: the cards in order, each with its destination. */
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { destinationsOf, type Settlement } from '../../../rules/planar/planar-choice';
import { type Destination, destinationOfChosenCards } from '../../../rules/planar/planar-operation';
import type { PlanarChoice, PlanarZone } from '../../../rules/planar/planar-state';

export type Placements = readonly { readonly card: PlanarCardId; readonly destination: Destination }[];

/**
 * Puts each card in its default destination. If planes must be chosen, none is chosen initially, and the cards that can
 * be chosen come first, unless the order of the rest matters.
 */
export function initialPlacements(planar: PlanarZone, choice: PlanarChoice): Placements {
  const { chosen, bottom } = choice.operation;
  const mustChoose = chosen !== null;
  const isFixed = (card: PlanarCardId) => destinationsOf(planar, choice, card).length < 2;
  const cards =
    mustChoose && bottom === 'random'
      ? choice.cards.toSorted((one, other) => Number(isFixed(one)) - Number(isFixed(other)))
      : choice.cards;
  return cards.map((card) => {
    const [firstDestination = 'bottom', alternative = firstDestination] = destinationsOf(
      planar,
      choice,
      card,
    );
    return { card, destination: mustChoose ? alternative : firstDestination };
  });
}

/**
 * Returns the selection on the screen; null until the player who may see the cards has the device. Everyone has seen
 * cards that were face up together.
 */
export function placementsToShow(
  planar: PlanarZone,
  choice: PlanarChoice,
  placements: Placements | null,
): Placements | null {
  const areHidden = choice.operation.shown === 'controller' && !choice.pendingBottomOrder;
  return placements ?? (areHidden ? null : initialPlacements(planar, choice));
}

/** Sends a card to a destination; where one card is chosen, the previous one returns to its default destination. */
export function placeCard(
  planar: PlanarZone,
  choice: PlanarChoice,
  placements: Placements,
  card: PlanarCardId,
  destination: Destination,
): Placements {
  const chosenDestination = destinationOfChosenCards(choice.operation);
  const replacesPreviousChoice = choice.operation.chosen === 1 && destination === chosenDestination;
  return placements.map((picked) => {
    if (picked.card === card) return { card, destination };
    const [, alternative = picked.destination] = destinationsOf(planar, choice, picked.card);
    return replacesPreviousChoice && picked.destination === chosenDestination
      ? { ...picked, destination: alternative }
      : picked;
  });
}

/** Returns whether the order of the cards matters. */
export function isOrderRelevant({ operation }: PlanarChoice, placements: Placements): boolean {
  const countGoingTo = (target: Destination) =>
    placements.filter(({ destination }) => destination === target).length;
  return countGoingTo('top') > 1 || (countGoingTo('bottom') > 1 && operation.bottom === 'anyOrder');
}

export function settlementOf(placements: Placements): Settlement {
  const cardsGoingTo = (target: Destination) =>
    placements.filter(({ destination }) => destination === target).map(({ card }) => card);
  return {
    top: cardsGoingTo('top'),
    bottom: cardsGoingTo('bottom'),
    walk: cardsGoingTo('walk'),
    add: cardsGoingTo('add'),
  };
}
