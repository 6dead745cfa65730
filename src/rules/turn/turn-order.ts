/**
 * Who takes the next turns. 103.1 first turn and turn order · 500.7 extra turns · 800.4k, 800.4m turns that do not
 * begin · 805.2 a team's turn is that of its primary player.
 */
import { primaryPlayer, seatedPlayers, sharedTurnTeamOf, type Teams } from './seating-and-teams';
import { isInGame, type PlayerId, playerIds, type Turn } from './turn';

export function firstTurn(seatCount: number, startingPlayer: PlayerId, teams: Teams | null = null): Turn {
  const turn: Turn = {
    number: 1,
    activePlayer: startingPlayer,
    hasLeftBySeat: playerIds(seatCount).map(() => false),
    teams: teams?.bySeat ?? null,
    teamsPlaySeparately: teams?.shareTurns === false,
    seating: null,
    isReversed: false,
    extraTurns: [],
    lastUsualPlayer: null,
    upkeeps: 1,
    marker: null,
  };
  return { ...turn, activePlayer: primaryPlayer(turn, startingPlayer) };
}

/**
 * Returns the next player in turn order who is in the game, of another team if turns are shared. At least one player
 * must be in the game.
 */
export function nextInTurnOrder(turn: Turn, player: PlayerId): PlayerId {
  const team = sharedTurnTeamOf(turn, player);
  let candidate = player;
  do candidate = nextSeatedPlayer(turn, candidate);
  while ((!isInGame(turn, candidate) || team.includes(candidate)) && candidate !== player);
  return primaryPlayer(turn, candidate);
}

/**
 * Returns the player of the next turn: an extra turn if there is any, otherwise the next player after the last usual
 * turn. A shared turn is always that of the primary player, even if a teammate was given it (901.12b).
 */
export function playerOfNextTurn(turn: Turn): PlayerId {
  const extraTurnPlayer = turn.extraTurns[indexOfNextExtraTurn(turn)];
  return extraTurnPlayer === undefined
    ? nextInTurnOrder(turn, turn.lastUsualPlayer ?? turn.activePlayer)
    : primaryPlayer(turn, extraTurnPlayer);
}

/**
 * Returns the players of the next turn, and those who have left and whose turns would have begun on the way (800.4m).
 */
export function playersReachedByNextTurn(turn: Turn): readonly PlayerId[] {
  const extraIndex = indexOfNextExtraTurn(turn);
  if (extraIndex !== -1)
    return turn.extraTurns.slice(0, extraIndex + 1).flatMap((player) => sharedTurnTeamOf(turn, player));
  const nextPlayer = playerOfNextTurn(turn);
  const nextTeam = sharedTurnTeamOf(turn, nextPlayer);
  const lastPlayer = turn.lastUsualPlayer ?? turn.activePlayer;
  const lastTeam = sharedTurnTeamOf(turn, lastPlayer);
  const playersPassedOver = playersBetween(turn, lastPlayer, nextPlayer).filter(
    (player) => ![...lastTeam, ...nextTeam].includes(player),
  );
  return [...turn.extraTurns, ...playersPassedOver, ...nextTeam];
}

/** Returns the players between two others, in turn order. */
export function playersBetween(turn: Turn, from: PlayerId, to: PlayerId): readonly PlayerId[] {
  const between: PlayerId[] = [];
  for (let seat = nextSeatedPlayer(turn, from); seat !== to; seat = nextSeatedPlayer(turn, seat))
    between.push(seat);
  return between;
}

/** Returns the next player in turn order, including those who have left. */
function nextSeatedPlayer(turn: Turn, player: PlayerId): PlayerId {
  const playersAround = seatedPlayers(turn);
  const index = playersAround.indexOf(player) + (turn.isReversed ? -1 : 1);
  return playersAround.at(index % playersAround.length) ?? player;
}

export function beginNextTurn(turn: Turn): Turn {
  const extraIndex = indexOfNextExtraTurn(turn);
  return {
    ...turn,
    number: turn.number + 1,
    activePlayer: playerOfNextTurn(turn),
    extraTurns: extraIndex === -1 ? [] : turn.extraTurns.slice(extraIndex + 1),
    lastUsualPlayer: extraIndex === -1 ? null : (turn.lastUsualPlayer ?? turn.activePlayer),
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
function indexOfNextExtraTurn(turn: Turn): number {
  return turn.extraTurns.findIndex((player) => isInGame(turn, player));
}

export function reverseTurnOrder(turn: Turn): Turn {
  return { ...turn, isReversed: !turn.isReversed };
}

/** 500.7: directly after this turn, before extra turns created earlier. */
export function addExtraTurn(turn: Turn, player: PlayerId): Turn {
  return { ...turn, extraTurns: [player, ...turn.extraTurns] };
}

/** Removes a player, and those who share turns with them (810.8), from the turn order. */
export function leaveTurnOrder(turn: Turn, player: PlayerId): Turn {
  const leavers = sharedTurnTeamOf(turn, player);
  return {
    ...turn,
    hasLeftBySeat: playerIds(turn.hasLeftBySeat.length).map(
      (seated) => !isInGame(turn, seated) || leavers.includes(seated),
    ),
  };
}
