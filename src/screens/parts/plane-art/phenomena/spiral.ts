import { dots, oval, type Point, polygon } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws arms that spiral out of a bright center. */
export function spiral({ random, between, pick }: RandomSource): readonly Shape[] {
  const armCount = Math.round(between(4, 7));
  const twist = between(1.1, 1.9) * pick([-1, 1]);
  const pointAt = (angle: number, r: number): Point => [200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r];
  const arm = (startAngle: number, angularWidth: number) => {
    const edge = (angularOffset: number) =>
      times(30, (step): Point => {
        const r = 12 * 1.12 ** step;
        return pointAt(startAngle + angularOffset * (0.3 + step / 42) + twist * Math.log(r / 12), r);
      });
    return polygon(...edge(0), ...edge(angularWidth).reverse());
  };
  const allArms = (startAngle: number, angularWidth: number) =>
    times(armCount, (index) => arm(startAngle + (index * Math.PI * 2) / armCount, angularWidth)).join('');
  const armSpacing = (Math.PI * 2) / armCount;
  return [
    fill(0.62, allArms(0, armSpacing * 0.9)),
    fill(0.35, allArms(armSpacing * 0.12, armSpacing * 0.6)),
    fill(0.05, allArms(armSpacing * 0.3, armSpacing * 0.22)),
    asDetail(
      line(
        'light',
        2.4,
        dots(70, () => {
          const r = 30 + random() * 220;
          return pointAt(
            Math.floor(random() * armCount) * armSpacing + twist * Math.log(r / 12) + random() * 0.5,
            r,
          );
        }),
        0.8,
      ),
    ),
    fill('glow', oval(200, 200, 120)),
    fill('light', oval(200, 200, 17)),
  ];
}
