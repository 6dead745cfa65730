import { oval, type Point, polygon } from '../outlines';
import { fill, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws an explosion of splinters. */
export function shards({ random, between }: RandomSource): readonly Shape[] {
  const facetsByBrightness: string[][] = [[], [], [], []];
  const count = 46;
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2 * 3 + between(-0.1, 0.1);
    const startRadius = 26 + (index / count) * 170 * between(0.7, 1.2);
    const length = between(30, 60) + startRadius * 0.45;
    const halfAngle = between(0.05, 0.13) + 4 / startRadius;
    const pointAt = (r: number, angleOffset: number): Point => [
      200 + Math.cos(angle + angleOffset) * r,
      200 + Math.sin(angle + angleOffset) * r,
    ];
    const tip = pointAt(startRadius + length, between(-0.03, 0.03));
    const [left, right, root] = [
      pointAt(startRadius + length * 0.3, -halfAngle),
      pointAt(startRadius + length * 0.42, halfAngle),
      pointAt(startRadius, 0),
    ];
    facetsByBrightness[index % 2]?.push(polygon(root, left, tip));
    facetsByBrightness[2 + (random() < 0.5 ? 0 : 1)]?.push(polygon(root, right, tip));
  }
  const [lit = [], bright = [], dim = [], dark = []] = facetsByBrightness;
  return [
    fill('glow', oval(200, 200, 210)),
    fill(0.75, dark.join('')),
    fill(0.5, dim.join('')),
    fill(0.25, bright.join('')),
    fill('light', lit.join(''), 0.8),
    fill('glow', oval(200, 200, 80)),
    fill(
      'light',
      polygon(
        ...times(14, (index): Point => {
          const r = index % 2 ? 11 : between(24, 46);
          return [200 + Math.cos(index * 0.449) * r, 200 + Math.sin(index * 0.449) * r];
        }),
      ),
    ),
  ];
}
