import { useEffect, useRef } from 'preact/hooks';
import type { Happening } from '../../rules/table/happening';
import type { Game } from '../../session/game/game';

/** Happenings after which there is something to read on the plane. */
const ON_PLANE: readonly Happening['kind'][] = [
  'startingPlaneRevealed',
  'planeswalked',
  'chaosEnsued',
  'phenomenonEncountered',
];

/** Turns from the life totals to the plane when a new step (not one reached by undo) happened there. */
export function useTurnToPlane({ history: { done, steps } }: Game, turnOver: (() => void) | null) {
  const before = useRef(done);
  useEffect(() => {
    const isNew = done > before.current;
    before.current = done;
    if (isNew && steps[done - 1]?.happenings.some(({ kind }) => ON_PLANE.includes(kind))) turnOver?.();
  }, [done]);
}
