import { path, ridge } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws dunes with a lit and a dark side, and a traveler. */
export function desert(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const dune = (peakX: number, peakY: number, nearness: number): readonly Shape[] => [
    fill(
      nearness,
      path`M-60 ${peakY + 60}Q${peakX - 90} ${peakY + 30} ${peakX} ${peakY}Q${peakX + 90} ${peakY + 60} 460 ${peakY + 50}V401H-60Z`,
    ),
    fill(
      nearness + 0.2,
      path`M${peakX} ${peakY}Q${peakX + 90} ${peakY + 60} 460 ${peakY + 50}V401H${peakX - 20}Q${peakX + 60} ${peakY + 120} ${peakX + 10} ${peakY + 70}Q${peakX - 20} ${peakY + 34} ${peakX} ${peakY}Z`,
    ),
  ];
  const caravan = times(4, (index) => {
    const x = 130 + index * 22;
    const footY = 248 - index * 1.5;
    return path`M${x - 7} ${footY}l2 -13q5 -9 9 0l4 -5 2 3 -4 6 2 9h-3l-1 -7h-6l-2 7Z`;
  });
  return [
    fill(0.06, ridge(source, 232, 40, 0.4)),
    ...dune(between(40, 120), 220, 0.12),
    asDetail(fill(0.85, caravan.join(''))),
    ...dune(200 + between(10, 70), 240, 0.3),
    ...dune(between(60, 150), 290, 0.5),
    asDetail(
      line(
        'light',
        1.6,
        times(5, (index) => path`M30 ${340 + index * 9}q60 -18 130 ${4 + index}`).join(''),
        0.3,
      ),
    ),
    ...dune(between(250, 330), 340, 0.72),
  ];
}
