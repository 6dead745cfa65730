import { box, dots, oval, path } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Wheels that turn each other, pipes, chimneys, and lamps. */
export function machine(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
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
  const great = gear(x + between(-20, 20), y + 14, between(82, 98), 18, turn);
  const small = gear(x + 118, y + 76, between(46, 58), 12, turn);
  const third = gear(x - 122, y + 80, between(44, 60), 11, -turn);
  const stacks = times(7, (index) => {
    const at = index * 64 + between(-14, 14);
    const wide = between(16, 30);
    return box(at, y - between(10, 110), wide, 400) + box(at - 3, y - between(0, 30), wide + 6, 8);
  });
  const pipe = (from: number, high: number, to: number) =>
    path`M-10 ${from}H${high - 16}q16 0 16 16V${to}q0 16 16 16H410`;
  return [
    fill(0.08, stacks.join('')),
    fill('mist', path`M0 ${y - 60}h400v130h-400Z`, 0.75),
    line(0.26, 13, pipe(y - 44, x + 40, y + 10)),
    line('light', 2.5, pipe(y - 48, x + 40, y + 6), 0.25),
    fill(0.42, great.body),
    fill(0.16, great.holes),
    line(0.62, 17, pipe(y + 40, x - 70, y + 96)),
    line('accent', 3, pipe(y + 35, x - 70, y + 91), 0.45),
    fill(0.7, small.body + third.body),
    fill('accent', small.holes + third.holes, 0.75),
    fine(
      line(
        'accent',
        4,
        dots(16, () => [Math.round(random() * 24) * 16, Math.round(between(y - 50, y + 50) / 14) * 14]),
        0.9,
      ),
    ),
    fill(
      0.95,
      box(-1, y + 122, 402, 300) + times(9, (index) => box(index * 48 + 6, y + 110, 26, 14)).join(''),
    ),
    fine(
      line(
        'accent',
        3,
        dots(17, (index) => [index * 24 + 8, y + 136]),
        0.6,
      ),
    ),
  ];
}
