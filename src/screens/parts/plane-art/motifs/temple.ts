import { box, path, polygon } from '../outlines';
import { fill, type RandomSource, type Shape, times } from '../scene-shapes';
import { sunRoad } from '../sun-road';

/** Draws a front of columns before the rays of the sun, and the road up to it. */
export function temple(source: RandomSource): readonly Shape[] {
  return sunRoad(source, columnFront);
}

function columnFront({ between }: RandomSource): readonly Shape[] {
  const height = between(74, 92);
  const top = 266 - height;
  return [
    fill('glow', path`M110 284v${-height}h180v${height}Z`),
    fill('accent', box(189, 212, 22, 58), 0.9),
    fill(
      0.55,
      polygon([88, top - 14], [200, top - 62], [312, top - 14]) +
        box(94, top - 12, 212, 14) +
        times(7, (index) => box(100 + index * 31, top, 14, height)).join('') +
        box(88, 266, 224, 8) +
        box(78, 274, 244, 20),
    ),
    fill(0.3, polygon([116, top - 20], [200, top - 55], [284, top - 20])),
  ];
}
