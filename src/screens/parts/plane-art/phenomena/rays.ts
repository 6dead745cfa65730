import { oval, type Point, polygon, star } from '../outlines';
import { fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a star and its rays. */
export function rays({ between }: RandomSource): readonly Shape[] {
  const rayCount = Math.round(between(9, 14));
  const rotation = between(0, 1);
  const beam = (angle: number, halfAngle: number): string =>
    polygon(
      [200, 200],
      ...[-halfAngle, halfAngle].map(
        (angleOffset): Point => [
          200 + Math.cos(angle + angleOffset) * 320,
          200 + Math.sin(angle + angleOffset) * 320,
        ],
      ),
    );
  const beamsAround = (startAngle: number, halfAngle: number) =>
    times(rayCount, (index) =>
      beam(rotation + startAngle + (index * Math.PI * 2) / rayCount, halfAngle * between(0.5, 1.3)),
    ).join('');
  const halfSpacing = Math.PI / rayCount;
  const ringRadii = [between(58, 72), between(100, 120), between(150, 170)];
  return [
    fill(0.72, beamsAround(0, halfSpacing * 0.62)),
    fill(0.45, beamsAround(halfSpacing * 0.5, halfSpacing * 0.3)),
    fill('light', beamsAround(halfSpacing, halfSpacing * 0.08), 0.6),
    line('accent', 3, ringRadii.map((r) => oval(200, 200, r)).join(''), 0.7),
    fill(
      'light',
      ringRadii
        .flatMap((r, ring) => {
          const dotCount = 4 + ring * 2;
          return times(dotCount, (index) => {
            const angle = rotation + (index * Math.PI * 2) / dotCount + ring;
            return oval(200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r, 5 - ring);
          });
        })
        .join(''),
    ),
    fill('glow', oval(200, 200, 150)),
    fill('accent', star(200, 200, 56, 12, 8, rotation)),
    fill('light', star(200, 200, 40, 15, 8, rotation + 0.39)),
  ];
}
