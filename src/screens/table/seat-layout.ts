/** Where each seat lies on the screen and to which edge it is turned, going clockwise around the table. */
import type { Turned } from '../../design/Sheet';
import type { SavedSettings } from '../../session/settings';

/** What there is for all panels together, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface SeatPlace {
  /** CSS grid lines. */
  readonly column: string;
  readonly row: string;
  readonly turned: Turned;
}

export interface SeatLayout {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly SeatPlace[];
  /** How low a row may be, where there are more of them than fit and they are scrolled. */
  readonly lowestRow?: number;
}

/** A panel has two halves beside each other, each wide enough for a thumb. */
const NARROWEST = 2 * 48;
/** Under a question of whoever should be out there is still room for the total and the name. */
const LOWEST = 112;
/** Between two panels. */
const GAP = 8;

/** A layout, and how many of its narrowest panels would lie beside each other along the longer edges. */
interface Seating extends SeatLayout {
  readonly along: number;
}

/** Along the two longer edges or at all four, or as along the two but with every panel upright for one reader. */
export function layOutSeats(
  seats: number,
  { width, height }: Room,
  panels: SavedSettings['panels'] = 'twoSides',
): SeatLayout {
  const isAcross = width > height;
  const fits = ({ along }: Seating, room: number) => room >= along * (NARROWEST + GAP) - GAP;
  if (panels === 'fourSides' && seats > 3) {
    const around = isAcross ? longRows(seats, 2) : longColumns(seats, 2);
    if (fits(around, isAcross ? width : height)) return around;
  }
  const rows = longRows(seats, 0);
  const columns = longColumns(seats, (seats % 2) as 0 | 1);
  const fitting = [
    ...(seats === 2 || fits(rows, width) ? [rows] : []),
    ...(seats > 2 && fits(columns, height) ? [columns] : []),
  ];
  const layout = isAcross ? fitting[0] : fitting.at(-1);
  if (!layout) return forOneReader(seats, Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP))));
  if (panels !== 'upright') return layout;
  return { ...layout, places: layout.places.map((place) => ({ ...place, turned: 0 })) };
}

/** Too many for the room: nobody's panel is turned, and they are read like a page. */
function forOneReader(seats: number, columns: number): SeatLayout {
  const rows = Math.ceil(seats / columns);
  const places = Array.from({ length: seats }, (_, seat): SeatPlace => {
    const column = seat % columns;
    const span = seat === seats - 1 ? columns - column : 1;
    return {
      column: `${column + 1} / span ${span}`,
      row: `${Math.floor(seat / columns) + 1}`,
      turned: 0,
    };
  });
  return { columns, rows, places, lowestRow: LOWEST };
}

/** Grid lines from the one with this index on. */
const lines = (from: number, span: number) => `${from + 1} / span ${span}`;

/**
 * A phone lying across: the first seat at the bottom left, the next ones along the far edge, the last ones back; with two ends
 * one seat at each of the short edges.
 */
function longRows(seats: number, ends: 0 | 2): Seating {
  const far = Math.ceil((seats - ends) / 2);
  const near = seats - ends - far;
  const [ofFar, ofNear] = [near, far];
  // At an end a panel is as wide as those along the far edge, of which there are as many or more.
  const end = ends / 2;
  const columns = far * near + ends * ofFar;
  const farPlaces = Array.from({ length: far }, (_, index): SeatPlace => {
    return { column: lines((end + index) * ofFar, ofFar), row: lines(0, 1), turned: 180 };
  });
  const nearPlaces = Array.from({ length: near }, (_, index): SeatPlace => {
    return { column: lines(end * ofFar + index * ofNear, ofNear), row: lines(1, 1), turned: 0 };
  });
  const atEnd = (column: number, turned: Turned): readonly SeatPlace[] =>
    ends ? [{ column: lines(column, ofFar), row: lines(0, 2), turned }] : [];
  const places = [
    ...nearPlaces.slice(0, 1),
    ...atEnd(0, 90),
    ...farPlaces,
    ...atEnd(columns - ofFar, -90),
    ...nearPlaces.slice(1).reverse(),
  ];
  return { columns, rows: 2, places, along: far + ends };
}

/** A phone lying along: one seat at the bottom edge, the others up the left side and down the right; the second end is the top edge. */
function longColumns(seats: number, ends: 0 | 1 | 2): Seating {
  const left = Math.ceil((seats - ends) / 2);
  const right = seats - ends - left;
  const [ofLeft, ofRight] = left === right ? [1, 1] : [right, left];
  const top = ends === 2 ? ofLeft : 0;
  const bottom = ends > 0 ? ofLeft : 0;
  const rows = top + left * ofLeft + bottom;
  const atEnd = (row: number, turned: Turned): SeatPlace => {
    return { column: lines(0, 2), row: lines(row, ofLeft), turned };
  };
  const leftPlaces = Array.from({ length: left }, (_, index): SeatPlace => {
    return { column: lines(0, 1), row: lines(top + index * ofLeft, ofLeft), turned: 90 };
  });
  const rightPlaces = Array.from({ length: right }, (_, index): SeatPlace => {
    return { column: lines(1, 1), row: lines(top + index * ofRight, ofRight), turned: -90 };
  });
  const places = [
    ...(bottom ? [atEnd(rows - bottom, 0)] : []),
    ...leftPlaces.toReversed(),
    ...(top ? [atEnd(0, 180)] : []),
    ...rightPlaces,
  ];
  return { columns: 2, rows, places, along: left + ends };
}
