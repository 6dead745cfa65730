import { dome, fir, heap, type Point, path, polygon, spire } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Land that floats above a sea of clouds, with water falling off its edge. */
export function isles(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
  const isle = (at: number, top: number, half: number) => {
    const deep = half * between(1, 1.35);
    const under: Point[] = times(9, (index): Point => {
      const along = 1 - index / 4;
      return [at + along * half, top + deep * (1 - Math.abs(along)) ** 0.8 * between(0.7, 1.05) + 5];
    });
    return {
      rock: polygon([at - half, top], [at + half, top], ...under),
      turf: path`M${at - half - 3} ${top + 3}Q${at - half * 0.4} ${top - half * 0.22} ${at} ${top - half * 0.14}T${at + half + 3} ${top + 3}Q${at} ${top + half * 0.22} ${at - half - 3} ${top + 3}Z`,
    };
  };
  const wide = between(74, 92);
  const great = isle(x, y - 24, wide);
  const others = [
    isle(x - 118, y - between(60, 90), between(26, 36)),
    isle(x + 122, y - between(30, 80), between(30, 42)),
    isle(x + 60, y - 118, between(14, 22)),
  ];
  const small = [isle(x - 60, y + 36, 18), isle(x + 84, y + 42, 24)];
  const fall = x + wide * between(-0.6, 0.5);
  const built = random() < 0.5;
  const bank = (base: number, size: number) =>
    times(9, (index) =>
      dome(index * 50 + between(-16, 16), base, size * between(0.8, 1.3), size * between(0.5, 0.9)),
    ).join('') + path`M-1 ${base - 1}H401V401H-1Z`;
  return [
    fill('light', bank(y + 50, 44), 0.2),
    fill(0.2, others.map(({ rock }) => rock).join('')),
    fill(0.08, others.map(({ turf }) => turf).join('')),
    fill('light', bank(y + 78, 46), 0.26),
    fill(0.6, great.rock + small.map(({ rock }) => rock).join('')),
    fill('light', path`M${fall - 4} ${y - 22}h9l5 130h-20Z`, 0.7),
    fill(
      0.68,
      built
        ? spire(x - 6, y - 26, 22, 92) +
            spire(x + 18, y - 24, 16, 62) +
            spire(x - 30, y - 24, 15, 50) +
            dome(x + 42, y - 22, 15)
        : fir(x - 30, y - 24, 58) +
            fir(x - 4, y - 28, 76) +
            fir(x + 30, y - 24, 52) +
            heap(scene, x + 54, y - 30, 40, 18),
    ),
    fill(0.3, great.turf + small.map(({ turf }) => turf).join('')),
    ...(built
      ? [
          fill(
            'accent',
            path`M${x - 8} ${y - 66}h4v12h-4ZM${x + 16} ${y - 50}h4v9h-4ZM${x - 32} ${y - 44}h4v8h-4Z`,
          ),
        ]
      : []),
    fine(
      line(
        0.85,
        1.8,
        times(6, () => path`M${x + between(-130, 130)} ${between(100, y)}q4 -4 7 0q4 -4 7 0`).join(''),
      ),
    ),
    fill('light', bank(y + 112, 54), 0.42),
    fill('light', bank(y + 150, 62), 0.5),
  ];
}
