/** How large a game may be. 901.2 two or more players; the other limits are ruled here. */

export const MIN_PLAYERS = 2;
/** The most players who can begin a game: more would not fit on the screen. */
export const MAX_PLAYERS_IN_NEW_GAME = 12;
/** The most players of a stored game. */
export const MAX_PLAYERS = 64;
export const MAX_EXTRA_TURNS = 64;

/** The largest total of a player: of life, counters, or damage. Larger ones are typing mistakes. */
export const MAX_TOTAL = 999_999;
/** The most kinds of counters that a player may have under names given by the players. */
export const MAX_NAMED_COUNTERS_PER_PLAYER = 12;

/** The most counters on a planar card. */
export const MAX_COUNTERS_ON_CARD = 999;
/** The most ongoing effects at once. */
export const MAX_EFFECTS = 64;

export const MIN_DIE_SIDES = 2;
export const MAX_DIE_SIDES = 100;
/** The most dice of one roll: more results could not be shown. */
export const MAX_DICE_AT_ONCE = 20;

/**
 * The longest texts that a game may contain, in UTF-16 code units: names of players and of counters, and notes of
 * effects. The fields of the table accept shorter ones only.
 */
export const MAX_PLAYER_NAME_LENGTH = 200;
export const MAX_COUNTER_NAME_LENGTH = 40;
export const MAX_EFFECT_NOTE_LENGTH = 200;

/** The longest id of a stored card, in UTF-16 code units. */
export const MAX_CARD_ID_LENGTH = 200;
