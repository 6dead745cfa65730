import { branches, dots, heap, hills, path } from '../outlines';
import { fill, fine, line, type Scene, type Shape } from '../scene';

/** One tree greater than hills, with lights among its boughs. */
export function tree(scene: Scene): readonly Shape[] {
  const { random, between, horizon, focus: x } = scene;
  const y = horizon + 30;
  const top = y - between(108, 122);
  const wide = between(20, 28);
  const bough = (side: number, from: number, reach: number, rise: number) =>
    path`M${x} ${from + 16}Q${x + side * reach * 0.5} ${from + 4} ${x + side * reach} ${from - rise}Q${x + side * reach * 0.4} ${from - 14} ${x} ${from - 12}Z`;
  return [
    fill(0.1, hills(scene, y - 34, 18)),
    fill(0.25, hills(scene, y - 10, 14, 2)),
    fill(0.35, heap(scene, x, top + 12, 240, 62, 8), 0.95),
    fill(0.5, heap(scene, x - 70, top + 50, 130, 42) + heap(scene, x + 74, top + 44, 130, 44)),
    fill('mist', path`M0 ${y - 50}h400v80h-400Z`, 0.6),
    fill(0.85, bough(-1, y - 66, 112, 44) + branches(scene, x - 4, top + 26, 60, -0.5, 2)),
    fill(
      0.85,
      path`M${x - wide * 3.4} ${y + 64}Q${x - wide} ${y + 10} ${x - wide * 0.7} ${y - 60}L${x - wide * 0.6} ${top}h${wide * 1.2}L${x + wide * 0.7} ${y - 60}Q${x + wide} ${y + 8} ${x + wide * 3.2} ${y + 64}Z`,
    ),
    fill(0.85, bough(1, y - 80, 104, 40) + branches(scene, x + 4, top + 26, 60, 0.5, 2)),
    fill(
      0.68,
      heap(scene, x, top - 6, 170, 46, 7) +
        heap(scene, x - 104, y - 112, 90, 30) +
        heap(scene, x + 102, y - 122, 90, 30),
    ),
    fine(
      line(
        'accent',
        3.6,
        dots(16, () => [x + (random() - 0.5) * 200, top + 20 + random() * 70]),
        0.95,
      ),
    ),
    fill(0.8, hills(scene, y + 40, 14)),
    fill(0.96, hills(scene, y + 84, 20, 2)),
  ];
}
