/** Which database is the app's, for those who open it without Dexie too. */
export const DATABASE_NAME = 'planar-table';

/** How this version of the app builds it, as the platform counts: ten for each version of Dexie's. */
export const DATABASE_VERSION = 20;
