/** Larger totals are typing mistakes, and would not fit on the screen. */
export const MAX_TOTAL = 999_999;
