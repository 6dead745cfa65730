import { box, branches, hills, oval, path, spire } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

const lancet = (at: number, foot: number, half: number, height: number) =>
  path`M${at - half} ${foot}v${-height}q${half * 0.2} ${-half * 1.4} ${half} ${-half * 2}q${half * 0.8} ${half * 0.6} ${half} ${half * 2}v${height}Z`;

/** Draws a cathedral against the moon, bare trees and bats. */
export function gothic(scene: Scene): readonly Shape[] {
  const { between } = scene;
  const nave = between(92, 112);
  const flight = bats(scene);
  return [
    fill(
      0.1,
      times(11, (index) =>
        spire(index * 40 + between(-8, 8), 258, between(10, 22), between(50, 110), 0.55),
      ).join('') + hills(scene, 244, 10),
    ),
    fill('mist', 'M0 188h400v100h-400Z', 0.7),
    fill(
      0.6,
      box(140, 282 - nave, 120, nave) +
        path`M136 ${282 - nave}L200 ${282 - nave - 54}L264 ${282 - nave}Z` +
        spire(134, 282, 30, nave * 1.95, 0.5) +
        spire(266, 282, 30, nave * between(1.7, 2.05), 0.5) +
        spire(200, 282 - nave - 30, 12, 76, 0.7) +
        [-106, 106]
          .map(
            (side) =>
              spire(200 + side, 282, 20, nave * 0.95, 0.5) +
              path`M${200 + side * 0.7} ${282 - nave * 0.75}Q${200 + side} ${282 - nave * 0.6} ${200 + side} 282h${side > 0 ? -6 : 6}Q${200 + side * 0.9} ${282 - nave * 0.5} ${200 + side * 0.7} ${282 - nave * 0.6}Z`,
          )
          .join(''),
    ),
    fill(
      'accent',
      oval(200, 282 - nave + 4, 17) +
        lancet(170, 260, 7, 26) +
        lancet(200, 264, 9, 30) +
        lancet(230, 260, 7, 26) +
        lancet(134, 282 - nave * 0.9, 4, 14) +
        lancet(266, 282 - nave * 0.9, 4, 14),
    ),
    line(
      0.6,
      2.5,
      path`M183 ${282 - nave + 4}h34M200 ${282 - nave - 13}v34M188 ${282 - nave - 8}l24 24m0 -24l-24 24`,
    ),
    detail(fill(0.9, flight.join(''))),
    fill(0.78, hills(scene, 282, 12, 2)),
    fill(
      0.95,
      branches(scene, 42, 370, between(200, 250), 0.1) +
        branches(scene, 372, 380, between(150, 210), -0.12) +
        hills(scene, 346, 18, 2),
    ),
    detail(
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

function bats({ between }: Scene): readonly string[] {
  return times(6, () => {
    const [at, high, wing] = [200 + between(-110, 110), between(90, 188), between(5, 10)];
    return path`M${at} ${high}q${-wing * 0.6} ${-wing * 0.7} ${-wing * 2} ${-wing * 0.4}q${wing * 0.8} ${wing * 0.3} ${wing} ${wing}q${wing * 0.5} ${-wing * 0.4} ${wing} 0q${wing * 0.5} ${-wing * 0.4} ${wing} 0q${wing * 0.2} ${-wing * 0.7} ${wing} ${-wing}q${-wing * 1.4} ${-wing * 0.3} ${-wing * 2} ${wing * 0.4}Z`;
  });
}
