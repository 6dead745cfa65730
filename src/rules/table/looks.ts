/**
 * What a player is called and in which colour they are shown, where the table has changed that since the game began. No rule
 * knows names: only words and colours on the screen depend on them.
 */
import { granted, type Ruled, refused } from '../rule';
import type { MoveOf } from './move';
import type { Played } from './play';
import type { Table } from './table';

/** Null: as before, back to the beginning of the game. */
export interface Look {
  /** Empty where the player has no name of their own. */
  readonly name: string | null;
  readonly colour: number | null;
}

export const AS_IT_BEGAN: Look = { name: null, colour: null };

/** As much as is kept of a name, in UTF-16 units. */
export const LONGEST_NAME = 200;

/** Also when the game is over, and for a player who has left. */
export function changeLook(table: Table, { player, look }: MoveOf<'changeLook'>): Ruled<Played> {
  const before = table.looks[player];
  if (!before) return refused('103.1', 'noSuchPlayer');
  const name = look.name ?? before.name;
  const colour = look.colour ?? before.colour;
  if (name && name.length > LONGEST_NAME) return refused('107.1', 'numberTooLarge', LONGEST_NAME);
  if (colour && (!Number.isSafeInteger(colour) || colour < 0)) return refused('107.1', 'notAWholeNumber');
  return granted({
    table: { ...table, looks: table.looks.with(player, { name, colour }) },
    happenings: [{ kind: 'lookChanged', rule: null, player, look }],
  });
}
