import { oval, type Point, polygon } from '../outlines';
import { fill, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws pieces of one shape that drift apart from the center. */
export function mosaic({ random, between, pick }: RandomSource): readonly Shape[] {
  const sideCount = pick([3, 6, 4]);
  const spacing = between(27, 34);
  const piecesByDepth = times(6, (): string[] => []);
  const swirl = between(-0.7, 0.7);
  for (let row = -8; row <= 8; row++) {
    for (let column = -8; column <= 8; column++) {
      const [dx, dy] = [(column + (row % 2) / 2) * spacing, row * spacing * 0.87];
      const distance = Math.hypot(dx, dy) / 240;
      if (distance > 1.2) continue;
      const angle = swirl * distance;
      const [x, y] = [
        200 + dx * Math.cos(angle) - dy * Math.sin(angle),
        200 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
      const size = spacing * 0.56 * (0.35 + Math.min(0.72, distance * 1.3)) * (sideCount === 3 ? 1.25 : 1);
      const rotation = angle * 2 + (sideCount === 3 && (row + column) % 2 ? Math.PI : 0) + Math.PI / 6;
      const corners = times(sideCount, (corner): Point => {
        const cornerAngle = rotation + (corner * Math.PI * 2) / sideCount;
        return [x + Math.cos(cornerAngle) * size, y + Math.sin(cornerAngle) * size];
      });
      piecesByDepth[Math.min(5, Math.floor(distance * 5 + random() * 1.6))]?.push(polygon(...corners));
    }
  }
  return [
    fill('glow', oval(200, 200, 200)),
    ...piecesByDepth.map((pieces, depth) => fill(depth ? depth * 0.17 : 'light', pieces.join(''))),
  ];
}
