import { box, dots, hills, oval, path, polygon } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws rolling fields, and one thing that stands in them: a tree, a mill, or old stones. */
export function plains(source: RandomSource): readonly Shape[] {
  const { random, between, pick } = source;
  const furrows = times(
    9,
    (index) =>
      path`M${240 + (index - 4) * 5} 272Q${200 + (index - 4) * 26} 298 ${160 + (index - 4) * 74} 400`,
  );
  return [
    fill(0.06, hills(source, 216, 26, 4)),
    fill(0.2, hills(source, 236, 20, 3)),
    fill(0.36, hills(source, 258, 16, 3)),
    ...pick([loneTree, mill, stones])(source),
    fill(0.55, hills(source, 280, 14, 2)),
    asDetail(line('light', 2, furrows.join(''), 0.3)),
    fill(0.75, hills(source, 320, 22, 2)),
    asDetail(
      line(
        'accent',
        4,
        dots(30, () => [random() * 400, 328 + random() * 70]),
        0.8,
      ),
    ),
    fill(0.95, hills(source, 366, 24, 2)),
    asDetail(
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

function loneTree({ between }: RandomSource): readonly Shape[] {
  const r = between(34, 46);
  return [
    fill(
      0.85,
      'M193 292q5 -30 2 -50h10q-2 26 3 50Z' +
        oval(200, 244 - r * 0.7, r * 1.25, r) +
        oval(200 - r, 246 - r * 0.3, r * 0.75, r * 0.6) +
        oval(200 + r, 244 - r * 0.2, r * 0.7, r * 0.55),
    ),
    fill('light', oval(192, 230 - r, r * 0.8, r * 0.4), 0.16),
  ];
}

function mill({ between }: RandomSource): readonly Shape[] {
  const turn = between(0, 1.5);
  const sails = times(4, (index) => {
    const angle = turn + (index * Math.PI) / 2;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    return polygon(
      [200, 204],
      [200 + dx * 66, 204 + dy * 66],
      [200 + dx * 62 - dy * 14, 204 + dy * 62 + dx * 14],
      [200 + dx * 16 - dy * 12, 204 + dy * 16 + dx * 12],
    );
  });
  return [
    fill(0.8, polygon([175, 294], [185, 198], [200, 180], [215, 198], [225, 294])),
    fill('light', sails.join(''), 0.85),
    fill('accent', box(195, 258, 10, 14)),
  ];
}

function stones({ between }: RandomSource): readonly Shape[] {
  const stone = (x: number, width: number, height: number) =>
    polygon(
      [x - width, 294],
      [x - width * 0.8, 294 - height],
      [x + width * 0.7, 294 - height - 4],
      [x + width, 294],
    );
  const height = between(62, 80);
  return [
    fill(0.5, stone(108, 12, height * 0.7) + stone(296, 12, height * 0.75)),
    fill(
      0.85,
      stone(160, 12, height) +
        stone(218, 13, height) +
        polygon(
          [140, 294 - height],
          [142, 294 - height - 18],
          [238, 294 - height - 22],
          [240, 294 - height - 2],
        ) +
        stone(266, 11, height * 0.55),
    ),
  ];
}
