import { box, branches, hills, oval, path, polygon } from '../outlines';
import { asDetail, fill, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a mausoleum, gravestones and candles. */
export function tombs(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const gravestone = (x: number, baseY: number, size: number) => {
    const randomNumber = random();
    if (randomNumber < 0.45)
      return path`M${x - size * 0.36} ${baseY}v${-size * 0.7}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.72} 0V${baseY}Z`;
    if (randomNumber < 0.75)
      return (
        box(x - size * 0.08, baseY - size * 1.15, size * 0.16, size * 1.15) +
        box(x - size * 0.32, baseY - size * 0.9, size * 0.64, size * 0.16)
      );
    return polygon(
      [x - size * 0.2, baseY],
      [x - size * 0.13, baseY - size * 1.15],
      [x, baseY - size * 1.4],
      [x + size * 0.13, baseY - size * 1.15],
      [x + size * 0.2, baseY],
    );
  };
  const row = (baseY: number, size: number, count: number) =>
    times(count, (index) =>
      gravestone(
        (400 / count) * (index + between(0.2, 0.8)),
        baseY + between(-3, 5),
        size * between(0.75, 1.2),
      ),
    ).join('');
  const halfWidth = between(50, 60);
  const top = 278 - between(72, 86);
  const candles = times(6, () => [between(70, 330), 278 + between(26, 50)] as const);
  return [
    fill(0.06, hills(source, 222, 22, 3)),
    fill(
      0.2,
      row(242, 20, 16) +
        branches(source, 84, 244, 92, 0, 2) +
        branches(source, 326, 244, 80, 0.1, 2) +
        hills(source, 242, 8, 3),
    ),
    fill('mist', 'M0 188h400v100h-400Z', 0.8),
    fill(
      0.5,
      polygon([200 - halfWidth - 14, top], [200, top - 44], [200 + halfWidth + 14, top]) +
        box(200 - halfWidth - 8, top, halfWidth * 2 + 16, 11) +
        box(200 - halfWidth, top, halfWidth * 2, 278 - top + 12) +
        box(200 - halfWidth - 12, 274, halfWidth * 2 + 24, 20),
    ),
    fill(
      0.32,
      times(4, (index) =>
        box(200 - halfWidth + 4 + index * ((halfWidth * 2 - 18) / 3), top + 11, 10, 278 - top - 15),
      ).join(''),
    ),
    fill('accent', `M188 274v-36q3 -11 12 -15q9 4 12 15v36Z${oval(200, top - 16, 7)}`),
    fill('glow', oval(200, 258, 70, 60), 0.9),
    fill(0.66, row(302, 34, 8) + hills(source, 300, 10, 2)),
    ...candles.slice(0, 3).map(([candleX, candleY]) => fill('glow', oval(candleX, candleY, 22))),
    asDetail(
      fill(
        'accent',
        candles.map(([candleX, candleY]) => path`M${candleX} ${candleY - 6}q5 6 0 10q-5 -4 0 -10Z`).join(''),
      ),
    ),
    fill(0.82, row(340, 52, 5) + hills(source, 336, 12, 2)),
    fill(0.96, gravestone(48, 401, 150) + gravestone(352, 401, 130) + hills(source, 376, 12, 2)),
  ];
}
