import { shadow } from '../heavens';
import { box, dots, oval, path } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A vessel between the stars, every porthole lit, passing a world. */
export function ship(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
  const r = between(110, 150);
  const world = x + between(50, 90);
  const middle = y - 4;
  const long = between(128, 146);
  const high = between(26, 34);
  const portholes = times(11, (index) => oval(x - long * 0.66 + index * long * 0.125, middle - 2, 4.4));
  const decks = times(8, (index) => box(x - 48 + index * 13, middle - high - 9, 8, 5));
  return [
    fill('glow', oval(world, y + 60, r * 1.9)),
    fill('accent', oval(world, y + 70, r), 0.55),
    fill('dark', shadow(world, y + 70, r), 0.75),
    line(
      'light',
      1.6,
      dots(60, () => [random() * 400, random() * 260]),
      0.8,
    ),
    fill('glow', oval(x - long * 1.15, middle, 90, 26)),
    fill(
      'accent',
      path`M${x - long * 0.94} ${middle - 13}L${x - long * 1.75} ${middle}L${x - long * 0.94} ${middle + 13}Z`,
      0.8,
    ),
    fill(
      0.55,
      path`M${x - 60} ${middle - high * 0.8}l18 ${-high * 0.9}h84l30 ${high}ZM${x - long * 0.9} ${middle - 8}l-26 ${-high * 1.9}h34l44 ${high * 1.4}ZM${x - 30} ${middle + high * 0.6}l-40 ${high * 1.1}h70l40 ${-high * 1.1}Z`,
    ),
    fill(
      0.72,
      path`M${x - long} ${middle - high * 0.6}Q${x - long * 0.5} ${middle - high} ${x + long * 0.2} ${middle - high}Q${x + long * 0.8} ${middle - high * 0.8} ${x + long} ${middle + 4}Q${x + long * 0.7} ${middle + high * 0.8} ${x} ${middle + high * 0.8}H${x - long * 0.8}Q${x - long} ${middle + high * 0.8} ${x - long} ${middle - high * 0.6}Z`,
    ),
    fill(
      'light',
      path`M${x - long * 0.96} ${middle - high * 0.66}Q${x - long * 0.5} ${middle - high} ${x + long * 0.2} ${middle - high}Q${x + long * 0.8} ${middle - high * 0.8} ${x + long} ${middle + 4}Q${x + long * 0.4} ${middle - high * 0.55} ${x - long * 0.96} ${middle - high * 0.42}Z`,
      0.35,
    ),
    fill('accent', portholes.join('') + decks.join('')),
    fill(
      'light',
      path`M${x + long * 0.68} ${middle - high * 0.42}q${long * 0.16} ${high * 0.14} ${long * 0.24} ${high * 0.4}h${-long * 0.28}Z`,
      0.9,
    ),
    line(0.9, 2.5, path`M${x - long * 0.86} ${middle + high * 0.36}H${x + long * 0.84}`),
    fine(
      line(
        'light',
        2,
        times(7, () => path`M${between(0, 340)} ${between(40, 360)}h${between(14, 46)}`).join(''),
        0.3,
      ),
    ),
  ];
}
