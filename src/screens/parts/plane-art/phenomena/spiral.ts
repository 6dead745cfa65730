import { dots, oval, type Point, polygon } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws arms that spiral out of a bright center. */
export function spiral({ random, between, pick }: Scene): readonly Shape[] {
  const arms = Math.round(between(4, 7));
  const twist = between(1.1, 1.9) * pick([-1, 1]);
  const on = (angle: number, r: number): Point => [200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r];
  const arm = (from: number, wide: number) => {
    const edge = (offset: number) =>
      times(30, (step): Point => {
        const r = 12 * 1.12 ** step;
        return on(from + offset * (0.3 + step / 42) + twist * Math.log(r / 12), r);
      });
    return polygon(...edge(0), ...edge(wide).reverse());
  };
  const drawArms = (offset: number, wide: number) =>
    times(arms, (index) => arm(offset + (index * Math.PI * 2) / arms, wide)).join('');
  const turn = (Math.PI * 2) / arms;
  return [
    fill(0.62, drawArms(0, turn * 0.9)),
    fill(0.35, drawArms(turn * 0.12, turn * 0.6)),
    fill(0.05, drawArms(turn * 0.3, turn * 0.22)),
    detail(
      line(
        'light',
        2.4,
        dots(70, () => {
          const r = 30 + random() * 220;
          return on(Math.floor(random() * arms) * turn + twist * Math.log(r / 12) + random() * 0.5, r);
        }),
        0.8,
      ),
    ),
    fill('glow', oval(200, 200, 120)),
    fill('light', oval(200, 200, 17)),
  ];
}
