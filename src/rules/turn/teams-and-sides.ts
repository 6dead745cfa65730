/** Lists of teams and sides. 104.2a sides win together · 810.8 players who share turns leave together. */
import { sharedTurnTeamsAsSeated, sideOf, type Team } from './seating-and-teams';
import { isInGame, type Turn } from './turn';

/** Returns all teams in the order of their first players' seats, which never changes. */
export function sharedTurnTeams(turn: Turn): readonly Team[] {
  return sharedTurnTeamsAsSeated(turn).toSorted(([one], [other]) => one - other);
}

/** Returns the teams that are still in the game, in seating order. */
export function sharedTurnTeamsInGame(turn: Turn): readonly Team[] {
  return sharedTurnTeamsAsSeated(turn).filter(([player]) => isInGame(turn, player));
}

/** Returns the players who are still in the game, with those who would win together grouped together. */
export function sidesInGame(turn: Turn): readonly Team[] {
  const inGame = sharedTurnTeamsInGame(turn).flat();
  return inGame.flatMap((player): readonly Team[] => {
    const allies = sideOf(turn, player);
    const [first, ...others] = inGame.filter((other) => allies.includes(other));
    return first === player ? [[first, ...others]] : [];
  });
}
