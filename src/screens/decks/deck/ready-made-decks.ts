import { type CardSelection, type PlanarSetCode, planarSets } from '../../../content/planes/planar-sets';
import { OWN_DECK_SIZE } from '../../../rules/planar/decks/own-decks';
import type { PlanarCard } from '../../../rules/planar/planar-card';

export const planarSetCodes = Object.keys(planarSets) as readonly PlanarSetCode[];

/** Returns the ready-made decks: all official cards, each set that is large enough, all event cards. */
export function readyMadeDecks(
  cardsOf: (selection: CardSelection) => readonly PlanarCard[],
): readonly Exclude<CardSelection, 'own'>[] {
  const sets = planarSetCodes.filter((set) => cardsOf(set).length >= OWN_DECK_SIZE);
  return ['all', ...sets, 'events'];
}
