/**
 * Taking cards off a planar deck and putting them somewhere. 311.7 chaos of revealed cards · 701.31, 901.11
 * planeswalking to them · 901.7 a card's own instructions · 901.15c "your planar deck".
 */
import { type RandomState, shuffle } from '../chance/chance';
import { okResult, type RuleResult, refuse } from '../rule';
import { cardsInDeck, deckIndexOf, putBackInDeck, withDeckCards } from './decks/deck-cards';
import { askOwnerForOrderOnBottom } from './order-on-bottom';
import type { PlanarCardId } from './planar-card';
import { andThenInZone, type PlanarHappening, type PlanarOutcome } from './planar-happening';
import {
  type CardsToTake,
  type Destination,
  destinationOfChosenCards,
  destinations,
  type PlanarOperation,
} from './planar-operation';
import { takeOffStack } from './planar-stack';
import type { PlanarChoice, PlanarZone } from './planar-state';
import { arriveAtCards, planeswalkToNext, putFaceUpCardsOnBottom } from './planeswalking';
import { finishEncounter } from './resolving-abilities';
import { makeChaosEnsue } from './rolling';

/** Where each taken card goes: on top (first card topmost), to the bottom (last card lowest), or face up. */
export type Settlement = Readonly<Record<Destination, readonly PlanarCardId[]>>;

/** Takes cards off the planar controller's deck; fewer if the deck runs out. */
export function takeCards(
  planar: PlanarZone,
  operation: PlanarOperation,
  source: PlanarCardId | null,
): RuleResult<PlanarOutcome> {
  const deckIndex = deckIndexOf(planar, planar.controller);
  const deckCards = cardsInDeck(planar.decks, deckIndex);
  const count = countToTake(planar, deckCards, operation.take);
  if (count === 0) return refuse('901.15c', 'planarDeckIsEmpty');
  const cards = deckCards.slice(0, count);
  const planarWithChoice: PlanarZone = {
    ...planar,
    decks: withDeckCards(planar.decks, deckIndex, deckCards.slice(count)),
    choice: { operation, source, deck: deckIndex, cards },
  };
  const { shown, chaos } = operation;
  const happening = { kind: 'cardsTaken', rule: '901.7', player: planar.controller, shown, cards } as const;
  const outcome = { planar: planarWithChoice, happenings: [happening] };
  return okResult(chaos ? andThenInZone(outcome, (next) => makeChaosEnsue(next, cards)) : outcome);
}

function countToTake(
  { kinds }: PlanarZone,
  cards: readonly PlanarCardId[],
  { kind, count }: CardsToTake,
): number {
  if (kind === 'cards') return Math.min(count, cards.length);
  let planeCount = 0;
  const lastIndex = cards.findIndex((card) => kinds[card] === 'plane' && ++planeCount === count);
  return lastIndex === -1 ? cards.length : lastIndex + 1;
}

/** Returns where this card may go, the default destination first. */
export function destinationsOf(
  planar: PlanarZone,
  { operation }: PlanarChoice,
  card: PlanarCardId,
): readonly Destination[] {
  return planar.kinds[card] === 'plane' ? operation.planes : operation.others;
}

/**
 * Returns how many of the taken cards must go to the default destination; null if the planar controller is free to
 * choose.
 */
export function countToChoose(planar: PlanarZone, choice: PlanarChoice): number | null {
  const { chosen } = choice.operation;
  return chosen === null ? null : Math.min(chosen, cardsForDefaultDestination(planar, choice).length);
}

/** Returns the cards that may go to the default destination of planes. */
export function cardsForDefaultDestination(
  planar: PlanarZone,
  choice: PlanarChoice,
): readonly PlanarCardId[] {
  const defaultPlace = destinationOfChosenCards(choice.operation);
  return choice.cards.filter((card) =>
    destinationsOf(planar, choice, card).some((destination) => destination === defaultPlace),
  );
}

/** Returns how many cards go to the default destination of planes. */
function countChosen({ operation }: PlanarChoice, settlement: Settlement): number {
  const defaultPlace = destinationOfChosenCards(operation);
  return defaultPlace ? settlement[defaultPlace].length : 0;
}

/**
 * Returns whether every taken card goes to exactly one allowed destination, and the required number to the default one.
 */
export function isLegalSettlement(planar: PlanarZone, choice: PlanarChoice, settlement: Settlement): boolean {
  const placedCards = destinations.flatMap((destination) => settlement[destination]);
  const isComplete =
    placedCards.length === choice.cards.length && choice.cards.every((card) => placedCards.includes(card));
  const isPermitted = destinations.every((destination) =>
    settlement[destination].every((card) => destinationsOf(planar, choice, card).includes(destination)),
  );
  const requiredCount = countToChoose(planar, choice);
  const isNotBothWalkAndAdd = settlement.walk.length === 0 || settlement.add.length === 0;
  return (
    isComplete &&
    isPermitted &&
    isNotBothWalkAndAdd &&
    (requiredCount === null || countChosen(choice, settlement) === requiredCount)
  );
}

/**
 * Returns the settlement when nothing is left to choose and everyone sees the result face up (Spatial Merging);
 * otherwise null, because the cards have to be looked at, placed or ordered.
 */
export function automaticSettlement(planar: PlanarZone, choice: PlanarChoice): Settlement | null {
  const { shown, chaos, bottom } = choice.operation;
  if (shown !== 'all' || chaos) return null;
  const settlement: Record<Destination, PlanarCardId[]> = { top: [], bottom: [], walk: [], add: [] };
  for (const card of choice.cards) {
    const [destination, alternative] = destinationsOf(planar, choice, card);
    if (!destination || alternative) return null;
    settlement[destination].push(card);
  }
  const needsNoOrder = settlement.top.length < 2 && (settlement.bottom.length < 2 || bottom === 'random');
  const isAnyTurnedFaceUp = settlement.walk.length + settlement.add.length > 0;
  return needsNoOrder && isAnyTurnedFaceUp && isLegalSettlement(planar, choice, settlement)
    ? settlement
    : null;
}

/**
 * Puts the taken cards where the planar controller wants them. The ability that asked for it has then resolved, and
 * a phenomenon is left (312.7). `chance` is used for cards that go to the bottom in random order.
 */
export function settleChoice(
  planar: PlanarZone,
  settlement: Settlement,
  chance: RandomState,
): RuleResult<PlanarOutcome & { readonly chance: RandomState }> {
  const { choice } = planar;
  if (!choice) return refuse('901.7', 'nothingToResolve');
  if (!isLegalSettlement(planar, choice, settlement)) return refuse('901.7', 'notAllowedThere');
  const isRandom = choice.operation.bottom === 'random';
  const [bottom, nextChance] = isRandom ? shuffle(chance, settlement.bottom) : [settlement.bottom, chance];
  const turnedFaceUp = turnChosenFaceUp(planar, choice, settlement);
  const { top } = settlement;
  const { below, others } = choice.pendingBottomOrder ?? { below: 0, others: [] };
  const withCardsPutBack = {
    ...turnedFaceUp.planar,
    decks: putBackInDeck(turnedFaceUp.planar.decks, choice.deck, top, bottom, below),
  };
  const afterPuttingBack = choice.thenWalk
    ? planeswalkToNext(withCardsPutBack, choice.thenWalk)
    : finishSourceAbility(withCardsPutBack, choice);
  const departed = settlement.walk.length > 0 ? planar.faceUp : others;
  return okResult({
    planar: askOwnerForOrderOnBottom(afterPuttingBack.planar, departed),
    happenings: [
      ...turnedFaceUp.happenings,
      ...putBackHappenings(planar, choice, top, bottom),
      ...afterPuttingBack.happenings,
    ],
    chance: nextChance,
  });
}

/** Turns up the cards to planeswalk to, in place of the face-up cards, or those to add to them. */
function turnChosenFaceUp(
  planar: PlanarZone,
  choice: PlanarChoice,
  { walk, add }: Settlement,
): PlanarOutcome {
  const toFaceUpCards = (cards: readonly PlanarCardId[]) =>
    cards.map((card) => ({ card, deck: choice.deck }));
  const withoutChoice = { ...planar, choice: null };
  if (walk.length > 0)
    return arriveAtCards(putFaceUpCardsOnBottom(withoutChoice), toFaceUpCards(walk), planar.faceUp, 'effect');
  if (add.length > 0) return arriveAtCards(withoutChoice, toFaceUpCards(add), [], 'effect');
  return { planar: withoutChoice, happenings: [] };
}

function putBackHappenings(
  { controller, decks }: PlanarZone,
  { operation, deck, pendingBottomOrder }: PlanarChoice,
  top: readonly PlanarCardId[],
  bottom: readonly PlanarCardId[],
): readonly PlanarHappening[] {
  if (top.length + bottom.length === 0) return [];
  // Sorted, so that the happening does not reveal their order.
  const sortedBottom = bottom.toSorted();
  if (pendingBottomOrder) {
    const player = decks[deck]?.owner ?? controller;
    return [{ kind: 'bottomCardsOrdered', rule: '701.31b', player, cards: sortedBottom }];
  }
  return [
    {
      kind: 'cardsPutBack',
      rule: '901.7',
      player: controller,
      shown: operation.shown,
      top,
      bottom: sortedBottom,
    },
  ];
}

/** Removes the ability that asked for the cards, and leaves its phenomenon. */
function finishSourceAbility(planar: PlanarZone, choice: PlanarChoice): PlanarOutcome {
  const source = planar.stack.findLast((ability) => 'card' in ability && ability.card === choice.source);
  if (source?.kind === 'encounter') return finishEncounter(planar, source);
  return { planar: source?.kind === 'chaos' ? takeOffStack(planar, source) : planar, happenings: [] };
}
