import { nightSide } from '../draw-sky';
import { box, dots, oval, path } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a vessel between the stars, every porthole lit, passing a world. */
export function spaceship(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const r = between(110, 150);
  const planetX = 200 + between(50, 90);
  const halfLength = between(128, 146);
  const halfHeight = between(26, 34);
  const portholes = times(11, (index) =>
    oval(200 - halfLength * 0.66 + index * halfLength * 0.125, 222, 4.4),
  );
  const cabinWindows = times(8, (index) => box(152 + index * 13, 224 - halfHeight - 9, 8, 5));
  return [
    fill('glow', oval(planetX, 288, r * 1.9)),
    fill('accent', oval(planetX, 298, r), 0.55),
    fill('dark', nightSide(planetX, 298, r), 0.75),
    line(
      'light',
      1.6,
      dots(60, () => [random() * 400, random() * 260]),
      0.8,
    ),
    fill('glow', oval(200 - halfLength * 1.15, 224, 90, 26)),
    fill(
      'accent',
      path`M${200 - halfLength * 0.94} 211L${200 - halfLength * 1.75} 224L${200 - halfLength * 0.94} 237Z`,
      0.8,
    ),
    fill(
      0.55,
      path`M140 ${224 - halfHeight * 0.8}l18 ${-halfHeight * 0.9}h84l30 ${halfHeight}ZM${200 - halfLength * 0.9} 216l-26 ${-halfHeight * 1.9}h34l44 ${halfHeight * 1.4}ZM170 ${224 + halfHeight * 0.6}l-40 ${halfHeight * 1.1}h70l40 ${-halfHeight * 1.1}Z`,
    ),
    fill(
      0.72,
      path`M${200 - halfLength} ${224 - halfHeight * 0.6}Q${200 - halfLength * 0.5} ${224 - halfHeight} ${200 + halfLength * 0.2} ${224 - halfHeight}Q${200 + halfLength * 0.8} ${224 - halfHeight * 0.8} ${200 + halfLength} 228Q${200 + halfLength * 0.7} ${224 + halfHeight * 0.8} 200 ${224 + halfHeight * 0.8}H${200 - halfLength * 0.8}Q${200 - halfLength} ${224 + halfHeight * 0.8} ${200 - halfLength} ${224 - halfHeight * 0.6}Z`,
    ),
    fill(
      'light',
      path`M${200 - halfLength * 0.96} ${224 - halfHeight * 0.66}Q${200 - halfLength * 0.5} ${224 - halfHeight} ${200 + halfLength * 0.2} ${224 - halfHeight}Q${200 + halfLength * 0.8} ${224 - halfHeight * 0.8} ${200 + halfLength} 228Q${200 + halfLength * 0.4} ${224 - halfHeight * 0.55} ${200 - halfLength * 0.96} ${224 - halfHeight * 0.42}Z`,
      0.35,
    ),
    fill('accent', portholes.join('') + cabinWindows.join('')),
    fill(
      'light',
      path`M${200 + halfLength * 0.68} ${224 - halfHeight * 0.42}q${halfLength * 0.16} ${halfHeight * 0.14} ${halfLength * 0.24} ${halfHeight * 0.4}h${-halfLength * 0.28}Z`,
      0.9,
    ),
    line(0.9, 2.5, path`M${200 - halfLength * 0.86} ${224 + halfHeight * 0.36}H${200 + halfLength * 0.84}`),
    asDetail(
      line(
        'light',
        2,
        times(7, () => path`M${between(0, 340)} ${between(40, 360)}h${between(14, 46)}`).join(''),
        0.3,
      ),
    ),
  ];
}
