import { box, hills, path, polygon } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A pyramid, stepped or smooth, with a road toward the sun. */
export function pyramid(scene: Scene): readonly Shape[] {
  const { between, pick } = scene;
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
      times(7, (index) => polygon([200, 198], [-130 + index * 96, -1], [-100 + index * 96, -1])).join(''),
      0.14,
    ),
    fill(
      0.08,
      polygon([10, 248], [80, 228 - between(30, 60)], [150, 248]) +
        polygon([250, 248], [325, 228 - between(20, 50)], [400, 248]) +
        hills(scene, 238, 8, 3),
    ),
    ...pick([steps, smooth])(scene),
    fill('mist', 'M0 234h400v66h-400Z', 0.5),
    fill(0.68, hills(scene, 286, 8, 2)),
    fill('light', polygon([187, 282], [213, 282], [290, 401], [110, 401]), 0.3),
    fill(0.85, obelisk(104, 324, between(110, 140)) + obelisk(296, 324, between(110, 140))),
    fine(fill('accent', [104, 296].map((at) => box(at - 2, 254, 4, 34)).join(''), 0.8)),
    fine(
      line(
        0.85,
        3,
        times(5, (index) => path`M${160 - index * 7} ${310 + index * 18}h${80 + index * 14}`).join(''),
        0.6,
      ),
    ),
    fill(
      0.96,
      box(-1, 288, 34, 400) +
        box(-1, 276, 44, 16) +
        box(368, 304, 40, 400) +
        box(358, 292, 50, 16) +
        hills(scene, 378, 8, 2),
    ),
  ];
}

function steps({ between }: Scene): readonly Shape[] {
  const rise = between(19, 23);
  const tier = (index: number) => 116 - index * 17;
  const top = 284 - 6 * rise;
  return [
    fill(
      0.52,
      times(6, (index) => box(200 - tier(index), 284 - (index + 1) * rise, tier(index) * 2, rise + 1)).join(
        '',
      ) +
        box(178, top - 26, 44, 27) +
        box(172, top - 32, 56, 8),
    ),
    fill(
      0.3,
      times(6, (index) => box(200 - tier(index), 284 - (index + 1) * rise, tier(index) * 2, 5)).join(''),
    ),
    fill('light', polygon([188, top], [212, top], [220, 284], [180, 284]), 0.4),
    fill('accent', box(193, top - 20, 14, 20)),
  ];
}

function smooth({ between }: Scene): readonly Shape[] {
  const tall = between(140, 160);
  const edge = 200 + between(18, 40);
  return [
    fill(0.3, polygon([60, 284], [200, 284 - tall], [edge, 284])),
    fill(0.6, polygon([200, 284 - tall], [340, 284], [edge, 284])),
    fill(
      'accent',
      polygon(
        [169.2, 284 - tall * 0.78],
        [200, 284 - tall],
        [230.8, 284 - tall * 0.78],
        [200 + (edge - 200) * 0.22, 284 - tall * 0.78 + 3],
      ),
    ),
  ];
}
