/** As many as `design/tokens.css` has for seats. */
export const SEAT_COLOURS = 12;

/** A colour from here on is one of the user's own: this and red, green and blue. */
export const OWN_COLOURS = 0x1_00_00_00;

/** The colour of a seat and what is read on it, for CSS. A seat that knows none has that of its place at the table. */
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

/** "#rrggbb". */
export function hexOf(colour: number): string {
  return `#${(colour % OWN_COLOURS).toString(16).padStart(6, '0')}`;
}

/** Below it white is read more easily than black. */
const MIDDLE = 0.179;

/** Relative, as contrast is measured: 0 is black, 1 is white. */
function luminance(colour: number): number {
  const part = (shift: number) => {
    const value = ((colour >> shift) & 0xff) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}
