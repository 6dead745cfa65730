/** The number of seat colors in `design/tokens.css`. */
export const SEAT_COLOURS = 12;

/** Colors from here on are chosen by the user: this number plus 24-bit RGB. */
export const OWN_COLOURS = 0x1_00_00_00;

/** CSS variables for a seat's color and the text on it. A seat without a color gets that of its position. */
export function seatStyle(
  seat: { readonly colour: number } | undefined,
  place = 0,
): Readonly<Record<string, string>> {
  const colour = seat?.colour ?? place;
  if (colour < OWN_COLOURS) return { '--seat': `var(--seat-${colour % SEAT_COLOURS})` };
  const own = { '--seat': hexOf(colour) };
  const isDark = luminance(colour) < MIDDLE;
  return isDark
    ? { ...own, '--seat-text': '#fff' }
    : { ...own, '--seat-text': '#000', '--seat-veil': 'rgb(0 0 0 / 82%)' };
}

/** Formats as "#rrggbb". */
export function hexOf(colour: number): string {
  return `#${(colour % OWN_COLOURS).toString(16).padStart(6, '0')}`;
}

/** Below this luminance, white text has more contrast than black. */
const MIDDLE = 0.179;

/** Relative luminance as used for contrast: 0 is black, 1 is white. */
function luminance(colour: number): number {
  const part = (shift: number) => {
    const value = ((colour >> shift) & 0xff) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}
