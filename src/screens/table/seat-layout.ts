/** Where each seat lies on the screen and to which edge it is turned, going clockwise around the table. */
import type { Turned } from '../../design/Sheet';

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
const LOWEST = 92;
/** Between two panels. */
const GAP = 8;

export function layOutSeats(seats: number, { width, height }: Room): SeatLayout {
  const fits = (room: number, panels: number) => room >= panels * (NARROWEST + GAP) - GAP;
  const rows = twoLongRows(seats);
  if (seats === 2) return rows;
  const columns = twoLongColumns(seats);
  const inTheirOrder = width > height ? [rows, columns] : [columns, rows];
  const roomy = inTheirOrder.find((layout) =>
    layout === rows ? fits(width, Math.ceil(seats / 2)) : fits(height, layout.rows),
  );
  return roomy ?? forOneReader(seats, Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP))));
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

/** A phone lying across: the first seat at the bottom left, the next ones along the far edge, the last ones back. */
function twoLongRows(seats: number): SeatLayout {
  const far = Math.ceil(seats / 2);
  const near = seats - far;
  const columns = far * near;
  const place = (index: number, along: number, row: number, turned: Turned): SeatPlace => {
    const width = columns / along;
    return { column: `${index * width + 1} / span ${width}`, row: `${row}`, turned };
  };
  const places = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return place(0, near, 2, 0);
    if (seat <= far) return place(seat - 1, far, 1, 180);
    return place(seats - seat, near, 2, 0);
  });
  return { columns, rows: 2, places };
}

/** A phone lying along: the odd one out at the bottom edge, the others up the left side and down the right. */
function twoLongColumns(seats: number): SeatLayout {
  const bottom = seats % 2;
  const side = (seats - bottom) / 2;
  const rows = side + bottom;
  const places = Array.from({ length: seats }, (_, seat): SeatPlace => {
    if (bottom === 1 && seat === 0) return { column: '1 / span 2', row: `${rows}`, turned: 0 };
    const around = seat - bottom;
    return around < side
      ? { column: '1', row: `${side - around}`, turned: 90 }
      : { column: '2', row: `${around - side + 1}`, turned: -90 };
  });
  return { columns: 2, rows, places };
}
