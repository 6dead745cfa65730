/** Returns the width of a total in digits; ∞ is at most as wide as two, and the minus sign as `minusWidth` of them. */
export function widthInDigits(total: string, minusWidth = 2): number {
  return total === '∞' ? 2 : total.length + (/^−/.test(total) ? minusWidth - 1 : 0);
}
