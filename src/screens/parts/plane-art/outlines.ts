import { type RandomSource, times } from './scene-shapes';
import { SCENE_SIZE } from './scene-size';

export type Point = readonly [x: number, y: number];

export const roundedToTenth = (value: number) => Math.round(value * 10) / 10;

/** Returns an SVG path with rounded numbers, so that every engine draws the same. */
export function path(commands: TemplateStringsArray, ...numbers: readonly number[]): string {
  let d = commands[0] ?? '';
  for (const [index, number] of numbers.entries()) d += roundedToTenth(number) + (commands[index + 1] ?? '');
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
export function dots(count: number, pointAt: (index: number) => Point): string {
  return times(count, pointAt)
    .map(([x, y]) => path`M${x} ${y}h.1`)
    .join('');
}

/** Returns the upper half of an ellipse, for domes and hills. */
export function dome(x: number, baseY: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${baseY}a${rx} ${ry} 0 0 1 ${2 * rx} 0Z`;
}

/** Returns the area below a line. */
function areaBelow(points: readonly Point[]): string {
  return polygon([-1, SCENE_SIZE + 1], ...points, [SCENE_SIZE + 1, SCENE_SIZE + 1]);
}

/** Returns rocky land, by midpoint displacement. */
export function ridge({ random, between }: RandomSource, y: number, height: number, roughness = 0.5): string {
  let heights = times(4, () => between(0, height));
  for (let level = 0, amplitude = height * roughness; level < 4; level++, amplitude *= roughness) {
    heights = heights.flatMap((current, index) => {
      const next = heights[index + 1];
      return next === undefined ? [current] : [current, (current + next) / 2 + (random() - 0.5) * amplitude];
    });
  }
  return areaBelow(heights.map((rise, index) => [(index * SCENE_SIZE) / (heights.length - 1), y - rise]));
}

/** Returns rolling land with this many hills of about this height. */
export function hills({ between }: RandomSource, y: number, height: number, count = 3): string {
  const hillWidth = SCENE_SIZE / count;
  const startX = -between(0, hillWidth);
  const curves = times(count + 2, (index) => {
    const rise = between(0.3, 1) * height * (index % 2 ? 1 : -1);
    return path`q${hillWidth / 2} ${-rise} ${hillWidth} ${between(-0.2, 0.2) * height}`;
  });
  return `${path`M${startX} ${y}`}${curves.join('')}V401H-200Z`;
}

/** Returns waves, which are longer in the foreground. */
export function waves({ between }: RandomSource, y: number, length: number, height: number): string {
  const crests = times(Math.ceil(SCENE_SIZE / length) + 2, () => path`q${length / 2} ${height} ${length} 0`);
  return `${path`M${-between(0, length) - length} ${y}`}${crests.join('')}V401H-200Z`;
}

/** Returns a heap of discs, for clouds, leaves and smoke. */
export function clump(
  { between }: RandomSource,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 6,
): string {
  return times(count, (index) => {
    const fromCenter = (index + 0.5) / count - 0.5;
    const r = height * between(0.55, 0.8) * (1 - Math.abs(fromCenter) * 0.8);
    return oval(x + fromCenter * width, y - between(0, height * 0.4), r * (width / height > 3 ? 1.5 : 1), r);
  }).join('');
}

/** Returns a tapering, forking stem, for bare trees and coral. */
export function branches(
  { between }: RandomSource,
  x: number,
  y: number,
  length: number,
  startAngle = 0,
  forkLevels = 3,
): string {
  const grow = (root: Point, angle: number, stemLength: number, levelsLeft: number): string => {
    const [x0, y0] = root;
    const tip: Point = [x0 + Math.sin(angle) * stemLength, y0 - Math.cos(angle) * stemLength];
    const halfWidth = stemLength * 0.07 + 0.5;
    const sideways: Point = [Math.cos(angle) * halfWidth, Math.sin(angle) * halfWidth];
    const stem = polygon([x0 - sideways[0], y0 - sideways[1]], tip, [x0 + sideways[0], y0 + sideways[1]]);
    if (levelsLeft === 0) return stem;
    const twigs = times(3, (index) => {
      const share = 0.45 + index * 0.2;
      const bend = (index % 2 ? 1 : -1) * between(0.4, 0.9);
      const start: Point = [x0 + (tip[0] - x0) * share, y0 + (tip[1] - y0) * share];
      return grow(start, angle + bend, stemLength * between(0.45, 0.65), levelsLeft - 1);
    });
    return stem + twigs.join('');
  };
  return grow([x, y], startAngle, length, forkLevels);
}

/** Returns a fir tree that stands on this point. */
export function fir(x: number, baseY: number, height: number): string {
  const tiers = times(3, (tier): Point[] => {
    const y = baseY - height * (0.28 * tier + 0.08);
    const halfWidth = height * (0.24 - tier * 0.055);
    return [
      [x - halfWidth, y],
      [x, y - height * 0.44],
      [x + halfWidth, y],
    ];
  });
  return (
    tiers.map((tier) => polygon(...tier)).join('') +
    box(x - height * 0.03, baseY - height * 0.1, height * 0.06, height * 0.12)
  );
}

/** Returns a tower with a pointed roof. */
export function spire(x: number, baseY: number, width: number, height: number, roofShare = 0.4): string {
  const eavesY = baseY - height * (1 - roofShare);
  return polygon(
    [x - width / 2, baseY],
    [x - width / 2, eavesY],
    [x - width * 0.62, eavesY],
    [x, baseY - height],
    [x + width * 0.62, eavesY],
    [x + width / 2, eavesY],
    [x + width / 2, baseY],
  );
}

export function star(
  x: number,
  y: number,
  outerRadius: number,
  innerRadius: number,
  pointCount: number,
  rotation = 0,
): string {
  return polygon(
    ...times(pointCount * 2, (index): Point => {
      const r = index % 2 ? innerRadius : outerRadius;
      const angle = rotation + (index * Math.PI) / pointCount;
      return [x + Math.sin(angle) * r, y - Math.cos(angle) * r];
    }),
  );
}
