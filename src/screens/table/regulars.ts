/** Those who often play together: who of them sits at the table tonight, and how a group comes about and changes. */
import type { SavedGroup, SavedPlayer } from '../../session/settings';
import { addSeat, FEWEST_SEATS, MOST_SEATS, type NewGameForm, removeSeat, renameSeat } from './new-game-form';

/** The seat of a player by name, or −1. */
export function seatOf({ seats }: NewGameForm, player: SavedPlayer): number {
  return seats.findIndex(({ name }) => name.trim() === player.name);
}

/** Sits down on the first seat without a name, or on a new one; where all are taken nothing changes. */
export function sitDown(form: NewGameForm, { name, colour }: SavedPlayer): NewGameForm {
  const free = form.seats.findIndex((seat) => seat.name.trim() === '');
  if (free === -1 && form.seats.length >= MOST_SEATS) return form;
  const wider = free === -1 ? addSeat(form) : form;
  const place = free === -1 ? form.seats.length : free;
  const left = wider.seats[place];
  if (!left) return form;
  // Whoever has no name yet gives the colour up.
  const seats = wider.seats.map((seat, index) => {
    if (index === place) return { ...seat, name, colour };
    return seat.name.trim() === '' && seat.colour === colour ? { ...seat, colour: left.colour } : seat;
  });
  return { ...wider, seats };
}

/** The seat goes, or where no more can go, only the name. */
export function standUp(form: NewGameForm, player: SavedPlayer): NewGameForm {
  const seat = seatOf(form, player);
  if (seat === -1) return form;
  return form.seats.length > FEWEST_SEATS ? removeSeat(form, seat) : renameSeat(form, seat, '');
}

/** Everybody at the table who has a name, once. */
export function namedPlayers({ seats }: NewGameForm): readonly SavedPlayer[] {
  return joined(
    [],
    seats.map(({ name, colour }) => ({ name: name.trim(), colour })).filter(({ name }) => name !== ''),
  );
}

/** Those at the table are in the group from now on, with the colours they have there. */
export function withPlayers(group: SavedGroup, form: NewGameForm): SavedGroup {
  return { ...group, players: joined(group.players, namedPlayers(form)) };
}

export function withoutPlayer(group: SavedGroup, player: SavedPlayer): SavedGroup {
  return { ...group, players: group.players.filter(({ name }) => name !== player.name) };
}

function joined(players: readonly SavedPlayer[], more: readonly SavedPlayer[]): readonly SavedPlayer[] {
  const byName = new Map([...players, ...more].map((player) => [player.name, player]));
  return [...byName.values()];
}
