import { clump, dome, fir, type Point, path, polygon, spire } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws land that floats above a sea of clouds, with water falling off its edge. */
export function isles(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const isle = (x: number, top: number, halfWidth: number) => {
    const depth = halfWidth * between(1, 1.35);
    const underside: Point[] = times(9, (index): Point => {
      const fromCenter = 1 - index / 4;
      return [
        x + fromCenter * halfWidth,
        top + depth * (1 - Math.abs(fromCenter)) ** 0.8 * between(0.7, 1.05) + 5,
      ];
    });
    return {
      rock: polygon([x - halfWidth, top], [x + halfWidth, top], ...underside),
      turf: path`M${x - halfWidth - 3} ${top + 3}Q${x - halfWidth * 0.4} ${top - halfWidth * 0.22} ${x} ${top - halfWidth * 0.14}T${x + halfWidth + 3} ${top + 3}Q${x} ${top + halfWidth * 0.22} ${x - halfWidth - 3} ${top + 3}Z`,
    };
  };
  const mainHalfWidth = between(74, 92);
  const mainIsle = isle(200, 204, mainHalfWidth);
  const farIsles = [
    isle(82, HORIZON_Y - between(60, 90), between(26, 36)),
    isle(322, HORIZON_Y - between(30, 80), between(30, 42)),
    isle(260, 110, between(14, 22)),
  ];
  const nearIsles = [isle(140, 264, 18), isle(284, 270, 24)];
  const waterfallX = 200 + mainHalfWidth * between(-0.6, 0.5);
  const hasBuildings = random() < 0.5;
  const cloudBank = (baseY: number, size: number) =>
    times(9, (index) =>
      dome(index * 50 + between(-16, 16), baseY, size * between(0.8, 1.3), size * between(0.5, 0.9)),
    ).join('') + path`M-1 ${baseY - 1}H401V401H-1Z`;
  return [
    fill('light', cloudBank(278, 44), 0.2),
    fill(0.2, farIsles.map(({ rock }) => rock).join('')),
    fill(0.08, farIsles.map(({ turf }) => turf).join('')),
    fill('light', cloudBank(306, 46), 0.26),
    fill(0.6, mainIsle.rock + nearIsles.map(({ rock }) => rock).join('')),
    fill('light', path`M${waterfallX - 4} 206h9l5 130h-20Z`, 0.7),
    fill(
      0.68,
      hasBuildings
        ? spire(194, 202, 22, 92) + spire(218, 204, 16, 62) + spire(170, 204, 15, 50) + dome(242, 206, 15)
        : fir(170, 204, 58) + fir(196, 200, 76) + fir(230, 204, 52) + clump(source, 254, 198, 40, 18),
    ),
    fill(0.3, mainIsle.turf + nearIsles.map(({ turf }) => turf).join('')),
    ...(hasBuildings ? [fill('accent', 'M192 162h4v12h-4ZM216 178h4v9h-4ZM168 184h4v8h-4Z')] : []),
    asDetail(
      line(
        0.85,
        1.8,
        times(6, () => path`M${200 + between(-130, 130)} ${between(100, 228)}q4 -4 7 0q4 -4 7 0`).join(''),
      ),
    ),
    fill(0.3, cloudBank(340, 54), 0.85),
    fill(0.6, cloudBank(378, 62), 0.9),
  ];
}
