/** What happens in the planar zone, in facts. */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { Direction } from './eternities-map';
import type { LastingEffect } from './lasting-effect';
import type { Mark } from './memory';
import type { WaitingAbility } from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlanarFace } from './planar-die';

export const planeswalkCauses = ['planeswalkingAbility', 'phenomenonLeft', 'effect', 'ownerLeft'] as const;
export type PlaneswalkCause = (typeof planeswalkCauses)[number];

export type PlanarHappening =
  | {
      readonly kind: 'startingPlaneRevealed';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
      /** Phenomena put on the bottom on the way. */
      readonly passed: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'planarDieRolled';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly face: PlanarFace;
      /** Mana paid, or null for a roll told by an effect. */
      readonly paid: number | null;
      /** Whether the app drew the face or the table read it off a die of its own. */
      readonly by: 'app' | 'table';
      /** What the face stands for, where an effect or a house rule makes it another. */
      readonly means?: PlanarFace;
      /** Faces of further dice that were ignored. */
      readonly ignored?: readonly PlanarFace[];
    }
  | {
      /** Several dice were thrown, of which one will count. */
      readonly kind: 'diceThrown';
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
      readonly kind: 'planeswalked';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: PlaneswalkCause;
      readonly from: readonly PlanarCardId[];
      readonly to: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'phenomenonEncountered' | 'phenomenonResolved' | 'phenomenonStays';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
    }
  | {
      /** Cards came off a planar deck, to be put somewhere. */
      readonly kind: 'cardsTaken';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly shown: 'all' | 'controller';
      readonly cards: readonly PlanarCardId[];
    }
  | {
      /** The cards taken that did not turn face up have gone back. */
      readonly kind: 'cardsPutBack';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly shown: 'all' | 'controller';
      readonly top: readonly PlanarCardId[];
      readonly bottom: readonly PlanarCardId[];
    }
  | { readonly kind: 'effectBegan'; readonly rule: RuleNumber; readonly effect: LastingEffect }
  | {
      readonly kind: 'effectsEnded';
      readonly rule: RuleNumber;
      readonly effects: readonly LastingEffect[];
    }
  | {
      readonly kind: 'countersChanged';
      readonly rule: RuleNumber;
      readonly card: PlanarCardId;
      readonly from: number;
      readonly to: number;
    }
  | {
      /** A card was left with so many counters on it. */
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
      readonly kind: 'marked';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
      readonly as: Mark;
    }
  | { readonly kind: 'marksSwapped'; readonly rule: RuleNumber; readonly card: PlanarCardId }
  | {
      /** A roll told to planeswalk, and an effect made it chaos. */
      readonly kind: 'walkBecameChaos';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      /** On the Eternities Map a planeswalk waits for its direction. */
      readonly kind: 'whereToAsked';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      readonly kind: 'wayChosen';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly way: Direction;
    }
  | {
      /** Planes dealt around the players, or taken off the map and shuffled into the deck. */
      readonly kind: 'planesLaid' | 'planesCollected';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      /** Face-up cards that nobody controls any more are put back, or those of another turn marker take them over. */
      readonly kind: 'planesPutBack' | 'planesTakenOver';
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
      readonly abilities: readonly WaitingAbility['kind'][];
    }
  | {
      /** A player's own planar deck left the game with them, and what they owned of the cards face up. */
      readonly kind: 'planarDeckLeft';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly faceUp: readonly PlanarCardId[];
    }
  | {
      /** The cards somebody had taken off a planar deck left the game with its owner. */
      readonly kind: 'choiceEnded';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      readonly kind: 'rollsCounted';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly counted: number;
    };
