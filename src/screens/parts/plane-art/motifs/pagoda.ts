import { box, dots, hills, path, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

const roof = (at: number, eaves: number, half: number, rise: number) =>
  path`M${at - half - 12} ${eaves - 7}Q${at - half * 0.6} ${eaves - 2} ${at - half * 0.42} ${eaves - rise}H${at + half * 0.42}Q${at + half * 0.6} ${eaves - 2} ${at + half + 12} ${eaves - 7}Q${at + half} ${eaves + 4} ${at + half - 6} ${eaves + 4}H${at - half + 6}Q${at - half} ${eaves + 4} ${at - half - 12} ${eaves - 7}Z`;

/** Draws roofs upon roofs among peaks in the mist, behind a blossoming bough or a gate. */
export function pagoda(scene: Scene): readonly Shape[] {
  const { random, between } = scene;
  const lights: string[] = [];
  const tower = (at: number, foot: number, half: number, storeys: number) =>
    times(storeys, (storey) => {
      const wide = half * (1 - storey * 0.14);
      const base = foot - storey * half * 0.82;
      lights.push(
        ...times(3, (index) =>
          box(at + (index - 1) * wide * 0.4 - wide * 0.09, base - half * 0.36, wide * 0.18, half * 0.26),
        ),
      );
      return (
        box(at - wide * 0.66, base - half * 0.5, wide * 1.32, half * 0.52) +
        roof(at, base - half * 0.46, wide, half * 0.36)
      );
    }).join('') + box(at - 1.5, foot - storeys * half * 0.82 - half * 0.7, 3, half * 0.7);
  const gate =
    'M246 220q46 12 92 0l-3 12q-43 8 -86 0Z' +
    box(256, 242, 72, 7) +
    box(262, 228, 9, 90) +
    box(313, 228, 9, 90);
  const bough = 'M-4 70Q70 96 118 66T214 84Q160 84 128 84T-4 96ZM60 88q30 30 66 26q-40 -8 -54 -30Z';
  const blossoms = dots(42, (index) => [index * 5 + between(-12, 12), 76 + between(-20, 34)]);
  const hasGate = random() < 0.5;
  return [
    fill(0.05, ridge(scene, 222, 120, 0.62)),
    fill(0.18, ridge(scene, 252, 70, 0.55)),
    fill('mist', 'M0 178h400v90h-400Z'),
    fill(0.34, tower(82, 266, 26, 2) + hills(scene, 262, 10, 3)),
    fill(0.66, tower(190, 290, 46, Math.round(between(3, 4)))),
    fill('accent', lights.join('')),
    ...(hasGate ? [fill('accent', gate, 0.75)] : []),
    fill(0.78, hills(scene, 296, 10, 2)),
    fill(0.95, hills(scene, 346, 22, 2)),
    ...(hasGate
      ? []
      : [
          fill(0.95, bough),
          line('accent', 9, blossoms, 0.75),
          detail(
            line(
              'light',
              5,
              dots(24, () => [random() * 230, 60 + random() * 50]),
              0.8,
            ),
          ),
        ]),
    detail(
      line(
        'accent',
        3.5,
        dots(14, () => [random() * 400, between(90, 318)]),
        0.7,
      ),
    ),
  ];
}
