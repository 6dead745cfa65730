/** Everything that can be done at the table: a closed list of commands. */
import type { CommanderNumber } from '../life/commander';
import type { DayOrNight, DesignationKind } from '../life/designations';
import type { Life, LifeChangeReason, LossReason, NewLifeTotal } from '../life/life';
import type { PlayerCounterKind } from '../life/player-counters';
import type { PlanarCardId } from '../planar/planar-card';
import type { Settlement } from '../planar/planar-choice';
import type { PlanarFace } from '../planar/planar-die';
import type { PlanarOperation } from '../planar/planar-operation';
import type { CardOption, CounterableAbilityKind, OngoingEffect, Square } from '../planar/planar-state';
import type { PlayerId } from '../turn/turn';
import type { Departure, LeaveReason } from './leaving/leave-reason';
import type { PlayerProfile } from './player-profile';

/** A single move. */
export type SimpleMove =
  | { readonly kind: 'revealStartingPlane' }
  | {
      readonly kind: 'rollPlanarDie';
      /** 'action': the special action, paid and counted (901.9). 'effect': a card told the player to roll. */
      readonly as: 'action' | 'effect';
      /** The face of a real die; null lets the app roll. */
      readonly face: PlanarFace | null;
      /** The teammate who rolls in a shared turn; by default the active player. */
      readonly player?: PlayerId;
    }
  | { readonly kind: 'resolveAbility' }
  /** The players have carried out the card's chaos ability. */
  | { readonly kind: 'finishChaos'; readonly card: PlanarCardId }
  /** The ability was countered, or the players ignore it; only the planeswalking ability has no card. */
  | {
      readonly kind: 'counterAbility';
      readonly ability: CounterableAbilityKind;
      readonly card: PlanarCardId | null;
    }
  /** Planeswalking or chaos caused by a card or by hand, without the die. */
  | { readonly kind: 'planeswalk' }
  | { readonly kind: 'ensueChaos'; readonly card: PlanarCardId | null }
  | {
      readonly kind: 'takeCards';
      readonly operation: PlanarOperation;
      readonly source: PlanarCardId | null;
    }
  | { readonly kind: 'settleChoice'; readonly settlement: Settlement }
  /** The destination on the Eternities Map. */
  | { readonly kind: 'chooseDestination'; readonly to: Square }
  | {
      /** 'threshold': with this many counters or more the card's planeswalk ability triggers; null: never. */
      readonly kind: 'changeCounters';
      readonly card: PlanarCardId;
      readonly by: number;
      readonly threshold: number | null;
    }
  | {
      readonly kind: 'chooseOption';
      readonly card: PlanarCardId;
      readonly player: PlayerId;
      readonly as: CardOption;
    }
  | { readonly kind: 'swapChosenOptions'; readonly card: PlanarCardId }
  | { readonly kind: 'beginEffect'; readonly effect: OngoingEffect }
  | {
      readonly kind: 'endEffect';
      /** An index into the ongoing effects. */
      readonly effect: number;
      /** The effect expected there; another tab may have ended an earlier one. */
      readonly expected?: OngoingEffect;
    }
  /** The die that counts, as an index into those rolled. */
  | { readonly kind: 'keepDie'; readonly die: number }
  /** Corrects the number of rolls of this player, by default the active one. */
  | { readonly kind: 'correctRollCount'; readonly by: 1 | -1; readonly player?: PlayerId }
  | { readonly kind: 'beginNextTurn' }
  | { readonly kind: 'reverseTurnOrder' }
  /** The players clockwise, as they sit from now on. */
  | { readonly kind: 'changeSeating'; readonly seating: readonly PlayerId[] }
  /** Changes a player's name or color; null keeps what the game began with. */
  | { readonly kind: 'changeProfile'; readonly player: PlayerId; readonly profile: PlayerProfile }
  | { readonly kind: 'addExtraTurn'; readonly player: PlayerId }
  | { readonly kind: 'endTurn' }
  /** An additional beginning phase: the active player's upkeep and draw step once more. */
  | { readonly kind: 'addBeginningPhase' }
  | {
      /** Several totals at once; each player at most once. */
      readonly kind: 'setLifeTotals';
      readonly because: LifeChangeReason;
      readonly lifeTotals: readonly NewLifeTotal[];
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
  /** A new name is added with its first counters. */
  | {
      readonly kind: 'changeNamedCounters';
      readonly player: PlayerId;
      readonly name: string;
      readonly by: number;
    }
  | { readonly kind: 'dropNamedCounters'; readonly player: PlayerId; readonly name: string }
  /** Casts the commander from the command zone, or undoes a cast. */
  | {
      readonly kind: 'castCommander';
      readonly player: PlayerId;
      readonly commander: CommanderNumber;
      readonly by: 1 | -1;
    }
  /** Removing the second commander also removes all damage it has dealt. */
  | { readonly kind: 'setCommanderCount'; readonly player: PlayerId; readonly count: 1 | 2 }
  /**
   * Combat damage by a commander of `source`: loses life or, with infect, gains poison. A negative number takes damage
   * back, at most as much as was dealt.
   */
  | {
      readonly kind: 'dealCommanderDamage';
      readonly player: PlayerId;
      readonly source: PlayerId;
      readonly commander: CommanderNumber;
      readonly by: number;
      readonly infect?: true;
    }
  /** The players decided that the player does not lose for this reason while it lasts. */
  | { readonly kind: 'stayInGame'; readonly player: PlayerId; readonly because: LossReason }
  | {
      readonly kind: 'designate';
      readonly as: DesignationKind;
      readonly player: PlayerId;
      /** Whether the player has the designation from now on. */
      readonly has: boolean;
    }
  | { readonly kind: 'setDayOrNight'; readonly to: DayOrNight | null }
  /** Dice with any number of sides, several at once. */
  | { readonly kind: 'rollDice'; readonly sides: number; readonly count: number }
  | { readonly kind: 'flipCoin' }
  /** Picks a player at random, or an opponent of this player. */
  | { readonly kind: 'chooseRandomPlayer'; readonly opponentOf: PlayerId | null }
  | { readonly kind: 'leaveGame'; readonly player: PlayerId; readonly because: LeaveReason }
  /** Several players lose at the same time (704.3). */
  | { readonly kind: 'leaveTogether'; readonly leavers: readonly Departure[] }
  /** Corrects a departure: the player, with those who share their turns, is in the game again. */
  | { readonly kind: 'returnToGame'; readonly player: PlayerId };

/**
 * What each move is about: life and poison, other things of a player, random results, names and colors, the game as
 * a whole, the turn, or the planes.
 */
const subjects = {
  changeLife: 'life',
  setLife: 'life',
  setLifeTotals: 'life',
  changePoison: 'life',
  changePlayerCounters: 'playerState',
  changeNamedCounters: 'playerState',
  dropNamedCounters: 'playerState',
  castCommander: 'playerState',
  setCommanderCount: 'playerState',
  dealCommanderDamage: 'playerState',
  stayInGame: 'playerState',
  designate: 'playerState',
  setDayOrNight: 'playerState',
  rollDice: 'chance',
  flipCoin: 'chance',
  chooseRandomPlayer: 'chance',
  changeProfile: 'profile',
  revealStartingPlane: 'game',
  leaveGame: 'game',
  leaveTogether: 'game',
  returnToGame: 'game',
  beginNextTurn: 'turn',
  endTurn: 'turn',
  addBeginningPhase: 'turn',
  addExtraTurn: 'turn',
  reverseTurnOrder: 'turn',
  changeSeating: 'turn',
  rollPlanarDie: 'planes',
  keepDie: 'planes',
  correctRollCount: 'planes',
  resolveAbility: 'planes',
  finishChaos: 'planes',
  counterAbility: 'planes',
  ensueChaos: 'planes',
  planeswalk: 'planes',
  chooseDestination: 'planes',
  takeCards: 'planes',
  settleChoice: 'planes',
  changeCounters: 'planes',
  chooseOption: 'planes',
  swapChosenOptions: 'planes',
  beginEffect: 'planes',
  endEffect: 'planes',
} as const satisfies Readonly<Record<SimpleMove['kind'], string>>;

type Subject = (typeof subjects)[SimpleMove['kind']];

export type MoveWithSubject<Wanted extends Subject> = MoveOf<
  { [Kind in SimpleMove['kind']]: (typeof subjects)[Kind] extends Wanted ? Kind : never }[SimpleMove['kind']]
>;

export function hasSubject<Wanted extends Subject>(
  move: SimpleMove,
  subject: Wanted,
): move is MoveWithSubject<Wanted> {
  return subjects[move.kind] === subject;
}

/** Returns whether the move belongs to one of several concurrent turns. */
export function belongsToOneTurn(move: Move): boolean {
  return move.kind === 'carryOut' || hasSubject(move, 'turn') || hasSubject(move, 'planes');
}

/** The moves of an ability in one step: all of them or none. */
export interface CarryOutMove {
  readonly kind: 'carryOut';
  readonly moves: readonly SimpleMove[];
  /** The card whose ability it is, if the moves alone do not show it. */
  readonly source?: PlanarCardId;
  /** Set if carried out in the next turn: it belongs to the end step of the turn before. */
  readonly belongsToPreviousTurn?: true;
}

/** In a Grand Melee, the marker of the turn it belongs to; by default that of the previous move. */
export type Move = (SimpleMove | CarryOutMove) & { readonly marker?: number };

export type MoveOf<Kind extends Move['kind']> = Extract<SimpleMove | CarryOutMove, { kind: Kind }>;
