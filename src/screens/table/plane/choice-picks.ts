/** Models the planar controller's selection so far: the cards in order, each with its destination. */
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { destinationsOf, type Settlement } from '../../../rules/planar/planar-choice';
import { type Destination, defaultDestination } from '../../../rules/planar/planar-operation';
import type { PlanarChoice, PlanarZone } from '../../../rules/planar/planar-state';

export type Placements = readonly { readonly card: PlanarCardId; readonly destination: Destination }[];

/**
 * Puts each card in its default destination. If planes must be chosen, none is chosen initially, and the cards that can
 * be chosen come first, unless the order of the rest matters.
 */
export function initialPicks(planar: PlanarZone, choice: PlanarChoice): Placements {
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

/** Returns the selection on the screen; null until the player who may see the cards has the device. */
export function picksToShow(
  planar: PlanarZone,
  choice: PlanarChoice,
  picks: Placements | null,
): Placements | null {
  return picks ?? (choice.operation.shown === 'controller' ? null : initialPicks(planar, choice));
}

/** Sends a card to a destination; where one card is chosen, the previous one returns to its default destination. */
export function pick(
  planar: PlanarZone,
  choice: PlanarChoice,
  picks: Placements,
  card: PlanarCardId,
  destination: Destination,
): Placements {
  const chosenDestination = defaultDestination(choice.operation);
  const isSingleChoice = choice.operation.chosen === 1 && destination === chosenDestination;
  return picks.map((picked) => {
    if (picked.card === card) return { card, destination };
    const [, alternative = picked.destination] = destinationsOf(planar, choice, picked.card);
    return isSingleChoice && picked.destination === chosenDestination
      ? { ...picked, destination: alternative }
      : picked;
  });
}

/** Returns whether the order of the cards matters. */
export function isOrderRelevant({ operation }: PlanarChoice, picks: Placements): boolean {
  const countGoingTo = (target: Destination) =>
    picks.filter(({ destination }) => destination === target).length;
  return countGoingTo('top') > 1 || (countGoingTo('bottom') > 1 && operation.bottom === 'anyOrder');
}

export function settlementOf(picks: Placements): Settlement {
  const cardsGoingTo = (target: Destination) =>
    picks.filter(({ destination }) => destination === target).map(({ card }) => card);
  return {
    top: cardsGoingTo('top'),
    bottom: cardsGoingTo('bottom'),
    walk: cardsGoingTo('walk'),
    add: cardsGoingTo('add'),
  };
}
