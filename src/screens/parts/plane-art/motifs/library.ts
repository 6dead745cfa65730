import { box, oval, path, polygon } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws bookshelves to the vanishing point, with a bright window at the end. */
export function library(scene: Scene): readonly Shape[] {
  const { random, between } = scene;
  const far = between(46, 58);
  /**
   * Returns a point of a side wall: nearness from 0 at the window to 1 beside the viewer, height from −1 at the floor
   * to 1.
   */
  const wallPoint = (side: number, near: number, high: number) => {
    const scale = 1 + near * near * 5;
    return [
      200 + side * far * scale,
      214 - high * far * 1.5 * scale + (high < 0 ? -high * -18 * scale : 0),
    ] as const;
  };
  const panel = (side: number, from: number, to: number, low: number, high: number) =>
    polygon(
      wallPoint(side, from, low),
      wallPoint(side, to, low),
      wallPoint(side, to, high),
      wallPoint(side, from, high),
    );
  const walls = [-1, 1].map((side) => panel(side, 0, 1.15, -1, 1.6));
  const books = (share: number) =>
    [-1, 1].flatMap((side) =>
      times(6, (shelf) => {
        const low = -0.86 + shelf * 0.4;
        return times(26, (book) => {
          const from = 0.04 + book * 0.042;
          return random() < share
            ? panel(side, from, from + between(0.018, 0.034), low, low + between(0.2, 0.32))
            : '';
        }).join('');
      }),
    );
  const [left, floor] = wallPoint(-1, 0, -1);
  const arch = path`M${200 - far * 0.7} ${floor}V${214 - far * 0.9}a${far * 0.7} ${far * 0.75} 0 0 1 ${far * 1.4} 0V${floor}Z`;
  const bars = path`M200 ${214 - far * 1.7}V${floor}M${200 - far * 0.7} ${214 - far * 0.2}h${far * 1.4}M${200 - far * 0.35} ${214 - far * 1.55}V${floor}M${200 + far * 0.35} ${214 - far * 1.55}V${floor}`;
  const lamps = times(3, (index) => [200 + (index - 1) * 64, 74 + Math.abs(index - 1) * 26] as const);
  return [
    fill(0.45, box(-1, -1, 402, 402)),
    fill(0.3, box(left, 214 - far * 2.6, far * 2, floor - 214 + far * 2.6)),
    fill('light', arch),
    line(0.5, 3.5, bars),
    fill('glow', oval(200, 194, 150, 150), 0.8),
    fill(0.6, polygon([left, floor], [200 + far, floor], wallPoint(1, 1.2, -1), wallPoint(-1, 1.2, -1))),
    fill('light', polygon([200 - far * 0.6, floor], [200 + far * 0.6, floor], [350, 401], [50, 401]), 0.22),
    fill(0.75, walls.join('')),
    fill(0.35, books(0.45).join('')),
    fill('accent', books(0.16).join(''), 0.7),
    fill('light', books(0.1).join(''), 0.55),
    line(0.95, 2.5, lamps.map(([lx, ly]) => path`M${lx} -1V${ly}`).join('')),
    ...lamps.map(([lx, ly]) => fill('glow', oval(lx, ly + 6, 34))),
    fill('accent', lamps.map(([lx, ly]) => oval(lx, ly + 5, 8, 9)).join('')),
    detail(
      fill(
        'light',
        times(
          7,
          () =>
            path`M${200 + between(-70, 70)} ${between(110, 244)}q5 -5 9 0q5 -5 9 0v6q-5 -4 -9 0q-5 -4 -9 0Z`,
        ).join(''),
        0.85,
      ),
    ),
  ];
}
