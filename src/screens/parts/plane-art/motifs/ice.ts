import { path, polygon, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws icebergs in dark water under a veil of light. */
export function ice(scene: Scene): readonly Shape[] {
  const { between } = scene;
  const berg = (
    at: number,
    base: number,
    width: number,
    height: number,
  ): readonly [whole: string, lit: string] => {
    const top = at + width * between(-0.2, 0.2);
    return [
      polygon(
        [at - width, base],
        [at - width * 0.7, base - height * 0.45],
        [at - width * 0.3, base - height * 0.6],
        [top, base - height],
        [at + width * 0.35, base - height * 0.7],
        [at + width * 0.6, base - height * 0.3],
        [at + width, base],
      ),
      polygon(
        [at - width, base],
        [at - width * 0.7, base - height * 0.45],
        [at - width * 0.3, base - height * 0.6],
        [top, base - height],
        [top + width * 0.08, base - height * 0.45],
        [at - width * 0.16, base - height * 0.3],
        [at - width * 0.1, base],
      ),
    ];
  };
  const [main, mainLit] = berg(200, 274, between(72, 96), between(110, 150));
  const [left, leftLit] = berg(78, 254, 52, between(40, 70));
  const [right, rightLit] = berg(318, 258, 60, between(50, 86));
  return [
    fill('accent', veil(scene, between(62, 90), 70), 0.22),
    fill('accent', veil(scene, between(90, 120), 50), 0.26),
    fill('light', ridge(scene, 234, 38, 0.5), 0.35),
    fill(0.35, 'M-1 236H401V401H-1Z'),
    fill('light', left + right, 0.55),
    fill('light', leftLit + rightLit, 0.6),
    fill('light', main, 0.62),
    fill('light', mainLit, 0.85),
    fill('light', polygon([116, 276], [284, 276], [220, 336], [184, 324]), 0.14),
    detail(
      line(
        'light',
        2,
        times(6, () => path`M${200 + between(-150, 110)} ${228 + between(56, 92)}h${between(12, 40)}`).join(
          '',
        ),
        0.4,
      ),
    ),
    fill('light', floe(130, 314, 62) + floe(298, 326, 78) + floe(60, 346, 90), 0.7),
    fill(0.85, ridge(scene, 378, 30, 0.8)),
  ];
}

function floe(at: number, top: number, width: number): string {
  return polygon(
    [at - width, top + 6],
    [at - width * 0.5, top - 4],
    [at + width * 0.4, top - 6],
    [at + width, top + 3],
    [at + width * 0.5, top + 14],
    [at - width * 0.6, top + 15],
  );
}

function veil({ between }: Scene, top: number, drop: number): string {
  const sway = between(20, 44);
  return path`M-20 ${top}Q70 ${top - sway} 140 ${top + 10}T290 ${top}T430 ${top + 14}V${top + 14 + drop * 0.7}Q350 ${top + drop * 1.2} 280 ${top + drop * 0.8}T130 ${top + drop}T-20 ${top + drop * 0.8}Z`;
}
