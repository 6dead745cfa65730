import { box, branches, hills, path, polygon, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws the remains of a great hall: columns, a broken arch, fallen stones. */
export function ruin(scene: Scene): readonly Shape[] {
  const { random, between } = scene;
  const column = (at: number, base: number, width: number, height: number, isWhole: boolean) =>
    box(at - width * 0.5, base - height, width, height) +
    box(at - width * 0.75, base - width * 0.5, width * 1.5, width * 0.6) +
    (isWhole
      ? box(at - width * 0.8, base - height - width * 0.4, width * 1.6, width * 0.5)
      : polygon(
          [at - width * 0.5, base - height + 1],
          [at - width * 0.5, base - height - width * 0.7],
          [at - width * 0.1, base - height - width * 0.2],
          [at + width * 0.2, base - height - width * 0.9],
          [at + width * 0.5, base - height + 1],
        ));
  const far = times(7, (index) => column(30 + index * 54, 254, 12, between(30, 84), random() < 0.4));
  const tall = between(112, 132);
  const span = between(44, 54);
  const arch = path`M${200 - span - 12} ${290 - tall}A${span + 12} ${span + 14} 0 0 1 ${200 + span * 0.5} ${290 - tall - span * 0.98}l-7 9 4 8A${span - 8} ${span - 6} 0 0 0 ${200 - span + 10} ${290 - tall}Z`;
  const lintel = path`M${200 + span - 20} ${290 - tall - 20}l90 -2 12 16 -8 8H${200 + span - 20}Z`;
  return [
    fill(0.06, ridge(scene, 234, 60, 0.5)),
    fill(0.22, far.join('') + box(22, 194, 74, 9) + hills(scene, 250, 8, 3)),
    fill('mist', 'M0 188h400v100h-400Z', 0.65),
    fill(
      0.58,
      column(200 - span, 290, 23, tall, true) +
        arch +
        column(200 + span, 290, 23, tall, true) +
        column(200 + span + 54, 290, 21, tall, true) +
        lintel +
        column(200 - span - 66, 294, 23, between(40, 80), false),
    ),
    detail(
      line(
        'light',
        2,
        [200 - span - 6, 200 - span + 2, 200 + span - 6, 200 + span + 2, 200 + span + 50]
          .map((at) => path`M${at} ${290 - tall + 6}v${tall - 20}`)
          .join(''),
        0.2,
      ),
    ),
    fill(
      0.7,
      polygon([202, 298], [210, 276], [236, 282], [240, 298]) +
        polygon([160, 300], [164, 286], [184, 292], [188, 302]) +
        hills(scene, 294, 10, 2),
    ),
    fill(0.84, polygon([270, 338], [262, 314], [330, 302], [342, 332]) + hills(scene, 332, 16, 2)),
    fill(
      0.96,
      column(24, 401, 52, between(180, 250), false) +
        branches(scene, 380, 400, 120, -0.3, 2) +
        hills(scene, 368, 16, 2),
    ),
  ];
}
