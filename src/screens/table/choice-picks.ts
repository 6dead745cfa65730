/** What the planar controller has picked so far: the cards in their order, each with its place. */
import type { Planar, PlanarChoice } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { destinationsOf, type Settlement } from '../../rules/planar/planar-choice';
import type { Destination } from '../../rules/planar/planar-operation';

export type Picks = readonly { readonly card: PlanarCardId; readonly place: Destination }[];

/** Each card in its usual place; where a choice must be made among planes, none is made yet. */
export function firstPicks(planar: Planar, choice: PlanarChoice): Picks {
  return choice.cards.map((card) => {
    const [usual = 'bottom', other = usual] = destinationsOf(planar, choice, card);
    const isToBeChosen = choice.operation.chosen !== null;
    return { card, place: isToBeChosen ? other : usual };
  });
}

/** The card goes there. Where one card is chosen, choosing another puts the first back where it would go otherwise. */
export function pick(
  planar: Planar,
  choice: PlanarChoice,
  picks: Picks,
  card: PlanarCardId,
  place: Destination,
): Picks {
  const [usual] = choice.operation.planes;
  const isTheOne = choice.operation.chosen === 1 && place === usual;
  return picks.map((other) => {
    if (other.card === card) return { card, place };
    const [, otherwise = other.place] = destinationsOf(planar, choice, other.card);
    return isTheOne && other.place === usual ? { ...other, place: otherwise } : other;
  });
}

/** Whether it matters which of the cards comes first. */
export function hasOrder({ operation }: PlanarChoice, picks: Picks): boolean {
  const count = (wanted: Destination) => picks.filter(({ place }) => place === wanted).length;
  return count('top') > 1 || (count('bottom') > 1 && operation.bottom === 'anyOrder');
}

/** The card changes places with its neighbour. */
export function moveCard(picks: Picks, index: number, by: 1 | -1): Picks {
  const here = picks[index];
  const there = picks[index + by];
  return here && there ? picks.with(index, there).with(index + by, here) : picks;
}

export function settlementOf(picks: Picks): Settlement {
  const to = (wanted: Destination) => picks.filter(({ place }) => place === wanted).map(({ card }) => card);
  return { top: to('top'), bottom: to('bottom'), walk: to('walk'), add: to('add') };
}
