/**
 * How many players a variant needs, the life that its teams begin with, and whether it can be played on a map.
 * 807.4a, 901.14 Grand Melee · 810.2, 810.4 Two-Headed Giant.
 */
import { PLAYERS_PER_MARKER } from './marker-count';

const MIN_MARKERS = 2;
/** 810.4: a team of two begins with 30 life instead of 20. */
const TEAM_LIFE_FACTOR = 1.5;

/** 810.2: teams of two, and at least two of them. */
export function canPlayTwoHeadedGiant(playerCount: number): boolean {
  return playerCount >= 4 && playerCount % 2 === 0;
}

/** Ruled here: with teams of any shape, someone has a teammate. */
export function canPlayInTeams(playerCount: number): boolean {
  return playerCount >= 3;
}

/** 807.4a: with fewer players there would be only one turn marker, and thus ordinary turns. */
export function canPlayGrandMelee(playerCount: number): boolean {
  return playerCount >= MIN_MARKERS * PLAYERS_PER_MARKER;
}

/** 901.14: in a Grand Melee, several planes may be face up, each with its own planar controller. */
export function canPlayOnMap(isGrandMelee: boolean): boolean {
  return !isGrandMelee;
}

/** Converts the usual starting life of a player to that of a team, or the reverse; any other life stays. */
export function convertStartingLife(life: number, isForTeam: boolean): number {
  const usualTotals: readonly number[] = isForTeam ? [20, 40] : [30, 60];
  const factor = isForTeam ? TEAM_LIFE_FACTOR : 1 / TEAM_LIFE_FACTOR;
  return usualTotals.includes(life) ? life * factor : life;
}
