/** Which end steps there are to remind players of. */
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { lastPlayerStanding } from '../../../rules/turn/seating-and-teams';
import { activePlayer, type PlayerId } from '../../../rules/turn/turn';

/** Returns the active player of a game that goes on, or null. */
export function playerWithUpcomingEndStep({ table: { turn } }: History): PlayerId | null {
  return lastPlayerStanding(turn) === null ? activePlayer(turn) : null;
}

/** Returns whether an effect ended the turn, which skips its end step. */
export function wasTurnEndedEarly(momentHappenings: readonly Happening[]): boolean {
  return momentHappenings.some(({ kind }) => kind === 'turnEnded');
}
