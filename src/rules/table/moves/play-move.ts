/** Plays one move. 807.4 concurrent turns: those that no longer have to wait begin after it. */
import { okResult, type RuleResult, refuse, refuseWith } from '../../rule';
import { lastPlayerStanding } from '../../turn/seating-and-teams';
import { bringMarkerToFront } from '../concurrent-turns';
import { beginTurns } from '../grand-melee';
import { forgetOutdatedIgnoredReasons } from '../leaving/ignored-loss-reasons';
import { leaveGame } from '../leaving/leaving-game';
import { returnToGame } from '../leaving/returning';
import { hasSubject, type Move, type SimpleMove } from '../move';
import { nextAction, refusalWhilePending } from '../next-action';
import { type PlayResult, prependHappenings } from '../play-result';
import type { Table } from '../table';
import { playChance } from './play-chance';
import { playLife } from './play-life';
import { playPlanes, revealStartingPlanes } from './play-planes';
import { playPlayerStateMove } from './play-player-state';
import { playProfileMove } from './play-profile';
import { playTurnMove } from './play-turn';
import { endStormCounts } from './storm-counts';

/**
 * Plays one move, all parts or none; refuses it with the rule that forbids it, and never changes the given table.
 */
export function play(tableBefore: Table, move: Move): RuleResult<PlayResult> {
  const table = move.marker === undefined ? tableBefore : bringMarkerToFront(tableBefore, move.marker);
  if (!table) return refuse('807.4g', 'noSuchMarker');
  if (move.kind !== 'carryOut') return playSimpleMove(table, move);
  let played: RuleResult<PlayResult> = okResult({ table, happenings: [] });
  for (const part of move.moves) {
    if (!played.ok) return played;
    played = prependHappenings(playSimpleMove(played.value.table, part), played.value.happenings);
  }
  return played;
}

function playSimpleMove(table: Table, move: SimpleMove): RuleResult<PlayResult> {
  const played = beginWaitingTurns(table, playBySubject(table, move));
  return played.ok ? okResult(forgetOutdatedIgnoredReasons(endStormCounts(played.value))) : played;
}

/** In a Grand Melee, begins every turn that no longer has to wait after the move. */
function beginWaitingTurns(table: Table, played: RuleResult<PlayResult>): RuleResult<PlayResult> {
  if (!played.ok || !table.turn.marker || lastPlayerStanding(played.value.table.turn) !== null) return played;
  return prependHappenings(okResult(beginTurns(played.value.table)), played.value.happenings);
}

/** Totals, names and departures can still be corrected after the game is over. */
function playBySubject(table: Table, move: SimpleMove): RuleResult<PlayResult> {
  if (hasSubject(move, 'life')) return playLife(table, move);
  if (hasSubject(move, 'playerState')) return playPlayerStateMove(table, move);
  if (hasSubject(move, 'chance')) return playChance(table, move);
  if (hasSubject(move, 'profile')) return playProfileMove(table, move);
  if (move.kind === 'returnToGame') return returnToGame(table, move.player);
  const action = nextAction(table);
  if (action.kind === 'startNewGame') return refuseWith(refusalWhilePending(action));
  if (hasSubject(move, 'planes')) return playPlanes(table, move);
  if (hasSubject(move, 'turn')) return playTurnMove(table, move);
  switch (move.kind) {
    case 'leaveGame':
      return leaveGame(table, [move]);
    case 'leaveTogether':
      return leaveGame(table, move.leavers);
    case 'revealStartingPlane':
      return revealStartingPlanes(table);
  }
}
