/** The players whom the aids suggest, the same in all of them. */
import { MAX_DRAFTERS } from '../../../rules/landless/random-draft';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { SavedRandomDraft } from '../../../settings/saved-settings';

const USUAL_PLAYER_COUNT = 4;
const USUAL_CARDS_EACH = 45;

/** Returns the players of the current game; none if there is no game. */
export function useCurrentPlayers(): readonly { name: string }[] {
  const state = useLiveGame().state.value;
  return state.kind === 'playing' ? state.game.seats : [];
}

/** Returns the number of players in the current game, or the usual one. */
export function useUsualPlayerCount(): number {
  return useCurrentPlayers().length || USUAL_PLAYER_COUNT;
}

/** Returns a draft without a collection. */
export function useEmptyDraft(): SavedRandomDraft {
  const players = Math.min(MAX_DRAFTERS, useUsualPlayerCount());
  return { seed: [0, 0, 0, 0], deals: 0, players, cardsPerPlayer: USUAL_CARDS_EACH, list: '' };
}
