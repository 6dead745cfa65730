/** Finds the happenings that concern a seat. */
import type { Happening } from '../../../rules/table/happening';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';

/** Returns a predicate for happenings caused by or affecting a player; what a team shares concerns each member. */
export function concerningSeat({ history }: Game, player: PlayerId): (happening: Happening) => boolean {
  const team = sharedTurnTeamOf(history.table.turn, player);
  return (happening) => {
    switch (happening.kind) {
      case 'gameBegan':
      case 'gameWon':
        return true;
      case 'lifeChanged':
      case 'lifeSet':
      case 'poisonChanged':
      case 'turnBegan':
        return team.includes(happening.player);
      case 'lifeTotalsSet':
        return happening.lifeTotals.some((total) => team.includes(total.player));
      case 'commanderDamageChanged':
        return team.includes(happening.player) || happening.source === player;
      case 'effectBegan':
        return happening.effect.player === player;
      case 'turnOrderReversed':
      case 'seatingChanged':
      case 'effectsEnded':
      case 'countersChanged':
      case 'countersGone':
      case 'chosenOptionsSwapped':
      case 'diceRolled':
      case 'coinFlipped':
      case 'dayOrNightCame':
      case 'unknown':
        return false;
      default:
        // Teams share life and nothing else.
        return happening.player === player;
    }
  };
}
