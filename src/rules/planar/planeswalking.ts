/**
 * Coming to planes and leaving them.
 * 312.5, 312.7 phenomena · 614.1a "instead" · 701.31 planeswalking · 901.5 the starting plane · 901.10 an owner leaves · 901.11
 * what counts as planeswalking · 901.14a starting planes of a Grand Melee.
 */
import type { RuleNumber } from '../rule';
import { askWhereTo } from './eternities-map';
import { endEffectsOfPlaneswalk, isUnder } from './lasting-effect';
import { forgetCards } from './memory';
import {
  cardsIn,
  deckOf,
  type FaceUpCard,
  isFaceUp,
  type Planar,
  type PlanarOutcome,
  type WaitingAbility,
  wait,
  withCards,
} from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlaneswalkCause } from './planar-happening';
import type { PlanarOperation } from './planar-operation';
import { walkBecomesChaos } from './rolling';

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
      visited: visit(planar.visited, [card]),
    },
    happenings: [
      {
        kind: 'startingPlaneRevealed',
        rule: planar.marker === null ? '901.5' : '901.14a',
        player: planar.controller,
        card,
        passed,
      },
    ],
  };
}

/**
 * Carries out an ability that waits; what had come above it has resolved before. The planeswalking ability planeswalks
 * (901.8), unless an effect has chaos ensue instead. A phenomenon that has done its work is left, unless it is face up no more
 * (312.7).
 */
export function resolveAbility(planar: Planar, ability: WaitingAbility): PlanarOutcome {
  const resolved = { ...planar, waiting: planar.waiting.slice(0, planar.waiting.indexOf(ability)) };
  if (ability.kind === 'encounter') return finishEncounter(resolved, ability);
  if (ability.kind === 'threshold') return planeswalk(resolved, 'effect');
  if (willBeChaos(resolved)) return walkBecomesChaos(resolved, ability.controller);
  return planeswalk(resolved, 'planeswalkingAbility');
}

/** Whether the planeswalking ability of a roll would lead to chaos instead. */
export function willBeChaos(planar: Planar): boolean {
  return isUnder(planar, 'walkIsChaos', planar.controller);
}

/** A phenomenon's ability leaves the stack; nothing else that waits does. */
export function finishEncounter(
  planar: Planar,
  ability: Extract<WaitingAbility, { kind: 'encounter' }>,
): PlanarOutcome {
  const resolved = { ...planar, waiting: planar.waiting.filter((other) => other !== ability) };
  const { card } = ability;
  const done = { kind: 'phenomenonResolved', rule: '312.5', player: ability.controller, card } as const;
  if (!isFaceUp(planar, card)) return { planar: resolved, happenings: [done] };
  const walked = planeswalk(resolved, 'phenomenonLeft');
  return { planar: walked.planar, happenings: [done, ...walked.happenings] };
}

const ruleOfPlaneswalking: Readonly<Record<PlaneswalkCause, RuleNumber>> = {
  planeswalkingAbility: '701.31b',
  phenomenonLeft: '312.7',
  effect: '701.31b',
  ownerLeft: '901.10',
};

/** Two cards: one to the bottom, the other back on top. Of a single card it is only known what it is. */
const LOOK_FIRST: PlanarOperation = {
  take: { kind: 'cards', count: 2 },
  shown: 'controller',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: 1,
  bottom: 'anyOrder',
  chaos: false,
};

/** The planar controller planeswalks, or first looks at the cards ahead where an effect says so. */
export function planeswalk(planar: Planar, because: PlaneswalkCause): PlanarOutcome {
  const { controller } = planar;
  const deck = deckOf(planar, controller);
  const all = cardsIn(planar.decks, deck);
  const cards = all.slice(0, 2);
  if (cards.length === 0 || !isUnder(planar, 'lookFirst', controller)) return turnUpNext(planar, because);
  return {
    planar: {
      ...planar,
      decks: withCards(planar.decks, deck, all.slice(cards.length)),
      choice: { operation: LOOK_FIRST, source: null, deck, cards, thenWalk: because },
    },
    happenings: [{ kind: 'cardsTaken', rule: '614.1a', player: controller, shown: 'controller', cards }],
  };
}

/**
 * 701.31b: every face-up card goes to the bottom of its deck, then the planar controller's top card is turned up. On the
 * Eternities Map the planar controller is asked where to instead.
 */
export function turnUpNext(planar: Planar, because: PlaneswalkCause): PlanarOutcome {
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
  const from = left.map(({ card }) => card);
  const phenomena = to.filter((card) => planar.kinds[card] === 'phenomenon');
  const forgotten = forgetCards(planar, from);
  const ended = endEffectsOfPlaneswalk(forgotten.planar, from);
  const arrived = {
    ...ended.planar,
    faceUp: [...planar.faceUp, ...cards],
    visited: visit(planar.visited, to),
    arrived: visit(planar.arrived, to),
  };
  return {
    planar: wait(arrived, ...phenomena.map((card) => ({ kind: 'encounter', controller, card }) as const)),
    happenings: [
      {
        kind: 'planeswalked',
        rule: ruleOfPlaneswalking[because],
        player: controller,
        because,
        from,
        to,
      },
      ...forgotten.happenings,
      ...ended.happenings,
      ...phenomena.map(
        (card) => ({ kind: 'phenomenonEncountered', rule: '312.5', player: controller, card }) as const,
      ),
    ],
  };
}

/** Each card once, where it was visited last: however long the game, the list is no longer than the decks. */
function visit(visited: readonly PlanarCardId[], cards: readonly PlanarCardId[]): readonly PlanarCardId[] {
  return [...new Set([...visited, ...cards].reverse())].reverse();
}
