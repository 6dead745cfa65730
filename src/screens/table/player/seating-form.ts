/** Reorders seats by moving one player at a time. */
import type { PlayerProfile } from '../../../rules/table/player-profile';
import { areTeamsSeatedTogether, areTurnsShared } from '../../../rules/turn/seating-and-teams';
import type { PlayerId, Turn } from '../../../rules/turn/turn';
import { moveItem } from '../../../session/lib/move-item';
import type { SavedNewGameForm, SavedPlayer } from '../../../settings/saved-settings';

/** Returns the clockwise order after a player moves; a team that shares turns moves together, past whole teams. */
export function orderWithMovedPlayer(
  turn: Turn,
  order: readonly PlayerId[],
  from: number,
  to: number,
): readonly PlayerId[] {
  const movedOrder = moveItem(order, from, to);
  const player = order[from];
  if (player === undefined || movedOrder === order) return order;
  if (areTeamsSeatedTogether({ ...turn, seating: movedOrder })) return movedOrder;
  return orderWithMovedTeam(turn, order, player, to > from);
}

/** Rotates all players by one seat, clockwise. */
export function rotatedOrder(order: readonly PlayerId[]): readonly PlayerId[] {
  return [...order.slice(-1), ...order.slice(0, -1)];
}

/** Moves the whole team past the next one on that side; does nothing at the end of the list. */
function orderWithMovedTeam(
  turn: Turn,
  order: readonly PlayerId[],
  player: PlayerId,
  isForward: boolean,
): readonly PlayerId[] {
  if (!areTurnsShared(turn)) return order;
  const teams = turn.teams ?? [];
  const firstTeam = teams[order[0] ?? 0];
  // A team that wraps around the end of the list is brought together first.
  const startIndex =
    firstTeam === teams[order.at(-1) ?? 0]
      ? order.findLastIndex((member) => teams[member] !== firstTeam) + 1
      : 0;
  const unwrappedOrder = [...order.slice(startIndex), ...order.slice(0, startIndex)];
  const teamOrder = [...new Set(unwrappedOrder.map((member) => teams[member]))];
  const index = teamOrder.indexOf(teams[player]);
  const newIndex = index + (isForward ? 1 : -1);
  const otherTeam = teamOrder[newIndex];
  if (newIndex < 0 || otherTeam === undefined) return order;
  const newTeamOrder = teamOrder.with(index, otherTeam).with(newIndex, teams[player]);
  return newTeamOrder.flatMap((team) => unwrappedOrder.filter((member) => teams[member] === team));
}

/** Reorders the seats offered for the next game if they belong to the players of this game. */
export function savedFormInOrder(
  newGame: SavedNewGameForm,
  players: readonly SavedPlayer[],
  seatOrder: readonly number[],
): SavedNewGameForm {
  const { seats, startingSeat } = newGame;
  const areSamePlayers =
    seats.length === players.length &&
    seats.every(({ name, color }, seat) => {
      const player = players[seat];
      return name.trim() === player?.name && color === player.color;
    });
  if (!areSamePlayers) return newGame;
  const newStartingSeat = startingSeat === null ? null : seatOrder.indexOf(startingSeat);
  return { ...newGame, seats: seatOrder.flatMap((seat) => seats[seat] ?? []), startingSeat: newStartingSeat };
}

/** Updates a player's name and colors in the seats offered for the next game, if the player is among them. */
export function savedFormWithProfile(
  newGame: SavedNewGameForm,
  player: SavedPlayer,
  { name, color }: PlayerProfile,
): SavedNewGameForm {
  return {
    ...newGame,
    seats: newGame.seats.map((seat) =>
      seat.name.trim() === player.name && seat.color === player.color
        ? { ...seat, name: name ?? seat.name, color: color ?? seat.color }
        : seat,
    ),
  };
}
