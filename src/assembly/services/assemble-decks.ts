import { randomId } from '../../device/random-id';
import { memoizeAsync } from '../../lib/memoize-async';
import { createDecks, type Decks } from '../../session/decks/decks';
import { classifyStorageError } from '../../storage/database/storage-failure';
import { openDecks } from '../../storage/decks/deck-store';

export { openDecks };

export function assembleDecks(requestPersistence: () => void): Decks {
  return createDecks({
    openStore: memoizeAsync(openDecks),
    now: Date.now,
    freshId: randomId,
    classifyError: classifyStorageError,
    requestPersistence,
  });
}
