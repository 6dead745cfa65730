/** Planar decks owned by players, one each (901.3): random dealing, and unique ids for cards that two players own. */
import { type Drawn, type RandomState, shuffle } from '../../chance/chance';
import { cardIdOfCopy, copyOf, type PlanarCard, type PlanarCardId } from '../planar-card';
import {
  isPhenomenon,
  maxPhenomena,
  randomDeck,
  shuffledUsableCards,
  smallestSharedDeckSize,
} from './planar-deck';

type CardsOfDecks = readonly (readonly PlanarCard[])[];

export const MIN_OWN_DECK_SIZE = smallestSharedDeckSize(1);

/** Returns whether this many players can each have a deck without sharing a card. */
export function canDealDistinctDecks(pool: readonly PlanarCard[], playerCount: number): boolean {
  const phenomenonCount = pool.filter(isPhenomenon).length;
  const usableCount = pool.length - phenomenonCount + Math.min(phenomenonCount, maxPhenomena(playerCount));
  return usableCount >= MIN_OWN_DECK_SIZE * playerCount;
}

/**
 * Deals each player a random deck of the smallest legal size. No two decks share a card if the pool is large
 * enough.
 */
export function dealOwnDecks(
  pool: readonly PlanarCard[],
  playerCount: number,
  chance: RandomState,
): Drawn<CardsOfDecks> {
  if (!canDealDistinctDecks(pool, playerCount)) return dealEachFromWholePool(pool, playerCount, chance);
  const [shuffled, nextChance] = shuffledUsableCards(pool, playerCount, chance);
  const dealtCards = shuffled.slice(0, MIN_OWN_DECK_SIZE * playerCount);
  // Phenomena are dealt around the table first, so that no deck gets more than two.
  const phenomena = dealtCards.filter(isPhenomenon);
  const planes = dealtCards.filter((card) => !isPhenomenon(card));
  const decks = Array.from({ length: playerCount }, (_, seat) => {
    const ownPhenomena = phenomena.filter((_card, index) => index % playerCount === seat);
    return [...ownPhenomena, ...planes.splice(0, MIN_OWN_DECK_SIZE - ownPhenomena.length)];
  });
  // Which decks get one more phenomenon is random too.
  return shuffle(nextChance, decks);
}

function dealEachFromWholePool(
  pool: readonly PlanarCard[],
  playerCount: number,
  chance: RandomState,
): Drawn<CardsOfDecks> {
  const decks: (readonly PlanarCard[])[] = [];
  let nextChance = chance;
  for (let seat = 0; seat < playerCount; seat++) {
    const [deck, chanceAfterDeal] = randomDeck(pool, 1, nextChance);
    decks.push(deck);
    nextChance = chanceAfterDeal;
  }
  return [decks, nextChance];
}

/** Gives every card a unique id: of equal cards, the second becomes copy 2. */
export function assignCopyNumbers(decks: CardsOfDecks): CardsOfDecks {
  const copyCounts = new Map<PlanarCardId, number>();
  return decks.map((cards) =>
    cards.map(({ id, kind }) => {
      const printedId = cardIdOfCopy(id);
      const copyNumber = (copyCounts.get(printedId) ?? 0) + 1;
      copyCounts.set(printedId, copyNumber);
      return { id: copyOf(printedId, copyNumber), kind };
    }),
  );
}
