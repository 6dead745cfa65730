/** What lies on the Eternities Map: planes too far away are taken off it, and gaps around the players are filled. */
import { type Chance, shuffle } from '../chance/chance';
import {
  cardsAt,
  type EternitiesMap,
  isOnMap,
  type LaidSquare,
  squareTowards,
  stepsBetween,
  straightDirections,
} from './eternities-map';
import { cardsIn, deckOf, type Planar, type PlanarOutcome, withCards } from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlanarHappening } from './planar-happening';

/** On the open map, planes farther away than this are forgotten. */
const STEPS_REMEMBERED = 3;
/** Those beside the players stay, whatever the deck lacks. */
const STEPS_OF_NEIGHBOURS = 1;

/** A planar zone with a map, while planes are laid on it and taken off it. */
export interface Laying {
  readonly planar: Planar & { readonly map: EternitiesMap };
  readonly chance: Chance;
  /** Planes taken off the map so far. */
  readonly collected: readonly PlanarCardId[];
}

/** Takes planes that are too far from the players off the map; they are shuffled into the deck. */
export function forgetTheDistant(laying: Laying): Laying {
  return laying.planar.map.kind === 'open' ? collectBeyond(laying, STEPS_REMEMBERED) : laying;
}

/** A deck without a plane gets those that lie farthest away, as long as there are some beyond so many steps. */
export function withPlaneInDeck(laying: Laying, beyond: number): Laying {
  const { kinds, map } = laying.planar;
  if (deckToDealFrom(laying.planar).some((card) => kinds[card] === 'plane')) return laying;
  const farthest = Math.max(0, ...map.squares.map((square) => stepsBetween(square, map.at)));
  return farthest > beyond ? collectBeyond(laying, farthest - 1) : laying;
}

function collectBeyond({ planar, chance, collected }: Laying, steps: number): Laying {
  const { map, decks } = planar;
  const isFar = (square: LaidSquare) => stepsBetween(square, map.at) > steps;
  const far = map.squares.filter(isFar).flatMap(({ cards }) => cards);
  if (far.length === 0) return { planar, chance, collected };
  const [shuffled, rest] = shuffle(chance, [...deckToDealFrom(planar), ...far]);
  const squares = map.squares.filter((square) => !isFar(square));
  return {
    planar: {
      ...planar,
      decks: withCards(decks, deckOf(planar, planar.controller), shuffled),
      map: { ...map, squares },
    },
    chance: rest,
    collected: [...collected, ...far],
  };
}

/** The shared deck, its top card first. */
export function deckToDealFrom(planar: Planar): readonly PlanarCardId[] {
  return cardsIn(planar.decks, deckOf(planar, planar.controller));
}

/**
 * After the players have come somewhere: the gaps beside them are filled. While a phenomenon holds them up between two
 * planes the deck only gets the plane that they will need.
 */
export function layAround(
  { planar, happenings }: PlanarOutcome,
  chance: Chance,
): PlanarOutcome & { readonly chance: Chance } {
  const { map } = planar;
  const hasArrived = happenings.some(
    ({ kind }) => kind === 'startingPlaneRevealed' || kind === 'planeswalked',
  );
  if (!map || !hasArrived) return { planar, happenings, chance };
  const before: Laying = { planar: { ...planar, map }, chance, collected: [] };
  const isOnPlane = planar.faceUp.some(({ card }) => planar.kinds[card] === 'plane');
  const after = isOnPlane ? fillGaps(before) : withPlaneInDeck(before, 0);
  const laid = after.planar.map.squares.filter((square) => !map.squares.includes(square));
  const cards = laid.flatMap((square) => square.cards);
  const player = planar.controller;
  return {
    planar: after.planar,
    happenings: [
      ...withCollected(happenings, after),
      ...(cards.length > 0 ? [{ kind: 'planesLaid', rule: '701.31b', player, cards } as const] : []),
    ],
    chance: after.chance,
  };
}

/** Phenomena met on the way go to the bottom of the deck, and nothing triggers. */
function fillGaps(before: Laying): Laying {
  let laying = before;
  const passed: PlanarCardId[] = [];
  for (const direction of straightDirections) {
    const square = squareTowards(laying.planar.map.at, direction);
    if (!isOnMap(laying.planar.map.kind, square) || cardsAt(laying.planar.map, square).length > 0) continue;
    laying = withPlaneInDeck(laying, STEPS_OF_NEIGHBOURS);
    const { planar } = laying;
    const deck = deckToDealFrom(planar);
    const index = deck.findIndex((card) => planar.kinds[card] === 'plane');
    const card = deck[index];
    if (card === undefined) continue;
    passed.push(...deck.slice(0, index));
    const squares = [...planar.map.squares, { ...square, cards: [card] }];
    const dealt = { ...planar, map: { ...planar.map, squares } };
    laying = { ...laying, planar: withDeck(dealt, deck.slice(index + 1)) };
  }
  return { ...laying, planar: withDeck(laying.planar, [...deckToDealFrom(laying.planar), ...passed]) };
}

export function withDeck<Zone extends Planar>(planar: Zone, cards: readonly PlanarCardId[]): Zone {
  return { ...planar, decks: withCards(planar.decks, deckOf(planar, planar.controller), cards) };
}

/** What was taken off the map in one move is told once. */
export function withCollected(
  happenings: readonly PlanarHappening[],
  { planar, collected }: Laying,
): readonly PlanarHappening[] {
  if (collected.length === 0) return happenings;
  const isTold = ({ kind }: PlanarHappening) => kind === 'planesCollected';
  const told = happenings.flatMap((one) => (one.kind === 'planesCollected' ? one.cards : []));
  const cards = [...told, ...collected];
  const all = { kind: 'planesCollected', rule: '701.31b', player: planar.controller, cards } as const;
  return [...happenings.filter((happening) => !isTold(happening)), all];
}
