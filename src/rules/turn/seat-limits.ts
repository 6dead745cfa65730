/** How many players can begin a game. 901.2 two or more players. */

export const MIN_PLAYERS = 2;

/** Ruled here: the most that fit on a screen. */
export const MAX_SEATS = 12;
