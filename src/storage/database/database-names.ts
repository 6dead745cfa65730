/** The name of the app's database, also used by code that opens it without Dexie. */
export const DATABASE_NAME = 'planar-table';

/** The databases of decks and of custom cards; changes that are not stored yet are kept under these names. */
export const DECKS_DATABASE_NAME = 'planar-table-decks';
export const CUSTOM_CARDS_DATABASE_NAME = 'planar-table-own-cards';

/** The current version of the schema, as Dexie counts. */
const SCHEMA_VERSION = 2;
/** The same version as the platform counts it: Dexie multiplies it by ten. */
export const INDEXED_DB_VERSION = SCHEMA_VERSION * 10;
