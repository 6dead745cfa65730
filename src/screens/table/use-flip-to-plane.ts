import { useEffect, useRef } from 'preact/hooks';
import type { PlanarHappening } from '../../rules/planar/planar-happening';
import type { Happening } from '../../rules/table/happening';
import type { Game } from '../../session/game/game';

/** Kinds of happenings after which there is nothing new to read on the plane. */
type KindWithNothingToRead =
  | Exclude<Happening, PlanarHappening>['kind']
  | 'abilitiesCeased'
  | 'abilityCountered'
  | 'cardsPutBack'
  | 'takenCardsLeftGame'
  | 'chosenOptionsSwapped'
  | 'countersChanged'
  | 'countersGone'
  | 'destinationAsked'
  | 'directionChosen'
  | 'effectBegan'
  | 'effectsEnded'
  | 'bottomCardsOrdered'
  | 'optionChosen'
  | 'phenomenonResolved'
  | 'phenomenonStays'
  | 'planarControllerChanged'
  | 'planarDeckLeft'
  | 'planarDiceRolled'
  | 'planarDieRolled'
  | 'planesCollected'
  | 'planesLaid'
  | 'planesPutBack'
  | 'planesTakenOver'
  | 'rollCountCorrected'
  | 'thresholdReached'
  | 'planeswalkBecameChaos';

const kindsToRead: Readonly<Record<Exclude<Happening['kind'], KindWithNothingToRead>, true>> = {
  startingPlaneRevealed: true,
  planeswalked: true,
  chaosEnsued: true,
  phenomenonEncountered: true,
  cardsTaken: true,
};

/** Flips the table from the life totals to the plane when a new step (not one reached by undo) happened there. */
export function useFlipToPlane({ history: { doneCount, steps } }: Game, flip: (() => void) | null) {
  const lastDoneCount = useRef(doneCount);
  useEffect(() => {
    const isNew = doneCount > lastDoneCount.current;
    lastDoneCount.current = doneCount;
    if (isNew && steps[doneCount - 1]?.happenings.some(({ kind }) => kind in kindsToRead)) flip?.();
  }, [doneCount]);
}
