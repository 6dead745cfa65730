/** Computes the position of each seat on the screen and the edge it faces, clockwise around the table. */
import type { Rotation } from '../../../design/Sheet';
import type { SavedSettings } from '../../../settings/saved-settings';

/** The space for all panels together, in CSS pixels. */
export interface PanelSpace {
  readonly width: number;
  readonly height: number;
}

export interface SeatCell {
  /** CSS grid lines. */
  readonly column: string;
  readonly row: string;
  readonly turned: Rotation;
}

export interface SeatLayout {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly SeatCell[];
  /** The minimum height of a row if there are more rows than fit and they scroll. */
  readonly lowestRow?: number;
}

/** The minimum width of a panel: two halves and two buttons side by side, each wide enough for a thumb. */
const NARROWEST = 2 * 48;
/** The minimum height of a panel at which the total above its buttons, or a question, is legible across the table. */
const LOWEST = 112;
/** The gap between two panels. */
const GAP = 8;

/** A layout, and the number of its narrowest panels side by side along the longer edges. */
interface Seating extends SeatLayout {
  readonly along: number;
}

/** Lays out seats along the two longer edges, at all four, or along two with every panel upright for one reader. */
export function layOutSeats(
  seats: number,
  { width, height }: PanelSpace,
  panels: SavedSettings['panels'] = 'twoSides',
  isAcross = width > height,
): SeatLayout {
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
  return { ...layout, cells: layout.cells.map((place) => ({ ...place, turned: 0 })) };
}

/** Lays out seats that do not fit facing their edges: all panels are upright and scroll like a page. */
function forOneReader(seats: number, columns: number): SeatLayout {
  const rows = Math.ceil(seats / columns);
  const cells = Array.from({ length: seats }, (_, seat): SeatCell => {
    const column = seat % columns;
    const span = seat === seats - 1 ? columns - column : 1;
    return {
      column: `${column + 1} / span ${span}`,
      row: `${Math.floor(seat / columns) + 1}`,
      turned: 0,
    };
  });
  return { columns, rows, cells, lowestRow: LOWEST };
}

/** Spans grid lines starting at this index. */
const lines = (from: number, span: number) => `${from + 1} / span ${span}`;

/**
 * Lays out a screen in landscape: the first seat at the bottom left, the next ones along the far edge, the
 * last ones back; with two ends, one seat at each short edge.
 */
function longRows(seats: number, ends: 0 | 2): Seating {
  const far = Math.ceil((seats - ends) / 2);
  const near = seats - ends - far;
  const [ofFar, ofNear] = [near, far];
  // A panel at an end is as wide as those along the far edge, which has as many or more.
  const end = ends / 2;
  const columns = far * near + ends * ofFar;
  const farCells = Array.from({ length: far }, (_, index): SeatCell => {
    return { column: lines((end + index) * ofFar, ofFar), row: lines(0, 1), turned: 180 };
  });
  const nearCells = Array.from({ length: near }, (_, index): SeatCell => {
    return { column: lines(end * ofFar + index * ofNear, ofNear), row: lines(1, 1), turned: 0 };
  });
  const atEnd = (column: number, turned: Rotation): readonly SeatCell[] =>
    ends ? [{ column: lines(column, ofFar), row: lines(0, 2), turned }] : [];
  const cells = [
    ...nearCells.slice(0, 1),
    ...atEnd(0, 90),
    ...farCells,
    ...atEnd(columns - ofFar, -90),
    ...nearCells.slice(1).reverse(),
  ];
  return { columns, rows: 2, cells, along: far + ends };
}

/**
 * Lays out a screen in portrait: one seat at the bottom edge, the others up the left side and down the right;
 * the second end is the top edge.
 */
function longColumns(seats: number, ends: 0 | 1 | 2): Seating {
  const left = Math.ceil((seats - ends) / 2);
  const right = seats - ends - left;
  const [ofLeft, ofRight] = left === right ? [1, 1] : [right, left];
  const top = ends === 2 ? ofLeft : 0;
  const bottom = ends > 0 ? ofLeft : 0;
  const rows = top + left * ofLeft + bottom;
  const atEnd = (row: number, turned: Rotation): SeatCell => {
    return { column: lines(0, 2), row: lines(row, ofLeft), turned };
  };
  const leftCells = Array.from({ length: left }, (_, index): SeatCell => {
    return { column: lines(0, 1), row: lines(top + index * ofLeft, ofLeft), turned: 90 };
  });
  const rightCells = Array.from({ length: right }, (_, index): SeatCell => {
    return { column: lines(1, 1), row: lines(top + index * ofRight, ofRight), turned: -90 };
  });
  const cells = [
    ...(bottom ? [atEnd(rows - bottom, 0)] : []),
    ...leftCells.toReversed(),
    ...(top ? [atEnd(0, 180)] : []),
    ...rightCells,
  ];
  return { columns: 2, rows, cells, along: left + ends };
}
