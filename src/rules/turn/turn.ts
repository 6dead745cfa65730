/**
 * Whose turn it is, and who is still in the game.
 * 102.1 active player · 103.1 first turn · 800.4j a turn whose player has left goes on without an active player.
 */

/** A player is known by seat: 0 for the first, then clockwise around the table. */
export type PlayerId = number & { readonly __player: unique symbol };

export interface Turn {
  /** Turns of this game so far, the running one included; the first turn is 1. */
  readonly number: number;
  /** The player whose turn it is, or was until that player left. */
  readonly of: PlayerId;
  /** By seat: whether the player has left the game. */
  readonly left: readonly boolean[];
}

export function playerIds(seats: number): readonly PlayerId[] {
  return Array.from({ length: seats }, (_, seat) => seat as PlayerId);
}

export function firstTurn(seats: number, startingPlayer: PlayerId): Turn {
  return { number: 1, of: startingPlayer, left: playerIds(seats).map(() => false) };
}

export function isInGame(turn: Turn, player: PlayerId): boolean {
  return turn.left[player] === false;
}

export function playersInGame(turn: Turn): readonly PlayerId[] {
  return playerIds(turn.left.length).filter((player) => isInGame(turn, player));
}

/** The active player, or null for the rest of a turn whose player has left (800.4j). */
export function activePlayer(turn: Turn): PlayerId | null {
  return isInGame(turn, turn.of) ? turn.of : null;
}

/** The next player in turn order after `player` who is in the game. Somebody must be. */
export function nextInTurnOrder(turn: Turn, player: PlayerId): PlayerId {
  const seats = turn.left.length;
  let next = player;
  do next = ((next + 1) % seats) as PlayerId;
  while (!isInGame(turn, next) && next !== player);
  return next;
}

/** The one player who remains, once all others have left (104.2a); null while the game goes on. */
export function lastPlayerStanding(turn: Turn): PlayerId | null {
  const [first, ...others] = playersInGame(turn);
  return first !== undefined && others.length === 0 ? first : null;
}

export function beginNextTurn(turn: Turn): Turn {
  return { ...turn, number: turn.number + 1, of: nextInTurnOrder(turn, turn.of) };
}

export function leaveTurnOrder(turn: Turn, player: PlayerId): Turn {
  return { ...turn, left: turn.left.with(player, true) };
}
