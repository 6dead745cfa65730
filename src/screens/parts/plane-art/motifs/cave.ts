import { type Point, path, polygon, ridge } from '../outlines';
import { fill, type Scene, type Shape, times } from '../scene';
import { SCENE_SIZE } from '../size';

/** Draws a vault of stone with crystals that give light. */
export function cave(scene: Scene): readonly Shape[] {
  const { between } = scene;
  const ceiling = (y: number, length: number, count: number) => {
    const step = SCENE_SIZE / count;
    const teeth = times(count, (index): Point[] => [
      [index * step, y - between(0, 14) + Math.abs(index * step - 200) * 0.25],
      [
        index * step + step * between(0.4, 0.6),
        y + length * between(0.3, 1) + Math.abs(index * step - 200) * 0.32,
      ],
    ]);
    return polygon([-1, -1], ...teeth.flat(), [401, y + 30], [401, -1]);
  };
  const cluster = (at: number, base: number, height: number) => {
    const each = times(5, (index) => {
      const lean = (index - 2) * 0.26 + between(-0.08, 0.08);
      return crystal(
        at + (index - 2) * height * 0.15,
        base,
        height * (1 - Math.abs(index - 2) * 0.2) * between(0.8, 1.1),
        lean,
      );
    });
    return [
      fill('accent', each.map(([whole]) => whole).join(''), 0.6),
      fill('light', each.map(([, lit]) => lit).join(''), 0.75),
    ];
  };
  const side = between(60, 100) * (scene.random() < 0.5 ? -1 : 1);
  return [
    fill('glow', 'M30 248a170 130 0 1 1 340 0a170 90 0 1 1 -340 0Z'),
    fill(0.25, ceiling(52, 90, 11) + ridge(scene, 268, 46, 0.6)),
    fill('mist', 'M0 198h400v110h-400Z', 0.5),
    fill(0.5, ceiling(30, 110, 8) + ridge(scene, 294, 34, 0.6)),
    ...cluster(200 - side, 296, between(50, 66)),
    fill('glow', path`M${200 + side * 0.3 - 110} 258a110 90 0 1 1 220 0a110 70 0 1 1 -220 0Z`, 0.6),
    ...cluster(200 + side * 0.3, 322, between(105, 130)),
    fill(0.75, ridge(scene, 336, 26, 0.6)),
    fill(
      0.95,
      ceiling(-8, 110, 6) +
        polygon([-1, 0], [56, 60], [30, 150], [58, 230], [26, 300], [70, 401], [-1, 401]) +
        polygon([401, 0], [350, 70], [372, 160], [346, 240], [366, 310], [330, 401], [401, 401]) +
        ridge(scene, 378, 30, 0.6),
    ),
  ];
}

function crystal(
  at: number,
  base: number,
  height: number,
  lean: number,
): readonly [whole: string, lit: string] {
  const half = height * 0.16;
  const top: Point = [at + lean * height, base - height];
  const [left, right]: [Point, Point] = [
    [at - half + lean * height * 0.7, base - height * 0.74],
    [at + half + lean * height * 0.7, base - height * 0.68],
  ];
  return [
    polygon([at - half * 0.8, base], left, top, right, [at + half * 0.8, base]),
    polygon([at - half * 0.8, base], left, top, [at + lean * height * 0.6, base - height * 0.6], [at, base]),
  ];
}
