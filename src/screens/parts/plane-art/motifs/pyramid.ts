import { box, hills, path, polygon } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A pyramid, stepped or smooth, with the sun's own road before it. */
export function pyramid(scene: Scene): readonly Shape[] {
  const { between, pick, horizon: y, focus: x } = scene;
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
    ...pick([steps, smooth])(scene, foot),
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

function steps({ between, focus: x }: Scene, foot: number): readonly Shape[] {
  const tiers = 6;
  const rise = between(19, 23);
  const tier = (index: number) => 116 - index * 17;
  const top = foot - tiers * rise;
  return [
    fill(
      0.52,
      times(tiers, (index) =>
        box(x - tier(index), foot - (index + 1) * rise, tier(index) * 2, rise + 1),
      ).join('') +
        box(x - 22, top - 26, 44, 27) +
        box(x - 28, top - 32, 56, 8),
    ),
    fill(
      0.3,
      times(tiers, (index) => box(x - tier(index), foot - (index + 1) * rise, tier(index) * 2, 5)).join(''),
    ),
    fill('light', polygon([x - 12, top], [x + 12, top], [x + 20, foot], [x - 20, foot]), 0.4),
    fill('accent', box(x - 7, top - 20, 14, 20)),
  ];
}

function smooth({ between, focus: x }: Scene, foot: number): readonly Shape[] {
  const tall = between(140, 160);
  const edge = x + between(18, 40);
  const cap = 0.22;
  return [
    fill(0.3, polygon([x - 140, foot], [x, foot - tall], [edge, foot])),
    fill(0.6, polygon([x, foot - tall], [x + 140, foot], [edge, foot])),
    fill(
      'accent',
      polygon(
        [x - 140 * cap, foot - tall * (1 - cap)],
        [x, foot - tall],
        [x + 140 * cap, foot - tall * (1 - cap)],
        [x + (edge - x) * cap, foot - tall * (1 - cap) + 3],
      ),
    ),
  ];
}
