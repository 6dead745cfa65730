import { type CardSelection, planarSetCodes } from '../../../content/planes/planar-sets';
import { MIN_OWN_DECK_SIZE } from '../../../rules/planar/decks/own-decks';
import type { PlanarCard } from '../../../rules/planar/planar-card';

/** Returns what a new deck can start as: all official cards, a set that is large enough, or all event cards. */
export function readyMadeSelections(
  cardsOf: (selection: CardSelection) => readonly PlanarCard[],
): readonly Exclude<CardSelection, 'custom'>[] {
  const sets = planarSetCodes.filter((set) => cardsOf(set).length >= MIN_OWN_DECK_SIZE);
  return ['official', ...sets, 'events'];
}
