import { clump, dots, oval, path, polygon, ridge } from '../outlines';
import { asDetail, fill, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws an underwater source: light from above, coral from below, and a shoal between them. */
export function reef(source: RandomSource): readonly Shape[] {
  const { random, between } = source;
  const coral = (x: number, baseY: number, length: number, angle: number, forkLevels = 4): string => {
    const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
    const stem = path`M${x} ${baseY}q${dx * 0.2} ${dy * 0.6} ${dx} ${dy}`;
    if (forkLevels === 0) return stem;
    const twigs = times(2, (index) =>
      coral(
        x + dx,
        baseY + dy,
        length * between(0.62, 0.82),
        angle * 0.7 + (index - 0.5) * between(0.7, 1.2),
        forkLevels - 1,
      ),
    );
    return stem + twigs.join('');
  };
  const fanCoral = (x: number, baseY: number, length: number) =>
    times(7, (index) => {
      const angle = (index - 3) * 0.3;
      return path`M${x} ${baseY}q${Math.sin(angle) * length * 0.2} ${-length * 0.6} ${Math.sin(angle) * length} ${-Math.cos(angle) * length}`;
    }).join('');
  const sunbeams = times(5, (index) => {
    const topX = 50 + index * 70 + between(-20, 20);
    const width = between(14, 40);
    return polygon([topX, -1], [topX + width, -1], [topX + width * 2.2 - 60, 330], [topX - 60 - width, 330]);
  });
  const shoal = times(11, () => {
    const x = 200 + between(-80, 60);
    const y = between(120, 195);
    const fishLength = between(7, 11);
    return path`M${x} ${y}q${fishLength} ${-fishLength * 0.7} ${fishLength * 2} 0q${-fishLength} ${fishLength * 0.7} ${-fishLength * 2} 0l${-fishLength * 0.8} ${-fishLength * 0.5}v${fishLength}Z`;
  });
  return [
    fill('light', sunbeams.join(''), 0.15),
    fill(0.22, ridge(source, 290, 110)),
    line(0.4, 9, coral(90, 310, 34, -0.1) + coral(316, 305, 30, 0.1)),
    fill(0.42, ridge(source, 325, 70)),
    fill('light', shoal.join(''), 0.9),
    line('accent', 8, coral(246, 340, 38, 0.05), 0.9),
    line(0.62, 7, fanCoral(124, 345, 84) + fanCoral(324, 340, 66)),
    fill(0.68, ridge(source, 345, 50) + clump(source, 180, 330, 120, 36)),
    line('light', 6, coral(170, 362, 26, -0.15), 0.75),
    line(0.95, 11, coral(20, 330, 46, 0.25) + coral(388, 345, 40, -0.2)),
    fill(
      0.95,
      oval(20, 400, 90, between(80, 120)) + oval(385, 400, 80, between(60, 100)) + ridge(source, 372, 40),
    ),
    asDetail(
      line(
        'light',
        5,
        dots(9, () => [160 + random() * 24, 90 + random() * 200]),
        0.6,
      ),
    ),
  ];
}
