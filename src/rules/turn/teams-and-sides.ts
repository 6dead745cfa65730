/** Lists of teams and sides. 104.2a sides win together · 810.8 players who share turns leave together. */
import { sideOf, type Team, teamsInSeatingOrder } from './seating-and-teams';
import { isInGame, type Turn } from './turn';

/** Returns all teams in the order of their first players' seats, which never changes. */
export function teamsInSeatOrder(turn: Turn): readonly Team[] {
  return teamsInSeatingOrder(turn).toSorted(([one], [other]) => one - other);
}

/** Returns the teams that are still in the game, in seating order. */
export function teamsInGame(turn: Turn): readonly Team[] {
  return teamsInSeatingOrder(turn).filter(([player]) => isInGame(turn, player));
}

/** Returns the players who are still in the game, with those who would win together grouped together. */
export function sidesInGame(turn: Turn): readonly Team[] {
  const inGame = teamsInGame(turn).flat();
  return inGame.flatMap((player): readonly Team[] => {
    const allies = sideOf(turn, player);
    const [first, ...others] = inGame.filter((other) => allies.includes(other));
    return first === player ? [[first, ...others]] : [];
  });
}
