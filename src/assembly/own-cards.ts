import { openedOnce } from '../session/opened-once';
import { createOwnCards, type OwnCards, type OwnCardsPorts } from '../session/own-cards';
import { storageFailure } from '../storage/failure';
import { ownCardLimits, readOwnCard } from '../storage/own-card';
import { openOwnCards } from '../storage/own-cards';

export function assembleOwnCards(games: Pick<OwnCardsPorts, 'games' | 'playing'>): OwnCards {
  return createOwnCards({
    ...games,
    store: openedOnce(openOwnCards),
    read: readOwnCard,
    limits: ownCardLimits,
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    whyFailed: storageFailure,
  });
}
