/** Models the planar controller's selection so far: the cards in order, each with its destination. */
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { destinationsOf, type Settlement } from '../../../rules/planar/planar-choice';
import { type Destination, defaultDestination } from '../../../rules/planar/planar-operation';
import type { Planar, PlanarChoice } from '../../../rules/planar/planar-state';

export type Picks = readonly { readonly card: PlanarCardId; readonly destination: Destination }[];

/** Puts each card in its default destination; if planes must be chosen, none is chosen initially. */
export function firstPicks(planar: Planar, choice: PlanarChoice): Picks {
  return choice.cards.map((card) => {
    const [first = 'bottom', other = first] = destinationsOf(planar, choice, card);
    const isToBeChosen = choice.operation.chosen !== null;
    return { card, destination: isToBeChosen ? other : first };
  });
}

/** Returns the selection on the screen; null until the player who may see the cards has the device. */
export function picksShown(planar: Planar, choice: PlanarChoice, picks: Picks | null): Picks | null {
  return picks ?? (choice.operation.shown === 'controller' ? null : firstPicks(planar, choice));
}

/** Sends a card to a destination; where one card is chosen, the previous one returns to its default destination. */
export function pick(
  planar: Planar,
  choice: PlanarChoice,
  picks: Picks,
  card: PlanarCardId,
  destination: Destination,
): Picks {
  const byDefault = defaultDestination(choice.operation);
  const isSingleChoice = choice.operation.chosen === 1 && destination === byDefault;
  return picks.map((other) => {
    if (other.card === card) return { card, destination };
    const [, otherwise = other.destination] = destinationsOf(planar, choice, other.card);
    return isSingleChoice && other.destination === byDefault ? { ...other, destination: otherwise } : other;
  });
}

/** Returns whether the order of the cards matters. */
export function hasOrder({ operation }: PlanarChoice, picks: Picks): boolean {
  const count = (wanted: Destination) => picks.filter(({ destination }) => destination === wanted).length;
  return count('top') > 1 || (count('bottom') > 1 && operation.bottom === 'anyOrder');
}

export function settlementOf(picks: Picks): Settlement {
  const to = (wanted: Destination) =>
    picks.filter(({ destination }) => destination === wanted).map(({ card }) => card);
  return { top: to('top'), bottom: to('bottom'), walk: to('walk'), add: to('add') };
}
