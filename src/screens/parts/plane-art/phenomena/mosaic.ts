import { oval, type Point, polygon } from '../outlines';
import { fill, type Scene, type Shape, times } from '../scene';

/** Draws pieces of one shape that drift apart from the center. */
export function mosaic({ random, between, pick }: Scene): readonly Shape[] {
  const sides = pick([3, 6, 4]);
  const grain = between(27, 34);
  const pieces = times(6, (): string[] => []);
  const swirl = between(-0.7, 0.7);
  for (let row = -8; row <= 8; row++) {
    for (let column = -8; column <= 8; column++) {
      const [dx, dy] = [(column + (row % 2) / 2) * grain, row * grain * 0.87];
      const far = Math.hypot(dx, dy) / 240;
      if (far > 1.2) continue;
      const angle = swirl * far;
      const [x, y] = [
        200 + dx * Math.cos(angle) - dy * Math.sin(angle),
        200 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
      const size = grain * 0.56 * (0.35 + Math.min(0.72, far * 1.3)) * (sides === 3 ? 1.25 : 1);
      const turn = angle * 2 + (sides === 3 && (row + column) % 2 ? Math.PI : 0) + Math.PI / 6;
      const corners = times(sides, (corner): Point => {
        const at = turn + (corner * Math.PI * 2) / sides;
        return [x + Math.cos(at) * size, y + Math.sin(at) * size];
      });
      pieces[Math.min(5, Math.floor(far * 5 + random() * 1.6))]?.push(polygon(...corners));
    }
  }
  return [
    fill('glow', oval(200, 200, 200)),
    ...pieces.map((each, depth) => fill(depth ? depth * 0.17 : 'light', each.join(''))),
  ];
}
