import { openPath, type Point, path, polygon, ridge } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws table mountains and an arch of stone over a river. */
export function canyon(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const leftReach = between(95, 125);
  const rightReach = between(90, 130);
  const crestY = HORIZON_Y - between(60, 95);
  return [
    fill(
      0.1,
      mesa(source, 90, 258, 90, between(60, 110)) +
        mesa(source, 300, 258, 120, between(50, 90)) +
        ridge(source, 252, 12),
    ),
    fill(
      0.28,
      mesa(source, 200 + between(-16, 16), 278, between(80, 120), between(105, 140)) + ridge(source, 272, 14),
    ),
    asDetail(
      line(
        'light',
        2.5,
        times(3, (index) => path`M160 ${178 + index * 14}h${between(50, 86)}`).join(''),
        0.22,
      ),
    ),
    fill('light', 'M192 284q40 18 -6 44t-40 60l-40 240h180l-60 -240q-10 -30 26 -58t-38 -46Z', 0.4),
    fill(0.55, polygon(...wall(-1, leftReach, crestY + 10)) + polygon(...wall(1, rightReach, crestY - 10))),
    asDetail(
      line(
        'light',
        2.5,
        openPath([
          [-1, crestY + 62],
          [leftReach * 0.56, crestY + 62],
        ]) +
          openPath([
            [401, crestY + 52],
            [401 - rightReach * 0.55, crestY + 52],
          ]) +
          openPath([
            [-1, crestY + 118],
            [leftReach * 0.8, crestY + 122],
          ]) +
          openPath([
            [401, crestY + 104],
            [401 - rightReach * 0.82, crestY + 108],
          ]),
        0.2,
      ),
    ),
    fill(0.92, polygon(...wall(-1, leftReach * 0.7, 268)) + polygon(...wall(1, rightReach * 0.62, 288))),
  ];
}

/** Returns the outline of a wall at the left or right edge. */
function wall(side: -1 | 1, reach: number, top: number): readonly Point[] {
  const edgeX = side < 0 ? -1 : 401;
  return [
    [edgeX, top],
    [edgeX - side * reach * 0.5, top + 8],
    [edgeX - side * reach * 0.58, top + 70],
    [edgeX - side * reach * 0.8, top + 84],
    [edgeX - side * reach * 0.86, top + 150],
    [edgeX - side * reach * 1.2, top + 168],
    [edgeX - side * reach * 1.4, 401],
    [edgeX, 401],
  ];
}

function mesa({ between }: RandomSource, x: number, baseY: number, width: number, height: number): string {
  return polygon(
    [x - width * 0.75, baseY],
    [x - width * 0.55, baseY - height * 0.45],
    [x - width * 0.46, baseY - height * 0.5],
    [x - width * 0.42, baseY - height],
    [x + width * 0.36, baseY - height * between(0.95, 1.05)],
    [x + width * 0.45, baseY - height * 0.5],
    [x + width * 0.56, baseY - height * 0.42],
    [x + width * 0.8, baseY],
  );
}
