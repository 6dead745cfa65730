/**
 * Moves about turns and their order. 102.1, 103.1 (also after changing seats), 500.7, 500.8, 724.1 turns · 104.2a,
 * 500.2 nothing may wait when a turn ends · 807.4 turns of several markers · 901.5, 901.6 the planar game when the turn
 * passes.
 */
import { MAX_EXTRA_TURNS } from '../../limits';
import { endPlanarTurnByEffect } from '../../planar/ending-turn';
import { presumeChaosResolved } from '../../planar/planar-stack';
import { beginPlanarTurn } from '../../planar/planar-zone';
import { okResult, type RuleResult, refuse, refuseWith } from '../../rule';
import { areTeamsSeatedTogether, changeSeating } from '../../turn/seating-and-teams';
import { activePlayer, addBeginningPhase, isInGame, playerIds } from '../../turn/turn';
import {
  addExtraTurn,
  beginNextTurn,
  playersReachedByNextTurn,
  reverseTurnOrder,
} from '../../turn/turn-order';
import { passMarker } from '../grand-melee';
import type { Happening } from '../happening';
import type { MoveOf, MoveWithSubject } from '../move';
import {
  nextAction,
  refusalOfEndingTurn,
  refusalWhilePending,
  refusalWithoutActivePlayer,
} from '../next-action';
import { type PlayResult, prependHappenings } from '../play-result';
import type { Table } from '../table';
import { withPlanarOutcome } from './planar-outcome';

export function playTurnMove(table: Table, move: MoveWithSubject<'turn'>): RuleResult<PlayResult> {
  switch (move.kind) {
    case 'beginNextTurn':
      return passTurn(table);
    case 'endTurn':
      return endTurn(table);
    case 'addBeginningPhase':
      return addBeginningPhaseToTurn(table);
    case 'reverseTurnOrder':
      return okResult({
        table: { ...table, turn: reverseTurnOrder(table.turn) },
        happenings: [{ kind: 'turnOrderReversed', rule: '103.1', isReversed: !table.turn.isReversed }],
      });
    case 'changeSeating':
      return changeSeats(table, move);
    case 'addExtraTurn':
      return giveExtraTurn(table, move);
  }
}

function passTurn(table: Table): RuleResult<PlayResult> {
  const { planar } = table;
  const action = nextAction(table);
  if (action.kind !== 'takeTurn') return refuseWith(refusalWhilePending(action));
  if (table.turn.marker) return okResult(passMarker(table));
  const turn = beginNextTurn(table.turn);
  const { activePlayer: player, number } = turn;
  const turnBegan: Happening = {
    kind: 'turnBegan',
    rule: '102.1',
    player,
    number,
    ended: table.turn.activePlayer,
  };
  if (!planar) return okResult({ table: { ...table, turn }, happenings: [turnBegan] });
  const outcome = beginPlanarTurn(
    presumeChaosResolved(planar),
    turn.activePlayer,
    playersReachedByNextTurn(table.turn),
  );
  return okResult({
    table: { ...table, turn, planar: outcome.planar },
    happenings: [turnBegan, ...outcome.happenings],
  });
}

/**
 * Removes everything that waits and passes the turn, unless a phenomenon found on the way has to be resolved first.
 */
function endTurn(table: Table): RuleResult<PlayResult> {
  const refusal = refusalOfEndingTurn(table);
  if (refusal) return refuseWith(refusal);
  const turnEnded: Happening = { kind: 'turnEnded', rule: '724.1', player: table.turn.activePlayer };
  if (!table.planar) return prependHappenings(passTurn(table), [turnEnded]);
  const withStackCleared = withPlanarOutcome(table, endPlanarTurnByEffect(table.planar));
  const passed = prependHappenings(passTurn(withStackCleared.table), withStackCleared.happenings);
  return prependHappenings(passed.ok ? passed : okResult(withStackCleared), [turnEnded]);
}

function addBeginningPhaseToTurn(table: Table): RuleResult<PlayResult> {
  const player = activePlayer(table.turn);
  if (player === null) return refuseWith(refusalWithoutActivePlayer(table));
  return okResult({
    table: { ...table, turn: addBeginningPhase(table.turn) },
    happenings: [{ kind: 'beginningPhaseAdded', rule: '500.8', player }],
  });
}

/**
 * Refused where it would separate teams that share turns, and in a Grand Melee, whose markers are passed by seat.
 */
function changeSeats(table: Table, { seating }: MoveOf<'changeSeating'>): RuleResult<PlayResult> {
  const seatCount = table.turn.hasLeftBySeat.length;
  if (table.turn.marker) return refuse('807.4c', 'seatsAreFixed');
  const isEveryone =
    seating.length === seatCount && playerIds(seatCount).every((player) => seating.includes(player));
  if (!isEveryone) return refuse('103.1', 'noSuchPlayer');
  const turn = changeSeating(table.turn, seating);
  if (!areTeamsSeatedTogether(turn)) return refuse('810.2', 'teamsSitTogether');
  return okResult({
    table: { ...table, turn },
    happenings: [{ kind: 'seatingChanged', rule: '103.1', seating }],
  });
}

function giveExtraTurn(table: Table, { player }: MoveOf<'addExtraTurn'>): RuleResult<PlayResult> {
  if (!isInGame(table.turn, player)) return refuse('800.4a', 'playerHasLeft');
  if (table.turn.extraTurns.length >= MAX_EXTRA_TURNS) {
    return refuse('107.1', 'numberTooLarge', MAX_EXTRA_TURNS);
  }
  const { marker } = table.turn;
  const rule = !marker ? '500.7' : player === table.turn.activePlayer ? '807.4i' : '807.4j';
  return okResult({
    table: { ...table, turn: addExtraTurn(table.turn, player) },
    happenings: [{ kind: 'extraTurnAdded', rule, player }],
  });
}
