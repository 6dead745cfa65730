/**
 * The planar zone of a game: decks, face-up cards, the planar controller, and what waits because of them.
 * 901.6 planar controller · 901.9 what the next roll costs · 901.15 a shared deck.
 */
import type { Refusal } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { EternitiesMap } from './eternities-map';
import type { PlanarCard, PlanarCardId, PlanarCardKind } from './planar-card';
import type { PlanarHappening } from './planar-happening';
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
  | { readonly kind: 'encounter'; readonly controller: PlayerId; readonly card: PlanarCardId };

/** Cards in hand between taking them off a planar deck and saying where they go. The planar controller decides. */
export interface PlanarChoice {
  readonly operation: PlanarOperation;
  /** The card that asks for it, or null when the table does so by hand. */
  readonly source: PlanarCardId | null;
  /** The deck (an index into `decks`) the cards came from. */
  readonly deck: number;
  /** In the order they came off. */
  readonly cards: readonly PlanarCardId[];
}

export interface PlanarRolls {
  /** Times the special action was taken this turn: what the next one costs (901.9). */
  readonly counted: number;
  /** Every roll of this turn, those told by effects included. */
  readonly all: number;
}

export interface Planar {
  readonly kinds: Readonly<Record<PlanarCardId, PlanarCardKind>>;
  readonly decks: readonly PlanarDeck[];
  readonly faceUp: readonly FaceUpCard[];
  readonly controller: PlayerId;
  /** By seat. */
  readonly rolls: readonly PlanarRolls[];
  readonly waiting: readonly WaitingAbility[];
  /** Cards taken off a deck and not yet put anywhere. */
  readonly choice: PlanarChoice | null;
  /** Null in a game without the Eternities Map. */
  readonly map: EternitiesMap | null;
  /** Every card that was come to, the starting plane first. Phenomena passed over before it do not count. */
  readonly visited: readonly PlanarCardId[];
}

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
  return {
    kinds: Object.fromEntries(shuffled.map(({ id, kind }) => [id, kind])),
    decks: [{ owner: null, cards: shuffled.map(({ id }) => id) }],
    faceUp: [],
    controller: startingPlayer,
    rolls: noRolls(seats),
    waiting: [],
    choice: null,
    map: null,
    visited: [],
  };
}

export function isStartingPlaneRevealed(planar: Planar): boolean {
  return planar.faceUp.length > 0;
}

/** What the player's next roll as a special action costs in mana of any kind (901.9). */
export function costOfNextRoll(planar: Planar, player: PlayerId): number {
  return planar.rolls[player]?.counted ?? 0;
}

/** The ability the app itself carries out next, if one waits. Chaos abilities are the table's to carry out. */
export function nextAbilityToResolve(planar: Planar): WaitingAbility | null {
  return planar.waiting.findLast((ability) => ability.kind !== 'chaos') ?? null;
}

/** What the planar controller has to decide before anything goes on: where taken cards go, or where to planeswalk. */
export function decisionAwaited({ choice, map }: Planar): Refusal | null {
  if (choice) return { rule: '901.7', reason: 'choiceWaiting' };
  return map?.leaving ? { rule: '701.31b', reason: 'whereToWaiting' } : null;
}

/** Cards whose chaos ability has triggered and has not been followed by another action. */
export function cardsInChaos(planar: Planar): readonly PlanarCardId[] {
  return planar.waiting.flatMap((ability) => (ability.kind === 'chaos' ? [ability.card] : []));
}

/** Acting on an empty stack means that the chaos abilities before it have resolved. */
export function presumeChaosResolved(planar: Planar): Planar {
  return { ...planar, waiting: planar.waiting.filter((ability) => ability.kind !== 'chaos') };
}

/** 901.6: whoever becomes active becomes the planar controller; rolls are counted anew each turn (901.9). */
export function beginTurn(planar: Planar, player: PlayerId): Planar {
  return { ...planar, controller: player, rolls: noRolls(planar.rolls.length) };
}

/** The index of the deck a player planeswalks with: their own, or the one everybody shares (901.15c). */
export function deckOf(planar: Planar, player: PlayerId): number {
  const own = planar.decks.findIndex(({ owner }) => owner === player);
  return own === -1 ? 0 : own;
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
