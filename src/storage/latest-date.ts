/** The last time that a `Date` can have, in milliseconds since 1970; the first one is its negative. */
export const LATEST_DATE = 8.64e15;
