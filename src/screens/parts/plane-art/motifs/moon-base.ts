import { box, dome, oval, path, ridge } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws domes under an alien sky, a mast, and a planet over the horizon. */
export function moonBase(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const planetRadius = between(60, 84);
  const side = random() < 0.5 ? -1 : 1;
  const domes = [
    [122, 40],
    [206, 62],
    [292, 34],
  ] as const;
  const ribs = domes.map(
    ([x, r]) =>
      path`M${x - r * 0.5} 286q0 ${-r * 0.75} ${r * 0.5} ${-r}q${r * 0.5} ${r * 0.25} ${r * 0.5} ${r}M${x - r * 0.86} ${286 - r * 0.5}h${r * 1.72}`,
  );
  const windows = domes.flatMap(([x, r]) =>
    times(Math.floor(r / 8), (index) => box(x - r * 0.7 + index * 12, 286 - r * 0.3, 7, r * 0.14)),
  );
  const mastX = 200 + side * 60;
  const craters = times(7, () => {
    const nearness = random();
    return oval(between(10, 390), 304 + nearness * 90, 14 + nearness * 34, 3 + nearness * 8);
  });
  return [
    fill('light', oval(200 + side * 82, 198, planetRadius), 0.28),
    fill('dark', oval(200 + side * 82 + 16, 206, planetRadius * 0.94), 0.22),
    fill(0.14, ridge(source, 250, 54, 0.55)),
    fill(0.3, ridge(source, 278, 26, 0.5)),
    line(
      0.75,
      3.5,
      path`M${mastX} 286V140M${mastX - 16} 286L${mastX} 218L${mastX + 16} 286M${mastX - 16} 162q16 20 32 0M${mastX - 10} 188h20`,
    ),
    fill('light', domes.map(([x, r]) => dome(x, 286, r)).join(''), 0.55),
    fill(
      0.6,
      domes
        .map(
          ([x, r]) =>
            path`M${x + r * 0.1} 286q${r * 0.5} ${-r * 0.5} 0 ${-r}a${r} ${r} 0 0 1 ${r * 0.9} ${r}Z`,
        )
        .join('') + box(110, 270, 190, 17),
    ),
    line(0.75, 2, ribs.join(''), 0.8),
    fill('accent', windows.join('') + oval(mastX, 138, 4)),
    fill(0.55, ridge(source, 294, 12, 0.5)),
    asDetail(fill(0.72, craters.join(''))),
    fill(0.78, ridge(source, 346, 22, 0.6)),
    fill(0.96, ridge(source, 378, 34, 0.7)),
  ];
}
