/**
 * Finds the starting life total of a game. Until any life total changes, the players may still agree on another one.
 */

import type { NewLifeTotal } from '../../rules/life/life';
import type { CommanderDamageHappening, Happening, LifeHappening } from '../../rules/table/happening';
import type { Move } from '../../rules/table/move';
import { sharedTurnTeams } from '../../rules/turn/teams-and-sides';
import { isInGame } from '../../rules/turn/turn';
import type { Game } from '../game/game';

export interface StartingLife {
  readonly life: number;
  /** Whether no life total has changed yet. */
  readonly isAdjustable: boolean;
}

/** The happenings after which the starting life is final, unless they set it anew. */
const relevantHappeningKinds = {
  lifeChanged: true,
  lifeSet: true,
  lifeTotalsSet: true,
  poisonChanged: true,
  commanderDamageChanged: true,
  playerLeft: true,
} as const satisfies Readonly<
  Record<(LifeHappening | CommanderDamageHappening)['kind'] | 'playerLeft', true>
>;

/** Returns the starting life, or null if the beginning of the game is unknown. */
export function startingLife({ opening, history }: Pick<Game, 'opening' | 'history'>): StartingLife | null {
  const beginning = opening.find((happening) => happening.kind === 'gameBegan');
  if (!beginning) return null;
  let life = beginning.startingLife;
  if (history.unloadedStepCount > 0) return { life, isAdjustable: false };
  const lifeTotalCount = lifeTotalsForAll({ history }, 0).length;
  for (const { happenings } of history.steps.slice(0, history.doneCount)) {
    for (const happening of happenings) {
      if (!(happening.kind in relevantHappeningKinds)) continue;
      const agreedTotal = newTotalOfAll(happening, life, lifeTotalCount);
      if (agreedTotal === null) return { life, isAdjustable: false };
      life = agreedTotal;
    }
  }
  return { life, isAdjustable: true };
}

/** Returns the total to which all players were set at once, if they all had `before`; otherwise null. */
function newTotalOfAll(happening: Happening, totalBefore: number, lifeTotalCount: number): number | null {
  if (happening.kind !== 'lifeTotalsSet' || happening.because !== 'gainedOrLost') return null;
  const { lifeTotals } = happening;
  const newTotal = lifeTotals[0]?.to;
  const isForAll =
    lifeTotals.length === lifeTotalCount &&
    lifeTotals.every((change) => change.from === totalBefore && change.to === newTotal);
  return isForAll && typeof newTotal === 'number' ? newTotal : null;
}

/** Returns this total for every player, or for one player of each team that shares its life. */
export function lifeTotalsForAll({ history }: Pick<Game, 'history'>, total: number): readonly NewLifeTotal[] {
  const { turn } = history.table;
  return sharedTurnTeams(turn)
    .filter(([player]) => isInGame(turn, player))
    .map(([player]) => ({ player, to: total }));
}

/** Returns the move by which all players start with another total. */
export function moveToStartingLife(game: Pick<Game, 'history'>, total: number): Move {
  return { kind: 'setLifeTotals', because: 'gainedOrLost', lifeTotals: lifeTotalsForAll(game, total) };
}
