/** The result of a move. */
import { okResult, type RuleResult } from '../rule';
import type { Happening } from './happening';
import type { Table } from './table';

/** The table after a move, and what the move caused. */
export interface PlayResult {
  readonly table: Table;
  readonly happenings: readonly Happening[];
}

/** Applies another change to the resulting table and joins the happenings. */
export function andThen({ table, happenings }: PlayResult, change: (table: Table) => PlayResult): PlayResult {
  const played = change(table);
  return { table: played.table, happenings: [...happenings, ...played.happenings] };
}

/** Joins what happened before to a move that was not refused. */
export function prependHappenings(
  played: RuleResult<PlayResult>,
  before: readonly Happening[],
): RuleResult<PlayResult> {
  if (!played.ok) return played;
  const { table, happenings } = played.value;
  return okResult({ table, happenings: [...before, ...happenings] });
}
