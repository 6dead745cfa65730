import { box, hills, path, polygon } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A front of columns before the rays of the sun, and the road up to it. */
export function temple(scene: Scene): readonly Shape[] {
  const { between, horizon: y, focus: x } = scene;
  const foot = y + 56;
  const obelisk = (at: number, base: number, height: number) =>
    polygon(
      [at - height * 0.08, base],
      [at - height * 0.055, base - height * 0.88],
      [at, base - height],
      [at + height * 0.055, base - height * 0.88],
      [at + height * 0.08, base],
    );
  return [
    fill(
      'light',
      times(7, (index) => polygon([x, y - 30], [x - 330 + index * 96, -1], [x - 300 + index * 96, -1])).join(
        '',
      ),
      0.14,
    ),
    fill(
      0.08,
      polygon([x - 190, y + 20], [x - 120, y - between(30, 60)], [x - 50, y + 20]) +
        polygon([x + 50, y + 20], [x + 125, y - between(20, 50)], [x + 200, y + 20]) +
        hills(scene, y + 10, 8, 3),
    ),
    ...front(scene, foot),
    fill('mist', path`M0 ${foot - 50}h400v66h-400Z`, 0.5),
    fill(0.68, hills(scene, foot + 2, 8, 2)),
    fill('light', polygon([x - 13, foot - 2], [x + 13, foot - 2], [x + 90, 401], [x - 90, 401]), 0.3),
    fill(0.85, obelisk(x - 96, foot + 40, between(110, 140)) + obelisk(x + 96, foot + 40, between(110, 140))),
    fine(fill('accent', [x - 96, x + 96].map((at) => box(at - 2, foot - 30, 4, 34)).join(''), 0.8)),
    fine(
      line(
        0.85,
        3,
        times(5, (index) => path`M${x - 40 - index * 7} ${foot + 26 + index * 18}h${80 + index * 14}`).join(
          '',
        ),
        0.6,
      ),
    ),
    fill(
      0.96,
      box(-1, y + 60, 34, 400) +
        box(-1, y + 48, 44, 16) +
        box(368, y + 76, 40, 400) +
        box(358, y + 64, 50, 16) +
        hills(scene, y + 150, 8, 2),
    ),
  ];
}

function front({ between, focus: x }: Scene, foot: number): readonly Shape[] {
  const tall = between(74, 92);
  const top = foot - 18 - tall;
  return [
    fill('glow', path`M${x - 90} ${foot}v${-tall}h180v${tall}Z`),
    fill('accent', box(x - 11, foot - 72, 22, 58), 0.9),
    fill(
      0.55,
      polygon([x - 112, top - 14], [x, top - 62], [x + 112, top - 14]) +
        box(x - 106, top - 12, 212, 14) +
        times(7, (index) => box(x - 100 + index * 31, top, 14, tall)).join('') +
        box(x - 112, foot - 18, 224, 8) +
        box(x - 122, foot - 10, 244, 20),
    ),
    fill(0.3, polygon([x - 84, top - 20], [x, top - 55], [x + 84, top - 20])),
  ];
}
