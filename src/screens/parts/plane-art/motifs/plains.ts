import { box, dots, hills, oval, path, polygon } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Rolling fields, and one thing that stands in them: a tree, a mill, or old stones. */
export function plains(scene: Scene): readonly Shape[] {
  const { random, between, pick, horizon: y, focus: x } = scene;
  const furrows = times(
    9,
    (index) =>
      path`M${x + 40 + (index - 4) * 5} ${y + 44}Q${x + (index - 4) * 26} ${y + 70} ${x - 40 + (index - 4) * 74} 400`,
  );
  return [
    fill(0.06, hills(scene, y - 12, 26, 4)),
    fill(0.2, hills(scene, y + 8, 20, 3)),
    fill(0.36, hills(scene, y + 30, 16, 3)),
    ...pick([crown, mill, stones])(scene),
    fill(0.55, hills(scene, y + 52, 14, 2)),
    fine(line('light', 2, furrows.join(''), 0.3)),
    fill(0.75, hills(scene, y + 92, 22, 2)),
    fine(
      line(
        'accent',
        4,
        dots(30, () => [random() * 400, y + 100 + random() * 70]),
        0.8,
      ),
    ),
    fill(0.95, hills(scene, y + 138, 24, 2)),
    fine(
      line(
        0.95,
        2.5,
        times(
          34,
          () => path`M${random() * 400} 385q${between(-4, 4)} -20 ${between(-12, 12)} ${-between(24, 52)}`,
        ).join(''),
      ),
    ),
  ];
}

function crown({ between, horizon: y, focus: x }: Scene): readonly Shape[] {
  const foot = y + 64;
  const r = between(34, 46);
  return [
    fill(
      0.85,
      path`M${x - 7} ${foot}q5 -30 2 -50h10q-2 26 3 50Z` +
        oval(x, foot - 48 - r * 0.7, r * 1.25, r) +
        oval(x - r, foot - 46 - r * 0.3, r * 0.75, r * 0.6) +
        oval(x + r, foot - 48 - r * 0.2, r * 0.7, r * 0.55),
    ),
    fill('light', oval(x - 8, foot - 62 - r, r * 0.8, r * 0.4), 0.16),
  ];
}

function mill({ between, horizon: y, focus: x }: Scene): readonly Shape[] {
  const foot = y + 66;
  const hub = foot - 88;
  const turn = between(0, 1.5);
  const sails = times(4, (index) => {
    const angle = turn + (index * Math.PI) / 2;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    return polygon(
      [x, hub],
      [x + dx * 66, hub + dy * 66],
      [x + dx * 62 - dy * 14, hub + dy * 62 + dx * 14],
      [x + dx * 16 - dy * 12, hub + dy * 16 + dx * 12],
    );
  });
  return [
    fill(0.8, polygon([x - 25, foot], [x - 15, hub - 6], [x, hub - 24], [x + 15, hub - 6], [x + 25, foot])),
    fill('light', sails.join(''), 0.85),
    fill('accent', box(x - 5, foot - 34, 10, 14)),
  ];
}

function stones({ between, horizon: y, focus: x }: Scene): readonly Shape[] {
  const foot = y + 64;
  const stone = (at: number, width: number, height: number) =>
    polygon(
      [at - width, foot],
      [at - width * 0.8, foot - height],
      [at + width * 0.7, foot - height - 4],
      [at + width, foot],
    );
  const tall = between(62, 80);
  return [
    fill(0.5, stone(x - 92, 12, tall * 0.7) + stone(x + 96, 12, tall * 0.75)),
    fill(
      0.85,
      stone(x - 40, 12, tall) +
        stone(x + 18, 13, tall) +
        polygon(
          [x - 60, foot - tall],
          [x - 58, foot - tall - 18],
          [x + 38, foot - tall - 22],
          [x + 40, foot - tall - 2],
        ) +
        stone(x + 66, 11, tall * 0.55),
    ),
  ];
}
