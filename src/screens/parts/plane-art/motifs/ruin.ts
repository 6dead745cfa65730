import { box, branches, hills, path, polygon, ridge } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** What is left of a great hall: columns, a broken arch, fallen stones. */
export function ruin(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
  const foot = y + 62;
  const column = (at: number, base: number, width: number, height: number, whole: boolean) =>
    box(at - width * 0.5, base - height, width, height) +
    box(at - width * 0.75, base - width * 0.5, width * 1.5, width * 0.6) +
    (whole
      ? box(at - width * 0.8, base - height - width * 0.4, width * 1.6, width * 0.5)
      : polygon(
          [at - width * 0.5, base - height + 1],
          [at - width * 0.5, base - height - width * 0.7],
          [at - width * 0.1, base - height - width * 0.2],
          [at + width * 0.2, base - height - width * 0.9],
          [at + width * 0.5, base - height + 1],
        ));
  const far = times(7, (index) => column(x - 170 + index * 54, y + 26, 12, between(30, 84), random() < 0.4));
  const tall = between(112, 132);
  const span = between(44, 54);
  const arch = path`M${x - span - 12} ${foot - tall}A${span + 12} ${span + 14} 0 0 1 ${x + span * 0.5} ${foot - tall - span * 0.98}l-7 9 4 8A${span - 8} ${span - 6} 0 0 0 ${x - span + 10} ${foot - tall}Z`;
  const lintel = path`M${x + span - 20} ${foot - tall - 20}l${90} -2 12 16 -8 8H${x + span - 20}Z`;
  return [
    fill(0.06, ridge(scene, y + 6, 60, 0.5)),
    fill(0.22, far.join('') + box(x - 178, y - 34, 74, 9) + hills(scene, y + 22, 8, 3)),
    fill('mist', path`M0 ${y - 40}h400v100h-400Z`, 0.65),
    fill(
      0.58,
      column(x - span, foot, 23, tall, true) +
        arch +
        column(x + span, foot, 23, tall, true) +
        column(x + span + 54, foot, 21, tall, true) +
        lintel +
        column(x - span - 66, foot + 4, 23, between(40, 80), false),
    ),
    fine(
      line(
        'light',
        2,
        [x - span - 6, x - span + 2, x + span - 6, x + span + 2, x + span + 50]
          .map((at) => path`M${at} ${foot - tall + 6}v${tall - 20}`)
          .join(''),
        0.2,
      ),
    ),
    fill(
      0.7,
      polygon([x + 2, foot + 8], [x + 10, foot - 14], [x + 36, foot - 8], [x + 40, foot + 8]) +
        polygon([x - 40, foot + 10], [x - 36, foot - 4], [x - 16, foot + 2], [x - 12, foot + 12]) +
        hills(scene, foot + 4, 10, 2),
    ),
    fill(
      0.84,
      polygon([x + 70, y + 110], [x + 62, y + 86], [x + 130, y + 74], [x + 142, y + 104]) +
        hills(scene, y + 104, 16, 2),
    ),
    fill(
      0.96,
      column(24, 401, 52, between(180, 250), false) +
        branches(scene, 380, 400, 120, -0.3, 2) +
        hills(scene, y + 140, 16, 2),
    ),
  ];
}
