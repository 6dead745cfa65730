import { box, branches, hills, oval, path, spire } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A cathedral against the moon, bare trees, and what flies about it. */
export function gothic(scene: Scene): readonly Shape[] {
  const { between, horizon: y, focus: x } = scene;
  const base = y + 54;
  const nave = between(92, 112);
  const lancet = (at: number, foot: number, half: number, height: number) =>
    path`M${at - half} ${foot}v${-height}q${half * 0.2} ${-half * 1.4} ${half} ${-half * 2}q${half * 0.8} ${half * 0.6} ${half} ${half * 2}v${height}Z`;
  const bats = times(6, () => {
    const [at, high, wing] = [x + between(-110, 110), between(90, y - 40), between(5, 10)];
    return path`M${at} ${high}q${-wing * 0.6} ${-wing * 0.7} ${-wing * 2} ${-wing * 0.4}q${wing * 0.8} ${wing * 0.3} ${wing} ${wing}q${wing * 0.5} ${-wing * 0.4} ${wing} 0q${wing * 0.5} ${-wing * 0.4} ${wing} 0q${wing * 0.2} ${-wing * 0.7} ${wing} ${-wing}q${-wing * 1.4} ${-wing * 0.3} ${-wing * 2} ${wing * 0.4}Z`;
  });
  return [
    fill(
      0.1,
      times(11, (index) =>
        spire(index * 40 + between(-8, 8), y + 30, between(10, 22), between(50, 110), 0.55),
      ).join('') + hills(scene, y + 16, 10),
    ),
    fill('mist', path`M0 ${y - 40}h400v100h-400Z`, 0.7),
    fill(
      0.6,
      box(x - 60, base - nave, 120, nave) +
        path`M${x - 64} ${base - nave}L${x} ${base - nave - 54}L${x + 64} ${base - nave}Z` +
        spire(x - 66, base, 30, nave * 1.95, 0.5) +
        spire(x + 66, base, 30, nave * between(1.7, 2.05), 0.5) +
        spire(x, base - nave - 30, 12, 76, 0.7) +
        [-106, 106]
          .map(
            (side) =>
              spire(x + side, base, 20, nave * 0.95, 0.5) +
              path`M${x + side * 0.7} ${base - nave * 0.75}Q${x + side} ${base - nave * 0.6} ${x + side} ${base}h${side > 0 ? -6 : 6}Q${x + side * 0.9} ${base - nave * 0.5} ${x + side * 0.7} ${base - nave * 0.6}Z`,
          )
          .join(''),
    ),
    fill(
      'accent',
      oval(x, base - nave + 4, 17) +
        lancet(x - 30, base - 22, 7, 26) +
        lancet(x, base - 18, 9, 30) +
        lancet(x + 30, base - 22, 7, 26) +
        lancet(x - 66, base - nave * 0.9, 4, 14) +
        lancet(x + 66, base - nave * 0.9, 4, 14),
    ),
    line(
      0.6,
      2.5,
      path`M${x - 17} ${base - nave + 4}h34M${x} ${base - nave - 13}v34M${x - 12} ${base - nave - 8}l24 24m0 -24l-24 24`,
    ),
    fine(fill(0.9, bats.join(''))),
    fill(0.78, hills(scene, base, 12, 2)),
    fill(
      0.95,
      branches(scene, 42, 370, between(200, 250), 0.1) +
        branches(scene, 372, 380, between(150, 210), -0.12) +
        hills(scene, y + 118, 18, 2),
    ),
    fine(
      line(
        0.95,
        3,
        times(15, (index) => path`M${index * 28} ${y + 124}v-28`).join('') + path`M0 ${y + 104}h400`,
      ),
    ),
  ];
}
