/** What each happening means for the abilities of cards. */
import type { Happening } from '../../rules/table/happening';

interface Effect {
  /** Whether a moment begins at which abilities of cards apply, or the current one ends or continues. */
  readonly moment: 'begins' | 'ends' | 'continues';
  /**
   * 'begins': the next turn begins, and the one before is over. 'waits': a turn is over, and the next one has to wait.
   * 'ends': a turn is over or ends early, and another happening says whether one follows.
   */
  readonly turn: 'begins' | 'waits' | 'ends' | null;
  /**
   * Whether it happens only on an empty stack, after all earlier triggers have resolved. 901.9: rolling the planar die.
   * 500.2: ending a step, and thus a turn. 724.1: an effect that ends the turn exiles the stack.
   */
  readonly needsEmptyStack: boolean;
}

const endsMoment = { moment: 'ends', turn: null, needsEmptyStack: false } as const;
/** Includes what is only noted, which says nothing about the stack. */
const continues = { moment: 'continues', turn: null, needsEmptyStack: false } as const;

const effectByKind = {
  gameBegan: { moment: 'ends', turn: 'begins', needsEmptyStack: true },
  turnBegan: { moment: 'begins', turn: 'begins', needsEmptyStack: true },
  markerWaits: { moment: 'begins', turn: 'waits', needsEmptyStack: true },
  turnEnded: { moment: 'ends', turn: 'ends', needsEmptyStack: true },
  markerRemoved: { moment: 'ends', turn: 'ends', needsEmptyStack: true },
  gameWon: { moment: 'ends', turn: 'ends', needsEmptyStack: true },

  startingPlaneRevealed: { moment: 'begins', turn: null, needsEmptyStack: true },
  beginningPhaseAdded: { moment: 'begins', turn: null, needsEmptyStack: true },
  planarDieRolled: { moment: 'begins', turn: null, needsEmptyStack: true },
  planarDiceRolled: { moment: 'ends', turn: null, needsEmptyStack: true },
  planeswalked: { moment: 'begins', turn: null, needsEmptyStack: false },

  planeswalkBecameChaos: endsMoment,
  phenomenonEncountered: endsMoment,
  phenomenonResolved: endsMoment,
  phenomenonStays: endsMoment,
  cardsTaken: endsMoment,
  cardsPutBack: endsMoment,
  takenCardsLeftGame: endsMoment,
  countersGone: endsMoment,
  destinationAsked: endsMoment,
  directionChosen: endsMoment,
  planesLaid: endsMoment,
  planesCollected: endsMoment,
  planesPutBack: endsMoment,
  planesTakenOver: endsMoment,
  planarControllerChanged: endsMoment,
  abilitiesCeased: endsMoment,

  lifeChanged: continues,
  lifeSet: continues,
  lifeTotalsSet: continues,
  poisonChanged: continues,
  playerCountersChanged: continues,
  namedCountersChanged: continues,
  namedCountersDropped: continues,
  commanderCast: continues,
  commanderCountChanged: continues,
  commanderDamageChanged: continues,
  designated: continues,
  undesignated: continues,
  dayOrNightCame: continues,
  diceRolled: continues,
  coinFlipped: continues,
  randomPlayerChosen: continues,
  playerStayed: continues,
  countersChanged: continues,
  // Other triggers of the moment are unaffected by one that triggers or is countered (603.3b).
  chaosEnsued: continues,
  thresholdReached: continues,
  abilityCountered: continues,
  optionChosen: continues,
  chosenOptionsSwapped: continues,
  bottomCardsOrdered: continues,
  effectBegan: continues,
  effectsEnded: continues,
  turnOrderReversed: continues,
  seatingChanged: continues,
  profileChanged: continues,
  extraTurnAdded: continues,
  rollCountCorrected: continues,
  // A player leaves, but the turn continues.
  playerLeft: continues,
  playerReturned: continues,
  planarDeckLeft: continues,
  markerDesignated: continues,
  unknown: continues,
} as const satisfies Readonly<Record<Happening['kind'], Effect>>;

type KindWith<Wanted> = {
  [Kind in Happening['kind']]: (typeof effectByKind)[Kind] extends Wanted ? Kind : never;
}[Happening['kind']];

type HappeningWith<Wanted> = Extract<Happening, { kind: KindWith<Wanted> }>;

/** Kinds of happenings at which no ability of a card applies. */
export type KindThatBeginsNoMoment = KindWith<{ moment: 'ends' | 'continues' }>;

/** Returns whether the current moment continues after these happenings. */
export function continuesMoment(happenings: readonly Happening[]): boolean {
  return happenings.every(({ kind }) => effectByKind[kind].moment === 'continues');
}

/** Returns whether a turn begins at this happening. */
export function beginsTurn(happening: Happening): happening is HappeningWith<{ turn: 'begins' }> {
  return effectByKind[happening.kind].turn === 'begins';
}

/** Returns whether a turn is over and the next one begins, or waits for another turn marker. */
export function passesTurn(happening: Happening): happening is HappeningWith<{ turn: 'begins' | 'waits' }> {
  return beginsTurn(happening) || effectByKind[happening.kind].turn === 'waits';
}

/** Returns whether a turn is over at this happening, even if no other one begins. */
export function isTurnBoundary({ kind }: Happening): boolean {
  return effectByKind[kind].turn !== null;
}

/** Returns whether one of the happenings occurs only on an empty stack. */
export function anyNeedsEmptyStack(happenings: readonly Happening[]): boolean {
  return happenings.some(({ kind }) => effectByKind[kind].needsEmptyStack);
}
