/** Laying out planar decks for a new game. 901.3 a deck for each player · 901.4 face down · 901.15 a shared deck. */
import type { PlayerId } from '../turn/turn';
import type { PlanarCard } from './planar-card';
import { NO_PLANAR_HOUSE_RULES, type PlanarZone, type PlanarZoneOfTurn } from './planar-state';
import { noRolls } from './planar-zone';

/** Returns a planar zone with a shuffled shared deck. Nothing is face up until the mulligans are over. */
export function layOutSharedDeck(
  shuffledDeck: readonly PlanarCard[],
  seatCount: number,
  startingPlayer: PlayerId,
): PlanarZone {
  return layOut([shuffledDeck], () => null, seatCount, startingPlayer);
}

/** Returns a planar zone with a shuffled deck for each player, by seat (901.3). No card may be in two decks. */
export function layOutOwnDecks(
  shuffledDecks: readonly (readonly PlanarCard[])[],
  startingPlayer: PlayerId,
): PlanarZone {
  return layOut(shuffledDecks, (deckIndex) => deckIndex as PlayerId, shuffledDecks.length, startingPlayer);
}

function layOut(
  decks: readonly (readonly PlanarCard[])[],
  ownerOfDeck: (deckIndex: number) => PlayerId | null,
  seatCount: number,
  startingPlayer: PlayerId,
): PlanarZone {
  return {
    ...emptyPlanarZoneOfTurn(startingPlayer, seatCount),
    kinds: Object.fromEntries(decks.flat().map(({ id, kind }) => [id, kind])),
    decks: decks.map((cards, deckIndex) => ({
      owner: ownerOfDeck(deckIndex),
      cards: cards.map(({ id }) => id),
    })),
    counters: {},
    chosenOptions: {},
    effects: [],
    houseRules: NO_PLANAR_HOUSE_RULES,
    map: null,
    visited: [],
  };
}

/** Returns the part of the planar zone that belongs to one turn, before anything is face up. */
export function emptyPlanarZoneOfTurn(
  controller: PlayerId,
  seatCount: number,
  marker: number | null = null,
): PlanarZoneOfTurn {
  return {
    marker,
    faceUp: [],
    controller,
    rolls: noRolls(seatCount),
    stack: [],
    choice: null,
    dice: null,
    arrived: [],
  };
}
