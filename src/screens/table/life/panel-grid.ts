/** Computes the position of each seat on the screen and the edge it faces, clockwise around the table. */
import type { Rotation } from '../../../design/Sheet';
import type { SavedSettings } from '../../../settings/saved-settings';

/** The space for all panels together, in CSS pixels. */
export interface AllPanelsArea {
  readonly width: number;
  readonly height: number;
}

export interface PanelCell {
  /** CSS grid lines. */
  readonly column: string;
  readonly row: string;
  readonly rotation: Rotation;
}

export interface PanelGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly PanelCell[];
  /** The minimum height of a row if there are more rows than fit and they scroll. */
  readonly minRowHeight?: number;
}

/** The minimum width of a panel: two halves and two buttons side by side, each wide enough for a thumb. */
const MIN_PANEL_WIDTH = 2 * 48;
/** The minimum height of a panel at which the total above its buttons, or a question, is legible across the table. */
const MIN_PANEL_HEIGHT = 112;
/** The gap between two panels. */
const GAP = 8;

/** A layout, and the number of its narrowest panels side by side along the longer edges. */
interface CandidateLayout extends PanelGrid {
  readonly countAlongEdge: number;
}

/** Lays out seats along the two longer edges, at all four, or along two with every panel upright for one reader. */
export function layOutPanels(
  panelCount: number,
  { width, height }: AllPanelsArea,
  panelLayout: SavedSettings['panels'],
  isLandscape: boolean,
): PanelGrid {
  const hasRoomFor = ({ countAlongEdge }: CandidateLayout, edgeLength: number) =>
    edgeLength >= countAlongEdge * (MIN_PANEL_WIDTH + GAP) - GAP;
  if (panelLayout === 'fourSides' && panelCount > 3) {
    const fourSidedLayout = isLandscape ? landscapeLayout(panelCount, 2) : portraitLayout(panelCount, 2);
    if (hasRoomFor(fourSidedLayout, isLandscape ? width : height)) return fourSidedLayout;
  }
  const landscape = landscapeLayout(panelCount, 0);
  const portrait = portraitLayout(panelCount, (panelCount % 2) as 0 | 1);
  const fittingLayouts = [
    ...(panelCount === 2 || hasRoomFor(landscape, width) ? [landscape] : []),
    ...(panelCount > 2 && hasRoomFor(portrait, height) ? [portrait] : []),
  ];
  const layout = isLandscape ? fittingLayouts[0] : fittingLayouts.at(-1);
  if (!layout)
    return scrolledLayout(panelCount, Math.max(1, Math.floor((width + GAP) / (MIN_PANEL_WIDTH + GAP))));
  if (panelLayout !== 'upright') return layout;
  return { ...layout, cells: layout.cells.map((cell): PanelCell => ({ ...cell, rotation: 0 })) };
}

/** Returns whether panels face the left and right edges. */
export const arePanelsSideways = ({ cells }: PanelGrid): boolean =>
  cells.some(({ rotation }) => Math.abs(rotation) === 90);

/** Lays out seats that do not fit facing their edges: all panels are upright and scroll like a page. */
function scrolledLayout(panelCount: number, columns: number): PanelGrid {
  const rows = Math.ceil(panelCount / columns);
  const cells = Array.from({ length: panelCount }, (_, seat): PanelCell => {
    const column = seat % columns;
    const span = seat === panelCount - 1 ? columns - column : 1;
    return {
      column: `${column + 1} / span ${span}`,
      row: `${Math.floor(seat / columns) + 1}`,
      rotation: 0,
    };
  });
  return { columns, rows, cells, minRowHeight: MIN_PANEL_HEIGHT };
}

/** Spans grid lines starting at this index. */
const gridLines = (from: number, span: number) => `${from + 1} / span ${span}`;

/**
 * Lays out a screen in landscape: the first seat at the bottom left, the next ones along the far edge, the
 * last ones back; with two ends, one seat at each short edge.
 */
function landscapeLayout(panelCount: number, endCount: 0 | 2): CandidateLayout {
  const farCount = Math.ceil((panelCount - endCount) / 2);
  const nearCount = panelCount - endCount - farCount;
  // As many columns per panel as the other edge has panels, so that both edges fill the same columns.
  const [farSpan, nearSpan] = [nearCount, farCount];
  // A panel at an end is as wide as those along the far edge, which has as many or more.
  const leadingEndCount = endCount / 2;
  const columns = farCount * nearCount + endCount * farSpan;
  const farCells = Array.from({ length: farCount }, (_, index): PanelCell => {
    return {
      column: gridLines((leadingEndCount + index) * farSpan, farSpan),
      row: gridLines(0, 1),
      rotation: 180,
    };
  });
  const nearCells = Array.from({ length: nearCount }, (_, index): PanelCell => {
    return {
      column: gridLines(leadingEndCount * farSpan + index * nearSpan, nearSpan),
      row: gridLines(1, 1),
      rotation: 0,
    };
  });
  const cellsAtEnd = (column: number, rotation: Rotation): readonly PanelCell[] =>
    endCount ? [{ column: gridLines(column, farSpan), row: gridLines(0, 2), rotation }] : [];
  const cells = [
    ...nearCells.slice(0, 1),
    ...cellsAtEnd(0, 90),
    ...farCells,
    ...cellsAtEnd(columns - farSpan, -90),
    ...nearCells.slice(1).reverse(),
  ];
  return { columns, rows: 2, cells, countAlongEdge: farCount + endCount };
}

/**
 * Lays out a screen in portrait: one seat at the bottom edge, the others up the left side and down the right;
 * the second end is the top edge.
 */
function portraitLayout(panelCount: number, endCount: 0 | 1 | 2): CandidateLayout {
  const leftCount = Math.ceil((panelCount - endCount) / 2);
  const rightCount = panelCount - endCount - leftCount;
  const [leftSpan, rightSpan] = leftCount === rightCount ? [1, 1] : [rightCount, leftCount];
  const topSpan = endCount === 2 ? leftSpan : 0;
  const bottomSpan = endCount > 0 ? leftSpan : 0;
  const rows = topSpan + leftCount * leftSpan + bottomSpan;
  const cellAtEnd = (row: number, rotation: Rotation): PanelCell => {
    return { column: gridLines(0, 2), row: gridLines(row, leftSpan), rotation };
  };
  const leftCells = Array.from({ length: leftCount }, (_, index): PanelCell => {
    return { column: gridLines(0, 1), row: gridLines(topSpan + index * leftSpan, leftSpan), rotation: 90 };
  });
  const rightCells = Array.from({ length: rightCount }, (_, index): PanelCell => {
    return { column: gridLines(1, 1), row: gridLines(topSpan + index * rightSpan, rightSpan), rotation: -90 };
  });
  const cells = [
    ...(bottomSpan ? [cellAtEnd(rows - bottomSpan, 0)] : []),
    ...leftCells.toReversed(),
    ...(topSpan ? [cellAtEnd(0, 180)] : []),
    ...rightCells,
  ];
  return { columns: 2, rows, cells, countAlongEdge: leftCount + endCount };
}
