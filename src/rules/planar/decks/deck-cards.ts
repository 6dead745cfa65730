/** The cards in planar decks, and their owners. 901.3 a deck for each player · 901.15 a shared deck. */
import type { PlayerId } from '../../turn/turn';
import type { PlanarCardId } from '../planar-card';
import type { PlanarDeck, PlanarZone } from '../planar-state';

/** Returns the index of the deck a player planeswalks with: their own or the shared one (901.15c). */
export function deckIndexOf(planar: PlanarZone, player: PlayerId): number {
  const ownDeckIndex = planar.decks.findIndex(({ owner }) => owner === player);
  return ownDeckIndex === -1 ? 0 : ownDeckIndex;
}

export function cardsInDeck(decks: readonly PlanarDeck[], deckIndex: number): readonly PlanarCardId[] {
  return decks[deckIndex]?.cards ?? [];
}

export function withDeckCards(
  decks: readonly PlanarDeck[],
  deckIndex: number,
  cards: readonly PlanarCardId[],
): readonly PlanarDeck[] {
  return decks.map((deck, index) => (index === deckIndex ? { ...deck, cards } : deck));
}

/** Puts cards on the top and the bottom of a deck; as many cards as `keptBelowCount` says stay below those. */
export function putBackInDeck(
  decks: readonly PlanarDeck[],
  deckIndex: number,
  top: readonly PlanarCardId[],
  bottom: readonly PlanarCardId[],
  keptBelowCount = 0,
): readonly PlanarDeck[] {
  const deckCards = cardsInDeck(decks, deckIndex);
  const bottomStart = Math.max(0, deckCards.length - keptBelowCount);
  return withDeckCards(decks, deckIndex, [...top, ...deckCards.toSpliced(bottomStart, 0, ...bottom)]);
}

/** Returns how many cards the planar controller can still turn face up or take. */
export function remainingDeckSize(planar: PlanarZone): number {
  return cardsInDeck(planar.decks, deckIndexOf(planar, planar.controller)).length;
}

/** Returns the owner of a face-up card; null with a shared deck. */
export function ownerOfFaceUpCard({ decks, faceUp }: PlanarZone, card: PlanarCardId): PlayerId | null {
  const faceUpCard = faceUp.find((faceUpCard) => faceUpCard.card === card);
  return (faceUpCard && decks[faceUpCard.deck]?.owner) ?? null;
}
