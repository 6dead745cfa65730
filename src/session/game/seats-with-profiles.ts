import type { Table } from '../../rules/table/table';
import type { Seat } from '../../storage/game/saved-game';

/** Returns the seats with their names and colors at this table. */
export function seatsWithProfiles(firstSeats: readonly Seat[], { looks }: Table): readonly Seat[] {
  return firstSeats.map((seat, place) => {
    const look = looks[place];
    return { ...seat, name: look?.name ?? seat.name, colour: look?.colour ?? seat.colour };
  });
}
