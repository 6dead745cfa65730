import { fir, type Point, polygon, ridge } from '../outlines';
import { fill, type Scene, type Shape, times } from '../scene';

/** Draws great peaks with snow on their lit side. */
export function mountain(scene: Scene): readonly Shape[] {
  const { between } = scene;
  const [rock, lit, snow] = peak(scene, 200, 228 - between(120, 140), 298);
  const [second, secondLit, secondSnow] = peak(scene, 200 - between(90, 120), 228 - between(50, 80), 298);
  const [third, thirdLit, thirdSnow] = peak(scene, 200 + between(100, 130), 228 - between(50, 95), 298);
  return [
    fill(0.08, ridge(scene, 238, 90, 0.6)),
    fill(0.4, second + third),
    fill(0.22, secondLit + thirdLit),
    fill('light', secondSnow + thirdSnow, 0.6),
    fill(0.55, rock),
    fill(0.32, lit),
    fill('light', snow, 0.9),
    fill('mist', 'M0 238h400v70h-400Z', 0.9),
    fill(0.7, ridge(scene, 312, 40, 0.6)),
    fill(
      0.95,
      times(15, () => fir(between(-10, 410), 228 + between(122, 150), between(40, 80))).join('') +
        ridge(scene, 358, 20),
    ),
  ];
}

function peak(
  { between }: Scene,
  at: number,
  top: number,
  base: number,
): readonly [rock: string, lit: string, snow: string] {
  const tall = base - top;
  const half = tall * between(0.75, 0.95);
  const kink = between(-0.1, 0.1) * tall;
  const ridgeLine: Point[] = [
    [at, top],
    [at + kink + 6, top + tall * 0.25],
    [at + kink - 10, top + tall * 0.5],
    [at + kink + 14, top + tall * 0.75],
    [at, base],
  ];
  const left: Point[] = [
    [at - half, base],
    [at - half * 0.55, top + tall * 0.5],
    [at - half * 0.34, top + tall * 0.38],
  ];
  const right: Point[] = [
    [at + half * 0.3, top + tall * 0.34],
    [at + half * 0.62, top + tall * 0.6],
    [at + half, base],
  ];
  const cap = tall * between(0.3, 0.42);
  return [
    polygon(...left, [at, top], ...right),
    polygon(...left, ...ridgeLine),
    polygon(
      [at, top],
      [at - cap * 0.92, top + cap],
      [at - cap * 0.5, top + cap * 0.84],
      [at - cap * 0.3, top + cap * 1.15],
      [at, top + cap * 0.8],
      [at + cap * 0.26, top + cap * 1.1],
      [at + cap * 0.46, top + cap * 0.8],
      [at + cap * 0.86, top + cap],
    ),
  ];
}
