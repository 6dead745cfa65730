import { box, type Point, path, polygon } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A chasm with steps hewn into its walls, a bridge across, and light from far below. */
export function abyss(scene: Scene): readonly Shape[] {
  const { between, horizon, focus: x } = scene;
  const wall = (side: -1 | 1, gap: number, top: number, steps: number) => {
    const edge = side < 0 ? -1 : 401;
    const from = x + side * (gap + 120);
    const points: Point[] = [
      [edge, top],
      [from, top],
    ];
    const rise = (401 - top) / steps;
    let at = from;
    for (let step = 1; step <= steps; step++) {
      const y = top + step * rise;
      points.push([at, y]);
      at = x + side * (gap + 120 * (1 - step / steps) ** 1.4) + between(-3, 3);
      points.push([at, y]);
    }
    return polygon(...points, [edge, 401]);
  };
  const deck = horizon + 6;
  const half = 150;
  const arches = times(5, (index) => {
    const at = x - half + index * 60 + 52;
    return path`M${at} ${deck + 44}v-14a22 22 0 0 0 -44 0v14Z`;
  });
  const towers = [x - 92, x + 92].map((at) => path`M${at - 9} ${deck}v-58l9 -20 9 20v58Z`);
  return [
    fill('glow', path`M${x - 150} 330a150 190 0 1 1 300 0a150 120 0 1 1 -300 0Z`),
    fill(0.2, wall(-1, 30, horizon - between(60, 110), 9) + wall(1, 34, horizon - between(60, 110), 8)),
    fill('mist', path`M0 ${horizon + 20}h400v180h-400Z`, 0.7),
    fill(0.45, wall(-1, 64, horizon - between(20, 50), 8) + wall(1, 66, horizon - between(10, 60), 9)),
    fine(
      line(
        'accent',
        3,
        times(
          7,
          (index) => path`M${x + (index % 2 ? 1 : -1) * between(100, 170)} ${horizon + 30 + index * 12}v6`,
        ).join(''),
      ),
    ),
    fill(0.75, box(-1, deck, 402, 10) + towers.join('')),
    fill(0.75, box(x - half, deck, half * 2, 44) + arches.join('')),
    fill(0.93, wall(-1, 112, horizon + 62, 6) + wall(1, 118, horizon + 80, 6)),
  ];
}
