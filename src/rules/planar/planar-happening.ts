/** What happens in the planar zone, in facts. */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { Direction } from './eternities-map';
import type { WaitingAbility } from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlanarFace } from './planar-die';

export const planeswalkCauses = ['planeswalkingAbility', 'phenomenonLeft', 'effect'] as const;
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
      readonly kind: 'rollsCounted';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly counted: number;
    };
