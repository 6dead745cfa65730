/** A saved deck's cards as the rules see them. */
import { type PlanarCard, type PlanarCardId, printedCard } from '../rules/planar/planar-card';
import type { Catalogue } from './catalogue';

export interface DeckCards {
  readonly cards: readonly PlanarCard[];
  /** What nobody plays with: cards that this version does not know, or that somebody has made and that are not on this phone. */
  readonly unknown: readonly string[];
  /** Cards of the user's own that were removed: nobody plays with them either. */
  readonly removed: readonly string[];
}

export function cardsOfDeck(ids: readonly string[], { factsOf }: Pick<Catalogue, 'factsOf'>): DeckCards {
  const cards: PlanarCard[] = [];
  const unknown: string[] = [];
  const removed: string[] = [];
  for (const id of ids) {
    const facts = factsOf(printedCard(id));
    if (!facts) unknown.push(id);
    else if (facts.isRemoved) removed.push(id);
    else cards.push({ id: facts.id as PlanarCardId, kind: facts.kind });
  }
  return { cards, unknown, removed };
}
