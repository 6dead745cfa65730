import { branches, clump, dots, hills, oval, path, ridge } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws still water, dead trees and will-o'-the-wisps. */
export function swamp(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const wisps = times(
    3,
    (index) => [140 + index * 58 + between(-16, 16), HORIZON_Y + between(10, 62)] as const,
  );
  const reeds = (fromX: number, toX: number, baseY: number, height: number, count: number) =>
    times(
      count,
      () =>
        path`M${between(fromX, toX)} ${baseY}q${between(-8, 8)} ${-height * 0.6} ${between(-16, 16)} ${-height * between(0.7, 1.2)}`,
    ).join('');
  return [
    fill(0.1, clump(source, 200, 220, 480, 34, 10) + ridge(source, 228, 16)),
    fill(0.3, branches(source, 115, 242, 105, -0.1) + branches(source, 248, 236, 80, 0.15, 2)),
    fill('mist', 'M0 168h400v120h-400Z', 0.8),
    fill(0.28, 'M-1 234H401V401H-1Z'),
    fill('light', oval(200, 274, 120, 7) + oval(260, 294, 90, 5) + oval(140, 312, 110, 6), 0.22),
    fill(0.62, branches(source, 304, 292, 165, -0.12) + oval(310, 296, 80, 13) + oval(80, 278, 90, 10)),
    ...wisps.map(([wispX, wispY]) => fill('glow', oval(wispX, wispY, 26))),
    line(
      'accent',
      8,
      dots(3, (index) => wisps[index] ?? [200, 228]),
    ),
    asDetail(line(0.8, 3, reeds(40, 140, 306, 60, 16))),
    fill(0.95, branches(source, 36, 390, 300, 0.16) + hills(source, 356, 22, 2)),
    line(0.95, 4, reeds(-10, 410, 400, 90 + random() * 30, 26)),
  ];
}
