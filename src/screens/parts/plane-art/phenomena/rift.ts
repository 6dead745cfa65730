import { openPath, oval, type Point, polygon } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a tear with lightning coming out of it. */
export function rift({ random, between, pick }: RandomSource): readonly Shape[] {
  const lean = between(0.15, 0.5) * pick([-1, 1]);
  const spine = times(15, (index): readonly [x: number, y: number, openness: number] => {
    const y = -20 + index * 31.5;
    const widening = Math.max(0, 1 - ((y - 200) / 235) ** 2);
    return [200 + (y - 200) * lean + between(-16, 16), y, widening * between(0.6, 1)];
  });
  const tear = (maxHalfWidth: number) =>
    polygon(
      ...spine.map(([x, y, openness]): Point => [x - openness * maxHalfWidth * between(0.7, 1.2), y]),
      ...spine
        .map(([x, y, openness]): Point => [x + openness * maxHalfWidth * between(0.7, 1.2), y - 12])
        .reverse(),
    );
  const bolts = times(9, (index) => {
    const side = index % 2 ? 1 : -1;
    let [x, y] = spine[2 + Math.floor(random() * 11)] ?? [200, 200];
    return openPath(
      times(6, (): Point => {
        const point: Point = [x, y];
        x += side * between(16, 44);
        y += between(-22, 22);
        return point;
      }),
    );
  });
  const debris = times(22, (): string => {
    const [x, y, size] = [random() * 400, random() * 400, between(4, 11)];
    return polygon([x - size, y], [x, y - size * 1.3], [x + size * 0.7, y + size * 0.4]);
  });
  return [
    fill(0.8, tear(190)),
    fill(0.6, tear(128)),
    fill('glow', oval(200, 200, 200, 260), 0.8),
    fill(0.35, tear(78)),
    asDetail(fill(0.9, debris.join(''))),
    line('accent', 2.6, bolts.join(''), 0.85),
    fill('accent', tear(40)),
    fill('light', tear(17)),
  ];
}
