import { box, polygon } from '../outlines';
import { fill, type RandomSource, type Shape, times } from '../scene-shapes';
import { sunRoad } from '../sun-road';

/** Draws a pyramid, stepped or smooth, with a road toward the sun. */
export function pyramid(source: RandomSource): readonly Shape[] {
  return sunRoad(source, () => source.pick([steppedPyramid, smoothPyramid])(source));
}

function steppedPyramid({ between }: RandomSource): readonly Shape[] {
  const tierHeight = between(19, 23);
  const tierHalfWidth = (index: number) => 116 - index * 17;
  const top = 284 - 6 * tierHeight;
  return [
    fill(
      0.52,
      times(6, (index) =>
        box(
          200 - tierHalfWidth(index),
          284 - (index + 1) * tierHeight,
          tierHalfWidth(index) * 2,
          tierHeight + 1,
        ),
      ).join('') +
        box(178, top - 26, 44, 27) +
        box(172, top - 32, 56, 8),
    ),
    fill(
      0.3,
      times(6, (index) =>
        box(200 - tierHalfWidth(index), 284 - (index + 1) * tierHeight, tierHalfWidth(index) * 2, 5),
      ).join(''),
    ),
    fill('light', polygon([188, top], [212, top], [220, 284], [180, 284]), 0.4),
    fill('accent', box(193, top - 20, 14, 20)),
  ];
}

function smoothPyramid({ between }: RandomSource): readonly Shape[] {
  const height = between(140, 160);
  const edgeX = 200 + between(18, 40);
  return [
    fill(0.3, polygon([60, 284], [200, 284 - height], [edgeX, 284])),
    fill(0.6, polygon([200, 284 - height], [340, 284], [edgeX, 284])),
    fill(
      'accent',
      polygon(
        [169.2, 284 - height * 0.78],
        [200, 284 - height],
        [230.8, 284 - height * 0.78],
        [200 + (edgeX - 200) * 0.22, 284 - height * 0.78 + 3],
      ),
    ),
  ];
}
