import type { PlanarCardFacts } from './planar-card-facts';

/** Unknown Planechase, made for the MagicCons of Chicago and Amsterdam, 2024: nineteen planes and five phenomena. */
export const unknownChicagoAmsterdam: readonly PlanarCardFacts[] = [];
