import { box, clump, hills, path, ridge } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws a clearing between great leaves, with a waterfall behind it. */
export function jungle(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const cliffTop = HORIZON_Y - between(70, 100);
  const waterfallX = 200 + between(-40, 40);
  const leaf = (fromX: number, fromY: number, toX: number, toY: number, widthRatio: number) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const [nx, ny] = [-dy * widthRatio, dx * widthRatio];
    return path`M${fromX} ${fromY}Q${fromX + dx * 0.5 + nx} ${fromY + dy * 0.4 + ny} ${toX} ${toY}Q${fromX + dx * 0.5 - nx} ${fromY + dy * 0.4 - ny} ${fromX} ${fromY}Z`;
  };
  const fan = (x: number, y: number, leafLength: number, fromAngle: number, toAngle: number, count: number) =>
    times(count, (index) => {
      const angle = fromAngle + ((toAngle - fromAngle) * index) / (count - 1) + between(-0.12, 0.12);
      const length = leafLength * between(0.8, 1.1);
      return leaf(x, y, x + Math.sin(angle) * length, y - Math.cos(angle) * length, 0.22);
    }).join('');
  const palm = (x: number, baseY: number, height: number) =>
    path`M${x - 4} ${baseY}Q${x + 6} ${baseY - height * 0.5} ${x + 2} ${baseY - height}h5Q${x + 14} ${baseY - height * 0.5} ${x + 8} ${baseY}Z` +
    fan(x + 4, baseY - height, height * 0.55, -2.1, 2.1, 7);
  return [
    fill(0.12, ridge(source, 228, 120, 0.6)),
    fill(
      0.3,
      path`M-1 401V${cliffTop + 26}L${waterfallX - 60} ${cliffTop}L${waterfallX - 12} ${cliffTop + 8}H${waterfallX + 14}L${waterfallX + 80} ${cliffTop - 8}L401 ${cliffTop + 40}V401Z`,
    ),
    fill('light', box(waterfallX - 10, cliffTop + 8, 20, HORIZON_Y - cliffTop + 40), 0.75),
    fill('mist', 'M0 198h400v90h-400Z', 0.9),
    fill(
      0.5,
      palm(108, 288, 110) +
        palm(290, 294, 140) +
        clump(source, 60, 264, 190, 44) +
        clump(source, 350, 268, 190, 46) +
        hills(source, 272, 10),
    ),
    fill(0.72, clump(source, 200, 320, 460, 34, 11) + hills(source, 316, 10)),
    asDetail(
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
