/**
 * What has to be done next, and by whom. Rolls, other moves of planar cards and the next turn are refused until then;
 * corrections of totals, counters, effects and turn order are not.
 * 102.1 the turn · 104.2a the game is over · 312.5 encounters · 500.2 abilities on the stack · 701.31b, 706.6, 901.7
 * decisions about planes and dice · 807.4d a turn marker that waits · 901.5 the starting plane · 901.9 rolling ·
 * 901.14b planes without a controller · 724.1 ending the turn.
 */
import { nextAbilityForApp } from '../planar/planar-stack';
import { isStartingPlaneRevealed, type PlanarDecision, pendingDecision } from '../planar/planar-zone';
import { type AbilityResult, resultOf } from '../planar/resolving-abilities';
import type { Refusal, RefusalReason } from '../rule';
import { activePlayers, lastPlayerStanding } from '../turn/seating-and-teams';
import { isInGame, isTurnWaiting, type PlayerId } from '../turn/turn';
import { blockingPlayer, playerAfterThisTurn } from './grand-melee';
import type { Table } from './table';

export type NextAction =
  | { readonly kind: 'startNewGame'; readonly rule: '104.2a'; readonly winner: PlayerId }
  | { readonly kind: 'revealStartingPlane'; readonly rule: '901.5'; readonly player: PlayerId }
  | PlanarDecision
  | {
      readonly kind: 'resolveAbility';
      readonly rule: '500.2';
      readonly player: PlayerId;
      readonly outcome: AbilityResult;
    }
  /** The turn begins once the marker of `playerAhead` has moved on. */
  | {
      readonly kind: 'waitForMarker';
      readonly rule: '807.4d';
      readonly player: PlayerId;
      readonly playerAhead: PlayerId;
    }
  | {
      readonly kind: 'takeTurn';
      readonly rule: '102.1' | '901.9';
      /** Empty in a turn whose player has left. */
      readonly players: readonly PlayerId[];
      readonly canRoll: boolean;
      /** The player of the next turn; null if the turn marker is removed after this turn. */
      readonly nextPlayer: PlayerId | null;
    };

export function nextAction(table: Table): NextAction {
  const { turn, planar } = table;
  const winner = lastPlayerStanding(turn);
  if (winner !== null) return { kind: 'startNewGame', rule: '104.2a', winner };
  if (planar && !isStartingPlaneRevealed(planar)) {
    return { kind: 'revealStartingPlane', rule: '901.5', player: planar.controller };
  }
  const decision = planar && pendingDecision(planar);
  if (decision) return decision;
  const ability = planar && nextAbilityForApp(planar);
  if (ability) {
    const outcome = resultOf(planar, ability);
    return { kind: 'resolveAbility', rule: '500.2', player: ability.controller, outcome };
  }
  if (isTurnWaiting(turn)) {
    return {
      kind: 'waitForMarker',
      rule: '807.4d',
      player: turn.activePlayer,
      playerAhead: blockingPlayer(table) ?? turn.activePlayer,
    };
  }
  return {
    kind: 'takeTurn',
    rule: planar ? '901.9' : '102.1',
    players: activePlayers(turn),
    canRoll: planar !== null,
    nextPlayer: playerAfterThisTurn(table),
  };
}

type ActionBeforeTurn = Exclude<NextAction, { kind: 'takeTurn' }>;

const refusalReasonByAction: Readonly<Record<ActionBeforeTurn['kind'], RefusalReason>> = {
  startNewGame: 'gameIsOver',
  revealStartingPlane: 'startingPlaneNotRevealed',
  settleChoice: 'choiceNotSettled',
  chooseDestination: 'destinationNotChosen',
  keepDie: 'dieNotChosen',
  resolveAbility: 'abilityNotResolved',
  waitForMarker: 'turnNotBegun',
};

/** Returns the refusal of a move that has to wait for this action. */
export function refusalWhilePending({ kind, rule }: ActionBeforeTurn): Refusal {
  return { rule, reason: refusalReasonByAction[kind] };
}

/** Returns why manual actions on the die and the planes are refused now; null if they are allowed. */
export function refusalOfPlanarActions(table: Table): Refusal | null {
  const { planar, turn } = table;
  if (!planar) return { rule: '901.1', reason: 'notPlanechase' };
  const action = nextAction(table);
  // Abilities on the stack do not prevent it: more may be put on top of them.
  if (action.kind !== 'resolveAbility' && action.kind !== 'takeTurn') return refusalWhilePending(action);
  return isInGame(turn, planar.controller) ? null : { rule: '901.14b', reason: 'noPlanarController' };
}

/** Returns why no effect can end the turn now; null if one can, which removes dice and everything on the stack. */
export function refusalOfEndingTurn(table: Table): Refusal | null {
  const { planar } = table;
  const action = nextAction({ ...table, planar: planar && { ...planar, dice: null, stack: [] } });
  return action.kind === 'takeTurn' ? null : refusalWhilePending(action);
}

/** Returns why there is no active player: the turn cannot begin yet, or its player has left. */
export function refusalWithoutActivePlayer({ turn }: Table): Refusal {
  return isTurnWaiting(turn)
    ? { rule: '807.4d', reason: 'turnNotBegun' }
    : { rule: '800.4j', reason: 'noActivePlayer' };
}
