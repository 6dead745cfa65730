import { usePreferences } from '../../../session/contexts/use-preferences';
import { PLAYERS } from '../../../session/decks/deck-lacks';

const [FEWEST, MOST] = PLAYERS;
/** The default while no game has been played. */
const USUAL = 4;

/** How many players decks are likely to be for: as many as played last. */
export function useUsualPlayers(): number {
  const { settings } = usePreferences();
  const seats = settings.values.value.newGame?.seats.length ?? USUAL;
  return Math.min(MOST, Math.max(FEWEST, seats));
}
