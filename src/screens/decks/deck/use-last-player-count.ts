import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../rules/limits';
import { usePreferences } from '../../../session/contexts/use-preferences';

/** The number of players while nothing says otherwise. */
export const DEFAULT_PLAYER_COUNT = 4;

/** How many players decks are likely to be for: as many as played last. */
export function useLastPlayerCount(): number {
  const { settings } = usePreferences();
  const seatCount = settings.values.value.lastNewGame?.seats.length ?? DEFAULT_PLAYER_COUNT;
  return Math.min(MAX_PLAYERS_IN_NEW_GAME, Math.max(MIN_PLAYERS, seatCount));
}
