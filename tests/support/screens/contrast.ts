/** Contrast of two colors as the Web Content Accessibility Guidelines define it. */
export type Color = readonly [red: number, green: number, blue: number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the linear intensities of a color's three channels, from 0 to 1. */
export function linearChannels(hex: string): Color {
  const long = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(long.slice(at, at + 2), 16) / 255),
  );
  return [red, green, blue];
}

/** Returns the contrast ratio, from 1 for equal colors to 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [one, other]
    .map(linearChannels)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}
