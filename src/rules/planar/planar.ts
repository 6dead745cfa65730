/**
 * Setting up the planar zone, and its first pending decision. 901.3 a deck for each player · 901.6 planar controller ·
 * 901.9 cost of the next roll · 901.15 a shared deck.
 */
import type { PlayerId } from '../turn/turn';
import { endEffectsOfTurn } from './ongoing-effect';
import type { PlanarCard, PlanarCardId } from './planar-card';
import type { PlanarFace } from './planar-die';
import type { PlanarOutcome } from './planar-happening';
import {
  BY_THE_BOOK,
  type EternitiesMap,
  type Planar,
  type PlanarChoice,
  type PlanarOfTurn,
  type PlanarRolls,
} from './planar-state';

/** Returns a planar zone with a shuffled shared deck. Nothing is face up until the mulligans are over. */
export function layOutSharedDeck(
  shuffled: readonly PlanarCard[],
  seats: number,
  startingPlayer: PlayerId,
): Planar {
  return layOut([shuffled], () => null, seats, startingPlayer);
}

/** Returns a planar zone with a shuffled deck for each player, by seat (901.3). No card may be in two decks. */
export function layOutOwnDecks(
  shuffled: readonly (readonly PlanarCard[])[],
  startingPlayer: PlayerId,
): Planar {
  return layOut(shuffled, (deck) => deck as PlayerId, shuffled.length, startingPlayer);
}

function layOut(
  decks: readonly (readonly PlanarCard[])[],
  ownerOfDeck: (deck: number) => PlayerId | null,
  seats: number,
  startingPlayer: PlayerId,
): Planar {
  return {
    ...emptyPlanarOfTurn(startingPlayer, seats),
    kinds: Object.fromEntries(decks.flat().map(({ id, kind }) => [id, kind])),
    decks: decks.map((cards, deck) => ({ owner: ownerOfDeck(deck), cards: cards.map(({ id }) => id) })),
    counters: {},
    chosenOptions: {},
    effects: [],
    houseRules: BY_THE_BOOK,
    map: null,
    visited: [],
  };
}

/** Returns the part of the planar zone that belongs to one turn, before anything is face up. */
export function emptyPlanarOfTurn(
  controller: PlayerId,
  seats: number,
  marker: number | null = null,
): PlanarOfTurn {
  return {
    marker,
    faceUp: [],
    controller,
    rolls: noRolls(seats),
    stack: [],
    choice: null,
    dice: null,
    arrived: [],
  };
}

/** In a Grand Melee, a turn marker may later be without a plane again (901.14b). */
export function isStartingPlaneRevealed({ faceUp, visited }: Planar): boolean {
  return faceUp.length > 0 || visited.length > 0;
}

export function isFaceUp(planar: Planar, card: PlanarCardId): boolean {
  return planar.faceUp.some((faceUp) => faceUp.card === card);
}

/** Returns how often the player took the special action this turn. */
export function countedRolls(planar: Planar, player: PlayerId): number {
  return planar.rolls[player]?.counted ?? 0;
}

/** Returns the mana cost of the player's next roll as a special action (901.9), or by house rule. */
export function costOfNextRoll(planar: Planar, player: PlayerId): number {
  return Math.max(0, countedRolls(planar, player) - (planar.houseRules.freeRolls - 1));
}

/** What a player has to decide first: where taken cards go, where to planeswalk, or which die counts. */
export type PlanarDecision =
  | {
      readonly kind: 'settleChoice';
      readonly rule: '901.7' | '701.31b';
      readonly player: PlayerId;
      readonly choice: PlanarChoice;
    }
  | {
      readonly kind: 'chooseDestination';
      readonly rule: '701.31b';
      readonly player: PlayerId;
      readonly map: EternitiesMap;
    }
  | {
      readonly kind: 'keepDie';
      readonly rule: '706.6';
      readonly player: PlayerId;
      readonly faces: readonly PlanarFace[];
    };

export function pendingDecision({
  choice,
  map,
  dice,
  decks,
  controller: player,
}: Planar): PlanarDecision | null {
  if (choice) {
    const owner = choice.left && decks[choice.deck]?.owner;
    return { kind: 'settleChoice', rule: choice.left ? '701.31b' : '901.7', player: owner ?? player, choice };
  }
  if (map?.leaving) return { kind: 'chooseDestination', rule: '701.31b', player, map };
  return dice && { kind: 'keepDie', rule: '706.6', player: dice.player, faces: dice.faces };
}

/**
 * Begins a turn: the active player becomes planar controller (901.6), and rolls are counted anew (901.9). `reached`
 * are all players whose turn begins or would have begun.
 */
export function beginPlanarTurn(
  planar: Planar,
  player: PlayerId,
  reached: readonly PlayerId[],
): PlanarOutcome {
  const begun = { ...planar, controller: player, rolls: noRolls(planar.rolls.length), arrived: [] };
  return endEffectsOfTurn(begun, reached);
}

/** Returns whether each player has a planar deck (901.3), rather than all sharing one (901.15). */
export function hasOwnDecks({ decks }: Planar): boolean {
  return decks.some(({ owner }) => owner !== null);
}

function noRolls(seats: number): readonly PlanarRolls[] {
  return Array.from({ length: seats }, () => ({ counted: 0, all: 0 }));
}
