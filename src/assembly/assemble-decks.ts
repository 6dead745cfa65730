import { createDecks, type Decks } from '../session/decks/deck-store';
import { memoizeAsync } from '../session/lib/memoize-async';
import { classifyStorageError } from '../storage/database/storage-failure';
import { openDecks } from '../storage/decks/saved-decks';

export { openDecks };

export function assembleDecks(requestPersistence: () => void): Decks {
  return createDecks({
    store: memoizeAsync(openDecks),
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    classifyError: classifyStorageError,
    requestPersistence,
  });
}
