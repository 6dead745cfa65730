import { randomId } from '../../device/random-id';
import { type CustomCards, type CustomCardsPorts, createCustomCards } from '../../session/cards/custom-cards';
import { readCustomCard } from '../../storage/decks/custom-card-schema';
import { openCustomCards } from '../../storage/decks/custom-card-store';

export function assembleCustomCards(
  ports: Pick<CustomCardsPorts, 'listSavedGames' | 'currentGame' | 'requestPersistence'>,
): CustomCards {
  return createCustomCards({
    ...ports,
    openStore: openCustomCards,
    parse: readCustomCard,
    now: Date.now,
    freshId: randomId,
  });
}
