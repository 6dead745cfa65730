import { path, polygon, ridge } from '../outlines';
import { asDetail, fill, HORIZON_Y, line, type RandomSource, type Shape, times } from '../scene-shapes';

/** Draws icebergs in dark water under a veil of light. */
export function ice(source: RandomSource): readonly Shape[] {
  const { between } = source;
  const berg = (
    x: number,
    baseY: number,
    halfWidth: number,
    height: number,
  ): readonly [whole: string, lit: string] => {
    const topX = x + halfWidth * between(-0.2, 0.2);
    return [
      polygon(
        [x - halfWidth, baseY],
        [x - halfWidth * 0.7, baseY - height * 0.45],
        [x - halfWidth * 0.3, baseY - height * 0.6],
        [topX, baseY - height],
        [x + halfWidth * 0.35, baseY - height * 0.7],
        [x + halfWidth * 0.6, baseY - height * 0.3],
        [x + halfWidth, baseY],
      ),
      polygon(
        [x - halfWidth, baseY],
        [x - halfWidth * 0.7, baseY - height * 0.45],
        [x - halfWidth * 0.3, baseY - height * 0.6],
        [topX, baseY - height],
        [topX + halfWidth * 0.08, baseY - height * 0.45],
        [x - halfWidth * 0.16, baseY - height * 0.3],
        [x - halfWidth * 0.1, baseY],
      ),
    ];
  };
  const [main, mainLit] = berg(200, 274, between(72, 96), between(110, 150));
  const [left, leftLit] = berg(78, 254, 52, between(40, 70));
  const [right, rightLit] = berg(318, 258, 60, between(50, 86));
  return [
    fill('accent', auroraBand(source, between(62, 90), 70), 0.22),
    fill('accent', auroraBand(source, between(90, 120), 50), 0.26),
    fill('light', ridge(source, 234, 38, 0.5), 0.35),
    fill(0.35, 'M-1 236H401V401H-1Z'),
    fill('light', left + right, 0.55),
    fill('light', leftLit + rightLit, 0.6),
    fill('light', main, 0.62),
    fill('light', mainLit, 0.85),
    fill('light', polygon([116, 276], [284, 276], [220, 336], [184, 324]), 0.14),
    asDetail(
      line(
        'light',
        2,
        times(
          6,
          () => path`M${200 + between(-150, 110)} ${HORIZON_Y + between(56, 92)}h${between(12, 40)}`,
        ).join(''),
        0.4,
      ),
    ),
    fill('light', floe(130, 314, 62) + floe(298, 326, 78) + floe(60, 346, 90), 0.7),
    fill(0.85, ridge(source, 378, 30, 0.8)),
  ];
}

function floe(x: number, top: number, halfWidth: number): string {
  return polygon(
    [x - halfWidth, top + 6],
    [x - halfWidth * 0.5, top - 4],
    [x + halfWidth * 0.4, top - 6],
    [x + halfWidth, top + 3],
    [x + halfWidth * 0.5, top + 14],
    [x - halfWidth * 0.6, top + 15],
  );
}

function auroraBand({ between }: RandomSource, top: number, height: number): string {
  const sway = between(20, 44);
  return path`M-20 ${top}Q70 ${top - sway} 140 ${top + 10}T290 ${top}T430 ${top + 14}V${top + 14 + height * 0.7}Q350 ${top + height * 1.2} 280 ${top + height * 0.8}T130 ${top + height}T-20 ${top + height * 0.8}Z`;
}
