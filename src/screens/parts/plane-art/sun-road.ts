import { box, hills, path, polygon } from './outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from './scene-shapes';

/** Draws a building before the rays of the sun, and the road up to it between two obelisks. */
export function sunRoad(
  source: RandomSource,
  building: (source: RandomSource) => readonly Shape[],
): readonly Shape[] {
  const { between } = source;
  const obelisk = (x: number, baseY: number, height: number) =>
    polygon(
      [x - height * 0.08, baseY],
      [x - height * 0.055, baseY - height * 0.88],
      [x, baseY - height],
      [x + height * 0.055, baseY - height * 0.88],
      [x + height * 0.08, baseY],
    );
  return [
    fill(
      'light',
      times(7, (index) => polygon([200, 198], [-130 + index * 96, -1], [-100 + index * 96, -1])).join(''),
      0.14,
    ),
    fill(
      0.08,
      polygon([10, 248], [80, HORIZON_Y - between(30, 60)], [150, 248]) +
        polygon([250, 248], [325, HORIZON_Y - between(20, 50)], [400, 248]) +
        hills(source, 238, 8, 3),
    ),
    ...building(source),
    fill('mist', 'M0 234h400v66h-400Z', 0.5),
    fill(0.68, hills(source, 286, 8, 2)),
    fill('light', polygon([187, 282], [213, 282], [290, 401], [110, 401]), 0.3),
    fill(0.85, obelisk(104, 324, between(110, 140)) + obelisk(296, 324, between(110, 140))),
    asDetail(fill('accent', [104, 296].map((x) => box(x - 2, 254, 4, 34)).join(''), 0.8)),
    asDetail(
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
        hills(source, 378, 8, 2),
    ),
  ];
}
