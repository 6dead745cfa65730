import { type Point, path, polygon, ridge } from '../outlines';
import { fill, line, type Scene, type Shape, times } from '../scene';

/** Great stones of eight faces, afloat, with runes alight in them. */
export function hedrons(scene: Scene): readonly Shape[] {
  const { between, horizon: y, focus: x } = scene;
  const stone = (at: number, middle: number, size: number, lean: number) => {
    const turn = ([dx, dy]: Point): Point => [
      at + (dx * Math.cos(lean) - dy * Math.sin(lean)) * size,
      middle + (dx * Math.sin(lean) + dy * Math.cos(lean)) * size,
    ];
    const [top, bottom, left, right, front] = [
      turn([0, -1]),
      turn([0, 1.1]),
      turn([-0.62, -0.06]),
      turn([0.62, -0.1]),
      turn([-0.12, 0.12]),
    ];
    const between = (one: Point, other: Point, share: number): Point => [
      one[0] + (other[0] - one[0]) * share,
      one[1] + (other[1] - one[1]) * share,
    ];
    const rune = [
      between(top, front, 0.3),
      between(top, front, 0.72),
      between(left, front, 0.55),
      between(bottom, front, 0.7),
    ];
    return {
      lit: polygon(top, left, front),
      dim: polygon(top, front, right) + polygon(left, front, bottom),
      dark: polygon(front, right, bottom),
      rune: rune.map(([rx, ry], index) => (index ? 'L' : 'M') + path`${rx} ${ry}`).join(''),
    };
  };
  const group = (stones: readonly ReturnType<typeof stone>[], depth: number): readonly Shape[] => [
    fill(depth, stones.map(({ dim }) => dim).join('')),
    fill(depth + 0.22, stones.map(({ dark }) => dark).join('')),
    fill(depth * 0.3, stones.map(({ lit }) => lit).join('')),
    line('accent', 3, stones.map(({ rune }) => rune).join(''), 0.9),
  ];
  return [
    fill(0.08, ridge(scene, y + 16, 80, 0.6)),
    ...group(
      times(5, (index) =>
        stone(
          x - 150 + index * 74 + between(-16, 16),
          between(95, y - 6),
          between(14, 24),
          between(-0.5, 0.5),
        ),
      ),
      0.25,
    ),
    fill(0.32, ridge(scene, y + 44, 50, 0.65)),
    fill('mist', path`M0 ${y - 10}h400v80h-400Z`, 0.7),
    ...group(
      [
        stone(x + between(-24, 24), y - 34, between(74, 86), between(-0.25, 0.25)),
        stone(x + 112, y + 12, between(36, 46), between(-0.5, 0.5)),
        stone(x - 108, y + 26, between(30, 42), between(-0.6, 0.6)),
      ],
      0.5,
    ),
    fill(0.72, ridge(scene, y + 92, 44, 0.7)),
    fill(0.95, ridge(scene, y + 136, 40, 0.7)),
  ];
}
