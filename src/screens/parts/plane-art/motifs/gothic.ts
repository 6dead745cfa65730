import { box, branches, hills, oval, path, spire } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

const lancet = (x: number, baseY: number, halfWidth: number, height: number) =>
  path`M${x - halfWidth} ${baseY}v${-height}q${halfWidth * 0.2} ${-halfWidth * 1.4} ${halfWidth} ${-halfWidth * 2}q${halfWidth * 0.8} ${halfWidth * 0.6} ${halfWidth} ${halfWidth * 2}v${height}Z`;

/** Draws a cathedral against the moon, bare trees and bats. */
export function gothic(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const naveHeight = between(92, 112);
  const flyingBats = bats(source);
  return [
    fill(
      0.1,
      times(11, (index) =>
        spire(index * 40 + between(-8, 8), 258, between(10, 22), between(50, 110), 0.55),
      ).join('') + hills(source, 244, 10),
    ),
    fill('mist', 'M0 188h400v100h-400Z', 0.7),
    fill(
      0.6,
      box(140, 282 - naveHeight, 120, naveHeight) +
        path`M136 ${282 - naveHeight}L200 ${282 - naveHeight - 54}L264 ${282 - naveHeight}Z` +
        spire(134, 282, 30, naveHeight * 1.95, 0.5) +
        spire(266, 282, 30, naveHeight * between(1.7, 2.05), 0.5) +
        spire(200, 282 - naveHeight - 30, 12, 76, 0.7) +
        [-106, 106]
          .map(
            (offsetX) =>
              spire(200 + offsetX, 282, 20, naveHeight * 0.95, 0.5) +
              path`M${200 + offsetX * 0.7} ${282 - naveHeight * 0.75}Q${200 + offsetX} ${282 - naveHeight * 0.6} ${200 + offsetX} 282h${offsetX > 0 ? -6 : 6}Q${200 + offsetX * 0.9} ${282 - naveHeight * 0.5} ${200 + offsetX * 0.7} ${282 - naveHeight * 0.6}Z`,
          )
          .join(''),
    ),
    fill(
      'accent',
      oval(200, 282 - naveHeight + 4, 17) +
        lancet(170, 260, 7, 26) +
        lancet(200, 264, 9, 30) +
        lancet(230, 260, 7, 26) +
        lancet(134, 282 - naveHeight * 0.9, 4, 14) +
        lancet(266, 282 - naveHeight * 0.9, 4, 14),
    ),
    line(
      0.6,
      2.5,
      path`M183 ${282 - naveHeight + 4}h34M200 ${282 - naveHeight - 13}v34M188 ${282 - naveHeight - 8}l24 24m0 -24l-24 24`,
    ),
    asDetail(fill(0.9, flyingBats.join(''))),
    fill(0.78, hills(source, 282, 12, 2)),
    fill(
      0.95,
      branches(source, 42, 370, between(200, 250), 0.1) +
        branches(source, 372, 380, between(150, 210), -0.12) +
        hills(source, 346, 18, 2),
    ),
    asDetail(
      line(
        0.95,
        3,
        times(15, (index) => path`M${index * 28} 352v-28`)
          .concat('M0 332h400')
          .join(''),
      ),
    ),
  ];
}

function bats({ between }: RandomSource): readonly string[] {
  return times(6, () => {
    const [x, y, wingLength] = [200 + between(-110, 110), between(90, 188), between(5, 10)];
    return path`M${x} ${y}q${-wingLength * 0.6} ${-wingLength * 0.7} ${-wingLength * 2} ${-wingLength * 0.4}q${wingLength * 0.8} ${wingLength * 0.3} ${wingLength} ${wingLength}q${wingLength * 0.5} ${-wingLength * 0.4} ${wingLength} 0q${wingLength * 0.5} ${-wingLength * 0.4} ${wingLength} 0q${wingLength * 0.2} ${-wingLength * 0.7} ${wingLength} ${-wingLength}q${-wingLength * 1.4} ${-wingLength * 0.3} ${-wingLength * 2} ${wingLength * 0.4}Z`;
  });
}
