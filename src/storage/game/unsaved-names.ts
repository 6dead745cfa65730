/** The names of localStorage items with saves that the database may lack. */

export const UNSAVED_PREFIX = 'planar-table.unsaved.';

/** Returns the names of all kept saves, including those of other pages; throws if localStorage is forbidden. */
export const unsavedNames = () =>
  Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(UNSAVED_PREFIX));
