/**
 * Planar cards as the rules see them: one of two card types (311, 312), and a name that no other card of the same deck has.
 * Two players may own the same card (901.3), so within a game each copy has an identity of its own.
 */

export type PlanarCardId = string & { readonly __planarCard: unique symbol };

export const planarCardKinds = ['plane', 'phenomenon'] as const;
export type PlanarCardKind = (typeof planarCardKinds)[number];

export interface PlanarCard {
  readonly id: PlanarCardId;
  readonly kind: PlanarCardKind;
}

/** The identity of the second copy of a card in a game, the third and so on; the first goes by the card's own name. */
export function copyOf(card: PlanarCardId, copy: number): PlanarCardId {
  return copy === 1 ? card : (`${card}+${copy}` as PlanarCardId);
}

/** The card that this is a copy of: what is printed on it, whoever owns it. */
export function printedCard(copy: string): PlanarCardId {
  return copy.replace(/\+\d+$/, '') as PlanarCardId;
}

const OWN = 'own:';

/** The identity of a card that a user has made, by what no other card is called by. */
export function ownCardId(name: string): PlanarCardId {
  return `${OWN}${name}` as PlanarCardId;
}

/** Whether a user has made this card, or the card that this is a copy of. */
export function isOwnCard(card: string): boolean {
  return card.startsWith(OWN);
}
