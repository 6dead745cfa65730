import { open, path, polygon, ridge, waves } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** Open water with something in it: stacks of rock and an arch, an island with a light, a sail, or cliffs with a fall. */
export function sea(scene: Scene): readonly Shape[] {
  const { between, pick, horizon: y, focus: x } = scene;
  const glitter = times(9, (index) => {
    const half = between(4, 26) * (1 - index * 0.06);
    const at = x + between(-16, 16);
    return path`M${at - half} ${y + 9 + index * 9}h${half * 2}`;
  });
  return [
    fill(0.1, ridge(scene, y + 4, 34)),
    fill(0.3, waves(scene, y, 60, 0)),
    fine(line('light', 2, glitter.join(''), 0.6)),
    ...pick([stacks, island, sail, headland])(scene),
    fill(0.5, waves(scene, y + 42, 34, 5)),
    fill(0.7, waves(scene, y + 72, 52, 9)),
    fill(0.9, waves(scene, y + 108, 80, 15)),
  ];
}

function stacks({ between, horizon, focus }: Scene): readonly Shape[] {
  const foot = horizon + 50;
  const rock = (x: number, width: number, height: number) =>
    polygon(
      [x - width * 0.6, foot],
      [x - width * 0.4, foot - height * 0.6],
      [x - width * 0.45, foot - height * 0.95],
      [x + width * 0.1, foot - height],
      [x + width * 0.38, foot - height * 0.85],
      [x + width * 0.35, foot - height * 0.3],
      [x + width * 0.65, foot],
    );
  const top = foot - between(95, 130);
  const span = between(30, 42);
  const arch = path`M${focus - span - 24} ${foot}L${focus - span - 14} ${top + 14}Q${focus} ${top - 16} ${focus + span + 10} ${top + 8}L${focus + span + 26} ${foot}H${focus + span}Q${focus + span - 4} ${top + 28} ${focus} ${top + 26}Q${focus - span + 2} ${top + 30} ${focus - span + 2} ${foot}Z`;
  return [
    fill(
      0.45,
      rock(focus - 130, between(30, 60), between(60, 120)) +
        rock(focus + 135, between(30, 60), between(60, 130)),
    ),
    fill(0.8, arch + rock(focus + span + 52, 26, between(40, 80))),
  ];
}

function island({ between, horizon, focus: x }: Scene): readonly Shape[] {
  const foot = horizon + 48;
  const top = foot - between(28, 44);
  const tall = between(62, 84);
  return [
    fill('glow', path`M${x} ${top - tall}l-190 -46v64Z`, 0.55),
    fill(
      0.8,
      path`M${x - 90} ${foot}Q${x - 50} ${top + 4} ${x - 18} ${top}L${x + 22} ${top - 4}Q${x + 60} ${foot - 8} ${x + 110} ${foot}Z` +
        polygon([x - 9, top], [x - 5, top - tall], [x + 5, top - tall], [x + 9, top]),
    ),
    fill(0.8, polygon([x - 8, top - tall - 12], [x, top - tall - 22], [x + 8, top - tall - 12])),
    fill('accent', path`M${x - 5} ${top - tall}v-11h10v11Z`),
  ];
}

function sail({ between, horizon, focus: x }: Scene): readonly Shape[] {
  const foot = horizon + 46;
  const tall = between(86, 110);
  return [
    fill(
      'light',
      path`M${x - 4} ${foot - tall}q44 ${tall * 0.5} 36 ${tall * 0.82}h-36Z` +
        path`M${x - 8} ${foot - tall * 0.9}q-36 ${tall * 0.4} -30 ${tall * 0.7}h30Z`,
      0.92,
    ),
    fill(
      0.95,
      path`M${x - 52} ${foot - 14}h102l-18 24h-68Z` +
        open([
          [x - 7, foot - 12],
          [x - 7, foot - tall - 8],
          [x - 4, foot - tall - 8],
          [x - 4, foot - 12],
        ]),
    ),
  ];
}

function headland({ between, horizon: y, focus: x }: Scene): readonly Shape[] {
  const foot = y + 50;
  const top = y - between(70, 105);
  const fall = x - between(20, 44);
  return [
    fill(
      0.4,
      path`M-1 ${foot - 20}V${top - 24}L${x - 70} ${top - 18}L${x + 6} ${top + 20}L${x + 22} ${y - 30}L${x + 60} ${y - 10}L${x + 76} ${foot - 20}Z`,
    ),
    fill('light', path`M${fall - 9} ${top - 6}h18l4 ${foot - top}h-30Z`, 0.8),
    fill(
      0.7,
      path`M-1 ${foot}V${top + 22}L${x - 130} ${top + 30}L${x - 78} ${top + 70}L${x - 60} ${y}L${x - 44} ${y + 14}L${x - 26} ${foot}ZM${x + 66} ${foot}l12 -34 16 -8 14 30 20 12Z`,
    ),
    fill('light', path`M${fall - 40} ${foot + 2}q14 -18 30 -8q14 -16 28 0q14 -8 26 8Z`, 0.7),
  ];
}
