import { box, dots, oval, path } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws meshing gears, pipes, chimneys and lamps. */
export function machine(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const gear = (x: number, y: number, r: number, toothCount: number, rotation: number) => {
    const teeth = times(toothCount, (index) => {
      const angle = rotation + (index * Math.PI * 2) / toothCount;
      const halfAngle = Math.PI / toothCount / 1.9;
      const pointAt = (radius: number, angleOffset: number) =>
        path`${x + Math.sin(angle + angleOffset) * radius} ${y - Math.cos(angle + angleOffset) * radius}`;
      return `M${pointAt(r * 0.9, -halfAngle)}L${pointAt(r * 1.13, -halfAngle * 0.6)}L${pointAt(r * 1.13, halfAngle * 0.6)}L${pointAt(r * 0.9, halfAngle)}Z`;
    });
    const holes = times(5, (index) => {
      const angle = rotation + (index * Math.PI * 2) / 5;
      return oval(x + Math.sin(angle) * r * 0.56, y - Math.cos(angle) * r * 0.56, r * 0.19);
    });
    return { body: oval(x, y, r) + teeth.join(''), holes: holes.join('') + oval(x, y, r * 0.16) };
  };
  const rotation = between(0, 1);
  const mainGear = gear(200 + between(-20, 20), 242, between(82, 98), 18, rotation);
  const rightGear = gear(318, 304, between(46, 58), 12, rotation);
  const leftGear = gear(78, 308, between(44, 60), 11, -rotation);
  const chimneys = times(7, (index) => {
    const x = index * 64 + between(-14, 14);
    const width = between(16, 30);
    return (
      box(x, HORIZON_Y - between(10, 110), width, 400) + box(x - 3, HORIZON_Y - between(0, 30), width + 6, 8)
    );
  });
  const pipe = (startY: number, bendX: number, endY: number) =>
    path`M-10 ${startY}H${bendX - 16}q16 0 16 16V${endY}q0 16 16 16H410`;
  return [
    fill(0.08, chimneys.join('')),
    fill('mist', 'M0 168h400v130h-400Z', 0.75),
    line(0.26, 13, pipe(184, 240, 238)),
    line('light', 2.5, pipe(180, 240, 234), 0.25),
    fill(0.42, mainGear.body),
    fill(0.16, mainGear.holes),
    line(0.62, 17, pipe(268, 130, 324)),
    line('accent', 3, pipe(263, 130, 319), 0.45),
    fill(0.7, rightGear.body + leftGear.body),
    fill('accent', rightGear.holes + leftGear.holes, 0.75),
    asDetail(
      line(
        'accent',
        4,
        dots(16, () => [Math.round(random() * 24) * 16, Math.round(between(178, 278) / 14) * 14]),
        0.9,
      ),
    ),
    fill(0.95, box(-1, 350, 402, 300) + times(9, (index) => box(index * 48 + 6, 338, 26, 14)).join('')),
    asDetail(
      line(
        'accent',
        3,
        dots(17, (index) => [index * 24 + 8, 364]),
        0.6,
      ),
    ),
  ];
}
