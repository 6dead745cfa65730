/**
 * Coming to planes and leaving them.
 * 312.5, 312.7 phenomena · 701.31 planeswalking · 901.5 the starting plane · 901.11 what counts as planeswalking.
 */
import type { RuleNumber } from '../rule';
import { askWhereTo } from './eternities-map';
import {
  cardsIn,
  deckOf,
  type FaceUpCard,
  type Planar,
  type PlanarOutcome,
  type WaitingAbility,
  wait,
  withCards,
} from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlaneswalkCause } from './planar-happening';

/** 901.5: phenomena met on the way go to the bottom, and nothing triggers. The deck must hold a plane. */
export function revealStartingPlane(planar: Planar): PlanarOutcome {
  const deck = deckOf(planar, planar.controller);
  const cards = cardsIn(planar.decks, deck);
  const first = cards.findIndex((card) => planar.kinds[card] === 'plane');
  const passed = cards.slice(0, first);
  const card = cards[first] as PlanarCardId;
  return {
    planar: {
      ...planar,
      decks: withCards(planar.decks, deck, [...cards.slice(first + 1), ...passed]),
      faceUp: [{ card, deck }],
      visited: [...planar.visited, card],
    },
    happenings: [{ kind: 'startingPlaneRevealed', rule: '901.5', player: planar.controller, card, passed }],
  };
}

/**
 * Carries out an ability that waits; what had come above it has resolved before. The planeswalking ability planeswalks
 * (901.8). A phenomenon that has done its work is left, unless it is face up no more (312.7).
 */
export function resolveAbility(planar: Planar, ability: WaitingAbility): PlanarOutcome {
  const resolved = { ...planar, waiting: planar.waiting.slice(0, planar.waiting.indexOf(ability)) };
  if (ability.kind !== 'encounter') return planeswalk(resolved, 'planeswalkingAbility');
  return finishEncounter(resolved, ability);
}

/** A phenomenon's ability leaves the stack; nothing else that waits does. */
export function finishEncounter(
  planar: Planar,
  ability: Extract<WaitingAbility, { kind: 'encounter' }>,
): PlanarOutcome {
  const resolved = { ...planar, waiting: planar.waiting.filter((other) => other !== ability) };
  const { card } = ability;
  const done = { kind: 'phenomenonResolved', rule: '312.5', player: ability.controller, card } as const;
  if (!planar.faceUp.some((faceUp) => faceUp.card === card)) return { planar: resolved, happenings: [done] };
  const walked = planeswalk(resolved, 'phenomenonLeft');
  return { planar: walked.planar, happenings: [done, ...walked.happenings] };
}

const ruleOfPlaneswalking: Readonly<Record<PlaneswalkCause, RuleNumber>> = {
  planeswalkingAbility: '701.31b',
  phenomenonLeft: '312.7',
  effect: '701.31b',
};

/**
 * 701.31b: every face-up card goes to the bottom of its deck, then the planar controller's top card is turned up. With the
 * Eternities Map the planar controller is asked where to instead.
 */
export function planeswalk(planar: Planar, because: PlaneswalkCause): PlanarOutcome {
  const asked = askWhereTo(planar, because);
  if (asked) return asked;
  const left = leaveAll(planar);
  const deck = deckOf(left, left.controller);
  const [card, ...rest] = cardsIn(left.decks, deck);
  if (card === undefined) return { planar, happenings: [] };
  const taken = { ...left, decks: withCards(left.decks, deck, rest) };
  return arrive(taken, [{ card, deck }], planar.faceUp, because);
}

/** Every face-up card to the bottom of the deck it came from. */
export function leaveAll(planar: Planar): Planar {
  const decks = planar.faceUp.reduce(
    (others, { card, deck }) => withCards(others, deck, [...cardsIn(others, deck), card]),
    planar.decks,
  );
  return { ...planar, decks, faceUp: [] };
}

/** Turns cards up besides those that still are; a phenomenon among them is encountered (312.5). */
export function arrive(
  planar: Planar,
  cards: readonly FaceUpCard[],
  left: readonly FaceUpCard[],
  because: PlaneswalkCause,
): PlanarOutcome {
  const { controller } = planar;
  const to = cards.map(({ card }) => card);
  const phenomena = to.filter((card) => planar.kinds[card] === 'phenomenon');
  const arrived = {
    ...planar,
    faceUp: [...planar.faceUp, ...cards],
    visited: [...planar.visited, ...to],
  };
  return {
    planar: wait(arrived, ...phenomena.map((card) => ({ kind: 'encounter', controller, card }) as const)),
    happenings: [
      {
        kind: 'planeswalked',
        rule: ruleOfPlaneswalking[because],
        player: controller,
        because,
        from: left.map(({ card }) => card),
        to,
      },
      ...phenomena.map(
        (card) => ({ kind: 'phenomenonEncountered', rule: '312.5', player: controller, card }) as const,
      ),
    ],
  };
}
