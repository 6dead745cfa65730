/** Planar decks owned by players, one each (901.3): random dealing, and unique ids for cards that two players own. */
import { type Chance, type Drawn, shuffle } from '../../chance/chance';
import { copyOf, type PlanarCard, type PlanarCardId, printedCard } from '../planar-card';
import { fullDeck, isPhenomenon, mostPhenomena, randomDeck, smallestSharedDeckSize } from './planar-deck';

type Decks = readonly (readonly PlanarCard[])[];

export const OWN_DECK_SIZE = smallestSharedDeckSize(1);

/** Returns whether this many players can each have a deck without sharing a card. */
export function canDealDistinctDecks(pool: readonly PlanarCard[], players: number): boolean {
  const phenomena = pool.filter(isPhenomenon).length;
  const usable = pool.length - phenomena + Math.min(phenomena, mostPhenomena(players));
  return usable >= OWN_DECK_SIZE * players;
}

/**
 * Deals each player a random deck of the smallest legal size. No two decks share a card if the pool is large
 * enough.
 */
export function dealOwnDecks(pool: readonly PlanarCard[], players: number, chance: Chance): Drawn<Decks> {
  if (!canDealDistinctDecks(pool, players)) return dealEachFromAll(pool, players, chance);
  const [shuffled, rest] = fullDeck(pool, players, chance);
  const dealt = shuffled.slice(0, OWN_DECK_SIZE * players);
  // Phenomena are dealt around the table first, so that no deck gets more than two.
  const phenomena = dealt.filter(isPhenomenon);
  const planes = dealt.filter((card) => !isPhenomenon(card));
  const decks = Array.from({ length: players }, (_, seat) => {
    const ownPhenomena = phenomena.filter((_card, index) => index % players === seat);
    return [...ownPhenomena, ...planes.splice(0, OWN_DECK_SIZE - ownPhenomena.length)];
  });
  // Which decks get one more phenomenon is random too.
  return shuffle(rest, decks);
}

function dealEachFromAll(pool: readonly PlanarCard[], players: number, chance: Chance): Drawn<Decks> {
  const decks: (readonly PlanarCard[])[] = [];
  let rest = chance;
  for (let seat = 0; seat < players; seat++) {
    const [deck, after] = randomDeck(pool, 1, rest);
    decks.push(deck);
    rest = after;
  }
  return [decks, rest];
}

/** Gives every card a unique id: of equal cards, the second becomes copy 2. */
export function numberCopies(decks: Decks): Decks {
  const copies = new Map<PlanarCardId, number>();
  return decks.map((cards) =>
    cards.map(({ id, kind }) => {
      const printed = printedCard(id);
      const copy = (copies.get(printed) ?? 0) + 1;
      copies.set(printed, copy);
      return { id: copyOf(printed, copy), kind };
    }),
  );
}
