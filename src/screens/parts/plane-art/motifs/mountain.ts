import { fir, type Point, polygon, ridge } from '../outlines';
import { fill, HORIZON_Y, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws great peaks with snow on their tops and a lit side. */
export function mountain(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const [rock, litSide, snow] = peak(source, 200, HORIZON_Y - between(120, 140), 298);
  const [leftRock, leftLitSide, leftSnow] = peak(
    source,
    200 - between(90, 120),
    HORIZON_Y - between(50, 80),
    298,
  );
  const [rightRock, rightLitSide, rightSnow] = peak(
    source,
    200 + between(100, 130),
    HORIZON_Y - between(50, 95),
    298,
  );
  return [
    fill(0.08, ridge(source, 238, 90, 0.6)),
    fill(0.4, leftRock + rightRock),
    fill(0.22, leftLitSide + rightLitSide),
    fill('light', leftSnow + rightSnow, 0.6),
    fill(0.55, rock),
    fill(0.32, litSide),
    fill('light', snow, 0.9),
    fill('mist', 'M0 238h400v70h-400Z', 0.9),
    fill(0.7, ridge(source, 312, 40, 0.6)),
    fill(
      0.95,
      times(15, () => fir(between(-10, 410), HORIZON_Y + between(122, 150), between(40, 80))).join('') +
        ridge(source, 358, 20),
    ),
  ];
}

function peak(
  { between }: RandomSource,
  x: number,
  top: number,
  baseY: number,
): readonly [rock: string, litSide: string, snow: string] {
  const height = baseY - top;
  const halfWidth = height * between(0.75, 0.95);
  const kink = between(-0.1, 0.1) * height;
  const ridgeLine: Point[] = [
    [x, top],
    [x + kink + 6, top + height * 0.25],
    [x + kink - 10, top + height * 0.5],
    [x + kink + 14, top + height * 0.75],
    [x, baseY],
  ];
  const left: Point[] = [
    [x - halfWidth, baseY],
    [x - halfWidth * 0.55, top + height * 0.5],
    [x - halfWidth * 0.34, top + height * 0.38],
  ];
  const right: Point[] = [
    [x + halfWidth * 0.3, top + height * 0.34],
    [x + halfWidth * 0.62, top + height * 0.6],
    [x + halfWidth, baseY],
  ];
  const snowHeight = height * between(0.3, 0.42);
  return [
    polygon(...left, [x, top], ...right),
    polygon(...left, ...ridgeLine),
    polygon(
      [x, top],
      [x - snowHeight * 0.92, top + snowHeight],
      [x - snowHeight * 0.5, top + snowHeight * 0.84],
      [x - snowHeight * 0.3, top + snowHeight * 1.15],
      [x, top + snowHeight * 0.8],
      [x + snowHeight * 0.26, top + snowHeight * 1.1],
      [x + snowHeight * 0.46, top + snowHeight * 0.8],
      [x + snowHeight * 0.86, top + snowHeight],
    ),
  ];
}
