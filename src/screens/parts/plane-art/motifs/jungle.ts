import { box, heap, hills, path, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws a clearing between great leaves, with a waterfall behind it. */
export function jungle(scene: Scene): readonly Shape[] {
  const { between } = scene;
  const top = 228 - between(70, 100);
  const fall = 200 + between(-40, 40);
  const leaf = (fromX: number, fromY: number, toX: number, toY: number, wide: number) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const [nx, ny] = [-dy * wide, dx * wide];
    return path`M${fromX} ${fromY}Q${fromX + dx * 0.5 + nx} ${fromY + dy * 0.4 + ny} ${toX} ${toY}Q${fromX + dx * 0.5 - nx} ${fromY + dy * 0.4 - ny} ${fromX} ${fromY}Z`;
  };
  const fan = (fx: number, fy: number, reach: number, from: number, to: number, count: number) =>
    times(count, (index) => {
      const angle = from + ((to - from) * index) / (count - 1) + between(-0.12, 0.12);
      const long = reach * between(0.8, 1.1);
      return leaf(fx, fy, fx + Math.sin(angle) * long, fy - Math.cos(angle) * long, 0.22);
    }).join('');
  const palm = (px: number, foot: number, height: number) =>
    path`M${px - 4} ${foot}Q${px + 6} ${foot - height * 0.5} ${px + 2} ${foot - height}h5Q${px + 14} ${foot - height * 0.5} ${px + 8} ${foot}Z` +
    fan(px + 4, foot - height, height * 0.55, -2.1, 2.1, 7);
  return [
    fill(0.12, ridge(scene, 228, 120, 0.6)),
    fill(
      0.3,
      path`M-1 401V${top + 26}L${fall - 60} ${top}L${fall - 12} ${top + 8}H${fall + 14}L${fall + 80} ${top - 8}L401 ${top + 40}V401Z`,
    ),
    fill('light', box(fall - 10, top + 8, 20, 228 - top + 40), 0.75),
    fill('mist', 'M0 198h400v90h-400Z', 0.9),
    fill(
      0.5,
      palm(108, 288, 110) +
        palm(290, 294, 140) +
        heap(scene, 60, 264, 190, 44) +
        heap(scene, 350, 268, 190, 46) +
        hills(scene, 272, 10),
    ),
    fill(0.72, heap(scene, 200, 320, 460, 34, 11) + hills(scene, 316, 10)),
    detail(
      line(
        0.85,
        2.5,
        times(5, (index) => path`M${20 + index * 85} -1q${between(-12, 12)} 60 0 ${between(70, 150)}`).join(
          '',
        ),
      ),
    ),
    fill(
      0.95,
      fan(-6, 400, 240, 0.05, 1.25, 5) +
        fan(406, 405, 230, -1.3, -0.1, 5) +
        fan(200, 430, 110, -1, 1, 5) +
        fan(-10, -10, 190, 1.7, 2.9, 4) +
        fan(412, -12, 190, -2.9, -1.7, 4),
    ),
  ];
}
