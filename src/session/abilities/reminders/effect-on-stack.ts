/**
 * What happenings say about the stack. 901.9: the planar die is rolled on an empty stack. 500.2: a step ends only on an
 * empty stack. 724.1: ending the turn exiles the stack. A happening that is only noted says nothing.
 */
import type { Happening } from '../../../rules/table/happening';
import type { ContinuingKind } from '../current-moment';

const effectOnStack = {
  turnBegan: 'endsTurn',
  markerWaits: 'endsTurn',
  turnEnded: 'endsTurn',
  gameWon: 'endsTurn',

  startingPlaneRevealed: 'needsEmptyStack',
  beginningPhaseAdded: 'needsEmptyStack',
  planarDieRolled: 'needsEmptyStack',
  planarDiceRolled: 'needsEmptyStack',

  gameBegan: null,
  markerRemoved: null,
  planeswalked: null,
  walkBecameChaos: null,
  phenomenonEncountered: null,
  phenomenonResolved: null,
  phenomenonStays: null,
  cardsTaken: null,
  cardsPutBack: null,
  choiceEnded: null,
  countersGone: null,
  destinationAsked: null,
  directionChosen: null,
  planesLaid: null,
  planesCollected: null,
  planesPutBack: null,
  planesTakenOver: null,
  planarControllerChanged: null,
  abilitiesCeased: null,
} as const satisfies Readonly<
  Record<Exclude<Happening['kind'], ContinuingKind>, 'endsTurn' | 'needsEmptyStack' | null>
>;

const effectOf = ({ kind }: Happening) =>
  kind in effectOnStack ? effectOnStack[kind as keyof typeof effectOnStack] : null;

/** Returns whether one of the happenings occurs on an empty stack, after all earlier triggers have resolved. */
export function areOnEmptyStack(happenings: readonly Happening[]): boolean {
  return happenings.some((happening) => effectOf(happening) !== null);
}

/** Returns whether a turn ended at one of the happenings. */
export function includeTurnEnd(happenings: readonly Happening[]): boolean {
  return happenings.some((happening) => effectOf(happening) === 'endsTurn');
}
