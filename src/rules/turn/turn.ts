/**
 * Whose turn it is, and who is still in the game. 102.1 active player · 500.8 extra phases · 800.4j a turn whose player
 * has left goes on without an active player · 807.4 turns at the same time.
 */

/** The seat in which the player began: 0 for the first, then clockwise around the table. It never changes. */
export type PlayerId = number & { readonly __player: unique symbol };

/** A marker of a Grand Melee, which keeps track of one of the concurrent turns (807.4). */
export interface TurnMarker {
  /** In the order in which they were handed out, from 1 (807.4b). */
  readonly number: number;
  /**
   * 0 while the turn goes on. Otherwise its holder cannot begin yet, because another marker is too close (807.4d):
   * 1 for the first marker that waits with this player, and so on.
   */
  readonly positionInLine: number;
  /** Whether the current turn is an extra one before the holder's usual turn (807.4j). */
  readonly isExtraBeforeUsualTurn: boolean;
  /** How often it has been designated for removal (807.4e). */
  readonly removalsDue: number;
}

export interface Turn {
  /** Turns of this game so far, including the current one; the first turn is 1. */
  readonly number: number;
  /** Whose turn it is, was until they left, or will be as soon as the marker need not wait. */
  readonly activePlayer: PlayerId;
  /** By seat: whether the player has left the game. */
  readonly hasLeftBySeat: readonly boolean[];
  /** By seat: the number of the player's team. Null without teams. */
  readonly teams: readonly number[] | null;
  /** Whether teammates have separate life and turns and only win together (808). */
  readonly teamsPlaySeparately: boolean;
  /** The players clockwise as they sit now, from the place of the first seat; null if nobody has moved. */
  readonly seating: readonly PlayerId[] | null;
  /** Whether turns go counterclockwise. */
  readonly isReversed: boolean;
  /**
   * Who takes an extra turn after this one, next first (500.7), including players who have left since. In a Grand
   * Melee: extra turns still to come once the player has a marker (807.4i, 807.4j).
   */
  readonly extraTurns: readonly PlayerId[];
  /** The player of the last usual turn before the extra turns; null outside extra turns. */
  readonly lastUsualPlayer: PlayerId | null;
  /** Upkeeps of this turn, usually one. */
  readonly upkeeps: number;
  /** The turn marker of a Grand Melee; null in other games. */
  readonly marker: TurnMarker | null;
}

export function playerIds(seatCount: number): readonly PlayerId[] {
  return Array.from({ length: seatCount }, (_, seat) => seat as PlayerId);
}

export function isInGame(turn: Turn, player: PlayerId): boolean {
  return turn.hasLeftBySeat[player] === false;
}

export function playersInGame(turn: Turn): readonly PlayerId[] {
  return playerIds(turn.hasLeftBySeat.length).filter((player) => isInGame(turn, player));
}

/** Returns whether the turn cannot begin yet, because another turn marker is too close (807.4d). */
export function isTurnWaiting({ marker }: Turn): boolean {
  return (marker?.positionInLine ?? 0) > 0;
}

/**
 * Returns the active player; null before the turn can begin, and for the rest of a turn whose player has left (800.4j).
 */
export function activePlayer(turn: Turn): PlayerId | null {
  return isInGame(turn, turn.activePlayer) && !isTurnWaiting(turn) ? turn.activePlayer : null;
}

export function addBeginningPhase(turn: Turn): Turn {
  return { ...turn, upkeeps: turn.upkeeps + 1 };
}
