/**
 * Whose turn it is, and who is still in the game. 102.1 active player · 103.1 first turn and turn order · 500.7 extra
 * turns · 500.8 extra phases · 800.4j a turn whose player has left goes on without an active player · 800.4k, 800.4m
 * turns that do not begin · 805 teams that share their turns · 807.4 turns at the same time · 808 teams whose players
 * take turns of their own.
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
  readonly waits: number;
  /** Whether the current turn is an extra one before the holder's usual turn (807.4j). */
  readonly extraFirst: boolean;
  /** How often it has been designated for removal (807.4e). */
  readonly removals: number;
}

export interface Turn {
  /** Turns of this game so far, including the current one; the first turn is 1. */
  readonly number: number;
  /** Whose turn it is, was until they left, or will be as soon as the marker need not wait. */
  readonly activePlayer: PlayerId;
  /** By seat: whether the player has left the game. */
  readonly hasLeft: readonly boolean[];
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

export function playerIds(seats: number): readonly PlayerId[] {
  return Array.from({ length: seats }, (_, seat) => seat as PlayerId);
}

/**
 * Makes neighbors teams of two (805.1); the player on the right, first in clockwise order, is the primary player
 * (805.2).
 */
export function teamsOfTwo(seats: number): readonly number[] {
  return playerIds(seats).map((seat) => Math.floor(seat / 2));
}

/** Who plays with whom, and whether they share life, poison and turns. */
export interface Teams {
  /** By seat: the number of the team. */
  readonly of: readonly number[];
  readonly share: boolean;
}

export function firstTurn(seats: number, startingPlayer: PlayerId, teams: Teams | null = null): Turn {
  const turn: Turn = {
    number: 1,
    activePlayer: startingPlayer,
    hasLeft: playerIds(seats).map(() => false),
    teams: teams?.of ?? null,
    teamsPlaySeparately: teams?.share === false,
    seating: null,
    isReversed: false,
    extraTurns: [],
    lastUsualPlayer: null,
    upkeeps: 1,
    marker: null,
  };
  return { ...turn, activePlayer: primaryPlayer(turn, startingPlayer) };
}

/** Returns all players, including those who have left, clockwise as they sit now. */
export function seatedPlayers({ hasLeft, seating }: Turn): readonly PlayerId[] {
  return seating ?? playerIds(hasLeft.length);
}

export function isInGame(turn: Turn, player: PlayerId): boolean {
  return turn.hasLeft[player] === false;
}

export function playersInGame(turn: Turn): readonly PlayerId[] {
  return playerIds(turn.hasLeft.length).filter((player) => isInGame(turn, player));
}

/**
 * Returns the active player; null before the turn can begin, and for the rest of a turn whose player has left (800.4j).
 */
export function activePlayer(turn: Turn): PlayerId | null {
  return isInGame(turn, turn.activePlayer) && !turn.marker?.waits ? turn.activePlayer : null;
}

/** Returns whether teams have one life total, one poison total and one turn. */
export function isShared({ teams, teamsPlaySeparately }: Turn): boolean {
  return teams !== null && !teamsPlaySeparately;
}

/**
 * Returns the players who share life and turns with this player, in seating order; the player alone if nothing is
 * shared.
 */
export function teamOf(turn: Turn, player: PlayerId): readonly PlayerId[] {
  return isShared(turn) ? alliesOf(turn, player) : [player];
}

/** Returns everyone in seating order, with players who share turns and life grouped together. */
export function teamsAround(turn: Turn): readonly (readonly PlayerId[])[] {
  return seatedPlayers(turn).flatMap((player) => {
    const team = teamOf(turn, player);
    return team[0] === player ? [team] : [];
  });
}

/**
 * Returns the players who win together with this player, including them, in seating order; the player alone without
 * teams.
 */
export function alliesOf(turn: Turn, player: PlayerId): readonly PlayerId[] {
  const { teams } = turn;
  return teams ? seatedPlayers(turn).filter((other) => teams[other] === teams[player]) : [player];
}

/** Returns the players whose turn it is, in a shared turn the whole team (805.4); empty once they have left. */
export function activePlayers(turn: Turn): readonly PlayerId[] {
  return turn.marker?.waits ? [] : teamOf(turn, turn.activePlayer).filter((player) => isInGame(turn, player));
}

/**
 * Returns the next player in turn order who is in the game, of another team if turns are shared. At least one player
 * must be in the game.
 */
export function nextInTurnOrder(turn: Turn, player: PlayerId): PlayerId {
  const team = teamOf(turn, player);
  let next = player;
  do next = seatAfter(turn, next);
  while ((!isInGame(turn, next) || team.includes(next)) && next !== player);
  return primaryPlayer(turn, next);
}

/** Returns the player on the right, first in clockwise order, of those who share a turn (805.2). */
function primaryPlayer(turn: Turn, player: PlayerId): PlayerId {
  const team = teamOf(turn, player);
  const around = seatedPlayers(turn);
  const before = (one: PlayerId) => around.at(around.indexOf(one) - 1) as PlayerId;
  return team.find((one) => !team.includes(before(one))) ?? player;
}

/** Returns whether teams that share turns sit together (805, 810.2). */
export function areTeamsSeatedTogether(turn: Turn): boolean {
  if (!isShared(turn)) return true;
  const around = seatedPlayers(turn).map((player) => turn.teams?.[player]);
  const borders = around.filter((team, place) => team !== around.at(place - 1)).length;
  return borders === new Set(around).size;
}

/**
 * Returns the last player, or the first of the last team, once all others have left (104.2a); null while the game goes
 * on.
 */
export function lastPlayerStanding(turn: Turn): PlayerId | null {
  const [first, ...others] = playersInGame(turn);
  if (first === undefined) return null;
  const team = alliesOf(turn, first);
  return others.every((player) => team.includes(player)) ? first : null;
}

/**
 * Returns the player of the next turn: an extra turn if there is any, otherwise the next player after the last usual
 * turn. A shared turn is that of the primary player, whoever it was given to (901.12b).
 */
export function playerOfNextTurn(turn: Turn): PlayerId {
  const extra = turn.extraTurns[nextExtraTurn(turn)];
  return extra === undefined
    ? nextInTurnOrder(turn, turn.lastUsualPlayer ?? turn.activePlayer)
    : primaryPlayer(turn, extra);
}

/**
 * Returns the players of the next turn, and those who have left and whose turns would have begun on the way (800.4m).
 */
export function reachedByNextTurn(turn: Turn): readonly PlayerId[] {
  const extra = nextExtraTurn(turn);
  if (extra !== -1) return turn.extraTurns.slice(0, extra + 1).flatMap((player) => teamOf(turn, player));
  const next = playerOfNextTurn(turn);
  const nextTeam = teamOf(turn, next);
  const last = turn.lastUsualPlayer ?? turn.activePlayer;
  const lastTeam = teamOf(turn, last);
  const others = seatsBetween(turn, last, next).filter(
    (player) => ![...lastTeam, ...nextTeam].includes(player),
  );
  return [...turn.extraTurns, ...others, ...nextTeam];
}

/** Returns the players between two others, in turn order. */
export function seatsBetween(turn: Turn, from: PlayerId, to: PlayerId): readonly PlayerId[] {
  const between: PlayerId[] = [];
  for (let seat = seatAfter(turn, from); seat !== to; seat = seatAfter(turn, seat)) between.push(seat);
  return between;
}

/** Returns the next player in turn order, including those who have left. */
function seatAfter(turn: Turn, player: PlayerId): PlayerId {
  const around = seatedPlayers(turn);
  const place = around.indexOf(player) + (turn.isReversed ? -1 : 1);
  return around.at(place % around.length) as PlayerId;
}

export function beginNextTurn(turn: Turn): Turn {
  const extra = nextExtraTurn(turn);
  return {
    ...turn,
    number: turn.number + 1,
    activePlayer: playerOfNextTurn(turn),
    extraTurns: extra === -1 ? [] : turn.extraTurns.slice(extra + 1),
    lastUsualPlayer: extra === -1 ? null : (turn.lastUsualPlayer ?? turn.activePlayer),
    upkeeps: 1,
  };
}

/** Returns the players of the extra turns that will begin, next first. */
export function extraTurnsToCome(turn: Turn): readonly PlayerId[] {
  return turn.extraTurns.filter((player) => isInGame(turn, player));
}

/**
 * Returns the index of the next extra turn that begins, or −1. Turns of players who have left do not begin (800.4k).
 */
function nextExtraTurn(turn: Turn): number {
  return turn.extraTurns.findIndex((player) => isInGame(turn, player));
}

/** Seats the players clockwise in this order. The turn stays with its player. */
export function changeSeating(turn: Turn, seating: readonly PlayerId[]): Turn {
  const isAsBefore = seating.every((player, place) => player === place);
  return { ...turn, seating: isAsBefore ? null : seating };
}

export function reverseTurnOrder(turn: Turn): Turn {
  return { ...turn, isReversed: !turn.isReversed };
}

/** 500.7: directly after this turn, before extra turns created earlier. */
export function addExtraTurn(turn: Turn, player: PlayerId): Turn {
  return { ...turn, extraTurns: [player, ...turn.extraTurns] };
}

export function addBeginningPhase(turn: Turn): Turn {
  return { ...turn, upkeeps: turn.upkeeps + 1 };
}

/** Removes a player, and those who share turns with them (810.8), from the turn order. */
export function leaveTurnOrder(turn: Turn, player: PlayerId): Turn {
  const leavers = teamOf(turn, player);
  return {
    ...turn,
    hasLeft: turn.hasLeft.map((hasLeft, seat) => hasLeft || leavers.includes(seat as PlayerId)),
  };
}
