/** Returns the width of a total in digits; the minus and infinity signs are wider than one digit. */
export function widthInDigits(total: string): number {
  return total.replace(/[−∞]/, '00').length;
}
