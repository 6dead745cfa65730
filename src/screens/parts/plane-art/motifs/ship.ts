import { shadow } from '../draw-sky';
import { box, dots, oval, path } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws a vessel between the stars, every porthole lit, passing a world. */
export function ship(scene: Scene): readonly Shape[] {
  const { random, between } = scene;
  const r = between(110, 150);
  const world = 200 + between(50, 90);
  const long = between(128, 146);
  const high = between(26, 34);
  const portholes = times(11, (index) => oval(200 - long * 0.66 + index * long * 0.125, 222, 4.4));
  const decks = times(8, (index) => box(152 + index * 13, 224 - high - 9, 8, 5));
  return [
    fill('glow', oval(world, 288, r * 1.9)),
    fill('accent', oval(world, 298, r), 0.55),
    fill('dark', shadow(world, 298, r), 0.75),
    line(
      'light',
      1.6,
      dots(60, () => [random() * 400, random() * 260]),
      0.8,
    ),
    fill('glow', oval(200 - long * 1.15, 224, 90, 26)),
    fill('accent', path`M${200 - long * 0.94} 211L${200 - long * 1.75} 224L${200 - long * 0.94} 237Z`, 0.8),
    fill(
      0.55,
      path`M140 ${224 - high * 0.8}l18 ${-high * 0.9}h84l30 ${high}ZM${200 - long * 0.9} 216l-26 ${-high * 1.9}h34l44 ${high * 1.4}ZM170 ${224 + high * 0.6}l-40 ${high * 1.1}h70l40 ${-high * 1.1}Z`,
    ),
    fill(
      0.72,
      path`M${200 - long} ${224 - high * 0.6}Q${200 - long * 0.5} ${224 - high} ${200 + long * 0.2} ${224 - high}Q${200 + long * 0.8} ${224 - high * 0.8} ${200 + long} 228Q${200 + long * 0.7} ${224 + high * 0.8} 200 ${224 + high * 0.8}H${200 - long * 0.8}Q${200 - long} ${224 + high * 0.8} ${200 - long} ${224 - high * 0.6}Z`,
    ),
    fill(
      'light',
      path`M${200 - long * 0.96} ${224 - high * 0.66}Q${200 - long * 0.5} ${224 - high} ${200 + long * 0.2} ${224 - high}Q${200 + long * 0.8} ${224 - high * 0.8} ${200 + long} 228Q${200 + long * 0.4} ${224 - high * 0.55} ${200 - long * 0.96} ${224 - high * 0.42}Z`,
      0.35,
    ),
    fill('accent', portholes.join('') + decks.join('')),
    fill(
      'light',
      path`M${200 + long * 0.68} ${224 - high * 0.42}q${long * 0.16} ${high * 0.14} ${long * 0.24} ${high * 0.4}h${-long * 0.28}Z`,
      0.9,
    ),
    line(0.9, 2.5, path`M${200 - long * 0.86} ${224 + high * 0.36}H${200 + long * 0.84}`),
    detail(
      line(
        'light',
        2,
        times(7, () => path`M${between(0, 340)} ${between(40, 360)}h${between(14, 46)}`).join(''),
        0.3,
      ),
    ),
  ];
}
