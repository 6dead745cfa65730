/** How many turn markers a Grand Melee has. */

/** 807.4a: one marker for each full four players. */
export const PLAYERS_TO_A_MARKER = 4;

/** Ruled here: the last marker stays, however few players remain. */
export function markersFor(players: number): number {
  return Math.max(1, Math.floor(players / PLAYERS_TO_A_MARKER));
}
