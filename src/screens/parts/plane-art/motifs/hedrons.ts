import { type Point, path, polygon, ridge } from '../outlines';
import { fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws large floating octahedrons with glowing runes. */
export function hedrons(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const stone = (x: number, y: number, size: number, lean: number) => {
    const rotated = ([dx, dy]: Point): Point => [
      x + (dx * Math.cos(lean) - dy * Math.sin(lean)) * size,
      y + (dx * Math.sin(lean) + dy * Math.cos(lean)) * size,
    ];
    const [top, bottom, left, right, front] = [
      rotated([0, -1]),
      rotated([0, 1.1]),
      rotated([-0.62, -0.06]),
      rotated([0.62, -0.1]),
      rotated([-0.12, 0.12]),
    ];
    const pointBetween = (from: Point, to: Point, share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    const rune = [
      pointBetween(top, front, 0.3),
      pointBetween(top, front, 0.72),
      pointBetween(left, front, 0.55),
      pointBetween(bottom, front, 0.7),
    ];
    return {
      lit: polygon(top, left, front),
      dim: polygon(top, front, right) + polygon(left, front, bottom),
      dark: polygon(front, right, bottom),
      rune: rune.map(([runeX, runeY], index) => (index ? 'L' : 'M') + path`${runeX} ${runeY}`).join(''),
    };
  };
  const group = (stones: readonly ReturnType<typeof stone>[], nearness: number): readonly Shape[] => [
    fill(nearness, stones.map(({ dim }) => dim).join('')),
    fill(nearness + 0.22, stones.map(({ dark }) => dark).join('')),
    fill(nearness * 0.3, stones.map(({ lit }) => lit).join('')),
    line('accent', 3, stones.map(({ rune }) => rune).join(''), 0.9),
  ];
  return [
    fill(0.08, ridge(source, 244, 80, 0.6)),
    ...group(
      times(5, (index) =>
        stone(50 + index * 74 + between(-16, 16), between(95, 222), between(14, 24), between(-0.5, 0.5)),
      ),
      0.25,
    ),
    fill(0.32, ridge(source, 272, 50, 0.65)),
    fill('mist', 'M0 218h400v80h-400Z', 0.7),
    ...group(
      [
        stone(200 + between(-24, 24), 194, between(74, 86), between(-0.25, 0.25)),
        stone(312, 240, between(36, 46), between(-0.5, 0.5)),
        stone(92, 254, between(30, 42), between(-0.6, 0.6)),
      ],
      0.5,
    ),
    fill(0.72, ridge(source, 320, 44, 0.7)),
    fill(0.95, ridge(source, 364, 40, 0.7)),
  ];
}
