/** The latest time that a `Date` can represent, in milliseconds since 1970; the earliest is its negative. */
export const MAX_DATE = 8.64e15;
