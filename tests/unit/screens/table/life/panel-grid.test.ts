import {
  type AllPanelsArea,
  layOutPanels,
  type PanelCell,
  type PanelGrid,
} from '../../../../../src/screens/table/life/panel-grid';
import { assert, suite } from '../../../../support/suite';

const test = suite('seat layout');

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Parses CSS grid lines: "2", or "3 / span 2". */
function gridRange(lines: string): readonly [from: number, to: number] {
  const [, start, span = '1'] = /^(\d+)(?: \/ span (\d+))?$/.exec(lines) ?? [];
  assert.ok(start, `no grid lines: ${lines}`);
  return [Number(start) - 1, Number(start) - 1 + Number(span)];
}

function areaOf({ column, row }: PanelCell): Area {
  const [left, right] = gridRange(column);
  const [top, bottom] = gridRange(row);
  return { left, right, top, bottom };
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const largeAreas = {
  portrait: { width: 800, height: 1000 },
  landscape: { width: 1000, height: 800 },
} as const satisfies Readonly<Record<string, AllPanelsArea>>;

const turnedPanels = ['twoSides', 'fourSides'] as const;

const seatings = (['portrait', 'landscape'] as const).flatMap((orientation) =>
  turnedPanels.flatMap((panels) =>
    Array.from({ length: 11 }, (_, index) => ({ seats: index + 2, orientation, panels })),
  ),
);

function gridFor(
  seats: number,
  room: AllPanelsArea,
  panels: Parameters<typeof layOutPanels>[2] = 'twoSides',
): PanelGrid {
  return layOutPanels(seats, room, panels, room.width > room.height);
}

function layOut({ seats, orientation, panels }: (typeof seatings)[number]) {
  const { columns, rows, cells } = gridFor(seats, largeAreas[orientation], panels);
  return { columns, rows, cells, areas: cells.map(areaOf) };
}

for (const seating of seatings) {
  const { seats, panels } = seating;
  const orientation = `${seating.orientation}, ${panels}`;
  const { columns, rows, cells, areas } = layOut(seating);

  test(`${seats} seats, ${orientation}: every seat is within the grid`, () => {
    assert.is(cells.length, seats);
    for (const { left, right, top, bottom } of areas) {
      assert.ok(Number.isInteger(columns) && Number.isInteger(rows));
      assert.ok(left >= 0 && left < right && right <= columns, `columns ${left} to ${right} of ${columns}`);
      assert.ok(top >= 0 && top < bottom && bottom <= rows, `rows ${top} to ${bottom} of ${rows}`);
    }
  });

  test(`${seats} seats, ${orientation}: no overlaps and no gaps`, () => {
    areas.forEach((area, index) => {
      for (const other of areas.slice(index + 1)) assert.not.ok(overlap(area, other));
    });
    const covered = areas.reduce(
      (sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top),
      0,
    );
    assert.is(covered, columns * rows);
  });

  test(`${seats} seats, ${orientation}: turn order goes clockwise around the table, from the bottom edge`, () => {
    const bearings = areas.map(({ left, right, top, bottom }) => {
      const x = (left + right) / columns - 1;
      const y = (top + bottom) / rows - 1;
      // Clockwise from straight down, on a screen whose y axis points down.
      return (Math.atan2(-x, y) + 2 * Math.PI) % (2 * Math.PI);
    });
    const [first = 0] = bearings;
    const bearingsFromFirst = bearings.map((bearing) => (bearing - first + 2 * Math.PI) % (2 * Math.PI));
    for (const [index, bearing] of bearingsFromFirst.entries()) {
      if (index > 0)
        assert.ok(bearing > (bearingsFromFirst[index - 1] ?? 0), `seat ${index}: ${bearings.join(' ')}`);
    }
    assert.is(areas[0]?.bottom, rows, 'the first seat is at the bottom edge');
  });

  test(`${seats} seats, ${orientation}: every seat faces an adjacent edge`, () => {
    const edges = { 0: 'bottom', 90: 'left', 180: 'top', [-90]: 'right' } as const;
    const ends = { bottom: rows, right: columns, top: 0, left: 0 };
    cells.forEach(({ rotation }, index) => {
      const edge = edges[rotation];
      assert.is(areas[index]?.[edge], ends[edge], `seat ${index} is turned to the ${edge}`);
    });
  });

  test(`${seats} seats, ${orientation}: no seat has less than half the area of another`, () => {
    const panelSizes = areas.map(({ left, right, top, bottom }) => (right - left) * (bottom - top));
    assert.ok(Math.max(...panelSizes) <= 2 * Math.min(...panelSizes), panelSizes.join(' '));
  });
}

/** The space that the bars leave on phones and tablets, also next to the plane, in CSS pixels. */
const screenAreas: readonly AllPanelsArea[] = [
  { width: 374, height: 627 },
  { width: 374, height: 595 },
  { width: 624, height: 306 },
  { width: 752, height: 807 },
  { width: 372, height: 807 },
  { width: 1264, height: 583 },
  { width: 628, height: 583 },
];

test('with two to ten seats every half is large enough for a thumb in any layout', () => {
  for (const room of screenAreas) {
    for (const panels of [...turnedPanels, 'upright'] as const) {
      for (let seats = 2; seats <= 10; seats++) {
        const { columns, rows, cells, minRowHeight } = gridFor(seats, room, panels);
        assert.is(minRowHeight, undefined, 'nobody has to scroll');
        for (const cell of cells) {
          const { left, right, top, bottom } = areaOf(cell);
          const panelWidth = ((room.width + 8) / columns) * (right - left) - 8;
          const panelHeight = ((room.height + 8) / rows) * (bottom - top) - 8;
          const [across, along] =
            Math.abs(cell.rotation) === 90 ? [panelHeight, panelWidth] : [panelWidth, panelHeight];
          const where = `${seats} ${panels} in ${room.width} × ${room.height}: ${across} × ${along}`;
          assert.ok(across >= 2 * 48 && along >= 92, where);
        }
      }
    }
  }
});

test('for one reader every seat keeps its place, and all panels are upright', () => {
  for (const room of screenAreas) {
    for (let seats = 2; seats <= 10; seats++) {
      const around = gridFor(seats, room);
      const upright = around.cells.map((cell): PanelCell => ({ ...cell, rotation: 0 }));
      assert.equal(gridFor(seats, room, 'upright').cells, upright);
    }
  }
});

test('around all four sides every edge has a seat', () => {
  for (const room of Object.values(largeAreas)) {
    for (let seats = 4; seats <= 12; seats++) {
      const rotations = gridFor(seats, room, 'fourSides').cells.map((cell) => cell.rotation);
      for (const edge of [0, 90, 180, -90] as const) assert.ok(rotations.includes(edge), `${seats}: ${edge}`);
      const rotationsAtEnds = room.width > room.height ? [90, -90] : [0, 180];
      for (const rotation of rotationsAtEnds)
        assert.is(rotations.filter((edge) => edge === rotation).length, 1);
    }
  }
});

test('two players sit opposite each other', () => {
  for (const orientation of ['portrait', 'landscape'] as const) {
    assert.equal(
      gridFor(2, largeAreas[orientation]).cells.map(({ rotation }) => rotation),
      [0, 180],
    );
  }
});

test('where panels along the longer side would be too narrow they use the other one', () => {
  const rotationsOf = (seats: number, room: AllPanelsArea) =>
    gridFor(seats, room).cells.map(({ rotation }) => rotation);
  assert.equal(rotationsOf(6, { width: 304, height: 300 }), [0, 180, 180, 180, 0, 0]);
  assert.equal(rotationsOf(8, { width: 360, height: 600 }), [90, 90, 90, 90, -90, -90, -90, -90]);
  assert.equal(rotationsOf(6, { width: 303, height: 302 }), Array(6).fill(0), 'for one reader');
  assert.equal(rotationsOf(6, { width: 301, height: 304 }), [90, 90, 90, -90, -90, -90]);
});

test('too many seats for the screen scroll like a page, every half wide enough for a thumb', () => {
  for (let seats = 3; seats <= 12; seats++) {
    for (const [width, height] of [
      [304, 290],
      [200, 100],
      [600, 180],
    ] as const) {
      const { columns, rows, cells, minRowHeight } = gridFor(seats, { width, height });
      if (minRowHeight === undefined) continue;
      assert.ok((width - 8 * (columns - 1)) / columns >= 96, `${columns} columns in ${width}`);
      assert.ok(minRowHeight >= 48);
      const covered = cells.reduce((sum, cell) => {
        const { left, right, top, bottom } = areaOf(cell);
        assert.ok(right <= columns && bottom <= rows);
        return sum + (right - left) * (bottom - top);
      }, 0);
      assert.is(covered, columns * rows, 'nothing is left empty');
    }
  }
  assert.ok(gridFor(12, { width: 304, height: 290 }).minRowHeight);
});

test.run();
