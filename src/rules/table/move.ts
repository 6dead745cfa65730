/** Everything that can be done at the table: a closed list, each named as an order. */
import type { CommanderNumber } from '../life/commander';
import type { DayOrNight, DesignationKind } from '../life/designations';
import type { Defeat, Life } from '../life/life';
import type { PlayerCounterKind } from '../life/player-counters';
import type { Square } from '../planar/eternities-map';
import type { LastingEffect } from '../planar/lasting-effect';
import type { Mark } from '../planar/memory';
import type { PlanarCardId } from '../planar/planar-card';
import type { Settlement } from '../planar/planar-choice';
import type { PlanarFace } from '../planar/planar-die';
import type { PlanarOperation } from '../planar/planar-operation';
import type { PlayerId } from '../turn/turn';
import type { Look } from './looks';

/** 'emptyLibrary': had to draw a card and could not; 'team': a teammate has left. */
export const reasonsToLeave = [
  'noLife',
  'poison',
  'commanderDamage',
  'emptyLibrary',
  'conceded',
  'team',
] as const;
export type ReasonToLeave = (typeof reasonsToLeave)[number];

/** Why several totals change at once. */
export const reasonsForLives = ['everyone', 'exchanged', 'redistributed'] as const;
export type ReasonForLives = (typeof reasonsForLives)[number];

export interface NewLife {
  readonly player: PlayerId;
  readonly to: Life;
  /** The total it was worked out from. Where another tab has changed that, everyone's change still adds up, the rest is off. */
  readonly from?: Life;
}

/** One thing that can be done. */
export type SimpleMove =
  | { readonly kind: 'revealStartingPlane' }
  | {
      readonly kind: 'rollPlanarDie';
      /** 'action': the special action, paid and counted (901.9); 'effect': a card told the player to roll. */
      readonly as: 'action' | 'effect';
      /** The face the table read off its own die; null lets the app draw one. */
      readonly face: PlanarFace | null;
      /** Who of a team that shares the turn rolls; without it the active player does. */
      readonly player?: PlayerId;
    }
  | { readonly kind: 'resolveAbility' }
  /** The table has done what the card's chaos ability says. */
  | { readonly kind: 'finishChaos'; readonly card: PlanarCardId }
  /** Planeswalking or chaos that a card, or the table, brings about without the die. */
  | { readonly kind: 'planeswalk' }
  | { readonly kind: 'ensueChaos'; readonly card: PlanarCardId | null }
  | {
      readonly kind: 'takeCards';
      readonly operation: PlanarOperation;
      readonly source: PlanarCardId | null;
    }
  | { readonly kind: 'settleChoice'; readonly settlement: Settlement }
  /** Where to on the Eternities Map. */
  | { readonly kind: 'walkTo'; readonly to: Square }
  | {
      /** 'walkAt': with so many counters or more the card says to planeswalk; null: it never does. */
      readonly kind: 'changeCounters';
      readonly card: PlanarCardId;
      readonly by: number;
      readonly walkAt: number | null;
    }
  | { readonly kind: 'mark'; readonly card: PlanarCardId; readonly player: PlayerId; readonly as: Mark }
  | { readonly kind: 'swapMarks'; readonly card: PlanarCardId }
  | { readonly kind: 'beginEffect'; readonly effect: LastingEffect }
  | {
      readonly kind: 'endEffect';
      /** An index into the effects that last. */
      readonly effect: number;
      /** What is to be found there; another tab may have ended one before it. */
      readonly expected?: LastingEffect;
    }
  /** Which of several dice counts, as an index into them. */
  | { readonly kind: 'keepDie'; readonly die: number }
  /** Without a player it is the active one's roll. */
  | { readonly kind: 'countRoll'; readonly by: 1 | -1; readonly player?: PlayerId }
  | { readonly kind: 'beginNextTurn' }
  | { readonly kind: 'reverseTurnOrder' }
  /** Everybody sits where this list says, clockwise. */
  | { readonly kind: 'changeSeating'; readonly seating: readonly PlayerId[] }
  /** The player is called and shown so from now on; what is not named stays. */
  | { readonly kind: 'changeLook'; readonly player: PlayerId; readonly look: Look }
  | { readonly kind: 'addExtraTurn'; readonly player: PlayerId }
  | { readonly kind: 'endTurn' }
  /** The active player's upkeep and draw step once more (an additional beginning phase). */
  | { readonly kind: 'repeatUpkeep' }
  | {
      /** Several totals in one gesture; each player once. */
      readonly kind: 'setLives';
      readonly because: ReasonForLives;
      readonly lives: readonly NewLife[];
    }
  | { readonly kind: 'changeLife'; readonly player: PlayerId; readonly by: number }
  | { readonly kind: 'setLife'; readonly player: PlayerId; readonly to: Life }
  | { readonly kind: 'changePoison'; readonly player: PlayerId; readonly by: number }
  | {
      readonly kind: 'changePlayerCounters';
      readonly player: PlayerId;
      readonly counter: PlayerCounterKind;
      readonly by: number;
    }
  /** Counters with a name that is new begin with the first of them. */
  | {
      readonly kind: 'changeNamedCounters';
      readonly player: PlayerId;
      readonly name: string;
      readonly by: number;
    }
  | { readonly kind: 'dropNamedCounters'; readonly player: PlayerId; readonly name: string }
  /** Cast from the command zone once more, or that is taken back. */
  | {
      readonly kind: 'castCommander';
      readonly player: PlayerId;
      readonly commander: CommanderNumber;
      readonly by: 1 | -1;
    }
  /** Who no longer has a second commander has never been dealt damage by it. */
  | { readonly kind: 'countCommanders'; readonly player: PlayerId; readonly count: 1 | 2 }
  /**
   * Combat damage by a commander of `source`: life goes with it, or with infect poison comes. Below nought it is taken back, as
   * far as there is any.
   */
  | {
      readonly kind: 'dealCommanderDamage';
      readonly player: PlayerId;
      readonly source: PlayerId;
      readonly commander: CommanderNumber;
      readonly by: number;
      readonly infect?: true;
    }
  /** The table knows why the player does not lose, as long as they would for this reason. */
  | { readonly kind: 'stayInGame'; readonly player: PlayerId; readonly because: Defeat }
  | {
      readonly kind: 'designate';
      readonly as: DesignationKind;
      readonly player: PlayerId;
      /** Whether the player is so designated from now on. */
      readonly has: boolean;
    }
  | { readonly kind: 'setDayOrNight'; readonly to: DayOrNight | null }
  /** Of any kind, several at once. */
  | { readonly kind: 'rollDice'; readonly sides: number; readonly count: number }
  | { readonly kind: 'flipCoin' }
  /** Somebody in the game, or an opponent of this player. */
  | { readonly kind: 'drawPlayer'; readonly opponentOf: PlayerId | null }
  | { readonly kind: 'leaveGame'; readonly player: PlayerId; readonly because: ReasonToLeave };

/** Moves about life totals and poison. */
export const totalsMoves = ['changeLife', 'setLife', 'changePoison', 'setLives'] as const;

/** Moves about what else belongs to a player, and what a player or the game is designated as. */
export const seatMoves = [
  'changePlayerCounters',
  'changeNamedCounters',
  'dropNamedCounters',
  'castCommander',
  'countCommanders',
  'dealCommanderDamage',
  'stayInGame',
  'designate',
  'setDayOrNight',
] as const;

/** Moves that only ask for what comes out at random. */
export const chanceMoves = ['rollDice', 'flipCoin', 'drawPlayer'] as const;

/** Moves about everybody, whosever turn it is. */
const movesOfAll: readonly Move['kind'][] = [
  ...totalsMoves,
  ...seatMoves,
  ...chanceMoves,
  'revealStartingPlane',
  'changeLook',
  'leaveGame',
];

/** Whether the move belongs to one turn, where several go on at the same time. */
export function isOfOneTurn({ kind }: Move): boolean {
  return !movesOfAll.includes(kind);
}

/** Several things that an ability does, as one gesture: all of them or none. */
export interface CarryOut {
  readonly kind: 'carryOut';
  readonly moves: readonly SimpleMove[];
}

/** In a Grand Melee done under this turn marker; without one, under that of the move before. */
export type Move = (SimpleMove | CarryOut) & { readonly marker?: number };

export type MoveOf<Kind extends Move['kind']> = Extract<SimpleMove | CarryOut, { kind: Kind }>;
