import { clump, fir, hills, path, polygon } from '../outlines';
import { fill, type RandomSource, type Shape, times } from '../scene-shapes';
import { SCENE_SIZE } from '../scene-size';

/** Draws firs on their hills, or old trunks with light between them. */
export function forest(source: RandomSource): readonly Shape[] {
  return source.random() < 0.5 ? firs(source) : trunks(source);
}

function firs(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const row = (baseY: number, height: number, count: number) =>
    times(count, (index) =>
      fir(
        (SCENE_SIZE / count) * (index + between(0.1, 0.9)),
        baseY + between(-6, 6),
        height * between(0.7, 1.25),
      ),
    ).join('');
  return [
    fill(0.1, row(220, 46, 17) + hills(source, 214, 14)),
    fill(0.3, row(252, 70, 14) + hills(source, 244, 14)),
    fill('mist', 'M0 218h400v90h-400Z', 0.7),
    fill(0.55, row(294, 105, 9) + hills(source, 286, 12)),
    fill(0.75, fir(260, 324, 170) + fir(95, 332, 190) + fir(134, 328, 110) + hills(source, 322, 14)),
    fill(0.97, fir(14, 420, 340) + fir(396, 430, 300) + fir(66, 420, 150) + hills(source, 368, 16)),
  ];
}

function trunks(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const trunk = (x: number, baseY: number, width: number) =>
    path`M${x - width} ${baseY}Q${x - width * 0.45} ${baseY - width} ${x - width * 0.42} ${baseY - width * 3}L${x - width * 0.32} -1H${x + width * 0.32}L${x + width * 0.42} ${baseY - width * 3}Q${x + width * 0.45} ${baseY - width} ${x + width} ${baseY}Z`;
  const row = (baseY: number, width: number, count: number) =>
    times(count, (index) =>
      trunk((SCENE_SIZE / count) * (index + between(0.15, 0.85)), baseY, width * between(0.6, 1.3)),
    ).join('');
  const beams = times(3, (index) => {
    const topX = 140 + index * 60;
    return polygon([topX, -1], [topX + 26, -1], [topX - 70, 318], [topX - 150, 318]);
  });
  return [
    fill(0.08, row(234, 11, 13) + hills(source, 228, 8)),
    fill(0.25, row(256, 19, 8) + hills(source, 250, 10)),
    fill('light', beams.join(''), 0.16),
    fill('mist', 'M0 188h400v110h-400Z', 0.75),
    fill(
      0.5,
      row(286, 27, 5) +
        clump(source, 70, 60, 330, 60) +
        clump(source, 330, 50, 260, 56) +
        hills(source, 280, 12),
    ),
    fill(
      0.9,
      trunk(72, 358, 56) +
        trunk(330, 353, 46) +
        clump(source, 20, 20, 260, 70) +
        clump(source, 380, 12, 260, 74) +
        hills(source, 350, 16),
    ),
  ];
}
