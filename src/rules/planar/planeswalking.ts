/**
 * Arriving at planes and leaving them. 312.5, 312.7 phenomena · 614.1a "instead" · 701.31 planeswalking · 901.5 the
 * starting plane · 701.6a, 704.6f countered abilities · 901.10 an owner leaves · 901.11 what counts as planeswalking · 901.14a starting planes of a
 * Grand Melee.
 */
import { granted, type Ruled, type RuleNumber, refused } from '../rule';
import { askForDestination } from './eternities-map/eternities-map';
import { endEffectsOfPlaneswalk, isUnder } from './lasting-effect';
import { forgetCards, retriggerThresholds } from './memory';
import {
  type AbilityToResolve,
  cardsOfDeck,
  deckOf,
  isFaceUp,
  latestAbility,
  putOnStack,
  takeOffStack,
  withDeckCards,
} from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlanarHappening, PlanarOutcome } from './planar-happening';
import type { PlanarOperation } from './planar-operation';
import type { AbilityToCounter, FaceUpCard, Planar, PlaneswalkCause, WaitingAbility } from './planar-state';
import { walkBecomesChaos } from './rolling';

/** 901.5: phenomena found on the way go to the bottom, and nothing triggers. The deck must contain a plane. */
export function revealStartingPlane(planar: Planar): PlanarOutcome {
  const deck = deckOf(planar, planar.controller);
  const cards = cardsOfDeck(planar.decks, deck);
  const first = cards.findIndex((card) => planar.kinds[card] === 'plane');
  const passed = cards.slice(0, first);
  const card = cards[first] as PlanarCardId;
  return {
    planar: {
      ...planar,
      decks: withDeckCards(planar.decks, deck, [...cards.slice(first + 1), ...passed]),
      faceUp: [{ card, deck }],
      visited: listVisits(planar.visited, [card]),
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

export type AbilityOutcome = 'planeswalk' | 'chaos' | 'phenomenonDone';

/** What the ability leads to when it resolves. An effect may replace the planeswalk of a roll by chaos (614.1a). */
export function outcomeOf(planar: Planar, ability: AbilityToResolve): AbilityOutcome {
  switch (ability.kind) {
    case 'encounter':
      return 'phenomenonDone';
    case 'threshold':
      return isEveryWalkChaos(planar) ? 'chaos' : 'planeswalk';
    case 'planeswalking':
      return willBeChaos(planar) ? 'chaos' : 'planeswalk';
  }
}

/**
 * Resolves a waiting ability; those above it have resolved before. A phenomenon is left afterward, unless it is no
 * longer face up (312.7).
 */
export function resolveAbility(planar: Planar, ability: AbilityToResolve): PlanarOutcome {
  const resolved = { ...planar, waiting: planar.waiting.slice(0, planar.waiting.indexOf(ability)) };
  if (ability.kind === 'encounter') return finishEncounter(resolved, ability);
  if (outcomeOf(planar, ability) === 'chaos') return walkedIntoChaos(resolved, ability);
  return planeswalk(resolved, ability.kind === 'threshold' ? 'effect' : 'planeswalkingAbility');
}

/** 603.8: where the counters stay, their ability triggers again, below the chaos abilities that resolve first. */
function walkedIntoChaos(planar: Planar, ability: AbilityToResolve): PlanarOutcome {
  const again = retriggerThresholds(planar, [ability]);
  const chaos = walkBecomesChaos(again.planar, ability.controller);
  return { planar: chaos.planar, happenings: [...chaos.happenings, ...again.happenings] };
}

/** Whether the planeswalking ability of a roll would lead to chaos instead. */
export function willBeChaos(planar: Planar): boolean {
  return isUnder(planar, 'walkIsChaos', planar.controller) || isEveryWalkChaos(planar);
}

/** Whether planeswalking leads to chaos instead, by a roll or an effect; leaving a phenomenon would bring it forever. */
function isEveryWalkChaos(planar: Planar): boolean {
  return isUnder(planar, 'everyWalkIsChaos', planar.controller);
}

/** Removes a phenomenon's ability from the stack and nothing else. */
export function finishEncounter(
  planar: Planar,
  ability: Extract<WaitingAbility, { kind: 'encounter' }>,
): PlanarOutcome {
  const { card } = ability;
  const done = { kind: 'phenomenonResolved', rule: '312.5', player: ability.controller, card } as const;
  return leavePhenomenon(takeOffStack(planar, ability), card, done);
}

/** 704.6f: the planar controller planeswalks away once the ability has left the stack, if the card is face up. */
function leavePhenomenon(planar: Planar, card: PlanarCardId | null, done: PlanarHappening): PlanarOutcome {
  if (!card || !isFaceUp(planar, card)) return { planar, happenings: [done] };
  const walked = planeswalk(planar, 'phenomenonLeft');
  return { planar: walked.planar, happenings: [done, ...walked.happenings] };
}

/** Removes the latest ability of this kind and card without resolving it (701.6a). */
export function counterAbility(
  planar: Planar,
  kind: AbilityToCounter,
  card: PlanarCardId | null,
): Ruled<PlanarOutcome> {
  const countered = latestAbility(planar, kind, card);
  if (!countered) return refused('701.6a', 'nothingWaiting');
  const player = countered.controller;
  const done = { kind: 'abilityCountered', rule: '701.6a', player, ability: kind, card } as const;
  return granted(leavePhenomenon(takeOffStack(planar, countered), kind === 'encounter' ? card : null, done));
}

const ruleOfPlaneswalking: Readonly<Record<PlaneswalkCause, RuleNumber>> = {
  planeswalkingAbility: '701.31b',
  phenomenonLeft: '312.7',
  effect: '701.31b',
  ownerLeft: '901.10',
};

/** Two cards: one to the bottom, the other back on top. A single card is only looked at. */
const LOOK_FIRST: PlanarOperation = {
  take: { kind: 'cards', count: 2 },
  shown: 'controller',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: 1,
  bottom: 'anyOrder',
  chaos: false,
};

/** Cards that were left together: only their order is asked for, and only their owner knows it. */
const ORDER_LEFT: PlanarOperation = { ...LOOK_FIRST, planes: ['bottom'], others: ['bottom'], chosen: null };

/** The planar controller planeswalks, after looking at the next cards if an effect says so (614.1a). */
export function planeswalk(planar: Planar, because: PlaneswalkCause): PlanarOutcome {
  const { controller } = planar;
  // 704.6f: a phenomenon without its ability is left in any case, or chaos would ensue without end.
  if (because !== 'phenomenonLeft' && isEveryWalkChaos(planar)) return walkBecomesChaos(planar, controller);
  const deck = deckOf(planar, controller);
  const all = cardsOfDeck(planar.decks, deck);
  const cards = all.slice(0, 2);
  if (cards.length === 0 || !isUnder(planar, 'lookFirst', controller)) return turnUpNext(planar, because);
  return {
    planar: {
      ...planar,
      decks: withDeckCards(planar.decks, deck, all.slice(cards.length)),
      choice: { operation: LOOK_FIRST, source: null, deck, cards, thenWalk: because },
    },
    happenings: [{ kind: 'cardsTaken', rule: '614.1a', player: controller, shown: 'controller', cards }],
  };
}

/**
 * 701.31b: every face-up card goes to the bottom of its deck, then the planar controller's top card is turned face
 * up. On the Eternities Map the planar controller is asked for a destination instead.
 */
export function turnUpNext(planar: Planar, because: PlaneswalkCause): PlanarOutcome {
  const asked = askForDestination(planar, because);
  if (asked) return asked;
  const left = leaveFaceUpCards(planar);
  const deck = deckOf(left, left.controller);
  const [card, ...rest] = cardsOfDeck(left.decks, deck);
  if (card === undefined) return { planar, happenings: [] };
  const taken = { ...left, decks: withDeckCards(left.decks, deck, rest) };
  const walked = turnFaceUp(taken, [{ card, deck }], planar.faceUp, because);
  return { ...walked, planar: askForOrderOfLeftCards(walked.planar, planar.faceUp) };
}

/** The owner of several cards that were left and are on the bottom orders them there (701.31b). */
export function askForOrderOfLeftCards(planar: Planar, left: readonly FaceUpCard[], below = 0): Planar {
  const [first] = left;
  if (!first) return planar;
  const { deck } = first;
  const others = left.filter((one) => one.deck !== deck);
  const isLeft = (card: PlanarCardId) => left.some((one) => one.card === card);
  const all = cardsOfDeck(planar.decks, deck);
  const cards = all.filter(isLeft);
  if (cards.length < 2) return askForOrderOfLeftCards(planar, others);
  const choice = { operation: ORDER_LEFT, source: null, deck, cards, left: { below, others } };
  return {
    ...planar,
    decks: withDeckCards(
      planar.decks,
      deck,
      all.filter((card) => !isLeft(card)),
    ),
    choice,
  };
}

/** Leaves cards that were left together on the bottom in the order in which they lie. */
export function keepOrderOfLeftCards(planar: Planar): Planar {
  const { choice, decks } = planar;
  if (!choice?.left) return planar;
  const { deck, cards } = choice;
  return {
    ...planar,
    choice: null,
    decks: withDeckCards(decks, deck, [...cardsOfDeck(decks, deck), ...cards]),
  };
}

/** Puts every face-up card on the bottom of the deck it came from. */
export function leaveFaceUpCards(planar: Planar): Planar {
  const decks = planar.faceUp.reduce(
    (others, { card, deck }) => withDeckCards(others, deck, [...cardsOfDeck(others, deck), card]),
    planar.decks,
  );
  return { ...planar, decks, faceUp: [] };
}

/** Turns cards face up in addition to those that are; phenomena among them are encountered (312.5). */
export function turnFaceUp(
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
    visited: listVisits(planar.visited, to),
    arrived: listVisits(planar.arrived, to),
  };
  return {
    planar: putOnStack(
      arrived,
      ...phenomena.map((card) => ({ kind: 'encounter', controller, card }) as const),
    ),
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

/** Lists each card once, at its latest visit, so that the list never grows beyond the decks. */
function listVisits(
  visited: readonly PlanarCardId[],
  cards: readonly PlanarCardId[],
): readonly PlanarCardId[] {
  return [...new Set([...visited, ...cards].reverse())].reverse();
}
