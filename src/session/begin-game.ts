import { type Chance, seedChance } from '../rules/chance/chance';
import { granted, type Ruled } from '../rules/rule';
import { beginHistory } from '../rules/table/history';
import { beginTable } from '../rules/table/table';
import type { Catalogue } from './catalogue';
import { cardsOfDeck } from './deck-cards';
import { asReadyMade, dealDecks, dealSavedDeck, savedDeckIn } from './deck-choice';
import type { Game } from './game';
import type { NewGame } from './live-table';

/** The cards of the deck of the user's own that the game is to be played with; null for another kind of deck, or one that is gone. */
export async function savedDeckOf(
  { deck }: NewGame,
  find: (id: string) => Promise<readonly string[] | null>,
): Promise<readonly string[] | null> {
  const id = savedDeckIn(deck);
  return id === null ? null : find(id);
}

/** Deals the planar decks and lays out the table. A deck that is gone makes room for a random one. */
export function beginGame(
  { seats, deck, planarDecks: kind, startingLife, startingPlayer, teams, melee, house }: NewGame,
  catalogue: Catalogue,
  seed: Chance,
  id: string,
  startedAt: number,
  own: readonly string[] | null = null,
): Ruled<Game> {
  const players = seats.length;
  const [planarDecks, chance] = own
    ? dealSavedDeck(cardsOfDeck(own, catalogue).cards, kind, players, seedChance(seed))
    : dealDecks(asReadyMade(deck), kind, catalogue.cardsOf, players, seedChance(seed));
  const setup = {
    seats: players,
    startingLife,
    startingPlayer,
    planarDecks,
    teams: teams ?? false,
    melee,
    house,
  };
  const begun = beginTable(setup, chance);
  if (!begun.ok) return begun;
  const { table, happenings } = begun.value;
  return granted({ id, seats, deck, startedAt, opening: happenings, history: beginHistory(table) });
}
