/**
 * Planar decks that players own, one each (901.3): dealing them at random, and telling apart cards that two players own.
 */
import { type Chance, type Drawn, shuffle } from '../chance/chance';
import { copyOf, type PlanarCard, type PlanarCardId, printedCard } from './planar-card';
import { fullDeck, isPhenomenon, mostPhenomena, randomDeck, smallestSharedDeck } from './planar-deck';

type Decks = readonly (readonly PlanarCard[])[];

export const OWN_DECK_SIZE = smallestSharedDeck(1);

/** Whether so many players can each have a deck of their own without any card being in two of them. */
export function canDealApart(pool: readonly PlanarCard[], players: number): boolean {
  const phenomena = pool.filter(isPhenomenon).length;
  const usable = pool.length - phenomena + Math.min(phenomena, mostPhenomena(players));
  return usable >= OWN_DECK_SIZE * players;
}

/** A deck of the smallest legal size for each, dealt at random. No two share a card if there are enough cards in the pool. */
export function dealOwnDecks(pool: readonly PlanarCard[], players: number, chance: Chance): Drawn<Decks> {
  if (!canDealApart(pool, players)) return dealEachFromAll(pool, players, chance);
  const [shuffled, rest] = fullDeck(pool, players, chance);
  const dealt = shuffled.slice(0, OWN_DECK_SIZE * players);
  // Phenomena go around the table first, so that nobody is left with more than two of them.
  const phenomena = dealt.filter(isPhenomenon);
  const planes = dealt.filter((card) => !isPhenomenon(card));
  const decks = Array.from({ length: players }, (_, seat) => {
    const met = phenomena.filter((_card, index) => index % players === seat);
    return [...met, ...planes.splice(0, OWN_DECK_SIZE - met.length)];
  });
  // Whose deck holds one phenomenon more is drawn too.
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

/** The same decks with an identity for every card: of those that show the same, the second is copy 2. */
export function tellCopiesApart(decks: Decks): Decks {
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
