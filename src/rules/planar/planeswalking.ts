/**
 * Arriving at planes and leaving them. 312.5, 312.7 phenomena · 614.1a "instead" · 701.31 planeswalking · 901.5 the
 * starting plane · 901.10 an owner leaves · 901.11 what counts as planeswalking · 901.14a starting planes of a Grand
 * Melee.
 */
import type { RuleNumber } from '../rule';
import { clearCountersAndOptions } from './counters-and-options';
import { cardsInDeck, deckIndexOf, putBackInDeck, withDeckCards } from './decks/deck-cards';
import { askForDestination } from './eternities-map/eternities-map';
import { endEffectsOfPlaneswalk, hasEffect } from './ongoing-effect';
import { askOwnerForOrderOnBottom } from './order-on-bottom';
import type { PlanarCardId } from './planar-card';
import type { PlanarOutcome } from './planar-happening';
import type { PlanarOperation } from './planar-operation';
import { putOnStack } from './planar-stack';
import type { FaceUpCard, PlanarZone, PlaneswalkReason } from './planar-state';
import { isEveryPlaneswalkChaos, makeChaosEnsueInstead } from './rolling';

/** 901.5: phenomena found on the way go to the bottom, and nothing triggers. The deck must contain a plane. */
export function revealStartingPlane(planar: PlanarZone): PlanarOutcome {
  const deckIndex = deckIndexOf(planar, planar.controller);
  const cards = cardsInDeck(planar.decks, deckIndex);
  const planeIndex = cards.findIndex((card) => planar.kinds[card] === 'plane');
  const passedPhenomena = cards.slice(0, planeIndex);
  const card = cards[planeIndex] as PlanarCardId;
  return {
    planar: {
      ...planar,
      decks: withDeckCards(planar.decks, deckIndex, [...cards.slice(planeIndex + 1), ...passedPhenomena]),
      faceUp: [{ card, deck: deckIndex }],
      visited: withLatestVisits(planar.visited, [card]),
    },
    happenings: [
      {
        kind: 'startingPlaneRevealed',
        rule: planar.marker === null ? '901.5' : '901.14a',
        player: planar.controller,
        card,
        passed: passedPhenomena,
      },
    ],
  };
}

const ruleOfPlaneswalking: Readonly<Record<PlaneswalkReason, RuleNumber>> = {
  planeswalkingAbility: '701.31b',
  phenomenonLeft: '312.7',
  effect: '701.31b',
  ownerLeft: '901.10',
};

/** Two cards: one to the bottom, the other back on top. A single card is only looked at. */
const LOOK_AT_TWO: PlanarOperation = {
  take: { kind: 'cards', count: 2 },
  shown: 'controller',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: 1,
  bottom: 'anyOrder',
  chaos: false,
};

/** The planar controller planeswalks, after looking at the next cards if an effect says so (614.1a). */
export function planeswalk(planar: PlanarZone, because: PlaneswalkReason): PlanarOutcome {
  const { controller } = planar;
  // 704.6f: a phenomenon without its ability is left in any case, or chaos would ensue without end.
  if (because !== 'phenomenonLeft' && isEveryPlaneswalkChaos(planar))
    return makeChaosEnsueInstead(planar, controller);
  const deckIndex = deckIndexOf(planar, controller);
  const deckCards = cardsInDeck(planar.decks, deckIndex);
  const cards = deckCards.slice(0, 2);
  if (cards.length === 0 || !hasEffect(planar, 'lookFirst', controller))
    return planeswalkToNext(planar, because);
  return {
    planar: {
      ...planar,
      decks: withDeckCards(planar.decks, deckIndex, deckCards.slice(cards.length)),
      choice: { operation: LOOK_AT_TWO, source: null, deck: deckIndex, cards, thenWalk: because },
    },
    happenings: [{ kind: 'cardsTaken', rule: '614.1a', player: controller, shown: 'controller', cards }],
  };
}

/**
 * 701.31b: every face-up card goes to the bottom of its deck, then the planar controller's top card is turned face
 * up. On the Eternities Map the planar controller is asked for a destination instead.
 */
export function planeswalkToNext(planar: PlanarZone, because: PlaneswalkReason): PlanarOutcome {
  const withDestinationAsked = askForDestination(planar, because);
  if (withDestinationAsked) return withDestinationAsked;
  const withoutFaceUp = putFaceUpCardsOnBottom(planar);
  const deckIndex = deckIndexOf(withoutFaceUp, withoutFaceUp.controller);
  const [card, ...remainingCards] = cardsInDeck(withoutFaceUp.decks, deckIndex);
  if (card === undefined) return { planar, happenings: [] };
  const withoutTopCard = {
    ...withoutFaceUp,
    decks: withDeckCards(withoutFaceUp.decks, deckIndex, remainingCards),
  };
  const outcome = arriveAtCards(withoutTopCard, [{ card, deck: deckIndex }], planar.faceUp, because);
  return { ...outcome, planar: askOwnerForOrderOnBottom(outcome.planar, planar.faceUp) };
}

/** Puts every face-up card on the bottom of the deck it came from. */
export function putFaceUpCardsOnBottom(planar: PlanarZone): PlanarZone {
  const decks = planar.faceUp.reduce(
    (decksSoFar, { card, deck: deckIndex }) => putBackInDeck(decksSoFar, deckIndex, [], [card]),
    planar.decks,
  );
  return { ...planar, decks, faceUp: [] };
}

/** Turns cards face up in addition to those that are; phenomena among them are encountered (312.5). */
export function arriveAtCards(
  planar: PlanarZone,
  cards: readonly FaceUpCard[],
  departed: readonly FaceUpCard[],
  because: PlaneswalkReason,
): PlanarOutcome {
  const { controller } = planar;
  const arrivingCards = cards.map(({ card }) => card);
  const departedCards = departed.map(({ card }) => card);
  const phenomena = arrivingCards.filter((card) => planar.kinds[card] === 'phenomenon');
  const withoutCounters = clearCountersAndOptions(planar, departedCards);
  const ended = endEffectsOfPlaneswalk(withoutCounters.planar, departedCards);
  const withNewCards = {
    ...ended.planar,
    faceUp: [...planar.faceUp, ...cards],
    visited: withLatestVisits(planar.visited, arrivingCards),
    arrived: withLatestVisits(planar.arrived, arrivingCards),
  };
  return {
    planar: putOnStack(
      withNewCards,
      ...phenomena.map((card) => ({ kind: 'encounter', controller, card }) as const),
    ),
    happenings: [
      {
        kind: 'planeswalked',
        rule: ruleOfPlaneswalking[because],
        player: controller,
        because,
        from: departedCards,
        to: arrivingCards,
      },
      ...withoutCounters.happenings,
      ...ended.happenings,
      ...phenomena.map(
        (card) => ({ kind: 'phenomenonEncountered', rule: '312.5', player: controller, card }) as const,
      ),
    ],
  };
}

/** Lists each card once, at its latest visit, so that the list never grows beyond the decks. */
function withLatestVisits(
  visited: readonly PlanarCardId[],
  cards: readonly PlanarCardId[],
): readonly PlanarCardId[] {
  return [...new Set([...visited, ...cards].reverse())].reverse();
}
