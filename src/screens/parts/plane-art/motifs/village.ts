import { box, clump, hills, polygon } from '../outlines';
import { fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws houses on a hill with a light in each, and a road up to them. */
export function village(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const house = (x: number, baseY: number, width: number, height: number) =>
    box(x - width / 2, baseY - height, width, height + 14) +
    polygon(
      [x - width * 0.66, baseY - height],
      [x - width * 0.1, baseY - height - width * between(0.55, 0.8)],
      [x + width * 0.1, baseY - height - width * 0.6],
      [x + width * 0.66, baseY - height],
    );
  const windows: string[] = [];
  const row = (baseY: number, width: number, firstX: number, count: number) =>
    times(count, (index) => {
      const x = firstX + index * width * 1.25 + between(-5, 5);
      const houseWidth = width * between(0.8, 1.15);
      windows.push(
        box(x - houseWidth * 0.26, baseY - houseWidth * 0.5, houseWidth * 0.18, houseWidth * 0.24),
        box(x + houseWidth * 0.1, baseY - houseWidth * 0.5, houseWidth * 0.18, houseWidth * 0.24),
      );
      return house(x, baseY, houseWidth, width * between(0.6, 0.9));
    }).join('');
  const towerX = 200 + between(-30, 30);
  return [
    fill(0.08, hills(source, 212, 28, 4)),
    fill(
      0.25,
      hills(source, 242, 18, 3) + clump(source, 80, 240, 130, 26) + clump(source, 330, 238, 130, 26),
    ),
    fill(
      0.45,
      row(266, 34, 96, 6) +
        (random() < 0.6
          ? box(towerX - 10, 176, 20, 90) + polygon([towerX - 14, 176], [towerX, 138], [towerX + 14, 176])
          : ''),
    ),
    fill(0.65, row(294, 46, 108, 4) + hills(source, 294, 10, 2)),
    fill('accent', windows.join('')),
    line('light', 7, 'M210 302q24 30 -16 54t-30 90', 0.35),
    fill(0.85, clump(source, 40, 346, 170, 36) + hills(source, 336, 16, 2)),
    fill(0.97, clump(source, 375, 378, 150, 60) + hills(source, 376, 14, 2)),
  ];
}
