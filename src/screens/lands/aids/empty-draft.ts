import type { RandomDraft } from '../../../rules/landless/random-draft';
import type { SavedRandomDraft } from '../../../settings/saved-settings';

const USUAL_CARDS_EACH = 45;

/** Returns a draft without a collection. */
export function emptyRandomDraft(): SavedRandomDraft {
  const draft: RandomDraft = { seed: [0, 0, 0, 0], deals: 0, players: 4, cardsPerPlayer: USUAL_CARDS_EACH };
  return { ...draft, list: '' };
}
