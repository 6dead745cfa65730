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
  readonly minRowHeight?: number;
}

/** The minimum width of a panel: two halves and two buttons side by side, each wide enough for a thumb. */
const MIN_WIDTH = 2 * 48;
/** The minimum height of a panel at which the total above its buttons, or a question, is legible across the table. */
const MIN_HEIGHT = 112;
/** The gap between two panels. */
const GAP = 8;

/** A layout, and the number of its narrowest panels side by side along the longer edges. */
interface MeasuredLayout extends SeatLayout {
  readonly perEdge: number;
}

/** Lays out seats along the two longer edges, at all four, or along two with every panel upright for one reader. */
export function layOutSeats(
  seatCount: number,
  { width, height }: PanelSpace,
  panels: SavedSettings['panels'] = 'twoSides',
  isLandscape = width > height,
): SeatLayout {
  const fits = ({ perEdge }: MeasuredLayout, edge: number) => edge >= perEdge * (MIN_WIDTH + GAP) - GAP;
  if (panels === 'fourSides' && seatCount > 3) {
    const fourSided = isLandscape ? landscapeLayout(seatCount, 2) : portraitLayout(seatCount, 2);
    if (fits(fourSided, isLandscape ? width : height)) return fourSided;
  }
  const landscape = landscapeLayout(seatCount, 0);
  const portrait = portraitLayout(seatCount, (seatCount % 2) as 0 | 1);
  const fitting = [
    ...(seatCount === 2 || fits(landscape, width) ? [landscape] : []),
    ...(seatCount > 2 && fits(portrait, height) ? [portrait] : []),
  ];
  const layout = isLandscape ? fitting[0] : fitting.at(-1);
  if (!layout) return scrolledLayout(seatCount, Math.max(1, Math.floor((width + GAP) / (MIN_WIDTH + GAP))));
  if (panels !== 'upright') return layout;
  return { ...layout, cells: layout.cells.map((cell) => ({ ...cell, turned: 0 })) };
}

/** Lays out seats that do not fit facing their edges: all panels are upright and scroll like a page. */
function scrolledLayout(seatCount: number, columns: number): SeatLayout {
  const rows = Math.ceil(seatCount / columns);
  const cells = Array.from({ length: seatCount }, (_, seat): SeatCell => {
    const column = seat % columns;
    const span = seat === seatCount - 1 ? columns - column : 1;
    return {
      column: `${column + 1} / span ${span}`,
      row: `${Math.floor(seat / columns) + 1}`,
      turned: 0,
    };
  });
  return { columns, rows, cells, minRowHeight: MIN_HEIGHT };
}

/** Spans grid lines starting at this index. */
const gridLines = (from: number, span: number) => `${from + 1} / span ${span}`;

/**
 * Lays out a screen in landscape: the first seat at the bottom left, the next ones along the far edge, the
 * last ones back; with two ends, one seat at each short edge.
 */
function landscapeLayout(seatCount: number, endCount: 0 | 2): MeasuredLayout {
  const farCount = Math.ceil((seatCount - endCount) / 2);
  const nearCount = seatCount - endCount - farCount;
  const [farSpan, nearSpan] = [nearCount, farCount];
  // A panel at an end is as wide as those along the far edge, which has as many or more.
  const endsPerSide = endCount / 2;
  const columns = farCount * nearCount + endCount * farSpan;
  const farCells = Array.from({ length: farCount }, (_, index): SeatCell => {
    return { column: gridLines((endsPerSide + index) * farSpan, farSpan), row: gridLines(0, 1), turned: 180 };
  });
  const nearCells = Array.from({ length: nearCount }, (_, index): SeatCell => {
    return {
      column: gridLines(endsPerSide * farSpan + index * nearSpan, nearSpan),
      row: gridLines(1, 1),
      turned: 0,
    };
  });
  const atEnd = (column: number, turned: Rotation): readonly SeatCell[] =>
    endCount ? [{ column: gridLines(column, farSpan), row: gridLines(0, 2), turned }] : [];
  const cells = [
    ...nearCells.slice(0, 1),
    ...atEnd(0, 90),
    ...farCells,
    ...atEnd(columns - farSpan, -90),
    ...nearCells.slice(1).reverse(),
  ];
  return { columns, rows: 2, cells, perEdge: farCount + endCount };
}

/**
 * Lays out a screen in portrait: one seat at the bottom edge, the others up the left side and down the right;
 * the second end is the top edge.
 */
function portraitLayout(seatCount: number, endCount: 0 | 1 | 2): MeasuredLayout {
  const leftCount = Math.ceil((seatCount - endCount) / 2);
  const rightCount = seatCount - endCount - leftCount;
  const [leftSpan, rightSpan] = leftCount === rightCount ? [1, 1] : [rightCount, leftCount];
  const topSpan = endCount === 2 ? leftSpan : 0;
  const bottomSpan = endCount > 0 ? leftSpan : 0;
  const rows = topSpan + leftCount * leftSpan + bottomSpan;
  const atEnd = (row: number, turned: Rotation): SeatCell => {
    return { column: gridLines(0, 2), row: gridLines(row, leftSpan), turned };
  };
  const leftCells = Array.from({ length: leftCount }, (_, index): SeatCell => {
    return { column: gridLines(0, 1), row: gridLines(topSpan + index * leftSpan, leftSpan), turned: 90 };
  });
  const rightCells = Array.from({ length: rightCount }, (_, index): SeatCell => {
    return { column: gridLines(1, 1), row: gridLines(topSpan + index * rightSpan, rightSpan), turned: -90 };
  });
  const cells = [
    ...(bottomSpan ? [atEnd(rows - bottomSpan, 0)] : []),
    ...leftCells.toReversed(),
    ...(topSpan ? [atEnd(0, 180)] : []),
    ...rightCells,
  ];
  return { columns: 2, rows, cells, perEdge: leftCount + endCount };
}
