/**
 * The turns of a Grand Melee, each seen as a table with its own turn and planar zone (807.4, 901.14). Other games
 * have only one. See docs/decisions/concurrent-turns.md.
 */
import { activePlayers } from '../turn/seating-and-teams';
import type { PlayerId, Turn, TurnMarker } from '../turn/turn';
import { andThen, type PlayResult } from './play-result';
import type { OtherTurn, Table } from './table';

export type MarkedTurn = Turn & { readonly marker: TurnMarker };

export function hasTurnMarker(turn: Turn): turn is MarkedTurn {
  return turn.marker !== null;
}

/** Returns the same game with the turn of this marker in front; null if there is no such marker. */
export function bringMarkerToFront(table: Table, markerNumber: number): Table | null {
  if (table.turn.marker?.number === markerNumber) return table;
  const otherTurn = table.otherTurns.find(({ turn }) => turn.marker.number === markerNumber);
  if (!otherTurn) return null;
  const remainingTurns = table.otherTurns.filter((other) => other !== otherTurn);
  return {
    ...table,
    ...withTurnInFront(table, otherTurn),
    otherTurns: [...remainingTurns, ...otherTurnsFromFront(table, otherTurn)].sort(
      (one, other) => one.turn.marker.number - other.turn.marker.number,
    ),
  };
}

/** Returns the game as seen from each turn, in the order of markers; outside a Grand Melee only the table itself. */
export function concurrentTables(table: Table): readonly Table[] {
  const markerNumbers = [table.turn, ...table.otherTurns.map(({ turn }) => turn)].flatMap(
    ({ marker }) => marker?.number ?? [],
  );
  if (markerNumbers.length === 0) return [table];
  return markerNumbers
    .toSorted((first, second) => first - second)
    .flatMap((number) => bringMarkerToFront(table, number) ?? []);
}

/** Returns every player whose turn is in progress. */
export function allActivePlayers(table: Table): readonly PlayerId[] {
  return concurrentTables(table).flatMap(({ turn }) => activePlayers(turn));
}

/** Returns the player who holds the marker of each of these turns. */
export function markerHoldersOf(
  turns: readonly { readonly turn: Pick<Turn, 'activePlayer'> }[],
): readonly PlayerId[] {
  return turns.map(({ turn }) => turn.activePlayer);
}

/** Applies a change in every turn, then returns to the turn that was in front. */
export function applyInEachTurn(table: Table, change: (table: Table) => PlayResult): PlayResult {
  const { marker } = table.turn;
  if (!marker) return change(table);
  let played: PlayResult = { table, happenings: [] };
  for (const { turn } of concurrentTables(table)) {
    played = andThen(played, (next) =>
      change(bringMarkerToFront(next, turn.marker?.number ?? marker.number) ?? next),
    );
  }
  return { ...played, table: bringMarkerToFront(played.table, marker.number) ?? played.table };
}

/** Replaces the turn in front, and its part of the planar zone, with another one. */
export function withTurnInFront(
  { turn, planar }: Table,
  resumedTurn: OtherTurn,
): Pick<Table, 'turn' | 'planar'> {
  return {
    turn: { ...turn, ...resumedTurn.turn },
    planar: planar && resumedTurn.planar && { ...planar, ...resumedTurn.planar },
  };
}

/**
 * Returns the turn in front in the form of those set aside, with the same fields, since a later version may add some.
 */
function otherTurnsFromFront({ turn, planar }: Table, template: OtherTurn): readonly OtherTurn[] {
  if (!hasTurnMarker(turn)) return [];
  return [
    {
      turn: pickSameFields(template.turn, turn),
      planar: planar && template.planar && pickSameFields(template.planar, planar),
    },
  ];
}

function pickSameFields<Part extends object>(template: Part, source: Part): Part {
  const keys = Object.keys(template) as (keyof Part)[];
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Part;
}
