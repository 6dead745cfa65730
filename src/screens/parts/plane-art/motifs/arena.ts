import { box, dots, path } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws tiers of seats around a sand floor, with banners and beams above. */
export function arena(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const tier = (halfWidth: number, top: number, sag: number) =>
    path`M-1 401V${top - 40}L${200 - halfWidth} ${top}Q200 ${top + sag} ${200 + halfWidth} ${top}L401 ${top - 40}V401Z`;
  const wallY = 240 - between(52, 68);
  const arches = times(13, (index) => {
    const x = 44 + index * 26;
    const sag = 17 - ((index - 6) * (index - 6)) / 2.2;
    return path`M${x - 8} ${wallY + 38 + sag}v-16a8 9 0 0 1 16 0v16Z`;
  });
  const banners = times(5, (index) => {
    const x = 72 + index * 64;
    const top = wallY - 34 + Math.abs(index - 2) * 4;
    return path`M${x} ${top}h22l-6 14 6 14h-22Z`;
  });
  const beams = times(4, (index) => {
    const x = 80 + index * 80;
    const lean = (index - 1.5) * -60 + between(-30, 30);
    return path`M${x - 3} ${wallY + 10}L${x + lean - 30} -1h60L${x + 3} ${wallY + 10}Z`;
  });
  return [
    fill('light', beams.join(''), 0.16),
    fill(0.2, tier(180, wallY, 36)),
    line(
      0.45,
      3,
      times(5, (index) => path`M${72 + index * 64} ${wallY + 30}v${-66 + Math.abs(index - 2) * 4}`).join(''),
    ),
    fill('accent', banners.join(''), 0.9),
    fill('dark', arches.join(''), 0.6),
    fill(0.34, tier(165, wallY + 46, 32)),
    asDetail(
      line(
        'light',
        3,
        dots(110, () => {
          const fromCenter = between(-170, 170);
          return [200 + fromCenter, wallY + 64 + random() * 34 + 14 * (1 - (fromCenter / 170) ** 2)];
        }),
        0.6,
      ),
    ),
    fill(0.46, tier(146, wallY + 78, 24)),
    fill('light', 'M50 306a150 34 0 0 1 300 0a150 34 0 0 1 -300 0Z', 0.75),
    line('accent', 4, 'M154 306a46 11 0 0 1 92 0a46 11 0 0 1 -92 0Z', 0.9),
    fill(0.72, 'M-1 280Q50 300 80 328Q200 356 320 328Q350 300 401 280V401H-1Z'),
    fill(
      0.95,
      'M-1 310Q70 336 90 358Q200 382 310 358Q340 336 401 310V401H-1Z' +
        times(
          2,
          (index) => box(index ? 356 : 26, 210, 8, 160) + path`M${index ? 364 : 34} 210h44l-10 26 10 26h-44Z`,
        ).join(''),
    ),
  ];
}
