import type { PlanarCardKind } from '../../rules/planar/planar-card';
import type { PlanarOperation } from '../../rules/planar/planar-operation';
import type { Bilingual } from '../bilingual';
import type { PlanarSetCode } from './planar-sets';
import type { PlanarType } from './planar-types';

/** When an ability applies. Steps are those of the planar controller's own turn. */
export const abilityTimes = [
  'static', // all the time
  'trigger', // whenever its text says
  'activated', // for a cost
  'arrive',
  'leave',
  'encounter',
  'chaos',
  'untap',
  'upkeep',
  'draw',
  'firstMain',
  'combat',
  'endOfCombat',
  'secondMain',
  'endStep',
] as const;
export type AbilityTime = (typeof abilityTimes)[number];

/** What the app can carry out of an ability; it offers it when the ability applies. */
export type PlanarAct =
  | { readonly kind: 'planarOperation'; readonly operation: PlanarOperation }
  | { readonly kind: 'planeswalk' }
  | { readonly kind: 'chaos' };

export interface PlanarAbility {
  readonly when: readonly AbilityTime[];
  /** What happens, in our own words. Mana and chaos symbols stand in braces: {T}, {2}, {R}, {CHAOS}. */
  readonly text: Bilingual;
  readonly act?: PlanarAct;
}

export interface PlanarPrinting {
  readonly set: PlanarSetCode;
  /** Collector number; null where unknown. */
  readonly number: string | null;
}

export interface PlanarCardFacts {
  readonly id: string;
  readonly kind: PlanarCardKind;
  /** The English name is printed; the Russian one is our translation. */
  readonly name: Bilingual;
  /** Null for phenomena (312.3). */
  readonly planarType: PlanarType | null;
  readonly printings: readonly PlanarPrinting[];
  readonly abilities: readonly PlanarAbility[];
}
