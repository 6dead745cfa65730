import { branches, clump, dots, hills, path } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape } from '../scene-shapes';

/** Draws a tree larger than hills, with lights among its branches. */
export function tree(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const top = 258 - between(108, 122);
  const trunkHalfWidth = between(20, 28);
  const bough = (side: number, fromY: number, reach: number, rise: number) =>
    path`M200 ${fromY + 16}Q${200 + side * reach * 0.5} ${fromY + 4} ${200 + side * reach} ${fromY - rise}Q${200 + side * reach * 0.4} ${fromY - 14} 200 ${fromY - 12}Z`;
  return [
    fill(0.1, hills(source, 224, 18)),
    fill(0.25, hills(source, 248, 14, 2)),
    fill(0.35, clump(source, 200, top + 12, 240, 62, 8), 0.95),
    fill(0.5, clump(source, 130, top + 50, 130, 42) + clump(source, 274, top + 44, 130, 44)),
    fill('mist', 'M0 208h400v80h-400Z', 0.6),
    fill(0.85, bough(-1, 192, 112, 44) + branches(source, 196, top + 26, 60, -0.5, 2)),
    fill(
      0.85,
      path`M${200 - trunkHalfWidth * 3.4} 322Q${200 - trunkHalfWidth} 268 ${200 - trunkHalfWidth * 0.7} 198L${200 - trunkHalfWidth * 0.6} ${top}h${trunkHalfWidth * 1.2}L${200 + trunkHalfWidth * 0.7} 198Q${200 + trunkHalfWidth} 266 ${200 + trunkHalfWidth * 3.2} 322Z`,
    ),
    fill(0.85, bough(1, 178, 104, 40) + branches(source, 204, top + 26, 60, 0.5, 2)),
    fill(
      0.68,
      clump(source, 200, top - 6, 170, 46, 7) +
        clump(source, 96, 146, 90, 30) +
        clump(source, 302, 136, 90, 30),
    ),
    asDetail(
      line(
        'accent',
        3.6,
        dots(16, () => [200 + (random() - 0.5) * 200, top + 20 + random() * 70]),
        0.95,
      ),
    ),
    fill(0.8, hills(source, 298, 14)),
    fill(0.96, hills(source, 342, 20, 2)),
  ];
}
