import { seeded } from './seeded';

/** A colour of the picture's own palette: how near land is, from 0 at the horizon to 1 before our feet, or a name. */
export type Ink = number | 'light' | 'accent' | 'dark' | 'mist' | 'glow';

export interface Shape {
  readonly d: string;
  readonly ink: Ink;
  /** Of a line; without it the shape is filled. */
  readonly width?: number;
  readonly opacity?: number;
  /** Too small to be seen in a small picture. */
  readonly fine?: true;
}

/** What a picture is composed from; the same for the same text. */
export interface Scene {
  readonly random: () => number;
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(things: readonly [T, ...T[]]) => T;
}

/** Where land meets sky, measured from the top, and where the eye is led, from the left; a picture may lie a little aside. */
export const HORIZON = 228;
export const FOCUS = 200;

export function sceneOf(text: string): Scene {
  const random = seeded(text);
  const between = (from: number, to: number) => from + random() * (to - from);
  return {
    random,
    between,
    pick: (things) => things[Math.floor(random() * things.length)] ?? things[0],
  };
}

export const fill = (ink: Ink, d: string, opacity = 1): Shape => ({ d, ink, opacity });

export const line = (ink: Ink, width: number, d: string, opacity = 1): Shape => ({ d, ink, width, opacity });

export const fine = (shape: Shape): Shape => ({ ...shape, fine: true });

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
