import { type Drawn, type RandomState, shuffle } from '../../rules/chance/chance';
import { MIN_OWN_DECK_SIZE } from '../../rules/planar/decks/own-decks';
import {
  isPhenomenon,
  MIN_PLANES_ON_MAP,
  type PlanarDecks,
  smallestSharedDeckSize,
  withoutSurplusPhenomena,
} from '../../rules/planar/decks/planar-deck';
import { cardIdOfCopy, type PlanarCard } from '../../rules/planar/planar-card';

/**
 * Makes decks legal: leaves out repeated cards and surplus phenomena, and adds random planes of the pool to decks that
 * are too small.
 */
export function mendDecks(
  planarDecks: PlanarDecks,
  pool: readonly PlanarCard[],
  playerCount: number,
  chance: RandomState,
): Drawn<PlanarDecks> {
  const decks = planarDecks.kind === 'own' ? planarDecks.decks : [planarDecks.cards];
  const usedIds = new Set(decks.flat().map(({ id }) => id));
  const [shuffledPlanes, nextChance] = shuffle(
    chance,
    pool.filter((card) => !isPhenomenon(card) && !usedIds.has(card.id)),
  );
  const unusedPlanes = [...shuffledPlanes];
  const fill = (cards: readonly PlanarCard[], missingCount: number) => [
    ...cards,
    ...unusedPlanes.splice(0, Math.max(0, missingCount)),
  ];
  if (planarDecks.kind === 'own') {
    const mendedDecks = planarDecks.decks
      .map((cards) => withoutIllegalCards(cards, 1))
      .map((cards) => fill(cards, MIN_OWN_DECK_SIZE - cards.length));
    return [{ ...planarDecks, decks: mendedDecks }, nextChance];
  }
  const { kind } = planarDecks;
  const cards = withoutIllegalCards(planarDecks.cards, playerCount);
  const planeCount = cards.filter((card) => !isPhenomenon(card)).length;
  const missingPlaneCount = kind === 'shared' ? 0 : MIN_PLANES_ON_MAP - planeCount;
  const missingCount = Math.max(smallestSharedDeckSize(playerCount) - cards.length, missingPlaneCount);
  return [{ ...planarDecks, cards: fill(cards, missingCount) }, nextChance];
}

function withoutIllegalCards(cards: readonly PlanarCard[], playerCount: number): readonly PlanarCard[] {
  const byPrintedId = new Map(cards.map((card) => [cardIdOfCopy(card.id), card]));
  return withoutSurplusPhenomena([...byPrintedId.values()], playerCount);
}
