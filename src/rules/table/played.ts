/** The result of a move. */
import { grant, type Ruled } from '../rule';
import type { Happening } from './happening';
import type { Table } from './table';

/** The table after a move, and what the move caused. */
export interface Played {
  readonly table: Table;
  readonly happenings: readonly Happening[];
}

/** Applies another change to the resulting table and joins the happenings. */
export function andThen({ table, happenings }: Played, change: (table: Table) => Played): Played {
  const played = change(table);
  return { table: played.table, happenings: [...happenings, ...played.happenings] };
}

/** Joins what happened before to a move that was not refused. */
export function prependHappenings(played: Ruled<Played>, before: readonly Happening[]): Ruled<Played> {
  if (!played.ok) return played;
  const { table, happenings } = played.value;
  return grant({ table, happenings: [...before, ...happenings] });
}
