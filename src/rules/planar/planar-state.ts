/** The planar zone of a game as plain data, and the closed lists of its values. */
import type { PlayerId } from '../turn/turn';
import type { UnknownValue } from '../unknown-data';
import type { PlanarCardId, PlanarCardKind } from './planar-card';
import type { ChaosFaceCount, PlanarFace } from './planar-die';
import type { PlanarOperation } from './planar-operation';

/** The planar zone of a game. Lists by seat include players who have left. */
export interface PlanarZone {
  /** The turn marker of a Grand Melee to which this planar zone belongs; null in other games. */
  readonly marker: number | null;
  readonly kinds: Readonly<Record<PlanarCardId, PlanarCardKind>>;
  readonly decks: readonly PlanarDeck[];
  readonly faceUp: readonly FaceUpCard[];
  readonly controller: PlayerId;
  /** By seat. */
  readonly rolls: readonly PlanarRolls[];
  /** The stack: abilities that have triggered and not yet resolved, the latest last. */
  readonly stack: readonly (StackedAbility | UnknownAbility)[];
  /** Cards taken off a deck and not yet put anywhere. */
  readonly choice: PlanarChoice | null;
  /** Dice rolled, of which the player still has to keep one. */
  readonly dice: RolledDice | null;
  /** Counters on face-up cards. The card's text says what they are called. */
  readonly counters: Readonly<Record<PlanarCardId, number>>;
  /** Each player's choice for a face-up card, by seat. */
  readonly chosenOptions: Readonly<Record<PlanarCardId, readonly (CardOption | null)[]>>;
  readonly effects: readonly OngoingEffect[];
  /** Cards turned face up in this turn. */
  readonly arrived: readonly PlanarCardId[];
  readonly houseRules: PlanarHouseRules;
  /** Null without the Eternities Map. With it, all players share one deck. */
  readonly map: EternitiesMap | null;
  /**
   * Every card that was visited, in the order of the latest visit, face-up cards last. Phenomena passed before the
   * starting plane do not count. Games begun with version 0.1.0 may list a card once per visit until its next
   * visit.
   */
  readonly visited: readonly PlanarCardId[];
}

/** The part of the planar zone that each turn marker of a Grand Melee has of its own (901.14). */
export type PlanarZoneOfTurn = Pick<
  PlanarZone,
  'marker' | 'faceUp' | 'controller' | 'rolls' | 'stack' | 'choice' | 'dice' | 'arrived'
>;

/** A planar deck, top card first. The owner is null for a shared deck (901.15). */
export interface PlanarDeck {
  readonly owner: PlayerId | null;
  readonly cards: readonly PlanarCardId[];
}

/** A face-up card, and the index in `decks` of the deck it returns to. */
export interface FaceUpCard {
  readonly card: PlanarCardId;
  readonly deck: number;
}

export interface PlanarRolls {
  /** How often the special action was taken this turn, which sets the next cost (901.9). */
  readonly counted: number;
  /** Every roll of this turn, including those caused by effects. */
  readonly all: number;
}

/** A triggered ability on the stack. The last one resolves first. */
export type StackedAbility =
  | { readonly kind: 'planeswalking'; readonly controller: PlayerId }
  | { readonly kind: 'chaos'; readonly controller: PlayerId; readonly card: PlanarCardId }
  | { readonly kind: 'encounter'; readonly controller: PlayerId; readonly card: PlanarCardId }
  /** A plane whose planeswalk ability triggered because it has `at` or more counters. */
  | {
      readonly kind: 'threshold';
      readonly controller: PlayerId;
      readonly card: PlanarCardId;
      readonly at: number;
    };

export const stackedAbilityKinds = [
  'planeswalking',
  'chaos',
  'encounter',
  'threshold',
] as const satisfies readonly StackedAbility['kind'][];

/** A threshold is missing: countered, it would only trigger again (603.8). */
export type CounterableAbilityKind = Exclude<StackedAbility['kind'], 'threshold'>;

/** An ability of a later version of the app, which the players resolve by hand. */
export interface UnknownAbility {
  readonly kind: UnknownValue;
  readonly controller: PlayerId;
}

/**
 * Cards taken off a planar deck before they are put somewhere. The planar controller decides, but the owner of the
 * deck orders cards on its bottom.
 */
export interface PlanarChoice {
  readonly operation: PlanarOperation;
  /** The card that asks for it; null if the players did it by hand. */
  readonly source: PlanarCardId | null;
  /** The index in `decks` of the deck the cards came from. */
  readonly deck: number;
  /** In the order in which they were taken. */
  readonly cards: readonly PlanarCardId[];
  /** Why the planar controller planeswalks afterward; absent if nobody does. */
  readonly thenWalk?: PlaneswalkReason;
  /** Set if the cards were face up together and now only their order on the bottom is asked for (701.31b). */
  readonly pendingBottomOrder?: PendingBottomOrder;
}

export interface PendingBottomOrder {
  /** How many cards at the bottom of the deck were put there later and stay below. */
  readonly below: number;
  /** Cards of other decks that were face up with them, which are ordered next. */
  readonly others: readonly FaceUpCard[];
}

export const planeswalkReasons = ['planeswalkingAbility', 'phenomenonLeft', 'effect', 'ownerLeft'] as const;
export type PlaneswalkReason = (typeof planeswalkReasons)[number];

/** The dice of one roll, of which all but one will be ignored (706.6). */
export interface RolledDice {
  readonly player: PlayerId;
  readonly faces: readonly PlanarFace[];
  /** Mana paid; null for a roll caused by an effect. */
  readonly paid: number | null;
}

/** A player's choice on a card that offers two options. */
export const optionNumbers = [0, 1] as const;
export type CardOption = (typeof optionNumbers)[number];

/** What the app does for an effect; 'remind' only shows it. */
export const ongoingEffectKinds = [
  'remind',
  'blankIsChaos', // a blank roll is a chaos roll
  'walkIsChaos', // chaos ensues for a player who would planeswalk because of a roll
  'everyWalkIsChaos', // chaos ensues for a player who would planeswalk by a roll or an effect
  'extraDie', // the player rolls one die more and ignores one
  'lookFirst', // before planeswalking the player looks at the top two cards
  'cannotLose',
] as const;
export type OngoingEffectKind = (typeof ongoingEffectKinds)[number];

/** 'leavingAPlane': when a player planeswalks away from a plane. Leaving a phenomenon does not count. */
export const effectEndings = ['planeswalk', 'leavingAPlane', 'turnOf', 'never'] as const;
export type EffectEnding = (typeof effectEndings)[number];

export interface OngoingEffect {
  readonly does: OngoingEffectKind | UnknownValue;
  /** The card with the effect; null for an effect added by hand. */
  readonly source: PlanarCardId | null;
  /** The player it affects; null for all. */
  readonly player: PlayerId | null;
  readonly ends: EffectEnding | UnknownValue;
  /** The player whose next turn ends it; only for 'turnOf'. */
  readonly until: PlayerId | null;
  /** The players' own description of an effect that is not on a card. */
  readonly note: string | null;
  /** The turn marker of a Grand Melee under which it began. */
  readonly marker?: number;
}

/** Deviations from the rules that the players agreed on. */
export interface PlanarHouseRules {
  readonly blankIsChaos: boolean;
  /** Faces of the planar die that show the chaos symbol. */
  readonly chaosFaces: ChaosFaceCount;
  /** Free rolls per turn; one by the rules. */
  readonly freeRolls: number;
}

export const NO_PLANAR_HOUSE_RULES: PlanarHouseRules = { blankIsChaos: false, chaosFaces: 1, freeRolls: 1 };

export const mapKinds = ['open', 'sevenBySeven'] as const;
export type MapKind = (typeof mapKinds)[number];

/** A position on the map: steps east and south of the starting plane. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A square with its planes, nearly always one. */
export interface LaidSquare extends Square {
  readonly cards: readonly PlanarCardId[];
}

export interface EternitiesMap {
  readonly kind: MapKind;
  /**
   * The square of the players, or their destination while a phenomenon interrupts a hellride. Its cards are the
   * face-up cards.
   */
  readonly at: Square;
  /** All other squares with planes. */
  readonly otherSquares: readonly LaidSquare[];
  /** Why the planar controller has to choose a destination, or null. */
  readonly pendingPlaneswalk: PlaneswalkReason | null;
}

/** Clockwise; every second one is a diagonal. */
export const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof directions)[number];
