import type { AbilityTime } from '../../rules/planar/ability-times';
import type { PlanarCardId, PlanarCardKind } from '../../rules/planar/planar-card';
import type { PlanarOperation } from '../../rules/planar/planar-operation';
import type { EffectEnding, OngoingEffectKind } from '../../rules/planar/planar-state';
import type { Bilingual } from '../bilingual';
import type { PlanarSetCode } from './planar-sets';
import type { CustomPlanarType, PlanarType } from './planar-types';

/**
 * The players an ability is about: the planar controller, each player, each of the controller's opponents, or
 * chosen players.
 */
export type AffectedPlayers = 'controller' | 'everybody' | 'opponents' | 'chosen';

/** What the app can carry out of an ability; offered when the ability applies. */
export type PlanarAct =
  | { readonly kind: 'takeCards'; readonly operation: PlanarOperation }
  | { readonly kind: 'chaos' }
  /** 'sacrifice': only if the player could not, at the time of the ability. */
  | { readonly kind: 'planeswalk'; readonly unless?: 'sacrifice' }
  | { readonly kind: 'reverseTurnOrder' | 'addExtraTurn' | 'endTurn' | 'addBeginningPhase' }
  /** Puts counters on the card, or removes them if the number is negative. */
  | { readonly kind: 'counters'; readonly by: number }
  /** Removes every counter from the card. */
  | { readonly kind: 'clearCounters' }
  /**
   * Life gained or lost: a number, or that number for each counter on the card; null if the players enter
   * the number.
   */
  | {
      readonly kind: 'life';
      readonly who: AffectedPlayers;
      readonly by: number | null;
      readonly perCounter?: true;
      /** A number that the players enter is lost, not gained. */
      readonly loses?: true;
    }
  /** The planar controller's life total becomes a number. */
  | { readonly kind: 'setLife'; readonly to: number }
  | { readonly kind: 'exchangeLife' | 'redistributeLife' }
  /** The planar controller becomes the monarch or gets the city's blessing. */
  | { readonly kind: 'designate'; readonly as: 'monarch' | 'blessing' }
  /** Every player switches to the card's other option. */
  | { readonly kind: 'swapChosenOptions' }
  /**
   * An ongoing effect; 'turnOf' is the planar controller's next turn. If the app only shows the effect, the
   * ability's `badge` describes it.
   */
  | {
      readonly kind: 'ongoingEffect';
      readonly does: OngoingEffectKind;
      readonly who: Exclude<AffectedPlayers, 'opponents'>;
      readonly ends: EffectEnding;
    };

/** A coin or a player at random, commander casts, speed, or life that an opponent loses. */
export type ExtraAct =
  | 'coin'
  | 'randomPlayer'
  | 'resetCasts'
  | 'startEngines'
  | 'treasuresForSpeed'
  | 'opponentLosesLife';

export interface PlanarAbility {
  readonly when: readonly AbilityTime[];
  /** In our own words. Symbols are in braces: {T}, {2}, {R}, {CHAOS}. */
  readonly text: Bilingual;
  /** In the order of the text. */
  readonly acts?: readonly PlanarAct[];
  /** A further part that the app helps with, and that leaves the ability as it is. */
  readonly extra?: ExtraAct;
  /** What the ability gives for each counter on the card, once its acts are done. */
  readonly perCounter?: 'redMana' | 'cards';
  /** Applies only in the turn in which the card was planeswalked to. */
  readonly onlyOnArrival?: true;
  /** Applies also in the first upkeep of the game. */
  readonly inFirstUpkeep?: true;
  /** A few words for the badge of an ongoing effect: "Creatures can't attack". */
  readonly badge?: Bilingual;
  /** What has to be done, in a few words, for a line about it outside the card: "destroy all nonland permanents". */
  readonly reminder?: Bilingual;
}

/** Counters that a plane collects. */
export interface PlaneCounters {
  /** As a heading: "Scroll counters". */
  readonly name: Bilingual;
  /** With this many counters the plane's planeswalk ability triggers. */
  readonly threshold?: number;
  /** The card's ongoing effects end when its last counter is removed. */
  readonly effectsEndWithLastCounter?: true;
}

export interface PlanarPrinting {
  readonly set: PlanarSetCode;
  /** Collector number; null if unknown. */
  readonly number: string | null;
}

export interface PlanarCardFacts {
  readonly id: PlanarCardId;
  readonly kind: PlanarCardKind;
  /** English names as printed, Russian ones translated by us. A custom card may have the same name in both. */
  readonly name: Bilingual;
  /** Null for phenomena (312.3). */
  readonly planarType: PlanarType | CustomPlanarType | null;
  /** Empty for custom cards. */
  readonly printings: readonly PlanarPrinting[];
  readonly abilities: readonly PlanarAbility[];
  readonly counters?: PlaneCounters;
  /** The two options from which each player chooses for this card. */
  readonly options?: readonly [Bilingual, Bilingual];
  /** The user has removed this custom card; it remains for games begun with it. */
  readonly isRemoved?: true;
}

/** A card as the list of its set contains it, where any text can be an id. */
export type PrintedCardFacts = Omit<PlanarCardFacts, 'id'> & { readonly id: string };
