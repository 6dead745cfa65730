import { usePreferences } from '../../../session/contexts/use-preferences';
import { DEFAULT_PLAYERS, PLAYERS } from '../../../session/decks/deck-lacks';

const [FEWEST, MOST] = PLAYERS;

/** How many players decks are likely to be for: as many as played last. */
export function useUsualPlayers(): number {
  const { settings } = usePreferences();
  const seats = settings.values.value.newGame?.seats.length ?? DEFAULT_PLAYERS;
  return Math.min(MOST, Math.max(FEWEST, seats));
}
