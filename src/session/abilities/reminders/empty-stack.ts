/**
 * What happens only on an empty stack. 901.9: rolling the planar die. 500.2: ending a step, and thus a turn. 724.1: an
 * effect that ends the turn exiles the stack. A happening that is only noted says nothing about the stack.
 */
import type { Happening } from '../../../rules/table/happening';
import type { KindContinuingMoment } from '../current-moment';
import { isTurnBoundary, type TurnBoundaryKind } from '../turn-boundary';

const needsEmptyStack = {
  startingPlaneRevealed: true,
  beginningPhaseAdded: true,
  planarDieRolled: true,
  planarDiceRolled: true,

  planeswalked: false,
  walkBecameChaos: false,
  phenomenonEncountered: false,
  phenomenonResolved: false,
  phenomenonStays: false,
  cardsTaken: false,
  cardsPutBack: false,
  takenCardsLeftGame: false,
  countersGone: false,
  destinationAsked: false,
  directionChosen: false,
  planesLaid: false,
  planesCollected: false,
  planesPutBack: false,
  planesTakenOver: false,
  planarControllerChanged: false,
  abilitiesCeased: false,
} as const satisfies Readonly<
  Record<Exclude<Happening['kind'], KindContinuingMoment | TurnBoundaryKind>, boolean>
>;

/** Returns whether one of the happenings occurs on an empty stack, after all earlier triggers have resolved. */
export function anyNeedsEmptyStack(happenings: readonly Happening[]): boolean {
  return happenings.some(
    (happening) =>
      isTurnBoundary(happening) ||
      (happening.kind in needsEmptyStack && needsEmptyStack[happening.kind as keyof typeof needsEmptyStack]),
  );
}
