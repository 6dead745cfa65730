/** The number of seat colors in `design/tokens.css`. */
export const SEAT_COLOR_COUNT = 12;

/** A color chosen by the user is this number plus 24-bit RGB; those below are from the tokens. */
export const FIRST_CUSTOM_COLOR = 0x1_00_00_00;

/** Returns CSS variables for a seat's color and the text on it. A seat without a color gets that of its position. */
export function seatStyle(
  seat: { readonly color: number } | undefined,
  position = 0,
): Readonly<Record<string, string>> {
  const color = seat?.color ?? position;
  if (color < FIRST_CUSTOM_COLOR) return { '--seat': `var(--seat-${color % SEAT_COLOR_COUNT})` };
  const customStyle = { '--seat': hexOf(color) };
  const isDark = luminance(color) < EQUAL_CONTRAST_LUMINANCE;
  return isDark
    ? { ...customStyle, '--seat-text': '#fff' }
    : { ...customStyle, '--seat-text': '#000', '--seat-veil': 'rgb(0 0 0 / 82%)' };
}

/** Formats as "#rrggbb". */
export function hexOf(color: number): string {
  return `#${(color % FIRST_CUSTOM_COLOR).toString(16).padStart(6, '0')}`;
}

/** Below this luminance, white text has more contrast than black. */
const EQUAL_CONTRAST_LUMINANCE = 0.179;

/** Returns the relative luminance, as used for contrast: 0 is black, 1 is white. */
function luminance(color: number): number {
  const channel = (shift: number) => {
    const value = ((color >> shift) & 0xff) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0);
}
