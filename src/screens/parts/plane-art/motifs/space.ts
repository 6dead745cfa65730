import { nightSide } from '../draw-sky';
import { dots, oval, path, star } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws the space between worlds: clouds of light, a planet with its rings, and stones that drift. */
export function space(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const tilt = between(-0.5, -0.2);
  const r = between(54, 70);
  const clouds = times(4, (index) =>
    fill('glow', oval(200 + between(-150, 150), 80 + index * 80, between(110, 190), between(60, 110)), 0.5),
  );
  const [rx, ry] = [r * 1.95, r * 0.42];
  const ringEnd = (sign: number): string =>
    path`${200 + sign * rx * Math.cos(tilt)} ${214 + sign * rx * Math.sin(tilt)}`;
  const degrees = (tilt * 180) / Math.PI;
  const ring = (isInFront: boolean) =>
    `M${ringEnd(-1)}A${path`${rx} ${ry} ${degrees}`} 0 ${isInFront ? 0 : 1} ${ringEnd(1)}`;
  const stones = times(12, (index) =>
    star(
      20 + index * 33 + between(-14, 14),
      328 - index * 6 + between(-22, 22),
      between(5, 15),
      between(4, 10),
      4,
      random(),
    ),
  );
  return [
    ...clouds,
    line(
      'light',
      1.5,
      dots(70, () => [random() * 400, random() * 400]),
      0.8,
    ),
    asDetail(
      line(
        'light',
        3,
        dots(14, () => [random() * 400, random() * 400]),
        0.9,
      ),
    ),
    fill('light', oval(80, 144, 14), 0.8),
    line('accent', 7, ring(false), 0.7),
    fill('accent', oval(200, 214, r)),
    fill(
      'light',
      path`M${200 - r * 0.94} ${214 - r * 0.34}Q200 ${214 - r * 0.1} ${200 + r * 0.94} ${214 - r * 0.34}L${200 + r} 214Q200 ${214 + r * 0.3} ${200 - r} 214Z`,
      0.4,
    ),
    fill('dark', nightSide(200, 214, r), 0.7),
    line('light', 7, ring(true), 0.85),
    fill(0.6, stones.join('')),
    fill(0.95, path`M-1 401V350Q200 ${between(290, 320)} 401 360V401Z`),
    line('accent', 2.5, 'M-1 350Q200 305 401 360', 0.5),
  ];
}
