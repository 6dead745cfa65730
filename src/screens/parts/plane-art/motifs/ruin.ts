import { box, branches, hills, path, polygon, ridge } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws the remains of a great hall: columns, a broken arch, fallen stones. */
export function ruin(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const column = (x: number, baseY: number, width: number, height: number, isWhole: boolean) =>
    box(x - width * 0.5, baseY - height, width, height) +
    box(x - width * 0.75, baseY - width * 0.5, width * 1.5, width * 0.6) +
    (isWhole
      ? box(x - width * 0.8, baseY - height - width * 0.4, width * 1.6, width * 0.5)
      : polygon(
          [x - width * 0.5, baseY - height + 1],
          [x - width * 0.5, baseY - height - width * 0.7],
          [x - width * 0.1, baseY - height - width * 0.2],
          [x + width * 0.2, baseY - height - width * 0.9],
          [x + width * 0.5, baseY - height + 1],
        ));
  const farColumns = times(7, (index) => column(30 + index * 54, 254, 12, between(30, 84), random() < 0.4));
  const columnHeight = between(112, 132);
  const halfSpan = between(44, 54);
  const arch = path`M${200 - halfSpan - 12} ${290 - columnHeight}A${halfSpan + 12} ${halfSpan + 14} 0 0 1 ${200 + halfSpan * 0.5} ${290 - columnHeight - halfSpan * 0.98}l-7 9 4 8A${halfSpan - 8} ${halfSpan - 6} 0 0 0 ${200 - halfSpan + 10} ${290 - columnHeight}Z`;
  const lintel = path`M${200 + halfSpan - 20} ${290 - columnHeight - 20}l90 -2 12 16 -8 8H${200 + halfSpan - 20}Z`;
  return [
    fill(0.06, ridge(source, 234, 60, 0.5)),
    fill(0.22, farColumns.join('') + box(22, 194, 74, 9) + hills(source, 250, 8, 3)),
    fill('mist', 'M0 188h400v100h-400Z', 0.65),
    fill(
      0.58,
      column(200 - halfSpan, 290, 23, columnHeight, true) +
        arch +
        column(200 + halfSpan, 290, 23, columnHeight, true) +
        column(200 + halfSpan + 54, 290, 21, columnHeight, true) +
        lintel +
        column(200 - halfSpan - 66, 294, 23, between(40, 80), false),
    ),
    asDetail(
      line(
        'light',
        2,
        [200 - halfSpan - 6, 200 - halfSpan + 2, 200 + halfSpan - 6, 200 + halfSpan + 2, 200 + halfSpan + 50]
          .map((x) => path`M${x} ${290 - columnHeight + 6}v${columnHeight - 20}`)
          .join(''),
        0.2,
      ),
    ),
    fill(
      0.7,
      polygon([202, 298], [210, 276], [236, 282], [240, 298]) +
        polygon([160, 300], [164, 286], [184, 292], [188, 302]) +
        hills(source, 294, 10, 2),
    ),
    fill(0.84, polygon([270, 338], [262, 314], [330, 302], [342, 332]) + hills(source, 332, 16, 2)),
    fill(
      0.96,
      column(24, 401, 52, between(180, 250), false) +
        branches(source, 380, 400, 120, -0.3, 2) +
        hills(source, 368, 16, 2),
    ),
  ];
}
