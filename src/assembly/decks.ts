import { createDecks, type Decks } from '../session/decks';
import { openedOnce } from '../session/opened-once';
import { openDecks } from '../storage/decks';
import { storageFailure } from '../storage/failure';

export function assembleDecks(): Decks {
  return createDecks({
    store: openedOnce(openDecks),
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    whyFailed: storageFailure,
  });
}
