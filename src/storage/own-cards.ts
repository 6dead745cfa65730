/** Planes and phenomena of the user's own, in a database of their own: the table opens whatever becomes of them. */
import { type CopiedRows, openCopiedRows } from './copied-rows';
import { type OwnCard, readOwnCard } from './own-card';
import { secondPlace } from './second-place';

const DATABASE_NAME = 'planar-table-own-cards';

/** Cards that were removed are there too, as long as a game may need them. */
export type OwnCardStore = CopiedRows<OwnCard>;

/** Opens the cards, or rejects when storage is forbidden or broken. */
export function openOwnCards(databaseName = DATABASE_NAME, place = secondPlace()): Promise<OwnCardStore> {
  return openCopiedRows(databaseName, 'cards', readOwnCard, place);
}
