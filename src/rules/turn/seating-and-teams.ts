/**
 * Who sits where, and who plays together. 104.2a the last team wins · 805 teams that share their turns · 808 teams
 * whose players take turns of their own · 810.2 teams sit together.
 */
import { isInGame, isTurnWaiting, type PlayerId, playerIds, playersInGame, type Turn } from './turn';

/** The members of a team in seating order; a single player without teams. */
export type Team = readonly [PlayerId, ...PlayerId[]];

/** Who plays with whom, and whether they share life, poison and turns. */
export interface Teams {
  /** By seat: the number of the team. */
  readonly bySeat: readonly number[];
  readonly shareTurns: boolean;
}

/**
 * Makes neighbors teams of two (805.1); the player on the right, first in clockwise order, is the primary player
 * (805.2).
 */
export function teamsOfTwo(seatCount: number): readonly number[] {
  return playerIds(seatCount).map((seat) => Math.floor(seat / 2));
}

/** Returns all players, including those who have left, clockwise as they sit now. */
export function seatedPlayers({ hasLeftBySeat, seating }: Turn): readonly PlayerId[] {
  return seating ?? playerIds(hasLeftBySeat.length);
}

/** Seats the players clockwise in this order. The turn stays with its player. */
export function changeSeating(turn: Turn, seating: readonly PlayerId[]): Turn {
  const isAsBefore = seating.every((player, index) => player === index);
  return { ...turn, seating: isAsBefore ? null : seating };
}

/** Returns whether teams that share turns sit together (805, 810.2). */
export function areTeamsSeatedTogether(turn: Turn): boolean {
  if (!areTurnsShared(turn)) return true;
  const teamsOfSeated = seatedPlayers(turn).map((player) => turn.teams?.[player]);
  const borderCount = teamsOfSeated.filter((team, index) => team !== teamsOfSeated.at(index - 1)).length;
  return borderCount === new Set(teamsOfSeated).size;
}

/** Returns whether teams have one life total, one poison total and one turn. */
export function areTurnsShared({ teams, teamsPlaySeparately }: Turn): boolean {
  return teams !== null && !teamsPlaySeparately;
}

/** Returns the players who share life and turns with this player; the player alone if nothing is shared. */
export function sharedTurnTeamOf(turn: Turn, player: PlayerId): Team {
  return areTurnsShared(turn) ? sideOf(turn, player) : [player];
}

/** Returns everyone in seating order, with players who share turns and life grouped together. */
export function sharedTurnTeamsAsSeated(turn: Turn): readonly Team[] {
  return seatedPlayers(turn).flatMap((player): readonly Team[] => {
    const team = sharedTurnTeamOf(turn, player);
    return team[0] === player ? [team] : [];
  });
}

/** Returns the players who win together with this player, including them; the player alone without teams. */
export function sideOf(turn: Turn, player: PlayerId): Team {
  const { teams } = turn;
  const [first = player, ...others] = seatedPlayers(turn).filter(
    (other) => other === player || (teams && teams[other] === teams[player]),
  );
  return [first, ...others];
}

/** Returns the players whose turn it is, in a shared turn the whole team (805.4); empty once they have left. */
export function activePlayers(turn: Turn): readonly PlayerId[] {
  return isTurnWaiting(turn)
    ? []
    : sharedTurnTeamOf(turn, turn.activePlayer).filter((player) => isInGame(turn, player));
}

/** Returns the player on the right, first in clockwise order, of those who share a turn (805.2). */
export function primaryPlayer(turn: Turn, player: PlayerId): PlayerId {
  const team = sharedTurnTeamOf(turn, player);
  const playersInSeatingOrder = seatedPlayers(turn);
  const playerBefore = (seated: PlayerId) =>
    playersInSeatingOrder.at(playersInSeatingOrder.indexOf(seated) - 1) ?? seated;
  return team.find((member) => !team.includes(playerBefore(member))) ?? player;
}

/**
 * Returns the last player, or the first of the last team, once all others have left (104.2a); null while the game goes
 * on.
 */
export function lastPlayerStanding(turn: Turn): PlayerId | null {
  const [first, ...others] = playersInGame(turn);
  if (first === undefined) return null;
  const team = sideOf(turn, first);
  return others.every((player) => team.includes(player)) ? first : null;
}
