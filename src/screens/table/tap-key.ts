import type { Game } from '../../session/game/game';

/** Returns a key that changes whenever a different button may appear under a thumb; life totals do not affect it. */
export function tapKeyOf({ history }: Game): string {
  const { turn, planar } = history.table;
  return `${turn.marker?.number} ${turn.number} ${planar?.stack.length} ${planar?.dice?.faces.length} ${planar?.faceUp.map(({ card }) => card)} ${planar?.rolls.map(({ all }) => all)}`;
}
