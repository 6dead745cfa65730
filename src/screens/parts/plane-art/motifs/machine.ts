import { box, dots, oval, path } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws meshing gears, pipes, chimneys and lamps. */
export function machine(scene: Scene): readonly Shape[] {
  const { random, between } = scene;
  const gear = (at: number, middle: number, r: number, teeth: number, turn: number) => {
    const cogs = times(teeth, (index) => {
      const angle = turn + (index * Math.PI * 2) / teeth;
      const wide = Math.PI / teeth / 1.9;
      const on = (reach: number, by: number) =>
        path`${at + Math.sin(angle + by) * reach} ${middle - Math.cos(angle + by) * reach}`;
      return `M${on(r * 0.9, -wide)}L${on(r * 1.13, -wide * 0.6)}L${on(r * 1.13, wide * 0.6)}L${on(r * 0.9, wide)}Z`;
    });
    const holes = times(5, (index) => {
      const angle = turn + (index * Math.PI * 2) / 5;
      return oval(at + Math.sin(angle) * r * 0.56, middle - Math.cos(angle) * r * 0.56, r * 0.19);
    });
    return { body: oval(at, middle, r) + cogs.join(''), holes: holes.join('') + oval(at, middle, r * 0.16) };
  };
  const turn = between(0, 1);
  const great = gear(200 + between(-20, 20), 242, between(82, 98), 18, turn);
  const small = gear(318, 304, between(46, 58), 12, turn);
  const third = gear(78, 308, between(44, 60), 11, -turn);
  const stacks = times(7, (index) => {
    const at = index * 64 + between(-14, 14);
    const wide = between(16, 30);
    return box(at, 228 - between(10, 110), wide, 400) + box(at - 3, 228 - between(0, 30), wide + 6, 8);
  });
  const pipe = (from: number, high: number, to: number) =>
    path`M-10 ${from}H${high - 16}q16 0 16 16V${to}q0 16 16 16H410`;
  return [
    fill(0.08, stacks.join('')),
    fill('mist', 'M0 168h400v130h-400Z', 0.75),
    line(0.26, 13, pipe(184, 240, 238)),
    line('light', 2.5, pipe(180, 240, 234), 0.25),
    fill(0.42, great.body),
    fill(0.16, great.holes),
    line(0.62, 17, pipe(268, 130, 324)),
    line('accent', 3, pipe(263, 130, 319), 0.45),
    fill(0.7, small.body + third.body),
    fill('accent', small.holes + third.holes, 0.75),
    detail(
      line(
        'accent',
        4,
        dots(16, () => [Math.round(random() * 24) * 16, Math.round(between(178, 278) / 14) * 14]),
        0.9,
      ),
    ),
    fill(0.95, box(-1, 350, 402, 300) + times(9, (index) => box(index * 48 + 6, 338, 26, 14)).join('')),
    detail(
      line(
        'accent',
        3,
        dots(17, (index) => [index * 24 + 8, 364]),
        0.6,
      ),
    ),
  ];
}
