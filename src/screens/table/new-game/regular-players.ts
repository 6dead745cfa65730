/** Handles groups of regular players: which of them are in the game, and how groups are created and changed. */
import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../rules/limits';
import { sanitizeText } from '../../../session/lib/plain-text';
import type { SavedGroup, SavedPlayer } from '../../../settings/saved-settings';
import { MAX_GROUP_PLAYERS } from '../../../settings/setting-limits';
import { addSeat, type NewGameForm, removeSeat, renameSeat } from './new-game-form-state';

/** Returns the seat of a player by name, or −1. */
export function seatOf({ seats }: NewGameForm, player: SavedPlayer): number {
  return seats.findIndex(({ name }) => sanitizeText(name) === player.name);
}

/** Adds a player to the first seat without a name, or to a new seat; does nothing if all are taken. */
export function seatPlayer(form: NewGameForm, { name, color }: SavedPlayer): NewGameForm {
  const freeIndex = form.seats.findIndex((seat) => sanitizeText(seat.name) === '');
  if (freeIndex === -1 && form.seats.length >= MAX_PLAYERS_IN_NEW_GAME) return form;
  const formWithSeat = freeIndex === -1 ? addSeat(form) : form;
  const seatIndex = freeIndex === -1 ? form.seats.length : freeIndex;
  const freeSeat = formWithSeat.seats[seatIndex];
  if (!freeSeat) return form;
  // An unnamed seat with the player's color takes the color of the seat that the player gets.
  const seats = formWithSeat.seats.map((seat, index) => {
    if (index === seatIndex) return { ...seat, name, color };
    return sanitizeText(seat.name) === '' && seat.color === color ? { ...seat, color: freeSeat.color } : seat;
  });
  return { ...formWithSeat, seats };
}

/** Removes the seat, or only the name if no more seats can be removed. */
export function unseatPlayer(form: NewGameForm, player: SavedPlayer): NewGameForm {
  const seat = seatOf(form, player);
  if (seat === -1) return form;
  return form.seats.length > MIN_PLAYERS ? removeSeat(form, seat) : renameSeat(form, seat, '');
}

/** Returns every named player at the table once. */
export function namedPlayers({ seats }: NewGameForm): readonly SavedPlayer[] {
  return mergedPlayers(
    [],
    seats.map(({ name, color }) => ({ name: sanitizeText(name), color })).filter(({ name }) => name !== ''),
  );
}

/** Adds the players at the table to the group, with their current colors, as far as they fit. */
export function withPlayersAtTable(group: SavedGroup, form: NewGameForm): SavedGroup {
  return { ...group, players: mergedPlayers(group.players, namedPlayers(form)).slice(0, MAX_GROUP_PLAYERS) };
}

export function withoutPlayer(group: SavedGroup, player: SavedPlayer): SavedGroup {
  return { ...group, players: group.players.filter(({ name }) => name !== player.name) };
}

function mergedPlayers(
  players: readonly SavedPlayer[],
  addedPlayers: readonly SavedPlayer[],
): readonly SavedPlayer[] {
  const byName = new Map([...players, ...addedPlayers].map((player) => [player.name, player]));
  return [...byName.values()];
}
