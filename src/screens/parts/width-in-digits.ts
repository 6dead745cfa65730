/** The width of the minus sign in digits, at most, in any bold font. */
const MINUS_WIDTH = 1.3;

/** Returns the width of a total in digits; ∞ is at most as wide as two. */
export function widthInDigits(total: string): number {
  return total === '∞' ? 2 : total.length + (total.startsWith('−') ? MINUS_WIDTH - 1 : 0);
}
