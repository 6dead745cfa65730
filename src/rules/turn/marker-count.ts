/** How many turn markers a Grand Melee has. */

/** 807.4a: one marker for each full four players. */
export const PLAYERS_PER_MARKER = 4;

/** Ruled here: the last marker stays, however few players remain. */
export function markerCountFor(playerCount: number): number {
  return Math.max(1, Math.floor(playerCount / PLAYERS_PER_MARKER));
}
