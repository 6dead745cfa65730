/** Reorders seats by moving one player at a time. */
import type { PlayerProfile } from '../../../rules/table/player-profile';
import { areTeamsSeatedTogether, isShared } from '../../../rules/turn/seating-and-teams';
import type { PlayerId, Turn } from '../../../rules/turn/turn';
import { moveItem } from '../../../session/lib/move-item';
import type { SavedNewGame, SavedPlayer } from '../../../settings/saved-settings';

/** Returns the clockwise order after a player moves; a team that shares turns moves together, past whole teams. */
export function movedSeat(
  turn: Turn,
  order: readonly PlayerId[],
  from: number,
  to: number,
): readonly PlayerId[] {
  const moved = moveItem(order, from, to);
  const player = order[from];
  if (player === undefined || moved === order) return order;
  if (areTeamsSeatedTogether({ ...turn, seating: moved })) return moved;
  return besideTeammates(turn, order, player, to > from);
}

/** Rotates all players by one seat, clockwise. */
export function rotatedSeats(order: readonly PlayerId[]): readonly PlayerId[] {
  return [...order.slice(-1), ...order.slice(0, -1)];
}

/** Moves the whole team past the next one on that side; does nothing at the end of the list. */
function besideTeammates(
  turn: Turn,
  order: readonly PlayerId[],
  player: PlayerId,
  isOnwards: boolean,
): readonly PlayerId[] {
  if (!isShared(turn)) return order;
  const teams = turn.teams ?? [];
  const first = teams[order[0] ?? 0];
  // A team that wraps around the end of the list is brought together first.
  const start =
    first === teams[order.at(-1) ?? 0] ? order.findLastIndex((one) => teams[one] !== first) + 1 : 0;
  const whole = [...order.slice(start), ...order.slice(0, start)];
  const inOrder = [...new Set(whole.map((one) => teams[one]))];
  const index = inOrder.indexOf(teams[player]);
  const there = index + (isOnwards ? 1 : -1);
  const other = inOrder[there];
  if (there < 0 || other === undefined) return order;
  const changed = inOrder.with(index, other).with(there, teams[player]);
  return changed.flatMap((team) => whole.filter((one) => teams[one] === team));
}

/** Reorders the seats offered for the next game if they belong to the players of this game. */
export function seatsInOrder(
  newGame: SavedNewGame,
  players: readonly SavedPlayer[],
  order: readonly PlayerId[],
): SavedNewGame {
  const { seats, startingSeat } = newGame;
  const isOfThese =
    seats.length === players.length &&
    seats.every(({ name, color }, seat) => {
      const player = players[seat];
      return name.trim() === player?.name && color === player.color;
    });
  if (!isOfThese) return newGame;
  const starting = startingSeat === null ? null : order.findIndex((player) => player === startingSeat);
  return { ...newGame, seats: order.flatMap((player) => seats[player] ?? []), startingSeat: starting };
}

/** Updates a player's name and colors in the seats offered for the next game, if the player is among them. */
export function seatsWithProfile(
  newGame: SavedNewGame,
  player: SavedPlayer,
  { name, color }: PlayerProfile,
): SavedNewGame {
  return {
    ...newGame,
    seats: newGame.seats.map((seat) =>
      seat.name.trim() === player.name && seat.color === player.color
        ? { ...seat, name: name ?? seat.name, color: color ?? seat.color }
        : seat,
    ),
  };
}
