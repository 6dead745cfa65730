import { box, hills, path, polygon, ridge } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a castle on its crag, banners up. */
export function castle(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const rockTop = HORIZON_Y + between(10, 26);
  const windows: string[] = [];
  const flags: string[] = [];
  const hasPointedRoofs = random() < 0.6;
  const tower = (x: number, width: number, height: number) => {
    const top = rockTop - height;
    windows.push(box(x - 2, top + 16, 4, 8));
    if (hasPointedRoofs) {
      flags.push(
        path`M${x} ${top - width * 1.35}l${width * 0.9} ${-width * 0.05} ${-width * 0.9} ${width * 0.45}Z`,
      );
      return (
        box(x - width / 2, top, width, height + 40) +
        polygon([x - width * 0.68, top], [x, top - width * 1.4], [x + width * 0.68, top])
      );
    }
    const isLarge = width > 17;
    const battlements = times(3, (index) =>
      box(x - width * 0.66 + index * width * 0.5, top - 8, width * 0.32, 10),
    );
    if (isLarge) flags.push(path`M${x} ${top - 36}l24 7 -24 8Z`);
    return (
      box(x - width / 2, top, width, height + 40) +
      box(x - width * 0.66, top - 1, width * 1.32, 9) +
      battlements.join('') +
      (isLarge ? box(x - 1, top - 37, 2, 36) : '')
    );
  };
  const keep = tower(200, 26, between(96, 118));
  const backTowers = tower(176, 17, between(70, 90)) + tower(227, 17, between(62, 84));
  const frontBuildings =
    tower(144, 20, between(42, 60)) + tower(258, 20, between(40, 60)) + box(144, rockTop - 32, 114, 50);
  return [
    fill(0.06, ridge(source, 228, 70, 0.6)),
    fill(0.2, hills(source, 250, 18, 3)),
    fill('mist', 'M0 188h400v100h-400Z', 0.5),
    fill(0.45, backTowers),
    fill(0.55, keep),
    fill(0.62, frontBuildings + crag(rockTop)),
    fill('accent', windows.join('') + path`M191 ${rockTop + 8}v-16a9 11 0 0 1 18 0v16Z`),
    fill('accent', flags.join('')),
    fill(0.45, shadedSide(rockTop)),
    line('light', 6, path`M200 ${rockTop + 8}q34 24 4 48t6 60`, 0.3),
    fill(0.8, hills(source, 320, 20, 3)),
    fill(0.96, hills(source, 360, 22, 2)),
    asDetail(
      line('accent', 2.5, times(8, () => path`M${between(20, 380)} ${between(324, 346)}v4`).join(''), 0.8),
    ),
  ];
}

function crag(rockTop: number): string {
  return polygon(
    [134, rockTop + 6],
    [268, rockTop + 6],
    [276, rockTop + 34],
    [308, rockTop + 52],
    [320, 401],
    [70, 401],
    [96, rockTop + 60],
    [116, rockTop + 40],
  );
}

function shadedSide(rockTop: number): string {
  return polygon(
    [134, rockTop + 6],
    [116, rockTop + 40],
    [96, rockTop + 60],
    [70, 401],
    [130, 401],
    [148, rockTop + 62],
    [176, rockTop + 40],
    [166, rockTop + 8],
  );
}
