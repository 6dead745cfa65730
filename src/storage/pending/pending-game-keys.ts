/** The names of localStorage items with saves that the database may lack. */

/** All versions use this prefix. */
export const PENDING_GAME_PREFIX = 'planar-table.unsaved.';

/** Returns the names of all pending saves, including those of other pages; throws if localStorage is forbidden. */
export const pendingGameKeys = () =>
  Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(PENDING_GAME_PREFIX));
