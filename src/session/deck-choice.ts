/** The ready-made planar decks, and dealing one. */
import type { PlanarSetCode } from '../content/planes/planar-sets';
import type { Chance, Drawn } from '../rules/chance/chance';
import type { MapKind } from '../rules/planar/eternities-map';
import type { PlanarCard } from '../rules/planar/planar-card';
import {
  ampleMapDeck,
  fullDeck,
  mostPhenomena,
  randomDeck,
  smallestSharedDeck,
} from '../rules/planar/planar-deck';

export const deckChoices = ['random', 'all', 'OHOP', 'OPC2', 'OPCA', 'MOC', 'WHO', 'none'] as const;
export type DeckChoice = (typeof deckChoices)[number];

type CardsOf = (set: PlanarSetCode | 'all') => readonly PlanarCard[];

/** A legal shared deck for so many players, or null for a game without planes. */
export function dealDeck(
  choice: DeckChoice,
  cardsOf: CardsOf,
  players: number,
  chance: Chance,
  map: MapKind | null = null,
): Drawn<readonly PlanarCard[] | null> {
  if (choice === 'none') return [null, chance];
  if (choice === 'random') return randomDeck(cardsOf('all'), players, chance, randomDeckSize(players, map));
  return fullDeck(cardsOf(choice), players, chance);
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

export function randomDeckSize(players: number, map: MapKind | null = null): number {
  return map ? ampleMapDeck(map, players) : smallestSharedDeck(players);
}

export function asDeckChoice(name: string): DeckChoice {
  return deckChoices.find((choice) => choice === name) ?? 'random';
}
