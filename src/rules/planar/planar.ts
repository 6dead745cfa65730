/**
 * The planar zone of a game: decks, face-up cards, the planar controller, and what waits because of them.
 * 901.3 a deck for each · 901.6 planar controller · 901.9 what the next roll costs · 901.15 a shared deck.
 */
import type { Refusal } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { EternitiesMap } from './eternities-map';
import { endEffectsOfTurn, type LastingEffect } from './lasting-effect';
import type { Mark } from './memory';
import type { PlanarCard, PlanarCardId, PlanarCardKind } from './planar-card';
import type { PlanarFace } from './planar-die';
import type { PlanarHappening, PlaneswalkCause } from './planar-happening';
import type { PlanarOperation } from './planar-operation';

/** A planar deck, its top card first. The owner is null for a deck shared by all (901.15). */
export interface PlanarDeck {
  readonly owner: PlayerId | null;
  readonly cards: readonly PlanarCardId[];
}

/** A face-up planar card, and the deck (an index into `decks`) to whose bottom it will go. */
export interface FaceUpCard {
  readonly card: PlanarCardId;
  readonly deck: number;
}

/** An ability that has triggered and not yet left the stack. The last to come is the first to resolve. */
export type WaitingAbility =
  | { readonly kind: 'planeswalking'; readonly controller: PlayerId }
  | { readonly kind: 'chaos'; readonly controller: PlayerId; readonly card: PlanarCardId }
  | { readonly kind: 'encounter'; readonly controller: PlayerId; readonly card: PlanarCardId }
  /** A plane that says to planeswalk because of the counters on it, `at` so many or more. */
  | {
      readonly kind: 'threshold';
      readonly controller: PlayerId;
      readonly card: PlanarCardId;
      readonly at: number;
    };

/** Cards in hand between taking them off a planar deck and saying where they go. The planar controller decides. */
export interface PlanarChoice {
  readonly operation: PlanarOperation;
  /** The card that asks for it, or null when the table does so by hand. */
  readonly source: PlanarCardId | null;
  /** The deck (an index into `decks`) the cards came from. */
  readonly deck: number;
  /** In the order they came off. */
  readonly cards: readonly PlanarCardId[];
  /** What the planar controller then planeswalks for; without it nobody does. */
  readonly thenWalk?: PlaneswalkCause;
}

/** Dice of one roll, all but one of which will be ignored (706.6). */
export interface ThrownDice {
  readonly player: PlayerId;
  readonly faces: readonly PlanarFace[];
  /** Mana paid, or null for a roll told by an effect. */
  readonly paid: number | null;
}

/** What a table agreed on against the rules. */
export interface HouseRules {
  readonly blankIsChaos: boolean;
  /** Faces of the planar die that show the chaos symbol. */
  readonly chaosFaces: 1 | 2;
  /** Rolls of a turn that cost nothing; by the rules it is one. */
  readonly freeRolls: number;
}

export const BY_THE_BOOK: HouseRules = { blankIsChaos: false, chaosFaces: 1, freeRolls: 1 };

export interface PlanarRolls {
  /** Times the special action was taken this turn: what the next one costs (901.9). */
  readonly counted: number;
  /** Every roll of this turn, those told by effects included. */
  readonly all: number;
}

export interface Planar {
  /** The turn marker of a Grand Melee whose part of the planar zone this is; null in every other game. */
  readonly marker: number | null;
  readonly kinds: Readonly<Record<PlanarCardId, PlanarCardKind>>;
  readonly decks: readonly PlanarDeck[];
  readonly faceUp: readonly FaceUpCard[];
  readonly controller: PlayerId;
  /** By seat. */
  readonly rolls: readonly PlanarRolls[];
  readonly waiting: readonly WaitingAbility[];
  /** Cards taken off a deck and not yet put anywhere. */
  readonly choice: PlanarChoice | null;
  /** Dice thrown of which the player has yet to ignore all but one. */
  readonly dice: ThrownDice | null;
  /** Counters on face-up cards; what kind they are the card's text says. */
  readonly counters: Readonly<Record<PlanarCardId, number>>;
  /** What each player chose for a face-up card, by seat. */
  readonly marked: Readonly<Record<PlanarCardId, readonly (Mark | null)[]>>;
  readonly effects: readonly LastingEffect[];
  /** Cards that were come to in this turn. */
  readonly arrived: readonly PlanarCardId[];
  readonly house: HouseRules;
  /** Null in a game without the Eternities Map; with it all share one deck. */
  readonly map: EternitiesMap | null;
  /**
   * Every card that was come to, in the order of the latest visit; those face up are the last. Phenomena passed over before
   * the starting plane do not count. Games begun with version 0.1.0 hold a card once for each visit, until the next one.
   */
  readonly visited: readonly PlanarCardId[];
}

/** What each turn marker of a Grand Melee has of its own in the planar zone (901.14); the rest is everybody's. */
export type PlanarAside = Pick<
  Planar,
  'marker' | 'faceUp' | 'controller' | 'rolls' | 'waiting' | 'choice' | 'dice' | 'arrived'
>;

/** The planar zone after something was done to it, and what that was. */
export interface PlanarOutcome {
  readonly planar: Planar;
  readonly happenings: readonly PlanarHappening[];
}

/** A shuffled shared deck beside the table; nothing is face up until the mulligans are over. */
export function layOutSharedDeck(
  shuffled: readonly PlanarCard[],
  seats: number,
  startingPlayer: PlayerId,
): Planar {
  return layOut([shuffled], () => null, seats, startingPlayer);
}

/** A shuffled deck for each player, by seat (901.3); no card may be in two of them. */
export function layOutOwnDecks(
  shuffled: readonly (readonly PlanarCard[])[],
  startingPlayer: PlayerId,
): Planar {
  return layOut(shuffled, (deck) => deck as PlayerId, shuffled.length, startingPlayer);
}

function layOut(
  decks: readonly (readonly PlanarCard[])[],
  ownerOf: (deck: number) => PlayerId | null,
  seats: number,
  startingPlayer: PlayerId,
): Planar {
  return {
    ...layOutFor(startingPlayer, seats),
    kinds: Object.fromEntries(decks.flat().map(({ id, kind }) => [id, kind])),
    decks: decks.map((cards, deck) => ({ owner: ownerOf(deck), cards: cards.map(({ id }) => id) })),
    counters: {},
    marked: {},
    effects: [],
    house: BY_THE_BOOK,
    map: null,
    visited: [],
  };
}

/** Before anything is face up, for the planar controller of the game or of one turn marker. */
export function layOutFor(controller: PlayerId, seats: number, marker: number | null = null): PlanarAside {
  return {
    marker,
    faceUp: [],
    controller,
    rolls: noRolls(seats),
    waiting: [],
    choice: null,
    dice: null,
    arrived: [],
  };
}

export function layAside(planar: Planar): PlanarAside {
  const { marker, faceUp, controller, rolls, waiting, choice, dice, arrived } = planar;
  return { marker, faceUp, controller, rolls, waiting, choice, dice, arrived };
}

/** In a Grand Melee a turn marker may be without a plane later on (901.14b). */
export function isStartingPlaneRevealed({ faceUp, visited }: Planar): boolean {
  return faceUp.length > 0 || visited.length > 0;
}

/** Whose card a face-up card is; null where all share one deck. */
export function ownerOf({ decks, faceUp }: Planar, card: PlanarCardId): PlayerId | null {
  const up = faceUp.find((faceUpCard) => faceUpCard.card === card);
  return (up && decks[up.deck]?.owner) ?? null;
}

export function isFaceUp(planar: Planar, card: PlanarCardId): boolean {
  return planar.faceUp.some((faceUp) => faceUp.card === card);
}

/** How often the player took the special action this turn. */
export function countedRolls(planar: Planar, player: PlayerId): number {
  return planar.rolls[player]?.counted ?? 0;
}

/** What the player's next roll as a special action costs in mana of any kind (901.9), or by the table's own rule. */
export function costOfNextRoll(planar: Planar, player: PlayerId): number {
  return Math.max(0, countedRolls(planar, player) - (planar.house.freeRolls - 1));
}

/** The ability the app itself carries out next, if one waits. Chaos abilities are the table's to carry out. */
export function nextAbilityToResolve(planar: Planar): WaitingAbility | null {
  return planar.waiting.findLast((ability) => ability.kind !== 'chaos') ?? null;
}

/** What has to be decided before anything goes on: where taken cards go, where to planeswalk, or which die counts. */
export function decisionAwaited({ choice, map, dice }: Planar): Refusal | null {
  if (choice) return { rule: '901.7', reason: 'choiceWaiting' };
  if (map?.leaving) return { rule: '701.31b', reason: 'whereToWaiting' };
  return dice ? { rule: '706.6', reason: 'diceWaiting' } : null;
}

/** Cards whose chaos ability has triggered and has not been followed by another action. */
export function cardsInChaos(planar: Planar): readonly PlanarCardId[] {
  return planar.waiting.flatMap((ability) => (ability.kind === 'chaos' ? [ability.card] : []));
}

/** Acting on an empty stack means that the chaos abilities before it have resolved. */
export function presumeChaosResolved(planar: Planar): Planar {
  return { ...planar, waiting: planar.waiting.filter((ability) => ability.kind !== 'chaos') };
}

/** The last chaos ability of this card leaves the stack; null where none is there. */
export function finishChaos(planar: Planar, card: PlanarCardId): Planar | null {
  const last = planar.waiting.findLastIndex((ability) => ability.kind === 'chaos' && ability.card === card);
  return last === -1 ? null : { ...planar, waiting: planar.waiting.toSpliced(last, 1) };
}

/**
 * 901.6: whoever becomes active becomes the planar controller; rolls are counted anew each turn (901.9). `reached` are all whose
 * turn begins or would have begun.
 */
export function beginTurn(planar: Planar, player: PlayerId, reached: readonly PlayerId[]): PlanarOutcome {
  const begun = { ...planar, controller: player, rolls: noRolls(planar.rolls.length), arrived: [] };
  return endEffectsOfTurn(begun, reached);
}

/** The index of the deck a player planeswalks with: their own, or the one everybody shares (901.15c). */
export function deckOf(planar: Planar, player: PlayerId): number {
  const own = planar.decks.findIndex(({ owner }) => owner === player);
  return own === -1 ? 0 : own;
}

/** Whether each player has a planar deck of their own (901.3), rather than all sharing one (901.15). */
export function hasOwnDecks({ decks }: Planar): boolean {
  return decks.some(({ owner }) => owner !== null);
}

/** How many cards the planar controller can still turn up or take. */
export function cardsLeft(planar: Planar): number {
  return cardsIn(planar.decks, deckOf(planar, planar.controller)).length;
}

export function cardsIn(decks: readonly PlanarDeck[], deck: number): readonly PlanarCardId[] {
  return decks[deck]?.cards ?? [];
}

export function withCards(
  decks: readonly PlanarDeck[],
  deck: number,
  cards: readonly PlanarCardId[],
): readonly PlanarDeck[] {
  return decks.map((other, index) => (index === deck ? { ...other, cards } : other));
}

/** Abilities that trigger now, on top of those that wait. */
export function wait(planar: Planar, ...abilities: readonly WaitingAbility[]): Planar {
  return { ...planar, waiting: [...planar.waiting, ...abilities] };
}

function noRolls(seats: number): readonly PlanarRolls[] {
  return Array.from({ length: seats }, () => ({ counted: 0, all: 0 }));
}
