import type { Mood } from '../../../content/planes/scenery';

/** OKLCH lightness and chroma. */
type Tone = readonly [lightness: number, chroma: number];

interface Air {
  readonly sky: readonly [top: Tone, middle: Tone, low: Tone];
  readonly far: Tone;
  readonly near: Tone;
  readonly stars: number;
}

/** Phenomena have a mood of their own: dark with a bright center. */
type PaletteMood = Mood | 'energy';

export const airOf: Readonly<Record<PaletteMood, Air>> = {
  day: {
    sky: [
      [0.5, 0.11],
      [0.68, 0.1],
      [0.88, 0.075],
    ],
    far: [0.68, 0.07],
    near: [0.22, 0.055],
    stars: 0,
  },
  dawn: {
    sky: [
      [0.4, 0.1],
      [0.62, 0.11],
      [0.86, 0.1],
    ],
    far: [0.62, 0.085],
    near: [0.2, 0.06],
    stars: 0,
  },
  dusk: {
    sky: [
      [0.23, 0.085],
      [0.43, 0.13],
      [0.75, 0.15],
    ],
    far: [0.47, 0.11],
    near: [0.13, 0.045],
    stars: 18,
  },
  night: {
    sky: [
      [0.16, 0.05],
      [0.27, 0.075],
      [0.46, 0.085],
    ],
    far: [0.35, 0.07],
    near: [0.11, 0.035],
    stars: 60,
  },
  mist: {
    sky: [
      [0.48, 0.035],
      [0.64, 0.045],
      [0.8, 0.055],
    ],
    far: [0.68, 0.045],
    near: [0.22, 0.04],
    stars: 0,
  },
  storm: {
    sky: [
      [0.19, 0.035],
      [0.33, 0.06],
      [0.58, 0.1],
    ],
    far: [0.4, 0.06],
    near: [0.12, 0.035],
    stars: 0,
  },
  ember: {
    sky: [
      [0.14, 0.05],
      [0.31, 0.11],
      [0.66, 0.17],
    ],
    far: [0.42, 0.11],
    near: [0.1, 0.04],
    stars: 14,
  },
  void: {
    sky: [
      [0.1, 0.045],
      [0.18, 0.085],
      [0.36, 0.13],
    ],
    far: [0.34, 0.1],
    near: [0.1, 0.04],
    stars: 90,
  },
  energy: {
    sky: [
      [0.12, 0.06],
      [0.2, 0.1],
      [0.4, 0.15],
    ],
    far: [0.76, 0.17],
    near: [0.17, 0.09],
    stars: 0,
  },
};

export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly light: string;
  readonly accent: string;
  readonly dark: string;
  readonly mist: string;
  /** From 0 at the horizon to 1 in the foreground. */
  land(nearness: number): string;
}

/** Builds a palette from three hues, with the sky shifted by `shift` (−1 to 1): warmer or cooler. */
export function paletteOf(
  mood: PaletteMood,
  [sky, light, land]: readonly [number, number, number],
  shift: number,
): Palette {
  const air = airOf[mood];
  const [top, middle, low] = air.sky;
  // Blue to gold would pass through green, so the middle of the sky keeps its own hue.
  const middleHue = Math.abs(between(0, light - sky, 1)) > 110 ? sky : between(sky, light, 0.35);
  const tone = ([lightness, chroma]: Tone, hue: number) =>
    color(lightness * (1 + shift * 0.09), chroma, hue + shift * 12);
  return {
    sky: [tone(top, sky), tone(middle, middleHue), tone(low, light)],
    light: color(Math.max(0.88, Math.min(0.95, low[0] + 0.1)), 0.075, light),
    accent: color(0.82, 0.15, light),
    dark: tone([air.near[0] * 0.8, air.near[1]], sky),
    mist: tone([low[0] * 0.94, low[1] * 0.9], light),
    land: (nearness) =>
      tone(
        [mix(air.far[0], air.near[0], nearness), mix(air.far[1], air.near[1], nearness)],
        between(light, land, Math.min(1, 0.4 + nearness)),
      ),
  };
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Interpolates between two hues the shorter way around. */
function between(from: number, to: number, share: number): number {
  return from + (((((to - from + 540) % 360) + 360) % 360) - 180) * share;
}

/** Older browsers draw with the colors of the dark theme in both themes. */
const supportsLightDark = globalThis.CSS?.supports('color', 'light-dark(#000,#fff)') ?? true;

/** Returns a color for both themes; the light theme lightens all colors, the middle tones most. */
function color(lightness: number, chroma: number, hue: number): string {
  const dark = hex(lightness, chroma, hue);
  if (!supportsLightDark) return dark;
  const lighter = lightness + 0.5 * lightness * (1 - lightness);
  return `light-dark(${hex(lighter, chroma, hue)},${dark})`;
}

/** Converts OKLCH to sRGB, clipped to what a screen can show. */
function hex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3;
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  const digits = channels.map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
