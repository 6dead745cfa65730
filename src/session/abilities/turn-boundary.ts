/** Which happenings begin or end a turn. */
import type { Happening } from '../../rules/table/happening';
import type { KindContinuingMoment } from './current-moment';

/**
 * 'begins': the next turn begins, and the one before is over. 'waits': a turn is over, and the next one has to wait.
 * 'ends': a turn is over or ends early, and another happening says whether one follows.
 */
const turnBoundary = {
  gameBegan: 'begins',
  turnBegan: 'begins',
  markerWaits: 'waits',
  turnEnded: 'ends',
  markerRemoved: 'ends',
  gameWon: 'ends',

  startingPlaneRevealed: null,
  beginningPhaseAdded: null,
  planarDieRolled: null,
  planarDiceRolled: null,
  planeswalked: null,
  walkBecameChaos: null,
  phenomenonEncountered: null,
  phenomenonResolved: null,
  phenomenonStays: null,
  cardsTaken: null,
  cardsPutBack: null,
  takenCardsLeftGame: null,
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
  Record<Exclude<Happening['kind'], KindContinuingMoment>, 'begins' | 'waits' | 'ends' | null>
>;

type Kind = keyof typeof turnBoundary;

type KindsThat<Boundary> = {
  [K in Kind]: (typeof turnBoundary)[K] extends Boundary ? K : never;
}[Kind];

/** Kinds of happenings that begin or end a turn. */
export type TurnBoundaryKind = KindsThat<string>;

type HappeningThat<Boundary> = Extract<Happening, { kind: KindsThat<Boundary> }>;

const boundaryAt = ({ kind }: Happening) => (kind in turnBoundary ? turnBoundary[kind as Kind] : null);

/** Returns whether a turn begins at this happening. */
export function beginsTurn(happening: Happening): happening is HappeningThat<'begins'> {
  return boundaryAt(happening) === 'begins';
}

/** Returns whether a turn is over and the next one begins, or waits for another turn marker. */
export function passesTurn(happening: Happening): happening is HappeningThat<'begins' | 'waits'> {
  const boundary = boundaryAt(happening);
  return boundary === 'begins' || boundary === 'waits';
}

/** Returns whether a turn is over at this happening, even if no other one begins. */
export function isTurnBoundary(happening: Happening): boolean {
  return boundaryAt(happening) !== null;
}
