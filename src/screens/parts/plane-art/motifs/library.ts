import { box, oval, path, polygon } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws bookshelves to the vanishing point, with a bright window at the end. */
export function library(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const endHalfWidth = between(46, 58);
  /**
   * Returns a point of a side wall: nearness from 0 at the window to 1 beside the viewer, height from −1 at the floor
   * to 1.
   */
  const wallPoint = (side: number, nearness: number, height: number) => {
    const scale = 1 + nearness * nearness * 5;
    return [
      200 + side * endHalfWidth * scale,
      214 - height * endHalfWidth * 1.5 * scale + (height < 0 ? -height * -18 * scale : 0),
    ] as const;
  };
  const panel = (side: number, farEnd: number, nearEnd: number, bottom: number, top: number) =>
    polygon(
      wallPoint(side, farEnd, bottom),
      wallPoint(side, nearEnd, bottom),
      wallPoint(side, nearEnd, top),
      wallPoint(side, farEnd, top),
    );
  const walls = [-1, 1].map((side) => panel(side, 0, 1.15, -1, 1.6));
  const books = (share: number) =>
    [-1, 1].flatMap((side) =>
      times(6, (shelf) => {
        const shelfHeight = -0.86 + shelf * 0.4;
        return times(26, (book) => {
          const bookStart = 0.04 + book * 0.042;
          return random() < share
            ? panel(
                side,
                bookStart,
                bookStart + between(0.018, 0.034),
                shelfHeight,
                shelfHeight + between(0.2, 0.32),
              )
            : '';
        }).join('');
      }),
    );
  const [leftX, floorY] = wallPoint(-1, 0, -1);
  const arch = path`M${200 - endHalfWidth * 0.7} ${floorY}V${214 - endHalfWidth * 0.9}a${endHalfWidth * 0.7} ${endHalfWidth * 0.75} 0 0 1 ${endHalfWidth * 1.4} 0V${floorY}Z`;
  const bars = path`M200 ${214 - endHalfWidth * 1.7}V${floorY}M${200 - endHalfWidth * 0.7} ${214 - endHalfWidth * 0.2}h${endHalfWidth * 1.4}M${200 - endHalfWidth * 0.35} ${214 - endHalfWidth * 1.55}V${floorY}M${200 + endHalfWidth * 0.35} ${214 - endHalfWidth * 1.55}V${floorY}`;
  const lamps = times(3, (index) => [200 + (index - 1) * 64, 74 + Math.abs(index - 1) * 26] as const);
  return [
    fill(0.45, box(-1, -1, 402, 402)),
    fill(0.3, box(leftX, 214 - endHalfWidth * 2.6, endHalfWidth * 2, floorY - 214 + endHalfWidth * 2.6)),
    fill('light', arch),
    line(0.5, 3.5, bars),
    fill('glow', oval(200, 194, 150, 150), 0.8),
    fill(
      0.6,
      polygon([leftX, floorY], [200 + endHalfWidth, floorY], wallPoint(1, 1.2, -1), wallPoint(-1, 1.2, -1)),
    ),
    fill(
      'light',
      polygon([200 - endHalfWidth * 0.6, floorY], [200 + endHalfWidth * 0.6, floorY], [350, 401], [50, 401]),
      0.22,
    ),
    fill(0.75, walls.join('')),
    fill(0.35, books(0.45).join('')),
    fill('accent', books(0.16).join(''), 0.7),
    fill('light', books(0.1).join(''), 0.55),
    line(0.95, 2.5, lamps.map(([lampX, lampY]) => path`M${lampX} -1V${lampY}`).join('')),
    ...lamps.map(([lampX, lampY]) => fill('glow', oval(lampX, lampY + 6, 34))),
    fill('accent', lamps.map(([lampX, lampY]) => oval(lampX, lampY + 5, 8, 9)).join('')),
    asDetail(
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
