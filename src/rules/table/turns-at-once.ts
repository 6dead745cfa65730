/**
 * The turns of a Grand Melee as tables of their own: each with its turn and its part of the planar zone, and all that is everybody's
 * (807.4, 901.14). In any other game there is only the one table.
 */
import { layAside } from '../planar/planar';
import { activePlayers, type PlayerId, type Turn, type TurnMarker } from '../turn/turn';
import type { Happening } from './happening';
import type { Played } from './play';
import type { Table, TurnAside } from './table';

export type Marked = Turn & { readonly marker: TurnMarker };

export function isMarked(turn: Turn): turn is Marked {
  return turn.marker !== null;
}

/** The same game with the turn of this marker before everybody's eyes; null where there is no such marker. */
export function atMarker(table: Table, number: number): Table | null {
  if (table.turn.marker?.number === number) return table;
  const wanted = table.aside.find(({ turn }) => turn.marker.number === number);
  if (!wanted) return null;
  const others = table.aside.filter((other) => other !== wanted);
  return {
    ...table,
    ...inFront(table, wanted),
    aside: [...others, ...putAside(table)].sort(
      (one, other) => one.turn.marker.number - other.turn.marker.number,
    ),
  };
}

/** The game as seen from each of its turns, by the numbers of the markers; in any other game from its only one. */
export function turnsAtOnce(table: Table): readonly Table[] {
  const numbers = [table.turn, ...table.aside.map(({ turn }) => turn)].flatMap(
    ({ marker }) => marker?.number ?? [],
  );
  if (numbers.length === 0) return [table];
  return numbers.toSorted((one, other) => one - other).flatMap((number) => atMarker(table, number) ?? []);
}

/** Everybody whose turn goes on at this moment. */
export function everyoneActive(table: Table): readonly PlayerId[] {
  return turnsAtOnce(table).flatMap(({ turn }) => activePlayers(turn));
}

/** The same done in every turn that goes on, and then back to where the table was. */
export function inEachTurn(table: Table, change: (table: Table) => Played): Played {
  const { marker } = table.turn;
  if (!marker) return change(table);
  let [now, happenings]: [Table, readonly Happening[]] = [table, []];
  for (const { turn } of turnsAtOnce(table)) {
    const done = change(atMarker(now, turn.marker?.number ?? marker.number) ?? now);
    [now, happenings] = [done.table, [...happenings, ...done.happenings]];
  }
  return { table: atMarker(now, marker.number) ?? now, happenings };
}

/** One thing after another, with all that happened. */
export function then({ table, happenings }: Played, next: (table: Table) => Played): Played {
  const done = next(table);
  return { table: done.table, happenings: [...happenings, ...done.happenings] };
}

/** Another turn and its part of the planar zone in front of the table, in place of those that are. */
export function inFront({ turn, planar }: Table, aside: TurnAside): Pick<Table, 'turn' | 'planar'> {
  return {
    turn: { ...turn, ...aside.turn },
    planar: planar && aside.planar && { ...planar, ...aside.planar },
  };
}

function putAside({ turn, planar }: Table): readonly TurnAside[] {
  if (!isMarked(turn)) return [];
  const { number, of, upkeeps, marker } = turn;
  return [{ turn: { number, of, upkeeps, marker }, planar: planar && layAside(planar) }];
}
