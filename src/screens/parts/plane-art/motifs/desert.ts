import { path, ridge } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Dunes with a lit and a dark side, and somebody who crosses them. */
export function desert(scene: Scene): readonly Shape[] {
  const { between, horizon: y, focus: x } = scene;
  const dune = (peak: number, top: number, depth: number): readonly Shape[] => [
    fill(
      depth,
      path`M-60 ${top + 60}Q${peak - 90} ${top + 30} ${peak} ${top}Q${peak + 90} ${top + 60} 460 ${top + 50}V401H-60Z`,
    ),
    fill(
      depth + 0.2,
      path`M${peak} ${top}Q${peak + 90} ${top + 60} 460 ${top + 50}V401H${peak - 20}Q${peak + 60} ${top + 120} ${peak + 10} ${top + 70}Q${peak - 20} ${top + 34} ${peak} ${top}Z`,
    ),
  ];
  const walker = x - 70;
  const caravan = times(4, (index) => {
    const at = walker + index * 22;
    const foot = y + 20 - index * 1.5;
    return path`M${at - 7} ${foot}l2 -13q5 -9 9 0l4 -5 2 3 -4 6 2 9h-3l-1 -7h-6l-2 7Z`;
  });
  return [
    fill(0.06, ridge(scene, y + 4, 40, 0.4)),
    ...dune(between(40, 120), y - 8, 0.12),
    fine(fill(0.85, caravan.join(''))),
    ...dune(x + between(10, 70), y + 12, 0.3),
    ...dune(between(60, 150), y + 62, 0.5),
    fine(
      line(
        'light',
        1.6,
        times(5, (index) => path`M${x - 170} ${y + 112 + index * 9}q60 -18 130 ${4 + index}`).join(''),
        0.3,
      ),
    ),
    ...dune(between(250, 330), y + 112, 0.72),
  ];
}
