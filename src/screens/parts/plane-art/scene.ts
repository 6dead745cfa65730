import { seededRandom } from './seeded-random';

/**
 * A color of the picture's palette: the nearness of land, from 0 at the horizon to 1 in the foreground, or a name.
 */
export type SceneColor = number | 'light' | 'accent' | 'dark' | 'mist' | 'glow';

export interface Shape {
  readonly d: string;
  readonly ink: SceneColor;
  /** Line width; without it the shape is filled. */
  readonly width?: number;
  readonly opacity?: number;
  /** Left out of small pictures. */
  readonly fine?: true;
}

/** The random numbers of a picture, always the same for the same text. */
export interface Scene {
  readonly random: () => number;
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(things: readonly [T, ...T[]]) => T;
}

/**
 * The horizon, measured from the top, and the focal point, measured from the left; a picture may be shifted a
 * little.
 */
export const HORIZON = 228;
export const FOCUS = 200;

export function sceneOf(text: string): Scene {
  const random = seededRandom(text);
  const between = (from: number, to: number) => from + random() * (to - from);
  return {
    random,
    between,
    pick: (things) => things[Math.floor(random() * things.length)] ?? things[0],
  };
}

export const fill = (ink: SceneColor, d: string, opacity = 1): Shape => ({ d, ink, opacity });

export const line = (ink: SceneColor, width: number, d: string, opacity = 1): Shape => ({
  d,
  ink,
  width,
  opacity,
});

export const detail = (shape: Shape): Shape => ({ ...shape, fine: true });

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
