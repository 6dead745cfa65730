/** Determines the current moment of a game: the last happening that changed which abilities apply. */
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Happening } from '../../rules/table/happening';
import type { History, Step } from '../../rules/table/history';
import type { SimpleMove } from '../../rules/table/move';
import type { PlayerId } from '../../rules/turn/turn';
import { continuesMoment } from './happening-effects';

export type StepForCurrentMarker = Pick<Step, 'move' | 'happenings' | 'at'>;

/** Returns all happenings of the step that began the current moment. */
export function happeningsAtMomentStart(history: History): readonly Happening[] {
  return happeningsByStep(history).findLast((happenings) => !continuesMoment(happenings)) ?? [];
}

/** Returns all happenings noted since the current moment began. */
export function happeningsSinceMomentStart(history: History): readonly Happening[] {
  return stepsSinceMomentStart(history).flatMap(({ happenings }) => happenings);
}

/** Returns the cards whose abilities were carried out as a whole since the current moment began. */
export function carriedOutSources(history: History): readonly string[] {
  return stepsSinceMomentStart(history).flatMap(({ move }) =>
    move.kind === 'carryOut' && move.source ? [move.source] : [],
  );
}

/** Returns the step that began the current moment, if it is in memory, and those since. */
export function stepsOfMoment(history: History): readonly StepForCurrentMarker[] {
  const steps = stepsForCurrentMarker(history);
  return steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ happenings }) => !continuesMoment(happenings)),
    ),
  );
}

/** Returns the steps since the current moment began. */
function stepsSinceMomentStart(history: History): readonly StepForCurrentMarker[] {
  const steps = stepsForCurrentMarker(history);
  return steps.slice(steps.findLastIndex(({ happenings }) => !continuesMoment(happenings)) + 1);
}

/** Returns the moves made so far for the chaos ability of this card that is still on the stack. */
export function chaosMovesMade(history: History, card: PlanarCardId): readonly SimpleMove[] {
  const finishesChaos = (part: SimpleMove) => part.kind === 'finishChaos' && part.card === card;
  const steps = stepsSinceMomentStart(history);
  const chaosStartIndex = steps.findLastIndex(
    ({ move, happenings }) =>
      happenings.some(({ kind }) => kind === 'chaosEnsued') ||
      (move.kind === 'carryOut' && move.moves.some(finishesChaos)),
  );
  return steps
    .slice(chaosStartIndex + 1)
    .flatMap(({ move }) => (move.kind === 'carryOut' && move.source === card ? move.moves : []));
}

/** Returns the player drawn at random at this moment, or null. */
export function randomlyChosenPlayer(history: History): PlayerId | null {
  const latestChoice = happeningsSinceMomentStart(history).findLast(
    ({ kind }) => kind === 'randomPlayerChosen',
  );
  return latestChoice?.kind === 'randomPlayerChosen' ? latestChoice.player : null;
}

/** Returns the happenings of each step; in a Grand Melee, only those of the turn in view. */
export function happeningsByStep(history: History): readonly (readonly Happening[])[] {
  return stepsForCurrentMarker(history).map(({ happenings }) => happenings);
}

/** Returns the steps with happenings; in a Grand Melee, only the happenings of the turn in view. */
export function stepsForCurrentMarker({ steps, doneCount, table }: History): readonly StepForCurrentMarker[] {
  const currentMarkerNumber = table.turn.marker?.number;
  const isForCurrentMarker = (marker: number | undefined) =>
    marker === undefined || marker === currentMarkerNumber;
  return steps
    .slice(0, doneCount)
    .map(({ move, happenings, at }) => ({
      move,
      at,
      happenings: happenings.filter((happening) =>
        isForCurrentMarker('marker' in happening ? happening.marker : move.marker),
      ),
    }))
    .filter(({ happenings }) => happenings.length > 0);
}
