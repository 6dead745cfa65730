import { oval, type Point, polygon } from '../outlines';
import { fill, line, type Scene, type Shape, times } from '../scene';

/** Draws strands that wind over and under each other. */
export function ribbons({ between, pick }: Scene): readonly Shape[] {
  const strands = pick([2, 3]);
  const lean = between(0.3, 0.8) * pick([-1, 1]);
  const coil = between(54, 66);
  const reach = between(58, 84);
  const turned = (along: number, across: number): Point => [
    200 + along * Math.sin(lean) + across * Math.cos(lean),
    200 - along * Math.cos(lean) + across * Math.sin(lean),
  ];
  const on = (strand: number, along: number) =>
    Math.sin(along / coil + (strand * Math.PI * 2) / strands) * reach;
  const ribbon = (strand: number, wide: number, offset: number) => {
    const edge = (by: number) =>
      times(57, (step): Point => turned(-308 + step * 11, on(strand, -308 + step * 11) + by));
    return polygon(...edge(offset - wide), ...edge(offset + wide).reverse());
  };
  const rungs = times(25, (index) => {
    const along = -288 + index * 24;
    return polygon(
      turned(along - 2, on(0, along)),
      turned(along + 2, on(0, along)),
      turned(along + 2, on(1, along)),
      turned(along - 2, on(1, along)),
    );
  });
  return [
    fill('glow', oval(200, 200, 230)),
    line(0.8, 20, times(4, (index) => oval(200, 200, 96 + index * 52)).join(''), 0.5),
    fill(0.35, rungs.join(''), 0.8),
    ...times(strands, (strand) => [
      fill(0.62 - strand * 0.3, ribbon(strand, 19, 0)),
      fill('light', ribbon(strand, 3, -9), 0.7),
    ]).flat(),
    fill('glow', oval(200, 200, 90), 0.7),
  ];
}
