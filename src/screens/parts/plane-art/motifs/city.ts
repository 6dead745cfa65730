import { box, dome, dots, path, spire } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';
import { SCENE_SIZE } from '../scene-size';

type TowerTop = 'flat' | 'spire' | 'dome';

/** Draws towers behind towers, bridges between them, and lights in their windows. */
export function city(source: RandomSource): readonly Shape[] {
  const { random, between, pick } = source;
  const preferredTop = pick<TowerTop>(['flat', 'spire', 'dome']);
  const tower = (x: number, baseY: number, width: number, height: number) =>
    drawTower(source, preferredTop, x, baseY, width, height);
  const row = (baseY: number, width: number, height: number) => {
    const count = Math.round(SCENE_SIZE / width);
    return (
      times(count, (index) => {
        const x = (index + 0.5) * width + between(-0.2, 0.2) * width;
        const centrality = 1 - Math.min(1, Math.abs(x - 200) / 190);
        return tower(
          x,
          baseY,
          width * between(0.55, 0.95),
          height * (0.45 + centrality * 0.6) * between(0.7, 1.2),
        );
      }).join('') + box(-1, baseY - 1, 402, 402)
    );
  };
  const windows = (count: number, top: number, bottom: number) =>
    times(
      count,
      () => path`M${Math.round(random() * 80) * 5} ${Math.round(between(top, bottom) / 8) * 8}v4`,
    ).join('');
  const mainHeight = between(150, 180);
  const bridgeY = 298 - between(50, 80);
  return [
    fill(0.06, row(268, 26, 120)),
    fill(0.22, row(278, 36, 130)),
    asDetail(line('accent', 2, windows(60, 198, 268), 0.6)),
    fill('mist', 'M0 198h400v100h-400Z', 0.75),
    fill(0.45, tower(200, 298, 44, mainHeight) + row(298, 50, 108)),
    line(0.45, 7, path`M-1 ${bridgeY}Q110 ${bridgeY - 26} 200 ${bridgeY}T401 ${bridgeY - 8}`),
    asDetail(line('accent', 2.6, windows(46, 218, 298), 0.9)),
    line(
      'accent',
      3.4,
      path`M192 ${298 - mainHeight + 36}v${mainHeight * 0.4}M208 ${298 - mainHeight + 36}v${mainHeight * 0.4}`,
      0.85,
    ),
    fill(0.72, row(340, 66, 74)),
    asDetail(
      line(
        'accent',
        3.4,
        dots(18, () => [random() * SCENE_SIZE, between(298, 332)]),
        0.9,
      ),
    ),
    fill(
      0.95,
      tower(24, 401, 74, between(190, 260)) + tower(384, 401, 70, between(150, 230)) + row(401, 84, 66),
    ),
  ];
}

function drawTower(
  { random }: RandomSource,
  preferredTop: TowerTop,
  x: number,
  baseY: number,
  width: number,
  height: number,
): string {
  const top = baseY - height;
  switch (random() < 0.65 ? preferredTop : 'flat') {
    case 'flat':
      return (
        box(x - width / 2, top, width, height) +
        box(x - width * 0.28, top - width * 0.35, width * 0.56, width * 0.4) +
        (random() < 0.4 ? box(x - 1, top - width * 1.4, 2, width * 1.2) : '')
      );
    case 'spire':
      return spire(x, baseY, width, height * 1.25, 0.34);
    case 'dome':
      return (
        box(x - width / 2, top, width, height) +
        dome(x, top + 1, width * 0.56, width * 0.66) +
        box(x - 1.2, top - width * 1.05, 2.4, width * 0.5)
      );
  }
}
