import { path, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws dunes with a lit and a dark side, and a traveler. */
export function desert(scene: Scene): readonly Shape[] {
  const { between } = scene;
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
  const caravan = times(4, (index) => {
    const at = 130 + index * 22;
    const foot = 248 - index * 1.5;
    return path`M${at - 7} ${foot}l2 -13q5 -9 9 0l4 -5 2 3 -4 6 2 9h-3l-1 -7h-6l-2 7Z`;
  });
  return [
    fill(0.06, ridge(scene, 232, 40, 0.4)),
    ...dune(between(40, 120), 220, 0.12),
    detail(fill(0.85, caravan.join(''))),
    ...dune(200 + between(10, 70), 240, 0.3),
    ...dune(between(60, 150), 290, 0.5),
    detail(
      line(
        'light',
        1.6,
        times(5, (index) => path`M30 ${340 + index * 9}q60 -18 130 ${4 + index}`).join(''),
        0.3,
      ),
    ),
    ...dune(between(250, 330), 340, 0.72),
  ];
}
