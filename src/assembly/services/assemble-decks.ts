import { randomId } from '../../device/random-id';
import { createDecks, type Decks } from '../../session/decks/decks';
import { openDecks } from '../../storage/decks/deck-store';

export function assembleDecks(requestPersistence: () => void): Decks {
  return createDecks({
    openStore: openDecks,
    now: Date.now,
    freshId: randomId,
    requestPersistence,
  });
}
