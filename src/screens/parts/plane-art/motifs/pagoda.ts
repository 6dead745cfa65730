import { box, dots, hills, path, ridge } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

const roof = (x: number, eavesY: number, halfWidth: number, height: number) =>
  path`M${x - halfWidth - 12} ${eavesY - 7}Q${x - halfWidth * 0.6} ${eavesY - 2} ${x - halfWidth * 0.42} ${eavesY - height}H${x + halfWidth * 0.42}Q${x + halfWidth * 0.6} ${eavesY - 2} ${x + halfWidth + 12} ${eavesY - 7}Q${x + halfWidth} ${eavesY + 4} ${x + halfWidth - 6} ${eavesY + 4}H${x - halfWidth + 6}Q${x - halfWidth} ${eavesY + 4} ${x - halfWidth - 12} ${eavesY - 7}Z`;

/** Draws roofs upon roofs among peaks in the mist, behind a blossoming bough or a gate. */
export function pagoda(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const windows: string[] = [];
  const tower = (x: number, baseY: number, halfWidth: number, floorCount: number) =>
    times(floorCount, (floor) => {
      const floorHalfWidth = halfWidth * (1 - floor * 0.14);
      const floorY = baseY - floor * halfWidth * 0.82;
      windows.push(
        ...times(3, (index) =>
          box(
            x + (index - 1) * floorHalfWidth * 0.4 - floorHalfWidth * 0.09,
            floorY - halfWidth * 0.36,
            floorHalfWidth * 0.18,
            halfWidth * 0.26,
          ),
        ),
      );
      return (
        box(x - floorHalfWidth * 0.66, floorY - halfWidth * 0.5, floorHalfWidth * 1.32, halfWidth * 0.52) +
        roof(x, floorY - halfWidth * 0.46, floorHalfWidth, halfWidth * 0.36)
      );
    }).join('') + box(x - 1.5, baseY - floorCount * halfWidth * 0.82 - halfWidth * 0.7, 3, halfWidth * 0.7);
  const gate =
    'M246 220q46 12 92 0l-3 12q-43 8 -86 0Z' +
    box(256, 242, 72, 7) +
    box(262, 228, 9, 90) +
    box(313, 228, 9, 90);
  const bough = 'M-4 70Q70 96 118 66T214 84Q160 84 128 84T-4 96ZM60 88q30 30 66 26q-40 -8 -54 -30Z';
  const blossoms = dots(42, (index) => [index * 5 + between(-12, 12), 76 + between(-20, 34)]);
  const hasGate = random() < 0.5;
  return [
    fill(0.05, ridge(source, 222, 120, 0.62)),
    fill(0.18, ridge(source, 252, 70, 0.55)),
    fill('mist', 'M0 178h400v90h-400Z'),
    fill(0.34, tower(82, 266, 26, 2) + hills(source, 262, 10, 3)),
    fill(0.66, tower(190, 290, 46, Math.round(between(3, 4)))),
    fill('accent', windows.join('')),
    ...(hasGate ? [fill('accent', gate, 0.75)] : []),
    fill(0.78, hills(source, 296, 10, 2)),
    fill(0.95, hills(source, 346, 22, 2)),
    ...(hasGate
      ? []
      : [
          fill(0.95, bough),
          line('accent', 9, blossoms, 0.75),
          asDetail(
            line(
              'light',
              5,
              dots(24, () => [random() * 230, 60 + random() * 50]),
              0.8,
            ),
          ),
        ]),
    asDetail(
      line(
        'accent',
        3.5,
        dots(14, () => [random() * 400, between(90, 318)]),
        0.7,
      ),
    ),
  ];
}
