/** Where each seat lies on the screen and to which edge it is turned, going clockwise around the table. */
import type { Turned } from '../../design/Sheet';

export type Orientation = 'portrait' | 'landscape';

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
}

export function layOutSeats(seats: number, orientation: Orientation): SeatLayout {
  if (orientation === 'landscape' || seats === 2) return twoLongRows(seats);
  return twoLongColumns(seats);
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
