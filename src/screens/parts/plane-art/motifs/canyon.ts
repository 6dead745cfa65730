import { openPath, type Point, path, polygon, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws table mountains and an arch of stone over a river. */
export function canyon(scene: Scene): readonly Shape[] {
  const { between } = scene;
  const left = between(95, 125);
  const right = between(90, 130);
  const crest = 228 - between(60, 95);
  return [
    fill(
      0.1,
      mesa(scene, 90, 258, 90, between(60, 110)) +
        mesa(scene, 300, 258, 120, between(50, 90)) +
        ridge(scene, 252, 12),
    ),
    fill(
      0.28,
      mesa(scene, 200 + between(-16, 16), 278, between(80, 120), between(105, 140)) + ridge(scene, 272, 14),
    ),
    detail(
      line(
        'light',
        2.5,
        times(3, (index) => path`M160 ${178 + index * 14}h${between(50, 86)}`).join(''),
        0.22,
      ),
    ),
    fill('light', 'M192 284q40 18 -6 44t-40 60l-40 240h180l-60 -240q-10 -30 26 -58t-38 -46Z', 0.4),
    fill(0.55, polygon(...wall(-1, left, crest + 10)) + polygon(...wall(1, right, crest - 10))),
    detail(
      line(
        'light',
        2.5,
        openPath([
          [-1, crest + 62],
          [left * 0.56, crest + 62],
        ]) +
          openPath([
            [401, crest + 52],
            [401 - right * 0.55, crest + 52],
          ]) +
          openPath([
            [-1, crest + 118],
            [left * 0.8, crest + 122],
          ]) +
          openPath([
            [401, crest + 104],
            [401 - right * 0.82, crest + 108],
          ]),
        0.2,
      ),
    ),
    fill(0.92, polygon(...wall(-1, left * 0.7, 268)) + polygon(...wall(1, right * 0.62, 288))),
  ];
}

/** Returns the outline of a wall at the left or right edge. */
function wall(side: -1 | 1, reach: number, top: number): readonly Point[] {
  const edge = side < 0 ? -1 : 401;
  return [
    [edge, top],
    [edge - side * reach * 0.5, top + 8],
    [edge - side * reach * 0.58, top + 70],
    [edge - side * reach * 0.8, top + 84],
    [edge - side * reach * 0.86, top + 150],
    [edge - side * reach * 1.2, top + 168],
    [edge - side * reach * 1.4, 401],
    [edge, 401],
  ];
}

function mesa({ between }: Scene, at: number, base: number, width: number, height: number): string {
  return polygon(
    [at - width * 0.75, base],
    [at - width * 0.55, base - height * 0.45],
    [at - width * 0.46, base - height * 0.5],
    [at - width * 0.42, base - height],
    [at + width * 0.36, base - height * between(0.95, 1.05)],
    [at + width * 0.45, base - height * 0.5],
    [at + width * 0.56, base - height * 0.42],
    [at + width * 0.8, base],
  );
}
