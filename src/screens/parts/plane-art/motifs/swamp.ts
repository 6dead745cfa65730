import { branches, dots, heap, hills, oval, path, ridge } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Still water, dead trees, and lights that lead astray. */
export function swamp(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
  const wisps = times(3, (index) => [x - 60 + index * 58 + between(-16, 16), y + between(10, 62)] as const);
  const reeds = (from: number, to: number, foot: number, height: number, count: number) =>
    times(
      count,
      () =>
        path`M${between(from, to)} ${foot}q${between(-8, 8)} ${-height * 0.6} ${between(-16, 16)} ${-height * between(0.7, 1.2)}`,
    ).join('');
  return [
    fill(0.1, heap(scene, 200, y - 8, 480, 34, 10) + ridge(scene, y, 16)),
    fill(0.3, branches(scene, x - 85, y + 14, 105, -0.1) + branches(scene, x + 48, y + 8, 80, 0.15, 2)),
    fill('mist', path`M0 ${y - 60}h400v120h-400Z`, 0.8),
    fill(0.28, path`M-1 ${y + 6}H401V401H-1Z`),
    fill('light', oval(x, y + 46, 120, 7) + oval(x + 60, y + 66, 90, 5) + oval(x - 60, y + 84, 110, 6), 0.22),
    fill(
      0.62,
      branches(scene, x + 104, y + 64, 165, -0.12) +
        oval(x + 110, y + 68, 80, 13) +
        oval(x - 120, y + 50, 90, 10),
    ),
    ...wisps.map(([wx, wy]) => fill('glow', oval(wx, wy, 26))),
    line(
      'accent',
      8,
      dots(3, (index) => wisps[index] ?? [x, y]),
    ),
    fine(line(0.8, 3, reeds(x - 160, x - 60, y + 78, 60, 16))),
    fill(0.95, branches(scene, 36, 390, 300, 0.16) + hills(scene, y + 128, 22, 2)),
    line(0.95, 4, reeds(-10, 410, 400, 90 + random() * 30, 26)),
  ];
}
