import { clump, dots, path, ridge } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a cone that pours fire, under its own smoke. */
export function volcano(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const top = HORIZON_Y - between(90, 125);
  const craterHalfWidth = between(20, 30);
  const baseHalfWidth = between(135, 190);
  const stream = (startX: number, lean: number, length: number) =>
    path`M${startX} ${top + 2}q${lean} ${length * 0.3} ${lean * 0.4} ${length * 0.5}t${lean} ${length * 0.5}`;
  return [
    fill(0.15, ridge(source, 238, 70)),
    fill('glow', path`M90 ${top + 90}a110 130 0 1 1 220 0Z`),
    fill(0.3, clump(source, 230, top - 34, 120, 46) + clump(source, 295, top - 70, 170, 50), 0.75),
    fill(
      0.55,
      path`M${200 - baseHalfWidth} 288Q${200 - craterHalfWidth - 34} 218 ${200 - craterHalfWidth} ${top}l${craterHalfWidth * 0.6} 6 ${craterHalfWidth * 0.5} -4 ${craterHalfWidth * 0.9} -2Q${200 + craterHalfWidth + 34} 214 ${200 + baseHalfWidth} 288V401H${200 - baseHalfWidth}Z`,
    ),
    line('accent', 7, stream(196, -22, HORIZON_Y - top + 30), 0.95),
    line('accent', 4, stream(210, 26, HORIZON_Y - top + 10) + stream(188, -52, HORIZON_Y - top - 30), 0.9),
    asDetail(
      line(
        'accent',
        2.5,
        dots(26, () => [200 + (random() - 0.5) * 150, top - random() * 90]),
      ),
    ),
    fill(0.75, ridge(source, 294, 46, 0.7)),
    line('accent', 9, times(2, (index) => path`M${140 + index * 90} 290q30 24 -14 50t-20 80`).join(''), 0.9),
    fill(0.95, ridge(source, 336, 46, 0.75)),
  ];
}
