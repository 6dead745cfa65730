/** The user's own planes and phenomena, in a separate database, so that damage to them does not affect the game. */

import { CUSTOM_CARDS_DATABASE_NAME } from '../database/database-names';
import { getReplicaBucket } from '../replica/replica-bucket';
import { openReplicatedRows, type ReplicatedRows, type RestorableRows } from '../replica/replicated-rows';
import { type CustomCard, readCustomCard } from './custom-card-schema';

/** Includes deleted cards as long as a game may need them. */
export type CustomCardStore = ReplicatedRows<CustomCard>;

/** Opens the cards, or rejects if storage is forbidden or broken. */
export function openCustomCards(
  databaseName: string = CUSTOM_CARDS_DATABASE_NAME,
  bucket = getReplicaBucket(),
): Promise<RestorableRows<CustomCard>> {
  return openReplicatedRows(databaseName, 'cards', readCustomCard, bucket);
}
