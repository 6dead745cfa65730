import { type Point, path, polygon, ridge } from '../outlines';
import { fill, type RandomSource, type Shape, times } from '../scene-shapes';
import { SCENE_SIZE } from '../scene-size';

/** Draws a vault of stone with crystals that give light. */
export function cave(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const ceiling = (y: number, toothLength: number, toothCount: number) => {
    const toothWidth = SCENE_SIZE / toothCount;
    const teeth = times(toothCount, (index): Point[] => [
      [index * toothWidth, y - between(0, 14) + Math.abs(index * toothWidth - 200) * 0.25],
      [
        index * toothWidth + toothWidth * between(0.4, 0.6),
        y + toothLength * between(0.3, 1) + Math.abs(index * toothWidth - 200) * 0.32,
      ],
    ]);
    return polygon([-1, -1], ...teeth.flat(), [401, y + 30], [401, -1]);
  };
  const cluster = (x: number, baseY: number, height: number) => {
    const crystals = times(5, (index) => {
      const lean = (index - 2) * 0.26 + between(-0.08, 0.08);
      return crystal(
        x + (index - 2) * height * 0.15,
        baseY,
        height * (1 - Math.abs(index - 2) * 0.2) * between(0.8, 1.1),
        lean,
      );
    });
    return [
      fill('accent', crystals.map(([outline]) => outline).join(''), 0.6),
      fill('light', crystals.map(([, litSide]) => litSide).join(''), 0.75),
    ];
  };
  const offsetX = between(60, 100) * (source.random() < 0.5 ? -1 : 1);
  return [
    fill('glow', 'M30 248a170 130 0 1 1 340 0a170 90 0 1 1 -340 0Z'),
    fill(0.25, ceiling(52, 90, 11) + ridge(source, 268, 46, 0.6)),
    fill('mist', 'M0 198h400v110h-400Z', 0.5),
    fill(0.5, ceiling(30, 110, 8) + ridge(source, 294, 34, 0.6)),
    ...cluster(200 - offsetX, 296, between(50, 66)),
    fill('glow', path`M${200 + offsetX * 0.3 - 110} 258a110 90 0 1 1 220 0a110 70 0 1 1 -220 0Z`, 0.6),
    ...cluster(200 + offsetX * 0.3, 322, between(105, 130)),
    fill(0.75, ridge(source, 336, 26, 0.6)),
    fill(
      0.95,
      ceiling(-8, 110, 6) +
        polygon([-1, 0], [56, 60], [30, 150], [58, 230], [26, 300], [70, 401], [-1, 401]) +
        polygon([401, 0], [350, 70], [372, 160], [346, 240], [366, 310], [330, 401], [401, 401]) +
        ridge(source, 378, 30, 0.6),
    ),
  ];
}

function crystal(
  x: number,
  baseY: number,
  height: number,
  lean: number,
): readonly [whole: string, lit: string] {
  const halfWidth = height * 0.16;
  const top: Point = [x + lean * height, baseY - height];
  const [left, right]: [Point, Point] = [
    [x - halfWidth + lean * height * 0.7, baseY - height * 0.74],
    [x + halfWidth + lean * height * 0.7, baseY - height * 0.68],
  ];
  return [
    polygon([x - halfWidth * 0.8, baseY], left, top, right, [x + halfWidth * 0.8, baseY]),
    polygon(
      [x - halfWidth * 0.8, baseY],
      left,
      top,
      [x + lean * height * 0.6, baseY - height * 0.6],
      [x, baseY],
    ),
  ];
}
