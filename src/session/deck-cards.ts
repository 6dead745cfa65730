/** A saved deck's cards as the rules see them. */
import { type PlanarCard, type PlanarCardId, printedCard } from '../rules/planar/planar-card';
import type { Catalogue } from './catalogue';

export interface DeckCards {
  readonly cards: readonly PlanarCard[];
  /** Cards that this version does not know, or that their maker has removed: nobody plays with them. */
  readonly unknown: readonly string[];
}

export function cardsOfDeck(ids: readonly string[], { factsOf }: Pick<Catalogue, 'factsOf'>): DeckCards {
  const cards: PlanarCard[] = [];
  const unknown: string[] = [];
  for (const id of ids) {
    const facts = factsOf(printedCard(id));
    if (facts && !facts.isRemoved) cards.push({ id: facts.id as PlanarCardId, kind: facts.kind });
    else unknown.push(id);
  }
  return { cards, unknown };
}
