import { type Scene, times } from './scene';
import { SCENE_SIZE } from './size';

export type Point = readonly [x: number, y: number];

export const rounded = (value: number) => Math.round(value * 10) / 10;

/** Returns an SVG path with rounded numbers, so that every engine draws the same. */
export function path(commands: TemplateStringsArray, ...numbers: readonly number[]): string {
  let d = commands[0] ?? '';
  for (const [index, number] of numbers.entries()) d += rounded(number) + (commands[index + 1] ?? '');
  return d;
}

export function openPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}`;
}

export function polygon(...points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** Returns zero-length segments; with round line caps, each is a dot as wide as the line. */
export function dots(count: number, at: (index: number) => Point): string {
  return times(count, at)
    .map(([x, y]) => path`M${x} ${y}h.1`)
    .join('');
}

/** Returns the upper half of an ellipse, for domes and hills. */
export function dome(x: number, base: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${base}a${rx} ${ry} 0 0 1 ${2 * rx} 0Z`;
}

/** Returns the area below a line. */
function land(points: readonly Point[]): string {
  return polygon([-1, SCENE_SIZE + 1], ...points, [SCENE_SIZE + 1, SCENE_SIZE + 1]);
}

/** Returns rocky land, by midpoint displacement. */
export function ridge({ random, between }: Scene, y: number, height: number, roughness = 0.5): string {
  let heights = times(4, () => between(0, height));
  for (let level = 0, reach = height * roughness; level < 4; level++, reach *= roughness) {
    heights = heights.flatMap((here, index) => {
      const next = heights[index + 1];
      return next === undefined ? [here] : [here, (here + next) / 2 + (random() - 0.5) * reach];
    });
  }
  return land(heights.map((rise, index) => [(index * SCENE_SIZE) / (heights.length - 1), y - rise]));
}

/** Returns rolling land with this many hills of about this height. */
export function hills({ between }: Scene, y: number, height: number, count = 3): string {
  const step = SCENE_SIZE / count;
  const from = -between(0, step);
  const waves = times(count + 2, (index) => {
    const rise = between(0.3, 1) * height * (index % 2 ? 1 : -1);
    return path`q${step / 2} ${-rise} ${step} ${between(-0.2, 0.2) * height}`;
  });
  return `${path`M${from} ${y}`}${waves.join('')}V401H-200Z`;
}

/** Returns waves, which are longer in the foreground. */
export function waves({ between }: Scene, y: number, length: number, height: number): string {
  const crests = times(Math.ceil(SCENE_SIZE / length) + 2, () => path`q${length / 2} ${height} ${length} 0`);
  return `${path`M${-between(0, length) - length} ${y}`}${crests.join('')}V401H-200Z`;
}

/** Returns a heap of discs, for clouds, leaves and smoke. */
export function heap(
  { between }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 6,
): string {
  return times(count, (index) => {
    const along = (index + 0.5) / count - 0.5;
    const r = height * between(0.55, 0.8) * (1 - Math.abs(along) * 0.8);
    return oval(x + along * width, y - between(0, height * 0.4), r * (width / height > 3 ? 1.5 : 1), r);
  }).join('');
}

/** Returns a tapering, forking stem, for bare trees and coral. */
export function branches(
  { between }: Scene,
  x: number,
  y: number,
  length: number,
  lean = 0,
  forks = 3,
): string {
  const grow = (from: Point, angle: number, reach: number, left: number): string => {
    const [x0, y0] = from;
    const tip: Point = [x0 + Math.sin(angle) * reach, y0 - Math.cos(angle) * reach];
    const half = reach * 0.07 + 0.5;
    const side: Point = [Math.cos(angle) * half, Math.sin(angle) * half];
    const stem = polygon([x0 - side[0], y0 - side[1]], tip, [x0 + side[0], y0 + side[1]]);
    if (left === 0) return stem;
    const forked = times(3, (index) => {
      const along = 0.45 + index * 0.2;
      const turn = (index % 2 ? 1 : -1) * between(0.4, 0.9);
      const start: Point = [x0 + (tip[0] - x0) * along, y0 + (tip[1] - y0) * along];
      return grow(start, angle + turn, reach * between(0.45, 0.65), left - 1);
    });
    return stem + forked.join('');
  };
  return grow([x, y], lean, length, forks);
}

/** Returns a fir tree that stands on this point. */
export function fir(x: number, base: number, height: number): string {
  const tiers = times(3, (tier): Point[] => {
    const y = base - height * (0.28 * tier + 0.08);
    const half = height * (0.24 - tier * 0.055);
    return [
      [x - half, y],
      [x, y - height * 0.44],
      [x + half, y],
    ];
  });
  return (
    tiers.map((tier) => polygon(...tier)).join('') +
    box(x - height * 0.03, base - height * 0.1, height * 0.06, height * 0.12)
  );
}

/** Returns a tower with a pointed roof. */
export function spire(x: number, base: number, width: number, height: number, tip = 0.4): string {
  const shoulder = base - height * (1 - tip);
  return polygon(
    [x - width / 2, base],
    [x - width / 2, shoulder],
    [x - width * 0.62, shoulder],
    [x, base - height],
    [x + width * 0.62, shoulder],
    [x + width / 2, shoulder],
    [x + width / 2, base],
  );
}

export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  return polygon(
    ...times(points * 2, (index): Point => {
      const r = index % 2 ? inner : outer;
      const angle = turn + (index * Math.PI) / points;
      return [x + Math.sin(angle) * r, y - Math.cos(angle) * r];
    }),
  );
}
