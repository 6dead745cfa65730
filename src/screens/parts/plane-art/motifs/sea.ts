import { openPath, path, polygon, ridge, waves } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws open water with something in it: rocks and an arch, an island with a light, a sail, or cliffs with a fall. */
export function sea(source: RandomSource): readonly Shape[] {
  const { between, pick } = source;
  const glitter = times(9, (index) => {
    const halfWidth = between(4, 26) * (1 - index * 0.06);
    const x = 200 + between(-16, 16);
    return path`M${x - halfWidth} ${237 + index * 9}h${halfWidth * 2}`;
  });
  return [
    fill(0.1, ridge(source, 232, 34)),
    fill(0.3, waves(source, 228, 60, 0)),
    asDetail(line('light', 2, glitter.join(''), 0.6)),
    ...pick([stacks, lighthouse, sailingShip, headland])(source),
    fill(0.5, waves(source, 270, 34, 5)),
    fill(0.7, waves(source, 300, 52, 9)),
    fill(0.9, waves(source, 336, 80, 15)),
  ];
}

function stacks({ between }: RandomSource): readonly Shape[] {
  const rock = (x: number, width: number, height: number) =>
    polygon(
      [x - width * 0.6, 274],
      [x - width * 0.4, 274 - height * 0.6],
      [x - width * 0.45, 274 - height * 0.95],
      [x + width * 0.1, 274 - height],
      [x + width * 0.38, 274 - height * 0.85],
      [x + width * 0.35, 274 - height * 0.3],
      [x + width * 0.65, 274],
    );
  const top = 274 - between(95, 130);
  const halfSpan = between(30, 42);
  const arch = path`M${200 - halfSpan - 24} 278L${200 - halfSpan - 14} ${top + 14}Q200 ${top - 16} ${200 + halfSpan + 10} ${top + 8}L${200 + halfSpan + 26} 278H${200 + halfSpan}Q${200 + halfSpan - 4} ${top + 28} 200 ${top + 26}Q${200 - halfSpan + 2} ${top + 30} ${200 - halfSpan + 2} 278Z`;
  return [
    fill(0.45, rock(70, between(30, 60), between(60, 120)) + rock(335, between(30, 60), between(60, 130))),
    fill(0.8, arch + rock(200 + halfSpan + 52, 26, between(40, 80))),
  ];
}

function lighthouse({ between }: RandomSource): readonly Shape[] {
  const top = 274 - between(28, 44);
  const height = between(62, 84);
  return [
    fill('glow', path`M200 ${top - height}l-190 -46v64Z`, 0.55),
    fill(
      0.8,
      path`M110 278Q150 ${top + 4} 182 ${top}L222 ${top - 4}Q260 270 310 278Z` +
        polygon([191, top], [195, top - height], [205, top - height], [209, top]),
    ),
    fill(0.8, polygon([192, top - height - 12], [200, top - height - 22], [208, top - height - 12])),
    fill('accent', path`M195 ${top - height}v-11h10v11Z`),
  ];
}

function sailingShip({ between }: RandomSource): readonly Shape[] {
  const height = between(86, 110);
  return [
    fill(
      'light',
      path`M196 ${274 - height}q44 ${height * 0.5} 36 ${height * 0.82}h-36Z` +
        path`M192 ${274 - height * 0.9}q-36 ${height * 0.4} -30 ${height * 0.7}h30Z`,
      0.92,
    ),
    fill(
      0.95,
      'M148 264h102l-18 24h-68Z' +
        openPath([
          [193, 266],
          [193, 274 - height - 8],
          [196, 274 - height - 8],
          [196, 266],
        ]),
    ),
  ];
}

function headland({ between }: RandomSource): readonly Shape[] {
  const top = HORIZON_Y - between(70, 105);
  const waterfallX = 200 - between(20, 44);
  return [
    fill(0.4, path`M-1 258V${top - 24}L130 ${top - 18}L206 ${top + 20}L222 198L260 218L276 258Z`),
    fill('light', path`M${waterfallX - 9} ${top - 6}h18l4 ${274 - top}h-30Z`, 0.8),
    fill(
      0.7,
      path`M-1 278V${top + 22}L70 ${top + 30}L122 ${top + 70}L140 228L156 242L174 278ZM266 278l12 -34 16 -8 14 30 20 12Z`,
    ),
    fill('light', path`M${waterfallX - 40} 280q14 -18 30 -8q14 -16 28 0q14 -8 26 8Z`, 0.7),
  ];
}
