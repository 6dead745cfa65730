import { oval, type Point, polygon, star } from '../outlines';
import { fill, line, type Scene, type Shape, times } from '../scene';

/** Draws a star and its rays. */
export function rays({ between }: Scene): readonly Shape[] {
  const count = Math.round(between(9, 14));
  const turn = between(0, 1);
  const beam = (angle: number, half: number): string =>
    polygon(
      [200, 200],
      ...[-half, half].map(
        (by): Point => [200 + Math.cos(angle + by) * 320, 200 + Math.sin(angle + by) * 320],
      ),
    );
  const fan = (offset: number, half: number) =>
    times(count, (index) =>
      beam(turn + offset + (index * Math.PI * 2) / count, half * between(0.5, 1.3)),
    ).join('');
  const step = Math.PI / count;
  const rings = [between(58, 72), between(100, 120), between(150, 170)];
  return [
    fill(0.72, fan(0, step * 0.62)),
    fill(0.45, fan(step * 0.5, step * 0.3)),
    fill('light', fan(step, step * 0.08), 0.6),
    line('accent', 3, rings.map((r) => oval(200, 200, r)).join(''), 0.7),
    fill(
      'light',
      rings
        .flatMap((r, ring) =>
          times(4 + ring * 2, (index) => {
            const angle = turn + (index * Math.PI * 2) / (4 + ring * 2) + ring;
            return oval(200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r, 5 - ring);
          }),
        )
        .join(''),
    ),
    fill('glow', oval(200, 200, 150)),
    fill('accent', star(200, 200, 56, 12, 8, turn)),
    fill('light', star(200, 200, 40, 15, 8, turn + 0.39)),
  ];
}
