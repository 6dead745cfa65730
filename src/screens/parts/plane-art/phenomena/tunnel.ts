import { oval, type Point, polygon } from '../outlines';
import { fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws nested frames that turn with distance. */
export function tunnel({ between, pick }: RandomSource): readonly Shape[] {
  const sideCount = pick([4, 5, 6, 8]);
  const turnPerFrame = between(0.1, 0.2) * pick([-1, 1]);
  const [vanishingOffsetX, vanishingOffsetY] = [between(-34, 34), between(-30, 30)];
  const frame = (depth: number) => {
    const r = 380 * 0.74 ** depth;
    const distance = 1 - 0.74 ** depth;
    return polygon(
      ...times(sideCount, (corner): Point => {
        const angle = (corner * Math.PI * 2) / sideCount + depth * turnPerFrame;
        return [
          200 + vanishingOffsetX * distance + Math.cos(angle) * r,
          200 + vanishingOffsetY * distance + Math.sin(angle) * r,
        ];
      }),
    );
  };
  return [
    ...times(9, (step) => fill(step % 2 ? 0.92 - step * 0.06 : 0.78 - step * 0.085, frame(step))),
    line('accent', 2.2, times(8, (step) => frame(step + 0.5)).join(''), 0.55),
    fill('glow', oval(200 + vanishingOffsetX, 200 + vanishingOffsetY, 130)),
    fill('light', frame(9.5)),
  ];
}
