/** Returns the width of a total in digits; ∞ is at most as wide as two, and the minus sign as `minus` of them. */
export function widthInDigits(total: string, minus = 2): number {
  return total === '∞' ? 2 : total.length + (/^−/.test(total) ? minus - 1 : 0);
}
