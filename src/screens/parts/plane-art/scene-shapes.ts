import { seededRandom } from './seeded-random';

/**
 * A color of the picture's palette: the nearness of land, from 0 at the horizon to 1 in the foreground, or a name.
 */
export type SceneColor = number | 'light' | 'accent' | 'dark' | 'mist' | 'glow';

export interface Shape {
  readonly d: string;
  readonly color: SceneColor;
  /** Line width; without it the shape is filled. */
  readonly width?: number;
  readonly opacity?: number;
  /** Left out of small pictures. */
  readonly isDetail?: true;
}

/** The random numbers of a picture, always the same for the same text. */
export interface RandomSource {
  readonly random: () => number;
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(things: readonly [T, ...T[]]) => T;
}

/** Where scenes have their horizon and their main subject. */
export const HORIZON_Y = 228;
export const FOCUS_X = 200;

export function randomSourceOf(seed: string): RandomSource {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  return {
    random,
    between,
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
  };
}

export const fill = (color: SceneColor, d: string, opacity = 1): Shape => ({ d, color, opacity });

export const line = (color: SceneColor, width: number, d: string, opacity = 1): Shape => ({
  d,
  color,
  width,
  opacity,
});

export const asDetail = (shape: Shape): Shape => ({ ...shape, isDetail: true });

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
