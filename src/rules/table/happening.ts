/** What a move did, in facts: the log, the screen and the announcements put them into words. */
import type { PlanarHappening } from '../planar/planar-happening';
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { ReasonToLeave } from './move';

/** One player's life or poison went from one number to another. */
export interface TotalHappening {
  readonly kind: 'lifeChanged' | 'lifeSet' | 'poisonChanged';
  readonly rule: RuleNumber;
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number;
}

export type Happening =
  | PlanarHappening
  | {
      readonly kind: 'gameBegan';
      readonly rule: RuleNumber;
      /** The starting player, chosen at random by the app or named by the table. */
      readonly player: PlayerId;
      readonly by: 'app' | 'table';
      readonly startingLife: number;
    }
  | {
      readonly kind: 'turnBegan';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly number: number;
    }
  | TotalHappening
  | {
      readonly kind: 'playerLeft';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: ReasonToLeave;
    }
  | { readonly kind: 'gameWon'; readonly rule: RuleNumber; readonly player: PlayerId };
