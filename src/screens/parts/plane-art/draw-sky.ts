import type { Mood } from '../../../content/planes/scenery';
import { dots, oval, path } from './outlines';
import { atmospheres } from './palette';
import { asDetail, FOCUS_X, fill, HORIZON_Y, line, type RandomSource, type Shape } from './scene-shapes';
import { SCENE_SIZE } from './scene-size';

type CelestialBody = 'sun' | 'lowSun' | 'moon' | 'crescent' | 'twoMoons' | 'eclipse' | 'ringed';

const bodies: Readonly<Record<Mood, readonly [CelestialBody, ...CelestialBody[]]>> = {
  day: ['sun', 'sun', 'crescent'],
  dawn: ['lowSun', 'sun'],
  dusk: ['lowSun', 'lowSun', 'twoMoons', 'crescent'],
  night: ['moon', 'crescent', 'twoMoons'],
  mist: ['sun', 'moon'],
  storm: ['eclipse', 'moon'],
  ember: ['eclipse', 'lowSun'],
  void: ['ringed', 'eclipse', 'twoMoons', 'crescent'],
};

/** Draws the sky: stars, celestial bodies and clouds. */
export function drawSky(source: RandomSource, mood: Mood): readonly Shape[] {
  const { random, between, pick } = source;
  const body = pick(bodies[mood]);
  const side = random() < 0.5 ? -1 : 1;
  const isLow = body === 'lowSun';
  const x = FOCUS_X + side * (isLow ? between(15, 70) : between(55, 115));
  const y = isLow ? HORIZON_Y - between(8, 40) : between(95, HORIZON_Y - 65);
  const r = isLow ? between(34, 54) : between(15, 27);
  const starCount = atmospheres[mood].starCount;
  return [
    ...(starCount
      ? [
          asDetail(
            line(
              'light',
              1.3,
              dots(starCount, () => [random() * SCENE_SIZE, random() ** 1.3 * HORIZON_Y]),
              0.7,
            ),
          ),
          asDetail(
            line(
              'light',
              2.6,
              dots(starCount / 6, () => [random() * SCENE_SIZE, random() * HORIZON_Y * 0.8]),
              0.9,
            ),
          ),
        ]
      : []),
    fill('glow', oval(x, y, r * (isLow ? 4 : 5)), 0.85),
    ...drawBody(body, x, y, r, side),
    ...(starCount < 50 ? [clouds(source), clouds(source)] : []),
  ];
}

function drawBody(body: CelestialBody, x: number, y: number, r: number, side: number): readonly Shape[] {
  switch (body) {
    case 'sun':
    case 'lowSun':
    case 'moon':
      return [fill('light', oval(x, y, r))];
    case 'crescent':
      return [fill('light', crescent(x, y, r))];
    case 'twoMoons':
      return [
        fill('light', oval(x, y, r)),
        fill('light', crescent(x - side * r * 2.6, y + r * 1.1, r * 0.55), 0.85),
      ];
    case 'eclipse':
      return [fill('accent', oval(x, y, r * 1.14)), fill('dark', oval(x, y, r))];
    case 'ringed':
      return [
        fill('light', oval(x, y, r * 1.3), 0.9),
        fill('dark', nightSide(x, y, r * 1.3), 0.45),
        line(
          'accent',
          3,
          path`M${x - r * 1.1} ${y - r * 0.2}C${x - r * 4} ${y + r * 1.5} ${x + r * 3.6} ${y + r * 0.6} ${x + r * 1.2} ${y - r * 0.55}`,
        ),
      ];
  }
}

function crescent(x: number, y: number, r: number): string {
  return path`M${x - r * 0.3} ${y - r}A${r} ${r} 0 1 1 ${x - r} ${y + r * 0.5}A${r * 0.95} ${r * 0.95} 0 0 0 ${x - r * 0.3} ${y - r}Z`;
}

/** Returns the path of a planet's night side. */
export function nightSide(x: number, y: number, r: number): string {
  return path`M${x + r * 0.5} ${y - r * 0.866}A${r} ${r} 0 1 1 ${x - r * 0.866} ${y + r * 0.5}A${r * 1.5} ${r * 1.5} 0 0 0 ${x + r * 0.5} ${y - r * 0.866}Z`;
}

/** Draws a few long cloud banks with round ends. */
function clouds({ between }: RandomSource): Shape {
  const y = between(70, HORIZON_Y - 25);
  const x = between(-20, 260);
  const width = between(70, 170);
  return line(
    'light',
    between(5, 11),
    path`M${x} ${y}h${width}M${x + width * 0.25} ${y - 9}h${width * 0.4}M${x - 30} ${y + 9}h${width * 0.6}`,
    0.2,
  );
}
