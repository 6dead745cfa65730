import { box, hills, path, polygon, ridge } from '../outlines';
import { detail, fill, line, type Scene, type Shape, times } from '../scene';

/** Draws a castle on its crag, banners up. */
export function castle(scene: Scene): readonly Shape[] {
  const { random, between } = scene;
  const rock = 228 + between(10, 26);
  const lights: string[] = [];
  const flags: string[] = [];
  const hasPointedRoofs = random() < 0.6;
  const tower = (at: number, width: number, height: number) => {
    const top = rock - height;
    lights.push(box(at - 2, top + 16, 4, 8));
    if (hasPointedRoofs) {
      flags.push(
        path`M${at} ${top - width * 1.35}l${width * 0.9} ${-width * 0.05} ${-width * 0.9} ${width * 0.45}Z`,
      );
      return (
        box(at - width / 2, top, width, height + 40) +
        polygon([at - width * 0.68, top], [at, top - width * 1.4], [at + width * 0.68, top])
      );
    }
    const teeth = times(3, (index) =>
      box(at - width * 0.66 + index * width * 0.5, top - 8, width * 0.32, 10),
    );
    if (width > 17) flags.push(path`M${at} ${top - 36}l24 7 -24 8Z`);
    return (
      box(at - width / 2, top, width, height + 40) +
      box(at - width * 0.66, top - 1, width * 1.32, 9) +
      teeth.join('') +
      (width > 17 ? box(at - 1, top - 37, 2, 36) : '')
    );
  };
  const keep = tower(200, 26, between(96, 118));
  const back = tower(176, 17, between(70, 90)) + tower(227, 17, between(62, 84));
  const front =
    tower(144, 20, between(42, 60)) + tower(258, 20, between(40, 60)) + box(144, rock - 32, 114, 50);
  return [
    fill(0.06, ridge(scene, 228, 70, 0.6)),
    fill(0.2, hills(scene, 250, 18, 3)),
    fill('mist', 'M0 188h400v100h-400Z', 0.5),
    fill(0.45, back),
    fill(0.55, keep),
    fill(0.62, front + crag(rock)),
    fill('accent', lights.join('') + path`M191 ${rock + 8}v-16a9 11 0 0 1 18 0v16Z`),
    fill('accent', flags.join('')),
    fill(0.45, shadedSide(rock)),
    line('light', 6, path`M200 ${rock + 8}q34 24 4 48t6 60`, 0.3),
    fill(0.8, hills(scene, 320, 20, 3)),
    fill(0.96, hills(scene, 360, 22, 2)),
    detail(
      line('accent', 2.5, times(8, () => path`M${between(20, 380)} ${between(324, 346)}v4`).join(''), 0.8),
    ),
  ];
}

function crag(rock: number): string {
  return polygon(
    [134, rock + 6],
    [268, rock + 6],
    [276, rock + 34],
    [308, rock + 52],
    [320, 401],
    [70, 401],
    [96, rock + 60],
    [116, rock + 40],
  );
}

function shadedSide(rock: number): string {
  return polygon(
    [134, rock + 6],
    [116, rock + 40],
    [96, rock + 60],
    [70, 401],
    [130, 401],
    [148, rock + 62],
    [176, rock + 40],
    [166, rock + 8],
  );
}
