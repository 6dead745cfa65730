import type { Mood } from '../../../content/planes/scenery';

/** OKLCH lightness and chroma. */
type Tone = readonly [lightness: number, chroma: number];

interface Atmosphere {
  readonly sky: readonly [top: Tone, middle: Tone, low: Tone];
  readonly farLand: Tone;
  readonly nearLand: Tone;
  readonly starCount: number;
}

/** Phenomena have a mood of their own: dark with a bright center. */
type PaletteMood = Mood | 'phenomenon';

export const atmospheres: Readonly<Record<PaletteMood, Atmosphere>> = {
  day: {
    sky: [
      [0.5, 0.11],
      [0.68, 0.1],
      [0.88, 0.075],
    ],
    farLand: [0.68, 0.07],
    nearLand: [0.22, 0.055],
    starCount: 0,
  },
  dawn: {
    sky: [
      [0.4, 0.1],
      [0.62, 0.11],
      [0.86, 0.1],
    ],
    farLand: [0.62, 0.085],
    nearLand: [0.2, 0.06],
    starCount: 0,
  },
  dusk: {
    sky: [
      [0.23, 0.085],
      [0.43, 0.13],
      [0.75, 0.15],
    ],
    farLand: [0.47, 0.11],
    nearLand: [0.13, 0.045],
    starCount: 18,
  },
  night: {
    sky: [
      [0.16, 0.05],
      [0.27, 0.075],
      [0.46, 0.085],
    ],
    farLand: [0.35, 0.07],
    nearLand: [0.11, 0.035],
    starCount: 60,
  },
  mist: {
    sky: [
      [0.48, 0.035],
      [0.64, 0.045],
      [0.8, 0.055],
    ],
    farLand: [0.68, 0.045],
    nearLand: [0.22, 0.04],
    starCount: 0,
  },
  storm: {
    sky: [
      [0.19, 0.035],
      [0.33, 0.06],
      [0.58, 0.1],
    ],
    farLand: [0.4, 0.06],
    nearLand: [0.12, 0.035],
    starCount: 0,
  },
  ember: {
    sky: [
      [0.14, 0.05],
      [0.31, 0.11],
      [0.66, 0.17],
    ],
    farLand: [0.42, 0.11],
    nearLand: [0.1, 0.04],
    starCount: 14,
  },
  void: {
    sky: [
      [0.1, 0.045],
      [0.18, 0.085],
      [0.36, 0.13],
    ],
    farLand: [0.34, 0.1],
    nearLand: [0.1, 0.04],
    starCount: 90,
  },
  phenomenon: {
    sky: [
      [0.12, 0.06],
      [0.2, 0.1],
      [0.4, 0.15],
    ],
    farLand: [0.76, 0.17],
    nearLand: [0.17, 0.09],
    starCount: 0,
  },
};

export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly light: string;
  readonly accent: string;
  readonly dark: string;
  readonly mist: string;
  /** From 0 at the horizon to 1 in the foreground. */
  landAt(nearness: number): string;
}

/** Builds a palette from three hues, shifted in lightness and hue by `colorShift` (−1 to 1). */
export function paletteOf(
  mood: PaletteMood,
  [skyHue, lightHue, landHue]: readonly [number, number, number],
  colorShift: number,
): Palette {
  const atmosphere = atmospheres[mood];
  const [top, middle, low] = atmosphere.sky;
  // Blue to gold would pass through green, so the middle of the sky keeps its own hue.
  const middleHue =
    Math.abs(mixHues(0, lightHue - skyHue, 1)) > 110 ? skyHue : mixHues(skyHue, lightHue, 0.35);
  const colorOfTone = ([lightness, chroma]: Tone, hue: number) =>
    colorForThemes(lightness * (1 + colorShift * 0.09), chroma, hue + colorShift * 12);
  return {
    sky: [colorOfTone(top, skyHue), colorOfTone(middle, middleHue), colorOfTone(low, lightHue)],
    light: colorForThemes(Math.max(0.88, Math.min(0.95, low[0] + 0.1)), 0.075, lightHue),
    accent: colorForThemes(0.82, 0.15, lightHue),
    dark: colorOfTone([atmosphere.nearLand[0] * 0.8, atmosphere.nearLand[1]], skyHue),
    mist: colorOfTone([low[0] * 0.94, low[1] * 0.9], lightHue),
    landAt: (nearness) =>
      colorOfTone(
        [
          mix(atmosphere.farLand[0], atmosphere.nearLand[0], nearness),
          mix(atmosphere.farLand[1], atmosphere.nearLand[1], nearness),
        ],
        mixHues(lightHue, landHue, Math.min(1, 0.4 + nearness)),
      ),
  };
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Interpolates between two hues the shorter way around. */
function mixHues(from: number, to: number, share: number): number {
  return from + (((((to - from + 540) % 360) + 360) % 360) - 180) * share;
}

/** Older browsers draw with the colors of the dark theme in both themes. */
const supportsLightDark = globalThis.CSS?.supports('color', 'light-dark(#000,#fff)') ?? true;

/** Returns a color for both themes; the light theme lightens all colors, the middle tones most. */
function colorForThemes(lightness: number, chroma: number, hue: number): string {
  const darkThemeColor = toHex(lightness, chroma, hue);
  if (!supportsLightDark) return darkThemeColor;
  const lightThemeLightness = lightness + 0.5 * lightness * (1 - lightness);
  return `light-dark(${toHex(lightThemeLightness, chroma, hue)},${darkThemeColor})`;
}

/** Converts OKLCH to sRGB, clipped to what a screen can show. */
function toHex(lightness: number, chroma: number, hue: number): string {
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
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
