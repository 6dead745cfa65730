/** The user's own planes and phenomena, in a separate database, so that damage to them does not affect the game. */

import { pendingGroups } from '../pending/pending-changes';
import { replicaBucket } from '../replica/replica-bucket';
import { openReplicatedRows, type ReplicatedRows, type RestorableRows } from '../replica/replicated-rows';
import { type OwnCard, readOwnCard } from './own-card-schema';

/** Includes deleted cards as long as a game may need them. */
export type OwnCardStore = ReplicatedRows<OwnCard>;

/** Opens the cards, or rejects if storage is forbidden or broken. */
export function openOwnCards(
  databaseName: string = pendingGroups.ownCards,
  bucket = replicaBucket(),
): Promise<RestorableRows<OwnCard>> {
  return openReplicatedRows(databaseName, 'cards', readOwnCard, bucket);
}
