/** Planar cards as the rules see them: a name nobody else has, and one of two card types (311, 312). */

export type PlanarCardId = string & { readonly __planarCard: unique symbol };

export const planarCardKinds = ['plane', 'phenomenon'] as const;
export type PlanarCardKind = (typeof planarCardKinds)[number];

export interface PlanarCard {
  readonly id: PlanarCardId;
  readonly kind: PlanarCardKind;
}
