import { oval, type Point, polygon } from '../outlines';
import { fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws strands that wind over and under each other. */
export function ribbons({ between, pick }: RandomSource): readonly Shape[] {
  const strandCount = pick([2, 3]);
  const lean = between(0.3, 0.8) * pick([-1, 1]);
  const coilLength = between(54, 66);
  const amplitude = between(58, 84);
  const pointAt = (along: number, across: number): Point => [
    200 + along * Math.sin(lean) + across * Math.cos(lean),
    200 - along * Math.cos(lean) + across * Math.sin(lean),
  ];
  const offsetOf = (strand: number, along: number) =>
    Math.sin(along / coilLength + (strand * Math.PI * 2) / strandCount) * amplitude;
  const ribbon = (strand: number, halfWidth: number, offset: number) => {
    const edge = (edgeOffset: number) =>
      times(57, (step): Point => {
        const along = -308 + step * 11;
        return pointAt(along, offsetOf(strand, along) + edgeOffset);
      });
    return polygon(...edge(offset - halfWidth), ...edge(offset + halfWidth).reverse());
  };
  const rungs = times(25, (index) => {
    const along = -288 + index * 24;
    return polygon(
      pointAt(along - 2, offsetOf(0, along)),
      pointAt(along + 2, offsetOf(0, along)),
      pointAt(along + 2, offsetOf(1, along)),
      pointAt(along - 2, offsetOf(1, along)),
    );
  });
  return [
    fill('glow', oval(200, 200, 230)),
    line(0.8, 20, times(4, (index) => oval(200, 200, 96 + index * 52)).join(''), 0.5),
    fill(0.35, rungs.join(''), 0.8),
    ...times(strandCount, (strand) => [
      fill(0.62 - strand * 0.3, ribbon(strand, 19, 0)),
      fill('light', ribbon(strand, 3, -9), 0.7),
    ]).flat(),
    fill('glow', oval(200, 200, 90), 0.7),
  ];
}
