/**
 * The planar decks to choose from, ready-made or saved, and how they are dealt: a shared deck, possibly for a map, or
 * one for each player.
 */
import type { CardSelection } from '../../content/planes/planar-sets';
import { type Drawn, type RandomState, shuffle } from '../../rules/chance/chance';
import { dealOwnDecks, MIN_OWN_DECK_SIZE } from '../../rules/planar/decks/own-decks';
import {
  ampleMapDeckSize,
  maxPhenomena,
  type PlanarDecks,
  randomDeck,
  shuffledUsableCards,
  smallestSharedDeckSize,
} from '../../rules/planar/decks/planar-deck';
import type { PlanarCard } from '../../rules/planar/planar-card';

export const readyMadeDecks = [
  'random',
  'all',
  'OHOP',
  'OPC2',
  'OPCA',
  'MOC',
  'WHO',
  'events',
  'none',
] as const satisfies readonly (CardSelection | 'random' | 'all' | 'none')[];
export type ReadyMadeDeck = (typeof readyMadeDecks)[number];
/** A ready-made deck, or a saved one by its id. */
export type DeckChoice = ReadyMadeDeck | `saved:${string}`;

const SAVED_PREFIX = 'saved:';

type CardsOf = (selection: CardSelection) => readonly PlanarCard[];

/** Deals legal decks for this many players; null for a game without planes. */
export function dealDecks(
  choice: ReadyMadeDeck,
  kind: PlanarDecks['kind'],
  cardsOf: CardsOf,
  playerCount: number,
  chance: RandomState,
): Drawn<PlanarDecks | null> {
  if (choice === 'none') return [null, chance];
  const pool = readyMadeCards(choice, cardsOf);
  if (kind === 'own') {
    const [decks, nextRandomState] = dealOwnDecks(pool, playerCount, chance);
    return [{ kind, decks }, nextRandomState];
  }
  const [cards, nextRandomState] =
    choice === 'random'
      ? randomDeck(pool, playerCount, chance, randomDeckSize(kind, playerCount))
      : shuffledUsableCards(pool, playerCount, chance);
  return [{ kind, cards }, nextRandomState];
}

/**
 * Shuffles a saved deck or, if each player has a deck, deals decks from its cards. Legality is checked by `beginTable`.
 */
export function dealSavedDeck(
  cards: readonly PlanarCard[],
  kind: PlanarDecks['kind'],
  playerCount: number,
  chance: RandomState,
): Drawn<PlanarDecks> {
  if (kind === 'own') {
    const [decks, nextRandomState] = dealOwnDecks(cards, playerCount, chance);
    return [{ kind, decks }, nextRandomState];
  }
  const [shuffledCards, nextRandomState] = shuffle(chance, cards);
  return [{ kind, cards: shuffledCards }, nextRandomState];
}

/** The cards from which a player's own deck is made. */
export interface DeckSource {
  readonly cards: readonly PlanarCard[];
  /** Whether the deck is all of these cards; otherwise it is dealt from them. */
  readonly isWhole: boolean;
}

/**
 * Returns a deck for each seat. Seats with the same source share no card if there are enough. Legality is checked by
 * `beginTable`.
 */
export function dealSeatDecks(sources: readonly DeckSource[], chance: RandomState): Drawn<PlanarDecks> {
  const decks = sources.map(({ cards }) => cards);
  let nextRandomState = chance;
  for (const source of new Set(sources)) {
    const seatIndexes = [...sources.keys()].filter((seat) => sources[seat] === source);
    if (source.isWhole) continue;
    const [dealtDecks, randomStateAfter] = dealOwnDecks(source.cards, seatIndexes.length, nextRandomState);
    for (const [index, seat] of seatIndexes.entries()) decks[seat] = dealtDecks[index] ?? [];
    nextRandomState = randomStateAfter;
  }
  return [{ kind: 'own', decks }, nextRandomState];
}

/** Returns the cards from which a ready-made deck is dealt. */
export function readyMadeCards(choice: ReadyMadeDeck, cardsOf: CardsOf): readonly PlanarCard[] {
  if (choice === 'none') return [];
  return cardsOf(choice === 'random' || choice === 'all' ? 'official' : choice);
}

export interface DeckSize {
  readonly planeCount: number;
  readonly phenomenonCount: number;
  /** Phenomena to choose from, possibly more than the deck may contain. */
  readonly availablePhenomenonCount: number;
}

/** Returns how many planes and phenomena the deck will have; null if that is random or there is no deck. */
export function deckComposition(
  choice: ReadyMadeDeck,
  cardsOf: CardsOf,
  playerCount: number,
): DeckSize | null {
  if (choice === 'none' || choice === 'random') return null;
  const { planeCount, phenomenonCount: availablePhenomenonCount } = countPlanesAndPhenomena(
    readyMadeCards(choice, cardsOf),
  );
  return {
    planeCount,
    phenomenonCount: Math.min(availablePhenomenonCount, maxPhenomena(playerCount)),
    availablePhenomenonCount,
  };
}

export function countPlanesAndPhenomena(
  cards: readonly PlanarCard[],
): Pick<DeckSize, 'planeCount' | 'phenomenonCount'> {
  const planeCount = cards.filter(({ kind }) => kind === 'plane').length;
  return { planeCount, phenomenonCount: cards.length - planeCount };
}

/** Returns how many random cards are dealt to all players in total. */
export function randomDeckSize(kind: PlanarDecks['kind'], playerCount: number): number {
  switch (kind) {
    case 'shared':
      return smallestSharedDeckSize(playerCount);
    case 'own':
      return MIN_OWN_DECK_SIZE * playerCount;
    case 'open':
    case 'sevenBySeven':
      return ampleMapDeckSize(kind, playerCount);
  }
}

export function parseDeckChoice(name: string): DeckChoice {
  const id = savedDeckId(name);
  return id === null ? parseReadyMadeDeck(name) : savedDeckChoice(id);
}

/** Returns the ready-made deck of this name; the random deck for any other name, including saved decks. */
export function parseReadyMadeDeck(name: string): ReadyMadeDeck {
  return readyMadeDecks.find((choice) => choice === name) ?? 'random';
}

/** Returns the choice that stands for a saved deck. */
export function savedDeckChoice(id: string): DeckChoice {
  return `${SAVED_PREFIX}${id}`;
}

/** Returns the id of the saved deck that this name stands for; null for other names. */
export function savedDeckId(name: string): string | null {
  return name.startsWith(SAVED_PREFIX) && name !== SAVED_PREFIX ? name.slice(SAVED_PREFIX.length) : null;
}
