import { fir, heap, hills, path, polygon } from '../outlines';
import { fill, type Scene, type Shape, times } from '../scene';
import { SIZE } from '../size';

/** Firs on their hills, or old trunks with light between them. */
export function forest(scene: Scene): readonly Shape[] {
  return scene.random() < 0.5 ? firs(scene) : trunks(scene);
}

function firs(scene: Scene): readonly Shape[] {
  const { between, horizon: y, focus: x } = scene;
  const row = (base: number, height: number, count: number) =>
    times(count, (index) =>
      fir((SIZE / count) * (index + between(0.1, 0.9)), base + between(-6, 6), height * between(0.7, 1.25)),
    ).join('');
  return [
    fill(0.1, row(y - 8, 46, 17) + hills(scene, y - 14, 14)),
    fill(0.3, row(y + 24, 70, 14) + hills(scene, y + 16, 14)),
    fill('mist', path`M0 ${y - 10}h400v90h-400Z`, 0.7),
    fill(0.55, row(y + 66, 105, 9) + hills(scene, y + 58, 12)),
    fill(
      0.75,
      fir(x + 60, y + 96, 170) +
        fir(x - 105, y + 104, 190) +
        fir(x - 66, y + 100, 110) +
        hills(scene, y + 94, 14),
    ),
    fill(0.97, fir(14, 420, 340) + fir(396, 430, 300) + fir(66, 420, 150) + hills(scene, y + 140, 16)),
  ];
}

function trunks(scene: Scene): readonly Shape[] {
  const { between, horizon: y, focus: x } = scene;
  const trunk = (at: number, foot: number, width: number) =>
    path`M${at - width} ${foot}Q${at - width * 0.45} ${foot - width} ${at - width * 0.42} ${foot - width * 3}L${at - width * 0.32} -1H${at + width * 0.32}L${at + width * 0.42} ${foot - width * 3}Q${at + width * 0.45} ${foot - width} ${at + width} ${foot}Z`;
  const row = (foot: number, width: number, count: number) =>
    times(count, (index) =>
      trunk((SIZE / count) * (index + between(0.15, 0.85)), foot, width * between(0.6, 1.3)),
    ).join('');
  const beams = times(3, (index) => {
    const top = x - 60 + index * 60;
    return polygon([top, -1], [top + 26, -1], [top - 70, y + 90], [top - 150, y + 90]);
  });
  return [
    fill(0.08, row(y + 6, 11, 13) + hills(scene, y, 8)),
    fill(0.25, row(y + 28, 19, 8) + hills(scene, y + 22, 10)),
    fill('light', beams.join(''), 0.16),
    fill('mist', path`M0 ${y - 40}h400v110h-400Z`, 0.75),
    fill(
      0.5,
      row(y + 58, 27, 5) +
        heap(scene, 70, 60, 330, 60) +
        heap(scene, 330, 50, 260, 56) +
        hills(scene, y + 52, 12),
    ),
    fill(
      0.9,
      trunk(x - 128, y + 130, 56) +
        trunk(x + 130, y + 125, 46) +
        heap(scene, 20, 20, 260, 70) +
        heap(scene, 380, 12, 260, 74) +
        hills(scene, y + 122, 16),
    ),
  ];
}
