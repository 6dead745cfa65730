/** The names under which localStorage keeps saves that the database may lack. */

export const UNSAVED_PREFIX = 'planar-table.unsaved.';

/** Returns the names of all saves kept, also of other pages; throws if localStorage is forbidden. */
export const unsavedNames = () =>
  Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(UNSAVED_PREFIX));
