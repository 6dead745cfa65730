import { box, dome, oval, path, ridge } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Domes under a foreign sky, a mast, and a world over the horizon. */
export function base(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
  const foot = y + 58;
  const world = between(60, 84);
  const side = random() < 0.5 ? -1 : 1;
  const domes = [
    [x - 78, 40],
    [x + 6, 62],
    [x + 92, 34],
  ] as const;
  const ribs = domes.map(
    ([at, r]) =>
      path`M${at - r * 0.5} ${foot}q0 ${-r * 0.75} ${r * 0.5} ${-r}q${r * 0.5} ${r * 0.25} ${r * 0.5} ${r}M${at - r * 0.86} ${foot - r * 0.5}h${r * 1.72}`,
  );
  const panes = domes.flatMap(([at, r]) =>
    times(Math.floor(r / 8), (index) => box(at - r * 0.7 + index * 12, foot - r * 0.3, 7, r * 0.14)),
  );
  const mast = x + side * 60;
  const craters = times(7, () => {
    const near = random();
    return oval(between(10, 390), foot + 18 + near * 90, 14 + near * 34, 3 + near * 8);
  });
  return [
    fill('light', oval(x + side * 82, y - 30, world), 0.28),
    fill('dark', oval(x + side * 82 + 16, y - 22, world * 0.94), 0.22),
    fill(0.14, ridge(scene, y + 22, 54, 0.55)),
    fill(0.3, ridge(scene, y + 50, 26, 0.5)),
    line(
      0.75,
      3.5,
      path`M${mast} ${foot}V${y - 88}M${mast - 16} ${foot}L${mast} ${y - 10}L${mast + 16} ${foot}M${mast - 16} ${y - 66}q16 20 32 0M${mast - 10} ${y - 40}h20`,
    ),
    fill('light', domes.map(([at, r]) => dome(at, foot, r)).join(''), 0.55),
    fill(
      0.6,
      domes
        .map(
          ([at, r]) =>
            path`M${at + r * 0.1} ${foot}q${r * 0.5} ${-r * 0.5} 0 ${-r}a${r} ${r} 0 0 1 ${r * 0.9} ${r}Z`,
        )
        .join('') + box(x - 90, foot - 16, 190, 17),
    ),
    line(0.75, 2, ribs.join(''), 0.8),
    fill('accent', panes.join('') + oval(mast, y - 90, 4)),
    fill(0.55, ridge(scene, foot + 8, 12, 0.5)),
    fine(fill(0.72, craters.join(''))),
    fill(0.78, ridge(scene, y + 118, 22, 0.6)),
    fill(0.96, ridge(scene, y + 150, 34, 0.7)),
  ];
}
