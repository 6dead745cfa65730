import type { EffectDeed, EffectEnding } from '../../rules/planar/lasting-effect';
import type { PlanarCardKind } from '../../rules/planar/planar-card';
import type { PlanarOperation } from '../../rules/planar/planar-operation';
import type { Bilingual } from '../bilingual';
import type { PlanarSetCode } from './planar-sets';
import type { OwnPlanarType, PlanarType } from './planar-types';

/** When an ability applies. Steps are those of the planar controller's own turn. */
export const abilityTimes = [
  'static', // all the time
  'trigger', // whenever its text says
  'roll', // whenever the planar die is rolled
  'blank', // whenever the planar die shows a blank
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

/** Whom an ability is about: the planar controller, each player, or players the table has to name. */
export type Concerned = 'controller' | 'everybody' | 'chosen';

/** What the app can carry out of an ability; it offers it when the ability applies. */
export type PlanarAct =
  | { readonly kind: 'planarOperation'; readonly operation: PlanarOperation }
  | { readonly kind: 'planeswalk' | 'chaos' }
  | { readonly kind: 'reverseTurnOrder' | 'extraTurn' | 'endTurn' | 'repeatUpkeep' }
  /** Puts so many counters on the card, or removes as many where the number is negative. */
  | { readonly kind: 'counters'; readonly by: number }
  /** Removes every counter from the card. */
  | { readonly kind: 'clearCounters' }
  /** Life gained or lost: a number, or that number for each counter on the card; null where the table has to say how much. */
  | {
      readonly kind: 'life';
      readonly who: Concerned;
      readonly by: number | null;
      readonly perCounter?: true;
    }
  | { readonly kind: 'setLife'; readonly to: number }
  | { readonly kind: 'exchangeLife' | 'redistributeLife' }
  /** Everybody changes to the other of the two things the card offers. */
  | { readonly kind: 'swapMarks' }
  /** Something that lasts; 'turnOf' is the planar controller's next turn. Where the app does nothing about it itself, the ability's `badge` says what it is. */
  | {
      readonly kind: 'lasting';
      readonly does: EffectDeed;
      readonly who: Concerned;
      readonly ends: EffectEnding;
    };

export interface PlanarAbility {
  readonly when: readonly AbilityTime[];
  /** What happens, in our own words. Mana and chaos symbols stand in braces: {T}, {2}, {R}, {CHAOS}. */
  readonly text: Bilingual;
  /** In the order in which the text has them done. */
  readonly acts?: readonly PlanarAct[];
  /** It does something only in the turn in which somebody planeswalked to the card. */
  readonly onlyOnArrival?: true;
  /** What lasts, in a few words, for a badge: "Creatures can't attack". */
  readonly badge?: Bilingual;
}

/** Counters a plane collects. */
export interface PlaneCounters {
  /** As a heading: "Scroll counters". */
  readonly name: Bilingual;
  /** With so many of them the plane says to planeswalk. */
  readonly walkAt?: number;
  /** What the card lets last ends with the last of them. */
  readonly lastIsTheEnd?: true;
}

export interface PlanarPrinting {
  readonly set: PlanarSetCode;
  /** Collector number; null where unknown. */
  readonly number: string | null;
}

export interface PlanarCardFacts {
  readonly id: string;
  readonly kind: PlanarCardKind;
  /** The English name is printed; the Russian one is our translation. A card that somebody made may have the same in both. */
  readonly name: Bilingual;
  /** Null for phenomena (312.3). */
  readonly planarType: PlanarType | OwnPlanarType | null;
  /** None for a card that somebody made. */
  readonly printings: readonly PlanarPrinting[];
  readonly abilities: readonly PlanarAbility[];
  readonly counters?: PlaneCounters;
  /** The two things between which each player chooses for this card. */
  readonly options?: readonly [Bilingual, Bilingual];
  /** Whoever made it has removed it: only games begun with it go on. */
  readonly isRemoved?: true;
}
