import { box, type Point, path, polygon } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a chasm with steps in its walls, a bridge, and light from far below. */
export function abyss(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const wall = (side: -1 | 1, gap: number, top: number, stepCount: number) => {
    const edgeX = side < 0 ? -1 : 401;
    const startX = 200 + side * (gap + 120);
    const points: Point[] = [
      [edgeX, top],
      [startX, top],
    ];
    const stepHeight = (401 - top) / stepCount;
    let x = startX;
    for (let step = 1; step <= stepCount; step++) {
      const y = top + step * stepHeight;
      points.push([x, y]);
      x = 200 + side * (gap + 120 * (1 - step / stepCount) ** 1.4) + between(-3, 3);
      points.push([x, y]);
    }
    return polygon(...points, [edgeX, 401]);
  };
  const arches = times(5, (index) => {
    const x = 50 + index * 60 + 52;
    return path`M${x} 278v-14a22 22 0 0 0 -44 0v14Z`;
  });
  const towers = [108, 292].map((x) => path`M${x - 9} 234v-58l9 -20 9 20v58Z`);
  return [
    fill('glow', 'M50 330a150 190 0 1 1 300 0a150 120 0 1 1 -300 0Z'),
    fill(0.2, wall(-1, 30, HORIZON_Y - between(60, 110), 9) + wall(1, 34, HORIZON_Y - between(60, 110), 8)),
    fill('mist', 'M0 248h400v180h-400Z', 0.7),
    fill(0.45, wall(-1, 64, HORIZON_Y - between(20, 50), 8) + wall(1, 66, HORIZON_Y - between(10, 60), 9)),
    asDetail(
      line(
        'accent',
        3,
        times(
          7,
          (index) => path`M${200 + (index % 2 ? 1 : -1) * between(100, 170)} ${258 + index * 12}v6`,
        ).join(''),
      ),
    ),
    fill(0.75, box(-1, 234, 402, 10) + towers.join('')),
    fill(0.75, box(50, 234, 300, 44) + arches.join('')),
    fill(0.93, wall(-1, 112, 290, 6) + wall(1, 118, 308, 6)),
  ];
}
