import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  FIRST_CUSTOM_COLOR,
  hexOf,
  SEAT_COLOR_COUNT,
  seatStyle,
} from '../../../../src/screens/parts/seat-color';
import { type Color, contrast, linearChannels } from '../../../support/screens/contrast';
import { assert, suite } from '../../../support/suite';

const test = suite('seat colors');

/** Simulates vision without one kind of cone (Viénot, Brettel and Mollon 1999), row by row. */
const eyes = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deutan: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
} as const;

/** Lightness and two hue axes in perceptually uniform steps (CIE L*a*b*). */
function seenBy(matrix: readonly number[], hex: string): Color {
  const light = linearChannels(hex);
  const row = (from: number) =>
    light.reduce((sum, value, index) => sum + value * (matrix[from + index] ?? 0), 0);
  const [red, green, blue] = [row(0), row(3), row(6)].map((value) => Math.min(1, Math.max(0, value))) as [
    number,
    number,
    number,
  ];
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
}

const tokens = readFileSync(new URL('../../../../src/design/tokens.css', import.meta.url), 'utf8');
const seats = Array.from(
  { length: SEAT_COLOR_COUNT },
  (_, seat) => new RegExp(`--seat-${seat}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '',
);
const text = /--seat-text: (#[0-9a-f]{6});/.exec(tokens)?.[1] ?? '';

test('light text has enough contrast on each of the twelve colors', () => {
  for (const color of seats) assert.ok(contrast(color, text) >= 4.5, `${color}: ${contrast(color, text)}`);
});

/** Returns the smallest distance between two of the first few seats. */
function smallestDistance(matrix: readonly number[], count: number): number {
  const seen = seats.slice(0, count).map((color) => seenBy(matrix, color));
  const distances = seen.flatMap((here, one) =>
    seen
      .slice(one + 1)
      .map((there) => Math.hypot(...here.map((value, index) => value - (there[index] ?? 0)))),
  );
  return Math.min(...distances);
}

for (const [name, matrix] of Object.entries(eyes)) {
  test(`the colors stay distinguishable, the more so with fewer players: ${name} eyes`, () => {
    for (const [count, least] of [
      [4, 20],
      [6, 16],
      [8, 13],
      [10, 10],
      [12, 9],
    ] as const)
      assert.ok(
        smallestDistance(matrix, count) >= least,
        `of ${count}: ${smallestDistance(matrix, count).toFixed(1)}`,
      );
  });
}

test('text has enough contrast on any custom color', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (rgb) => {
      const style = seatStyle({ color: FIRST_CUSTOM_COLOR + rgb });
      assert.is(style['--seat'], hexOf(rgb));
      assert.ok(contrast(style['--seat'] ?? '', style['--seat-text'] ?? '') >= 4.5, style['--seat']);
    }),
    { seed: 20_260_925, numRuns: 3000 },
  );
});

test('an unknown color is one of the twelve', () => {
  assert.equal(seatStyle({ color: 15 }), { '--seat': 'var(--seat-3)' });
  assert.equal(seatStyle(undefined, 4), { '--seat': 'var(--seat-4)' });
  assert.is(hexOf(FIRST_CUSTOM_COLOR + 0xff), '#0000ff');
});

test.run();
