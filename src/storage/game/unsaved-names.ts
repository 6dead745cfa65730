/** The names under which localStorage keeps saves that the database may lack. */

export const UNSAVED = 'planar-table.unsaved.';

/** Returns the names of all saves kept, also of other pages. */
export function unsavedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(UNSAVED));
  } catch {
    // No permission.
    return [];
  }
}
