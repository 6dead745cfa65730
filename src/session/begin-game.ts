import { type Chance, seedChance } from '../rules/chance/chance';
import { granted, type Ruled } from '../rules/rule';
import { beginHistory } from '../rules/table/history';
import { beginTable } from '../rules/table/table';
import type { Catalogue } from './catalogue';
import { asDeckChoice, dealDecks } from './deck-choice';
import type { Game } from './game';
import type { NewGame } from './live-table';

/** Deals the planar decks and lays out the table. */
export function beginGame(
  { seats, deck, planarDecks: kind, startingLife, startingPlayer, teams, melee, house }: NewGame,
  { cardsOf }: Catalogue,
  seed: Chance,
  id: string,
  startedAt: number,
): Ruled<Game> {
  const players = seats.length;
  const [planarDecks, chance] = dealDecks(asDeckChoice(deck), kind, cardsOf, players, seedChance(seed));
  const setup = { seats: players, startingLife, startingPlayer, planarDecks, teams, melee, house };
  const begun = beginTable(setup, chance);
  if (!begun.ok) return begun;
  const { table, happenings } = begun.value;
  return granted({ id, seats, deck, startedAt, opening: happenings, history: beginHistory(table) });
}
