/** What a move caused, as data. The log, the screen and announcements turn it into words. */
import type { CommanderNumber } from '../life/commander';
import type { DayOrNight, DesignationKind } from '../life/designations';
import type { Life, LifeChangeReason, LossReason } from '../life/life';
import type { PlayerCounterKind } from '../life/player-counters';
import type { Roller } from '../planar/planar-die';
import type { PlanarHappening } from '../planar/planar-happening';
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { UnknownRecord } from '../unknown-data';
import type { LeaveReason } from './leaving/leave-reason';
import type { PlayerProfile } from './player-profile';

interface CountChange {
  readonly rule: RuleNumber;
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number;
}

/** A player's life or poison changed from one number to another. */
export interface LifeOrPoisonHappening extends CountChange {
  readonly kind: 'lifeChanged' | 'poisonChanged';
}

export type LifeHappening =
  | LifeOrPoisonHappening
  | {
      readonly kind: 'lifeSet';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly from: Life;
      readonly to: Life;
    }
  | {
      readonly kind: 'lifeTotalsSet';
      readonly rule: RuleNumber;
      readonly because: LifeChangeReason;
      readonly lifeTotals: readonly {
        readonly player: PlayerId;
        readonly from: Life;
        readonly to: Life;
      }[];
    };

/** Combat damage by a commander of `source`. */
export interface CommanderDamageHappening extends CountChange {
  readonly kind: 'commanderDamageChanged';
  readonly source: PlayerId;
  readonly commander: CommanderNumber;
  /** The player's life afterward. */
  readonly life: Life;
  /** With infect: the player's poison afterward. */
  readonly poison?: number;
}

/** A number that belongs to a player changed. */
export type CountedHappening =
  | LifeOrPoisonHappening
  | CommanderDamageHappening
  | (CountChange & { readonly kind: 'playerCountersChanged'; readonly counter: PlayerCounterKind })
  | (CountChange & { readonly kind: 'namedCountersChanged'; readonly name: string })
  | (CountChange & { readonly kind: 'commanderCast'; readonly commander: CommanderNumber })
  | (CountChange & { readonly kind: 'commanderCountChanged' });

/** Happenings about what a player has besides life and poison. */
export type PlayerStateHappening =
  | Exclude<CountedHappening, LifeOrPoisonHappening>
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
    };

export type ChanceHappening =
  | {
      readonly kind: 'diceRolled';
      readonly rule: RuleNumber;
      readonly sides: number;
      readonly results: readonly number[];
    }
  | { readonly kind: 'coinFlipped'; readonly rule: RuleNumber; readonly isHeads: boolean }
  | {
      readonly kind: 'randomPlayerChosen';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      /** The player whose opponents were drawn from; null for all players. */
      readonly opponentOf: PlayerId | null;
    };

export type TurnHappening =
  | {
      readonly kind: 'turnBegan';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly number: number;
      /** The player whose turn ended. Absent in games begun with version 0.1.0. */
      readonly ended?: PlayerId;
      /** The turn marker of a Grand Melee. */
      readonly marker?: number;
    }
  | {
      /** A turn marker reached a player who cannot begin yet, because the marker of `behind` is too close. */
      readonly kind: 'markerWaits';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly marker: number;
      readonly behind: PlayerId;
      /** The player whose turn ended; absent if a player left before theirs began. */
      readonly ended?: PlayerId;
    }
  | {
      /** The marker will be removed after this player's turn. */
      readonly kind: 'markerDesignated';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly marker: number;
    }
  | {
      readonly kind: 'markerRemoved';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly marker: number;
      /** The player whose turn ended with it; absent if a player left before theirs began. */
      readonly ended?: PlayerId;
    }
  | {
      /** An effect ended the turn, or added a beginning phase. */
      readonly kind: 'turnEnded' | 'beginningPhaseAdded';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | { readonly kind: 'extraTurnAdded'; readonly rule: RuleNumber; readonly player: PlayerId }
  | {
      readonly kind: 'turnOrderReversed';
      readonly rule: RuleNumber;
      /** Whether turns now go counterclockwise. */
      readonly isReversed: boolean;
    };

export type GameHappening =
  | {
      readonly kind: 'gameBegan';
      readonly rule: RuleNumber;
      /** The starting player, chosen at random or by the players. */
      readonly player: PlayerId;
      readonly by: Roller;
      readonly startingLife: number;
    }
  | {
      readonly kind: 'playerLeft';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: LeaveReason;
    }
  | {
      /** The players decided that this player stays in the game. */
      readonly kind: 'playerStayed';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: LossReason;
    }
  | { readonly kind: 'gameWon'; readonly rule: RuleNumber; readonly player: PlayerId }
  /** A player who had left by mistake is in the game again. */
  | { readonly kind: 'playerReturned'; readonly rule: RuleNumber; readonly player: PlayerId }
  | { readonly kind: 'dayOrNightCame'; readonly rule: RuleNumber; readonly to: DayOrNight | null }
  /** The players clockwise, as they sit from now on. */
  | { readonly kind: 'seatingChanged'; readonly rule: RuleNumber; readonly seating: readonly PlayerId[] }
  | {
      /** Changed name or color; the rules say nothing about them. */
      readonly kind: 'profileChanged';
      readonly rule: null;
      readonly player: PlayerId;
      readonly profile: PlayerProfile;
    };

/** A happening that only a later version of the app knows. */
export interface UnknownHappening extends UnknownRecord {
  readonly rule: null;
}

export type Happening =
  | GameHappening
  | TurnHappening
  | LifeHappening
  | PlayerStateHappening
  | ChanceHappening
  | PlanarHappening
  | UnknownHappening;
