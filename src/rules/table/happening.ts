/** What a move did, in facts: the log, the screen and the announcements put them into words. */
import type { CommanderNumber } from '../life/commander';
import type { DayOrNight, DesignationKind } from '../life/designations';
import type { Defeat, Life } from '../life/life';
import type { PlayerCounterKind } from '../life/player-counters';
import type { PlanarHappening } from '../planar/planar-happening';
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { Look } from './looks';
import type { ReasonForLives, ReasonToLeave } from './move';

/** One player's life or poison went from one number to another. */
export interface TotalHappening extends CountHappening {
  readonly kind: 'lifeChanged' | 'poisonChanged';
}

/** What a player has besides life and poison went from one number to another. */
export type SeatHappening =
  | (CountHappening & { readonly kind: 'playerCountersChanged'; readonly counter: PlayerCounterKind })
  | (CountHappening & { readonly kind: 'namedCountersChanged'; readonly name: string })
  | (CountHappening & { readonly kind: 'commanderCast'; readonly commander: CommanderNumber })
  | (CountHappening & {
      /** Combat damage by a commander of `source`; `life` is what the player has left. */
      readonly kind: 'commanderDamageChanged';
      readonly source: PlayerId;
      readonly commander: CommanderNumber;
      readonly life: Life;
      /** With infect: the poison that the player has now. */
      readonly poison?: number;
    })
  | (CountHappening & { readonly kind: 'commandersCounted' });

interface CountHappening {
  readonly rule: RuleNumber;
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number;
}

export type Happening =
  | PlanarHappening
  | SeatHappening
  | {
      readonly kind: 'diceRolled';
      readonly rule: RuleNumber;
      readonly sides: number;
      readonly results: readonly number[];
    }
  | { readonly kind: 'coinFlipped'; readonly rule: RuleNumber; readonly heads: boolean }
  | {
      readonly kind: 'playerDrawn';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      /** Whose opponents were asked for; null for everybody. */
      readonly opponentOf: PlayerId | null;
    }
  | {
      readonly kind: 'namedCountersDropped';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly name: string;
    }
  | {
      readonly kind: 'designated' | 'undesignated';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly as: DesignationKind;
    }
  | { readonly kind: 'dayOrNightCame'; readonly rule: RuleNumber; readonly to: DayOrNight | null }
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
      /** Whose turn ended. Not known of games begun with version 0.1.0. */
      readonly ended?: PlayerId;
      /** The turn marker of a Grand Melee. */
      readonly marker?: number;
    }
  | {
      /** A turn marker has come to a player who cannot begin yet, since that of `behind` is too close. */
      readonly kind: 'markerWaits';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly marker: number;
      readonly behind: PlayerId;
      /** Whose turn ended; nobody's where a player left before theirs began. */
      readonly ended?: PlayerId;
    }
  | {
      /** After this player's turn the marker will not be passed on, or it is gone. */
      readonly kind: 'markerDesignated' | 'markerRemoved';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly marker: number;
    }
  | {
      readonly kind: 'turnOrderReversed';
      readonly rule: RuleNumber;
      /** Whether turns now go counterclockwise. */
      readonly reversed: boolean;
    }
  /** The players clockwise, as they sit from now on. */
  | { readonly kind: 'seatingChanged'; readonly rule: RuleNumber; readonly seating: readonly PlayerId[] }
  | {
      /** What players are called, and what they are shown in, is no matter of the rules. */
      readonly kind: 'lookChanged';
      readonly rule: null;
      readonly player: PlayerId;
      readonly look: Look;
    }
  | { readonly kind: 'extraTurnAdded'; readonly rule: RuleNumber; readonly player: PlayerId }
  | TotalHappening
  | {
      readonly kind: 'lifeSet';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly from: Life;
      readonly to: Life;
    }
  | {
      readonly kind: 'livesSet';
      readonly rule: RuleNumber;
      readonly because: ReasonForLives;
      readonly lives: readonly {
        readonly player: PlayerId;
        readonly from: Life;
        readonly to: Life;
      }[];
    }
  | {
      /** An effect ended the turn, or a beginning phase came once more. */
      readonly kind: 'turnEnded' | 'upkeepRepeated';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      readonly kind: 'playerLeft';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: ReasonToLeave;
    }
  | {
      /** The table knows why they do not lose. */
      readonly kind: 'playerStayed';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: Defeat;
    }
  | { readonly kind: 'gameWon'; readonly rule: RuleNumber; readonly player: PlayerId };
