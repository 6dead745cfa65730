/** Larger totals are typing mistakes, and would not fit on the screen. */
export const LARGEST_TOTAL = 999_999;
