/** How much the settings hold. */

/** Maximum characters of a pasted list. */
export const MAX_LIST_LENGTH = 200_000;
/** Maximum bookmarks in the rulebook. */
export const MAX_MARKS = 1000;
/** Maximum number of pauses of the clock, of all games together; the oldest are dropped. */
export const MAX_PAUSES = 1000;
/** Maximum number of groups of players, and of players in a group. */
export const MAX_GROUPS = 50;
export const MAX_REGULARS = 100;
