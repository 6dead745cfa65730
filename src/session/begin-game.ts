import { type Chance, seedChance } from '../rules/chance/chance';
import { granted, type Ruled } from '../rules/rule';
import { beginHistory } from '../rules/table/history';
import { beginTable } from '../rules/table/table';
import type { Catalogue } from './catalogue';
import { asDeckChoice, dealDeck } from './deck-choice';
import type { Game } from './game';
import type { NewGame } from './live-table';

/** Deals the planar deck and lays out the table. */
export function beginGame(
  { seats, deck, map = null, startingLife, startingPlayer }: NewGame,
  { cardsOf }: Catalogue,
  seed: Chance,
  id: string,
  startedAt: number,
): Ruled<Game> {
  const [sharedDeck, chance] = dealDeck(asDeckChoice(deck), cardsOf, seats.length, seedChance(seed), map);
  const begun = beginTable({ seats: seats.length, startingLife, startingPlayer, sharedDeck, map }, chance);
  if (!begun.ok) return begun;
  const { table, happenings } = begun.value;
  return granted({ id, seats, deck, startedAt, opening: happenings, history: beginHistory(table) });
}
