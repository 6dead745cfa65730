/**
 * A player who left by mistake comes back. Ruled here, because the rules have no such thing: 800.4a what left with the
 * player is corrected, and nothing that came after. The player has the seat, the totals and the place in turn order
 * as before, and stays in despite the reasons to lose that hold now. What others have taken over is theirs, except
 * that the player whose turn it is controls the planes (901.6); abilities and effects that ceased, and the city’s
 * blessing, stay gone.
 */
import { lossReasons } from '../../life/life';
import { hasOwnDecks } from '../../planar/planar-zone';
import { okResult, type Refusal, type RuleResult, refuseWith } from '../../rule';
import { lastPlayerStanding, sharedTurnTeamOf } from '../../turn/seating-and-teams';
import { isInGame, type PlayerId, playerIds, type Turn } from '../../turn/turn';
import type { Happening } from '../happening';
import { andThen, type PlayResult } from '../play-result';
import type { Table } from '../table';
import { ignoreLossReasons } from './ignored-loss-reasons';
import { passOnDesignations } from './leaving-game';

/**
 * Returns why a player cannot come back alone: turn markers (807.4e) and planar cards (901.10) may have gone with
 * them, and a game that stays won is over.
 */
export function refusalOfReturn({ turn, planar }: Table, player: PlayerId): Refusal | null {
  if (!turn.hasLeftBySeat[player]) return { rule: '800.4a', reason: 'playerIsInGame' };
  if (turn.marker) return { rule: '807.4e', reason: 'onlyByUndo' };
  if (planar && hasOwnDecks(planar)) return { rule: '901.10', reason: 'onlyByUndo' };
  return lastPlayerStanding(turnAfterReturn(turn, player)) === null
    ? null
    : { rule: '104.2a', reason: 'gameIsOver' };
}

function turnAfterReturn(turn: Turn, player: PlayerId): Turn {
  const team: readonly number[] = sharedTurnTeamOf(turn, player);
  return {
    ...turn,
    hasLeftBySeat: turn.hasLeftBySeat.map((hasLeft, seat) => hasLeft && !team.includes(seat)),
  };
}

export function returnToGame(table: Table, player: PlayerId): RuleResult<PlayResult> {
  const refusal = refusalOfReturn(table, player);
  if (refusal) return refuseWith(refusal);
  const turn = turnAfterReturn(table.turn, player);
  // Reasons that do not hold are forgotten at once.
  const withPlayer = ignoreLossReasons({ ...table, turn }, player, lossReasons);
  const happenings = sharedTurnTeamOf(turn, player).map(
    (member): Happening => ({ kind: 'playerReturned', rule: '800.4a', player: member }),
  );
  const absentPlayers = playerIds(turn.hasLeftBySeat.length).filter((seat) => !isInGame(turn, seat));
  return okResult(
    andThen(andThen({ table: withPlayer, happenings }, returnPlanarControl), (next) =>
      // While the game was won, those who left last had kept theirs.
      passOnDesignations(next, absentPlayers),
    ),
  );
}

function returnPlanarControl(table: Table): PlayResult {
  const { planar, turn } = table;
  const { activePlayer: controller } = turn;
  return planar && planar.controller !== controller && isInGame(turn, controller)
    ? {
        table: { ...table, planar: { ...planar, controller } },
        happenings: [{ kind: 'planarControllerChanged', rule: '901.6', player: controller }],
      }
    : { table, happenings: [] };
}
