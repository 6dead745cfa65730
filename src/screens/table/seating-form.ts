/** Changing seats by moving one player at a time. */
import type { Look } from '../../rules/table/looks';
import { isShared, isTogether, type PlayerId, type Turn } from '../../rules/turn/turn';
import type { SavedNewGame, SavedPlayer } from '../../session/settings';

/**
 * The order clockwise once the player at the one place has gone to the other. Who shares turns takes the rest of the team along,
 * past other teams as a whole.
 */
export function movedSeat(
  turn: Turn,
  order: readonly PlayerId[],
  from: number,
  to: number,
): readonly PlayerId[] {
  const player = order[from];
  if (player === undefined || to < 0 || to >= order.length) return order;
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, player);
  if (isTogether({ ...turn, seating: moved })) return moved;
  return besideTeammates(turn, order, player, to > from);
}

/** Everybody one place on, clockwise. */
export function rotatedSeats(order: readonly PlayerId[]): readonly PlayerId[] {
  return [...order.slice(-1), ...order.slice(0, -1)];
}

/** The whole team goes past the next one on that side; at the end of the list nobody moves. */
function besideTeammates(
  turn: Turn,
  order: readonly PlayerId[],
  player: PlayerId,
  isOnwards: boolean,
): readonly PlayerId[] {
  if (!isShared(turn)) return order;
  const teams = turn.teams ?? [];
  const first = teams[order[0] ?? 0];
  // A team around the end of the list is brought together first.
  const start =
    first === teams[order.at(-1) ?? 0] ? order.findLastIndex((one) => teams[one] !== first) + 1 : 0;
  const whole = [...order.slice(start), ...order.slice(0, start)];
  const inOrder = [...new Set(whole.map((one) => teams[one]))];
  const place = inOrder.indexOf(teams[player]);
  const there = place + (isOnwards ? 1 : -1);
  const other = inOrder[there];
  if (there < 0 || other === undefined) return order;
  const changed = inOrder.with(place, other).with(there, teams[player]);
  return changed.flatMap((team) => whole.filter((one) => teams[one] === team));
}

/** What the next game is offered with, its seats in this order, if it is offered to the players of this game at all. */
export function seatsAsSeated(
  newGame: SavedNewGame,
  players: readonly SavedPlayer[],
  order: readonly PlayerId[],
): SavedNewGame {
  const { seats, startingSeat } = newGame;
  const isOfThese =
    seats.length === players.length &&
    seats.every(({ name, colour }, seat) => {
      const player = players[seat];
      return name.trim() === player?.name && colour === player.colour;
    });
  if (!isOfThese) return newGame;
  const starting = startingSeat === null ? null : order.indexOf(startingSeat as PlayerId);
  return { ...newGame, seats: order.flatMap((player) => seats[player] ?? []), startingSeat: starting };
}

/** What the next game is offered with, where it is offered to this player: under the name and in the colour of now. */
export function seatsAsLook(
  newGame: SavedNewGame,
  player: SavedPlayer,
  { name, colour }: Look,
): SavedNewGame {
  return {
    ...newGame,
    seats: newGame.seats.map((seat) =>
      seat.name.trim() === player.name && seat.colour === player.colour
        ? { ...seat, name: name ?? seat.name, colour: colour ?? seat.colour }
        : seat,
    ),
  };
}
