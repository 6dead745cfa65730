/**
 * The turn markers of a Grand Melee. 801.2 range of influence · 807.4b who begins with one · 807.4d, 807.4i which are
 * too close · 807.4e which one is removed.
 */
import { markerCountFor, PLAYERS_PER_MARKER } from './marker-count';
import { isInGame, type PlayerId, playerIds, playersInGame, type Turn } from './turn';

/** A player "to the left" is one whose turn comes later; reversed turn order swaps both sides. */
export type LeftOrRight = 'left' | 'right';

/** Returns the players of the first turns, the holder of the first marker first (807.4b). */
export function firstMarkerHolders(seatCount: number, startingPlayer: PlayerId): readonly PlayerId[] {
  return [startingPlayer, ...playersAfter(playerIds(seatCount), startingPlayer)]
    .filter((_, index) => index % PLAYERS_PER_MARKER === 0)
    .slice(0, markerCountFor(seatCount));
}

/** Returns the nearest holder of these markers within three seats on that side; null if there is none. */
export function findHolderTooClose(
  turn: Turn,
  player: PlayerId,
  holders: readonly PlayerId[],
  side: LeftOrRight,
): PlayerId | null {
  let playersPassed = 0;
  for (const seat of playersInDirection(turn, player, side)) {
    if (seat === player || playersPassed === PLAYERS_PER_MARKER - 1) return null;
    if (holders.includes(seat)) return seat;
    if (isInGame(turn, seat)) playersPassed += 1;
  }
  return null;
}

/** Returns the first holder of these markers on that side; the player themselves comes last. */
export function nearestHolder(
  turn: Turn,
  player: PlayerId,
  holders: readonly PlayerId[],
  side: LeftOrRight,
): PlayerId | null {
  return playersInDirection(turn, player, side).find((seat) => holders.includes(seat)) ?? null;
}

/**
 * Returns the players that "each player" means for this one, in seat order: everyone in the game, or in a Grand Melee,
 * with its range of influence of one (807.2a), the player and both neighbors.
 */
export function playersInRange(turn: Turn, player: PlayerId): readonly PlayerId[] {
  if (!turn.marker) return playersInGame(turn);
  const neighbors = (['left', 'right'] as const).map((side) =>
    playersInDirection(turn, player, side).find((seat) => isInGame(turn, seat)),
  );
  return playerIds(turn.hasLeftBySeat.length).filter(
    (seat) => (seat === player && isInGame(turn, seat)) || neighbors.includes(seat),
  );
}

/** Returns all seats in order on that side, the player's own last. */
function playersInDirection(
  { hasLeftBySeat, isReversed }: Turn,
  player: PlayerId,
  side: LeftOrRight,
): readonly PlayerId[] {
  const clockwise = playerIds(hasLeftBySeat.length);
  const isBackward = (side === 'left') === isReversed;
  return [...playersAfter(isBackward ? clockwise.toReversed() : clockwise, player), player];
}

/** Returns the others in this order around the table, from the one after this player. */
function playersAfter(playersInOrder: readonly PlayerId[], player: PlayerId): readonly PlayerId[] {
  const index = playersInOrder.indexOf(player);
  return [...playersInOrder.slice(index + 1), ...playersInOrder.slice(0, index)];
}
