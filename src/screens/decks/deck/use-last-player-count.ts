import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../rules/limits';
import { usePreferences } from '../../../session/contexts/use-preferences';

/** The assumed number of players before the first game. */
export const DEFAULT_PLAYER_COUNT = 4;

/** Returns the number of players in the last game, for whom the next decks are likely to be. */
export function useLastPlayerCount(): number {
  const { settings } = usePreferences();
  const seatCount = settings.values.value.lastNewGame?.seats.length ?? DEFAULT_PLAYER_COUNT;
  return Math.min(MAX_PLAYERS_IN_NEW_GAME, Math.max(MIN_PLAYERS, seatCount));
}
