/**
 * Planar cards as the rules see them: a card type (311, 312) and an id that is unique in a deck. Two players may
 * own the same card (901.3), so within a game each copy has its own id.
 */

export type PlanarCardId = string & { readonly __planarCard: unique symbol };

export const planarCardKinds = ['plane', 'phenomenon'] as const;
export type PlanarCardKind = (typeof planarCardKinds)[number];

export interface PlanarCard {
  readonly id: PlanarCardId;
  readonly kind: PlanarCardKind;
}

/** Returns the id of the second, third … copy of a card in a game. The first copy has the card's own id. */
export function copyOf(card: PlanarCardId, copyNumber: number): PlanarCardId {
  return copyNumber === 1 ? card : (`${card}+${copyNumber}` as PlanarCardId);
}

/** Returns the id of the printed card that this is a copy of. */
export function cardIdOfCopy(copy: string): PlanarCardId {
  return copy.replace(/\+\d+$/, '') as PlanarCardId;
}

const CUSTOM_PREFIX = 'own:';

/** Returns the id of a card made by a user. */
export function customCardId(name: string): PlanarCardId {
  return `${CUSTOM_PREFIX}${name}` as PlanarCardId;
}

/** Returns whether this card, or the card it is a copy of, was made by a user. */
export function isCustomCard(card: string): boolean {
  return card.startsWith(CUSTOM_PREFIX);
}
