import type { PlanarCard } from '../../rules/planar/planar-card';
import type { Bilingual } from '../bilingual';
import { doctorWho } from './doctor-who';
import { marchOfTheMachine } from './march-of-the-machine';
import type { PlanarCardFacts, PrintedCardFacts } from './planar-card-facts';
import { type CardSelection, isEventCard } from './planar-sets';
import { planarTypeName } from './planar-types';
import { planechase2009 } from './planechase-2009';
import { planechase2012 } from './planechase-2012';
import { promos } from './promos';
import { secretLairShowcase } from './secret-lair-showcase';
import { unknownChicagoAmsterdam } from './unknown-chicago-amsterdam';
import { unknownLasVegasChicago } from './unknown-las-vegas-chicago';

const printedCards: readonly PrintedCardFacts[] = [
  ...planechase2009,
  ...promos,
  ...planechase2012,
  ...marchOfTheMachine,
  ...doctorWho,
  ...unknownChicagoAmsterdam,
  ...unknownLasVegasChicago,
  ...secretLairShowcase,
];

/** Every printed plane and phenomenon, official and event cards, in order of first printing. */
export const catalog = printedCards as readonly PlanarCardFacts[];

const factsById = new Map<string, PlanarCardFacts>(catalog.map((facts) => [facts.id, facts]));

/** Null for a card this version does not know: a custom card, or one from a later version. */
export function factsOf(card: string): PlanarCardFacts | null {
  return factsById.get(card) ?? null;
}

/** A card's planar type in words; null for phenomena. */
export function planarTypeOf({ planarType }: PlanarCardFacts): Bilingual | null {
  return planarTypeName(planarType);
}

/** The printed cards of a selection, as the rules see them. Own cards come from the session's catalog. */
export function cardsOfKind(selection: CardSelection): readonly PlanarCard[] {
  return catalog.filter((facts) => isIn(selection, facts)).map(({ id, kind }) => ({ id, kind }));
}

function isIn(selection: CardSelection, facts: PlanarCardFacts): boolean {
  if (selection === 'official') return !isEventCard(facts);
  if (selection === 'events') return isEventCard(facts);
  return facts.printings.some(({ set }) => set === selection);
}
