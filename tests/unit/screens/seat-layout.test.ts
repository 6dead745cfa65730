import { layOutSeats, type Room, type SeatPlace } from '../../../src/screens/table/seat-layout';
import { assert, suite } from '../../support/suite';

const test = suite('seat layout');

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From grid lines as CSS reads them: "2", or "3 / span 2". */
function range(lines: string): readonly [from: number, to: number] {
  const [, start, span = '1'] = /^(\d+)(?: \/ span (\d+))?$/.exec(lines) ?? [];
  assert.ok(start, `no grid lines: ${lines}`);
  return [Number(start) - 1, Number(start) - 1 + Number(span)];
}

function areaOf({ column, row }: SeatPlace): Area {
  const [left, right] = range(column);
  const [top, bottom] = range(row);
  return { left, right, top, bottom };
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const roomy = {
  portrait: { width: 800, height: 1000 },
  landscape: { width: 1000, height: 800 },
} as const satisfies Readonly<Record<string, Room>>;

const seatings = (['portrait', 'landscape'] as const).flatMap((orientation) =>
  Array.from({ length: 11 }, (_, index) => ({ seats: index + 2, orientation })),
);

function layOut({ seats, orientation }: (typeof seatings)[number]) {
  const { columns, rows, places } = layOutSeats(seats, roomy[orientation]);
  return { columns, rows, places, areas: places.map(areaOf) };
}

for (const seating of seatings) {
  const { seats, orientation } = seating;
  const { columns, rows, places, areas } = layOut(seating);

  test(`${seats} seats, ${orientation}: every seat has a place within the grid`, () => {
    assert.is(places.length, seats);
    for (const { left, right, top, bottom } of areas) {
      assert.ok(Number.isInteger(columns) && Number.isInteger(rows));
      assert.ok(left >= 0 && left < right && right <= columns, `columns ${left} to ${right} of ${columns}`);
      assert.ok(top >= 0 && top < bottom && bottom <= rows, `rows ${top} to ${bottom} of ${rows}`);
    }
  });

  test(`${seats} seats, ${orientation}: no two overlap, and nothing is left empty`, () => {
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
      // Clockwise from straight down, as seen on a screen whose y grows downwards.
      return (Math.atan2(-x, y) + 2 * Math.PI) % (2 * Math.PI);
    });
    const [first = 0] = bearings;
    const turned = bearings.map((bearing) => (bearing - first + 2 * Math.PI) % (2 * Math.PI));
    for (const [index, bearing] of turned.entries()) {
      if (index > 0) assert.ok(bearing > (turned[index - 1] ?? 0), `seat ${index}: ${bearings.join(' ')}`);
    }
    assert.is(areas[0]?.bottom, rows, 'the first seat is at the bottom edge');
  });

  test(`${seats} seats, ${orientation}: every seat is turned to an edge it lies at`, () => {
    const edges = { 0: 'bottom', 90: 'left', 180: 'top', [-90]: 'right' } as const;
    const ends = { bottom: rows, right: columns, top: 0, left: 0 };
    places.forEach(({ turned }, index) => {
      const edge = edges[turned];
      assert.is(areas[index]?.[edge], ends[edge], `seat ${index} is turned to the ${edge}`);
    });
  });

  test(`${seats} seats, ${orientation}: nobody has less than half the room of another`, () => {
    const rooms = areas.map(({ left, right, top, bottom }) => (right - left) * (bottom - top));
    assert.ok(Math.max(...rooms) <= 2 * Math.min(...rooms), rooms.join(' '));
  });
}

test('two players sit across from each other', () => {
  for (const orientation of ['portrait', 'landscape'] as const) {
    assert.equal(
      layOutSeats(2, roomy[orientation]).places.map(({ turned }) => turned),
      [0, 180],
    );
  }
});

test('where panels along the longer side would be too narrow they lie along the other one', () => {
  const places = (seats: number, room: Room) => layOutSeats(seats, room).places.map(({ turned }) => turned);
  assert.equal(places(6, { width: 304, height: 300 }), [0, 180, 180, 180, 0, 0]);
  assert.equal(places(8, { width: 360, height: 600 }), [90, 90, 90, 90, -90, -90, -90, -90]);
  assert.equal(places(6, { width: 303, height: 302 }), Array(6).fill(0), 'for one reader');
  assert.equal(places(6, { width: 301, height: 304 }), [90, 90, 90, -90, -90, -90]);
});

test('too many seats for the room are read like a page, every half wide enough for a thumb', () => {
  for (let seats = 3; seats <= 12; seats++) {
    for (const [width, height] of [
      [304, 290],
      [200, 100],
      [600, 180],
    ] as const) {
      const { columns, rows, places, lowestRow } = layOutSeats(seats, { width, height });
      if (lowestRow === undefined) continue;
      assert.ok((width - 8 * (columns - 1)) / columns >= 96, `${columns} columns in ${width}`);
      assert.ok(lowestRow >= 48);
      const covered = places.reduce((sum, place) => {
        const { left, right, top, bottom } = areaOf(place);
        assert.ok(right <= columns && bottom <= rows);
        return sum + (right - left) * (bottom - top);
      }, 0);
      assert.is(covered, columns * rows, 'nothing is left empty');
    }
  }
  assert.ok(layOutSeats(12, { width: 304, height: 290 }).lowestRow);
});

test.run();
