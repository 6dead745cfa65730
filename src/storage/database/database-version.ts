/** The name of the app's database, also used by code that opens it without Dexie. */
export const DATABASE_NAME = 'planar-table';

/** The current schema version as the platform counts it: ten times Dexie's version number. */
export const DATABASE_VERSION = 20;
