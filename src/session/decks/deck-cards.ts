/** The cards of a saved deck, in the form that the rules engine uses. */
import { cardIdOfCopy, type PlanarCard, type PlanarCardId } from '../../rules/planar/planar-card';
import type { Catalog } from '../cards/catalog';

export interface DeckCards {
  readonly cards: readonly PlanarCard[];
  /** Cards that cannot be played: unknown to this version, or custom cards that are not stored here. */
  readonly unknownIds: readonly string[];
  /** Own cards that were removed, which cannot be played either. */
  readonly removedIds: readonly string[];
}

export function deckContentsOf(ids: readonly string[], { factsOf }: Pick<Catalog, 'factsOf'>): DeckCards {
  const cards: PlanarCard[] = [];
  const unknownIds: string[] = [];
  const removedIds: string[] = [];
  for (const id of ids) {
    const facts = factsOf(cardIdOfCopy(id));
    if (!facts) unknownIds.push(id);
    else if (facts.isRemoved) removedIds.push(id);
    else cards.push({ id: facts.id, kind: facts.kind });
  }
  return { cards, unknownIds, removedIds };
}

/** Returns whether a deck contains this card, in any printing. */
export function hasCard(ids: readonly string[], card: PlanarCardId): boolean {
  return ids.some((id) => cardIdOfCopy(id) === card);
}

/** Adds a card to the ids of a deck, or removes every copy of it. */
export function toggleCard(ids: readonly string[], card: PlanarCardId): readonly string[] {
  return hasCard(ids, card) ? ids.filter((id) => cardIdOfCopy(id) !== card) : [...ids, card];
}
