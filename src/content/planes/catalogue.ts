import type { PlanarCard, PlanarCardId } from '../../rules/planar/planar-card';
import type { Bilingual } from '../bilingual';
import { doctorWho } from './doctor-who';
import { marchOfTheMachine } from './march-of-the-machine';
import type { PlanarCardFacts } from './planar-card-facts';
import { type CardSelection, isEventCard } from './planar-sets';
import { planarTypeInWords } from './planar-types';
import { planechase2009 } from './planechase-2009';
import { planechase2012 } from './planechase-2012';
import { promos } from './promos';
import { secretLairShowcase } from './secret-lair-showcase';
import { unknownChicagoAmsterdam } from './unknown-chicago-amsterdam';
import { unknownLasVegasChicago } from './unknown-las-vegas-chicago';

/** Every plane and phenomenon there is, official and event cards, in the order of its first printing. */
export const catalogue: readonly PlanarCardFacts[] = [
  ...planechase2009,
  ...promos,
  ...planechase2012,
  ...marchOfTheMachine,
  ...doctorWho,
  ...unknownChicagoAmsterdam,
  ...unknownLasVegasChicago,
  ...secretLairShowcase,
];

const factsById = new Map(catalogue.map((facts) => [facts.id, facts]));

/** Null for a card this version does not know: a custom card, or one from a later version. */
export function factsOf(card: PlanarCardId): PlanarCardFacts | null {
  return factsById.get(card) ?? null;
}

/** A card's planar type in words; null for phenomena. */
export function planarTypeOf({ planarType }: PlanarCardFacts): Bilingual | null {
  return planarTypeInWords(planarType);
}

/** The cards of one set, all official ones, or all event cards, as the rules see them. Those of the user's own are elsewhere. */
export function cardsOf(selection: CardSelection): readonly PlanarCard[] {
  return catalogue
    .filter((facts) => isIn(selection, facts))
    .map(({ id, kind }) => ({ id: id as PlanarCardId, kind }));
}

function isIn(selection: CardSelection, facts: PlanarCardFacts): boolean {
  if (selection === 'all') return !isEventCard(facts);
  if (selection === 'events') return isEventCard(facts);
  return facts.printings.some(({ set }) => set === selection);
}
