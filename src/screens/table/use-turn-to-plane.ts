import { useEffect, useRef } from 'preact/hooks';
import type { PlanarHappening } from '../../rules/planar/planar-happening';
import type { Happening } from '../../rules/table/happening';
import type { Game } from '../../session/game/game';

/**
 * Kinds of happenings after which there is nothing new to read on the plane. They are only a type, because a record of
 * all kinds would add 0.3 KB to what the table needs in order to respond.
 */
type NothingToRead =
  | Exclude<Happening, PlanarHappening>['kind']
  | 'abilitiesCeased'
  | 'abilityCountered'
  | 'cardsPutBack'
  | 'cardsTaken'
  | 'choiceEnded'
  | 'chosenOptionsSwapped'
  | 'countersChanged'
  | 'countersGone'
  | 'destinationAsked'
  | 'directionChosen'
  | 'effectBegan'
  | 'effectsEnded'
  | 'leftCardsOrdered'
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
  | 'walkBecameChaos';

const toRead: Readonly<Record<Exclude<Happening['kind'], NothingToRead>, true>> = {
  startingPlaneRevealed: true,
  planeswalked: true,
  chaosEnsued: true,
  phenomenonEncountered: true,
};

/** Turns from the life totals to the plane when a new step (not one reached by undo) happened there. */
export function useTurnToPlane({ history: { done, steps } }: Game, turnOver: (() => void) | null) {
  const before = useRef(done);
  useEffect(() => {
    const isNew = done > before.current;
    before.current = done;
    if (isNew && steps[done - 1]?.happenings.some(({ kind }) => kind in toRead)) turnOver?.();
  }, [done]);
}
