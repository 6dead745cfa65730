/** How much the settings, the name of a saved deck, and a custom card may contain. */

/** Maximum characters of a pasted list. */
export const MAX_PASTED_LIST_CHARACTERS = 200_000;
/** Maximum bookmarks in the rulebook. */
export const MAX_BOOKMARKS = 1000;
/** Maximum entries of the rulebook that are listed as recently read. */
export const MAX_RECENTLY_READ = 5;
/** Maximum number of pauses of the clock, of all games together; the oldest are dropped. */
export const MAX_CLOCK_PAUSES = 1000;
/** Maximum number of groups of players. */
export const MAX_PLAYER_GROUPS = 50;
/** Maximum number of players in a group. */
export const MAX_GROUP_PLAYERS = 100;

/** Maximum characters of the name of a saved deck. */
export const MAX_DECK_NAME_LENGTH = 60;

/** Limits on the contents of a custom card: lengths of texts, and numbers. */
export const customCardLimits = {
  name: 60,
  planarType: 60,
  abilities: 12,
  timingsPerAbility: 4,
  text: 1000,
  counterName: 40,
  threshold: 99,
  by: 99,
} as const;
