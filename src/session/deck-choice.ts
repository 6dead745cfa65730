/** The ready-made planar decks, and dealing them: one for all, perhaps for a map, or one for each. */
import type { CardSelection } from '../content/planes/planar-sets';
import type { Chance, Drawn } from '../rules/chance/chance';
import { canDealApart, dealOwnDecks, OWN_DECK_SIZE } from '../rules/planar/own-decks';
import type { PlanarCard } from '../rules/planar/planar-card';
import {
  ampleMapDeck,
  fullDeck,
  mostPhenomena,
  type PlanarDecks,
  randomDeck,
  smallestSharedDeck,
} from '../rules/planar/planar-deck';

export const deckChoices = ['random', 'all', 'OHOP', 'OPC2', 'OPCA', 'MOC', 'WHO', 'events', 'none'] as const;
export type DeckChoice = (typeof deckChoices)[number];

type CardsOf = (selection: CardSelection) => readonly PlanarCard[];

/** Legal decks for so many players, or null for a game without planes. */
export function dealDecks(
  choice: DeckChoice,
  kind: PlanarDecks['kind'],
  cardsOf: CardsOf,
  players: number,
  chance: Chance,
): Drawn<PlanarDecks | null> {
  if (choice === 'none') return [null, chance];
  const pool = poolOf(choice, cardsOf);
  if (kind === 'own') {
    const [decks, rest] = dealOwnDecks(pool, players, chance);
    return [{ kind, decks }, rest];
  }
  const [cards, rest] =
    choice === 'random'
      ? randomDeck(pool, players, chance, randomDeckSize(kind, players))
      : fullDeck(pool, players, chance);
  return [{ kind, cards }, rest];
}

/** Whether so many players cannot each have a deck without some card being in two of them. */
export function mustShareCards(choice: DeckChoice, cardsOf: CardsOf, players: number): boolean {
  return choice !== 'none' && !canDealApart(poolOf(choice, cardsOf), players);
}

function poolOf(choice: Exclude<DeckChoice, 'none'>, cardsOf: CardsOf): readonly PlanarCard[] {
  return cardsOf(choice === 'random' ? 'all' : choice);
}

export interface DeckSize {
  readonly planes: number;
  readonly phenomena: number;
  /** Phenomena among the cards to choose from, more than the deck may hold perhaps. */
  readonly allPhenomena: number;
}

/** How many planes and phenomena the deck will have; null where that is left to chance or there are none. */
export function deckSize(choice: DeckChoice, cardsOf: CardsOf, players: number): DeckSize | null {
  if (choice === 'none' || choice === 'random') return null;
  const cards = cardsOf(choice);
  const planes = cards.filter(({ kind }) => kind === 'plane').length;
  const allPhenomena = cards.length - planes;
  return { planes, phenomena: Math.min(allPhenomena, mostPhenomena(players)), allPhenomena };
}

/** How many cards are dealt at random, to all players together. */
export function randomDeckSize(kind: PlanarDecks['kind'], players: number): number {
  switch (kind) {
    case 'shared':
      return smallestSharedDeck(players);
    case 'own':
      return OWN_DECK_SIZE * players;
    default:
      return ampleMapDeck(kind, players);
  }
}

export function asDeckChoice(name: string): DeckChoice {
  return deckChoices.find((choice) => choice === name) ?? 'random';
}
