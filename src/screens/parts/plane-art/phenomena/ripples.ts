import { oval } from '../outlines';
import { fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws two sets of rings that cross each other. */
export function ripples({ between, pick }: RandomSource): readonly Shape[] {
  const offsetX = between(52, 76);
  const offsetY = between(-40, 40);
  const side = pick([-1, 1]);
  const [ax, ay, bx, by] = [200 - offsetX * side, 200 - offsetY, 200 + offsetX * side, 200 + offsetY];
  const halfSpacing = between(19, 25);
  const rings = (x: number, y: number, firstRadius: number) =>
    times(7, (index) => oval(x, y, firstRadius + index * halfSpacing * 2)).join('');
  return [
    fill('glow', oval(ax, ay, 190)),
    line(0.55, halfSpacing * 0.9, rings(ax, ay, 34)),
    line('accent', halfSpacing * 0.62, rings(bx, by, 34), 0.55),
    line('light', 1.6, rings(ax, ay, 34 + halfSpacing / 2) + rings(bx, by, 34 + halfSpacing / 2), 0.6),
    fill('light', oval(ax, ay, 17)),
    fill('glow', oval(bx, by, 90)),
    fill('light', oval(bx, by, 17)),
    fill('dark', oval(bx, by, 10)),
  ];
}
