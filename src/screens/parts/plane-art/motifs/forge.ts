import { box, dots, oval, path, polygon } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';
import { SCENE_SIZE } from '../scene-size';

/** Draws a furnace hall: arches behind each other, chains, and molten metal pouring from above. */
export function forge(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const wallWithArch = (halfWidth: number, top: number) =>
    `M-1 -1H401V401H-1Z${path`M${200 + halfWidth} ${SCENE_SIZE + 1}V${top + halfWidth}A${halfWidth} ${halfWidth * between(0.9, 1.2)} 0 0 0 ${200 - halfWidth} ${top + halfWidth}V${SCENE_SIZE + 1}Z`}`;
  const pourX = 200 + between(-14, 14);
  const chains = times(4, (index) => path`M${100 + index * 62 + between(-10, 10)} -1V${between(90, 190)}`);
  return [
    fill('glow', oval(200, 258, 190, 150)),
    fill(0.15, wallWithArch(62, 105)),
    fill(0.3, wallWithArch(88, 82)),
    fill('accent', path`M${pourX - 6} 116h12l3 162h-18Z`, 0.95),
    fill('glow', oval(pourX, 278, 110, 60)),
    fill(
      0.65,
      polygon(
        [pourX - 34, 84],
        [pourX + 34, 84],
        [pourX + 26, 116],
        [pourX + 9, 124],
        [pourX - 9, 124],
        [pourX - 26, 116],
      ) + box(pourX - 3, -1, 6, 90),
    ),
    fill('accent', oval(pourX, 284, 78, 15)),
    fill(
      0.7,
      polygon([100, 284], [122, 284], [145, 308], [255, 308], [278, 284], [300, 284], [330, 401], [70, 401]),
    ),
    fill(0.55, wallWithArch(118, 55)),
    asDetail(line(0.8, 3, chains.join(''))),
    fill(0.9, wallWithArch(152, 30)),
    asDetail(
      line(
        'accent',
        2.4,
        dots(26, () => [pourX + (random() - 0.5) * 170, 278 - random() ** 2 * 130]),
      ),
    ),
    line('accent', 4, 'M30 344H140L180 401M370 344H270L240 401', 0.8),
  ];
}
