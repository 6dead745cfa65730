import { dots, heap, path, ridge } from '../outlines';
import { fill, fine, line, type Scene, type Shape, times } from '../scene';

/** A cone that pours fire, under its own smoke. */
export function volcano(scene: Scene): readonly Shape[] {
  const { random, between, horizon: y, focus: x } = scene;
  const top = y - between(90, 125);
  const mouth = between(20, 30);
  const spread = between(135, 190);
  const stream = (from: number, lean: number, length: number) =>
    path`M${from} ${top + 2}q${lean} ${length * 0.3} ${lean * 0.4} ${length * 0.5}t${lean} ${length * 0.5}`;
  return [
    fill(0.15, ridge(scene, y + 10, 70)),
    fill('glow', path`M${x - 110} ${top + 90}a110 130 0 1 1 220 0Z`),
    fill(0.3, heap(scene, x + 30, top - 34, 120, 46) + heap(scene, x + 95, top - 70, 170, 50), 0.75),
    fill(
      0.55,
      path`M${x - spread} ${y + 60}Q${x - mouth - 34} ${y - 10} ${x - mouth} ${top}l${mouth * 0.6} 6 ${mouth * 0.5} -4 ${mouth * 0.9} -2Q${x + mouth + 34} ${y - 14} ${x + spread} ${y + 60}V401H${x - spread}Z`,
    ),
    line('accent', 7, stream(x - 4, -22, y - top + 30), 0.95),
    line('accent', 4, stream(x + 10, 26, y - top + 10) + stream(x - 12, -52, y - top - 30), 0.9),
    fine(
      line(
        'accent',
        2.5,
        dots(26, () => [x + (random() - 0.5) * 150, top - random() * 90]),
      ),
    ),
    fill(0.75, ridge(scene, y + 66, 46, 0.7)),
    line(
      'accent',
      9,
      times(2, (index) => path`M${x - 60 + index * 90} ${y + 62}q30 24 -14 50t-20 80`).join(''),
      0.9,
    ),
    fill(0.95, ridge(scene, y + 108, 46, 0.75)),
  ];
}
