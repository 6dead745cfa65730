/** As many as `design/tokens.css` has for seats. */
const SEAT_COLOURS = 12;

/** The colour of a seat, for CSS. A seat that knows none has that of its place at the table. */
export function seatColour(seat: { readonly colour: number } | undefined, place = 0): string {
  return `var(--seat-${(seat?.colour ?? place) % SEAT_COLOURS})`;
}
