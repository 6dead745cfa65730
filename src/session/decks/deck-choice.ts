/**
 * The planar decks to choose from, ready-made or saved, and how they are dealt: a shared deck, possibly for a map, or
 * one for each player.
 */
import type { CardSelection } from '../../content/planes/planar-sets';
import { type Chance, type Drawn, shuffle } from '../../rules/chance/chance';
import { dealOwnDecks, OWN_DECK_SIZE } from '../../rules/planar/decks/own-decks';
import {
  ampleMapDeckSize,
  fullDeck,
  maxPhenomena,
  type PlanarDecks,
  randomDeck,
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
] as const satisfies readonly (CardSelection | 'random' | 'none')[];
export type ReadyMadeDeck = (typeof readyMadeDecks)[number];
/** A ready-made deck, or a saved one by its id. */
export type DeckChoice = ReadyMadeDeck | `saved:${string}`;

const SAVED = 'saved:';

type CardsOf = (selection: CardSelection) => readonly PlanarCard[];

/** Deals legal decks for this many players; null for a game without planes. */
export function dealDecks(
  choice: ReadyMadeDeck,
  kind: PlanarDecks['kind'],
  cardsOf: CardsOf,
  players: number,
  chance: Chance,
): Drawn<PlanarDecks | null> {
  if (choice === 'none') return [null, chance];
  const pool = readyMadeCards(choice, cardsOf);
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

/**
 * Shuffles a saved deck or, if each player has a deck, deals decks from its cards. Legality is checked by `beginTable`.
 */
export function dealSavedDeck(
  cards: readonly PlanarCard[],
  kind: PlanarDecks['kind'],
  players: number,
  chance: Chance,
): Drawn<PlanarDecks> {
  if (kind === 'own') {
    const [decks, rest] = dealOwnDecks(cards, players, chance);
    return [{ kind, decks }, rest];
  }
  const [shuffled, rest] = shuffle(chance, cards);
  return [{ kind, cards: shuffled }, rest];
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
export function dealSeatDecks(sources: readonly DeckSource[], chance: Chance): Drawn<PlanarDecks> {
  const decks = sources.map(({ cards }) => cards);
  let rest = chance;
  for (const source of new Set(sources)) {
    const seats = [...sources.keys()].filter((seat) => sources[seat] === source);
    if (source.isWhole) continue;
    const [dealt, after] = dealOwnDecks(source.cards, seats.length, rest);
    for (const [index, seat] of seats.entries()) decks[seat] = dealt[index] ?? [];
    rest = after;
  }
  return [{ kind: 'own', decks }, rest];
}

/** Returns the cards from which a ready-made deck is dealt. */
export function readyMadeCards(choice: ReadyMadeDeck, cardsOf: CardsOf): readonly PlanarCard[] {
  if (choice === 'none') return [];
  return cardsOf(choice === 'random' ? 'all' : choice);
}

export interface DeckSize {
  readonly planes: number;
  readonly phenomena: number;
  /** Phenomena to choose from, possibly more than the deck may contain. */
  readonly allPhenomena: number;
}

/** Returns how many planes and phenomena the deck will have; null if that is random or there is no deck. */
export function deckSize(choice: ReadyMadeDeck, cardsOf: CardsOf, players: number): DeckSize | null {
  if (choice === 'none' || choice === 'random') return null;
  const { planes, phenomena: allPhenomena } = sizeOf(cardsOf(choice));
  return { planes, phenomena: Math.min(allPhenomena, maxPhenomena(players)), allPhenomena };
}

export function sizeOf(cards: readonly PlanarCard[]): Pick<DeckSize, 'planes' | 'phenomena'> {
  const planes = cards.filter(({ kind }) => kind === 'plane').length;
  return { planes, phenomena: cards.length - planes };
}

/** Returns how many random cards are dealt to all players in total. */
export function randomDeckSize(kind: PlanarDecks['kind'], players: number): number {
  switch (kind) {
    case 'shared':
      return smallestSharedDeckSize(players);
    case 'own':
      return OWN_DECK_SIZE * players;
    case 'open':
    case 'sevenBySeven':
      return ampleMapDeckSize(kind, players);
  }
}

export function parseDeckChoice(name: string): DeckChoice {
  const id = savedDeckId(name);
  return id === null ? parseReadyMade(name) : savedDeckChoice(id);
}

/** Returns the ready-made deck of this name; the random deck for any other name, including saved decks. */
export function parseReadyMade(name: string): ReadyMadeDeck {
  return readyMadeDecks.find((choice) => choice === name) ?? 'random';
}

/** Returns the choice that stands for a saved deck. */
export function savedDeckChoice(id: string): DeckChoice {
  return `${SAVED}${id}`;
}

/** Returns the id of the saved deck that this name stands for; null for other names. */
export function savedDeckId(name: string): string | null {
  return name.startsWith(SAVED) && name !== SAVED ? name.slice(SAVED.length) : null;
}
