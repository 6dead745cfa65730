/** 702.179d: a player's speed increases once on each of their turns when an opponent loses life. */
import { MAX_SPEED } from '../../../rules/life/player-counters';
import type { CommanderDamageHappening, Happening, LifeHappening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { sharedTurnTeamOf, sideOf } from '../../../rules/turn/seating-and-teams';
import { isTurnWaiting, type PlayerId } from '../../../rules/turn/turn';
import { happeningsByStep } from '../current-moment';
import { beginsTurn } from '../happening-effects';

/** Returns the active players whose speed should have increased this turn and has not. */
export function playersToSpeedUp(history: History): readonly PlayerId[] {
  const { turn, counters } = history.table;
  if (isTurnWaiting(turn)) return [];
  const happenings = happeningsByStep(history).flat();
  const turnStart = happenings.findLastIndex(beginsTurn);
  const happeningsThisTurn = happenings.slice(turnStart + 1);
  return sharedTurnTeamOf(turn, turn.activePlayer).filter((player) => {
    const speed = counters[player]?.speed ?? 0;
    return (
      speed > 0 &&
      speed < MAX_SPEED &&
      !turn.hasLeftBySeat[player] &&
      isSpeedIncreaseDue(happeningsThisTurn, player, sideOf(turn, player))
    );
  });
}

/** Returns whether the player's speed should increase; life lost before the player had any speed does not count. */
function isSpeedIncreaseDue(
  happenings: readonly Happening[],
  player: PlayerId,
  allies: readonly PlayerId[],
): boolean {
  let isDueNow = false;
  for (const happening of happenings) {
    if (playersLosingLife(happening).some((loser) => !allies.includes(loser))) isDueNow = true;
    if (happening.kind !== 'playerCountersChanged' || happening.counter !== 'speed') continue;
    if (happening.player !== player || happening.to <= happening.from) continue;
    if (happening.from > 0) return false;
    isDueNow = false;
  }
  return isDueNow;
}

function playersLosingLife(happening: Happening): readonly PlayerId[] {
  switch (happening.kind) {
    case 'lifeChanged':
    case 'lifeSet':
      return isLifeLost(happening) ? [happening.player] : [];
    case 'lifeTotalsSet':
      return happening.lifeTotals.filter(isLifeLost).map(({ player }) => player);
    case 'commanderDamageChanged':
      return happening.poison === undefined && happening.to > happening.from ? [happening.player] : [];
    case 'poisonChanged':
      return [];
    default:
      happening satisfies Exclude<Happening, LifeHappening | CommanderDamageHappening>;
      return [];
  }
}

/** 119.5: setting a life total to a lower number counts as losing life. */
function isLifeLost({ from, to }: { readonly from: number | 'infinite'; readonly to: number | 'infinite' }) {
  return to !== 'infinite' && (from === 'infinite' || to < from);
}
