import { oval, type Point, polygon } from '../outlines';
import { fill, line, type Scene, type Shape, times } from '../scene';

/** Draws nested frames that turn with distance. */
export function tunnel({ between, pick }: Scene): readonly Shape[] {
  const sides = pick([4, 5, 6, 8]);
  const turn = between(0.1, 0.2) * pick([-1, 1]);
  const [vx, vy] = [between(-34, 34), between(-30, 30)];
  const frame = (step: number) => {
    const r = 380 * 0.74 ** step;
    const away = 1 - 0.74 ** step;
    return polygon(
      ...times(sides, (corner): Point => {
        const angle = (corner * Math.PI * 2) / sides + step * turn;
        return [200 + vx * away + Math.cos(angle) * r, 200 + vy * away + Math.sin(angle) * r];
      }),
    );
  };
  return [
    ...times(9, (step) => fill(step % 2 ? 0.92 - step * 0.06 : 0.78 - step * 0.085, frame(step))),
    line('accent', 2.2, times(8, (step) => frame(step + 0.5)).join(''), 0.55),
    fill('glow', oval(200 + vx, 200 + vy, 130)),
    fill('light', frame(9.5)),
  ];
}
