/** Happenings in the planar zone, as data. */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { PlanarCardId } from './planar-card';
import type { PlanarFace, Roller } from './planar-die';
import type { Audience } from './planar-operation';
import type {
  CardOption,
  CounterableAbilityKind,
  Direction,
  OngoingEffect,
  PlanarZone,
  PlaneswalkReason,
} from './planar-state';

/** Happenings that turn cards face up or remove face-up cards. */
export type FaceUpHappening =
  | {
      readonly kind: 'startingPlaneRevealed';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
      /** Phenomena put on the bottom on the way. */
      readonly passed: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'planeswalked';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: PlaneswalkReason;
      readonly from: readonly PlanarCardId[];
      readonly to: readonly PlanarCardId[];
    }
  | {
      /** Face-up cards without a controller were put back, or taken over by another turn marker. */
      readonly kind: 'planesPutBack' | 'planesTakenOver';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      /** A player's own planar deck left the game with its owner, including face-up cards. */
      readonly kind: 'planarDeckLeft';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly faceUp: readonly PlanarCardId[];
    };

export type PlanarHappening =
  | FaceUpHappening
  | {
      readonly kind: 'planarDieRolled';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly face: PlanarFace;
      /** Mana paid; null for a roll caused by an effect. */
      readonly paid: number | null;
      /** Whether the app rolled, or the players entered the result of a real die. */
      readonly by: Roller;
      /** The face that counts instead, by an effect or a house rule. */
      readonly means?: PlanarFace;
      /** Faces of other dice, which were ignored. */
      readonly ignored?: readonly PlanarFace[];
    }
  | {
      /** Several dice were rolled; one of them will count. */
      readonly kind: 'planarDiceRolled';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly faces: readonly PlanarFace[];
    }
  | {
      readonly kind: 'chaosEnsued';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'phenomenonEncountered' | 'phenomenonResolved' | 'phenomenonStays';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
    }
  | {
      /** Cards were taken off a planar deck and have to be put somewhere. */
      readonly kind: 'cardsTaken';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly shown: Audience;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      /** Taken cards that were not turned face up went back. */
      readonly kind: 'cardsPutBack';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly shown: Audience;
      readonly top: readonly PlanarCardId[];
      readonly bottom: readonly PlanarCardId[];
    }
  | { readonly kind: 'effectBegan'; readonly rule: RuleNumber; readonly effect: OngoingEffect }
  | {
      readonly kind: 'effectsEnded';
      readonly rule: RuleNumber;
      readonly effects: readonly OngoingEffect[];
    }
  | {
      readonly kind: 'countersChanged';
      readonly rule: RuleNumber;
      readonly card: PlanarCardId;
      readonly from: number;
      readonly to: number;
    }
  | {
      /** A card was left with this many counters on it. */
      readonly kind: 'countersGone';
      readonly rule: RuleNumber;
      readonly card: PlanarCardId;
      readonly count: number;
    }
  | {
      readonly kind: 'thresholdReached';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
      readonly at: number;
    }
  | {
      readonly kind: 'optionChosen';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
      readonly as: CardOption;
    }
  | { readonly kind: 'chosenOptionsSwapped'; readonly rule: RuleNumber; readonly card: PlanarCardId }
  | {
      /** A roll would have led to planeswalking, but an effect turned it into chaos. */
      readonly kind: 'planeswalkBecameChaos';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      /** A planeswalk on the Eternities Map waits for its destination. */
      readonly kind: 'destinationAsked';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      readonly kind: 'directionChosen';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly direction: Direction;
    }
  | {
      /** Planes were dealt around the players, or collected and shuffled into the deck. */
      readonly kind: 'planesLaid' | 'planesCollected';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'planarControllerChanged';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      readonly kind: 'abilitiesCeased';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly abilities: readonly PlanarZone['stack'][number]['kind'][];
    }
  | {
      /** The ability left the stack without resolving. */
      readonly kind: 'abilityCountered';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly ability: CounterableAbilityKind;
      readonly card: PlanarCardId | null;
    }
  | {
      /** Taken cards left the game with the owner of their deck. */
      readonly kind: 'takenCardsLeftGame';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      /** The owner of cards put several on the bottom at once. Sorted, because their order is hidden. */
      readonly kind: 'bottomCardsOrdered';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'rollCountCorrected';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly counted: number;
    };

/** The planar zone after a change, and what happened. */
export interface PlanarOutcome {
  readonly planar: PlanarZone;
  readonly happenings: readonly PlanarHappening[];
}

/** Applies another change to the resulting planar zone and joins the happenings. */
export function andThenInZone(
  { planar, happenings }: PlanarOutcome,
  change: (planar: PlanarZone) => PlanarOutcome,
): PlanarOutcome {
  const outcome = change(planar);
  return { planar: outcome.planar, happenings: [...happenings, ...outcome.happenings] };
}
