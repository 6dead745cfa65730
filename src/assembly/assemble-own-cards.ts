import { memoizeAsync } from '../lib/memoize-async';
import { createOwnCards, type OwnCards, type OwnCardsPorts } from '../session/cards/own-cards';
import { classifyStorageError } from '../storage/database/storage-failure';
import { ownCardLimits, readOwnCard } from '../storage/decks/own-card-schema';
import { openOwnCards } from '../storage/decks/own-card-store';

export { openOwnCards };

export function assembleOwnCards(
  ports: Pick<OwnCardsPorts, 'games' | 'playing' | 'requestPersistence'>,
): OwnCards {
  return createOwnCards({
    ...ports,
    store: memoizeAsync(openOwnCards),
    read: readOwnCard,
    limits: ownCardLimits,
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    classifyError: classifyStorageError,
  });
}
