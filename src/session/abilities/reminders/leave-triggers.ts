/**
 * Triggers of planes that were left, as tasks for the rest of the turn. 603.3b: their controller puts them on the stack
 * in any order with other triggers, including those of a phenomenon that was turned face up. 500.2: none of them is on
 * the stack when the turn ends. 724.1: ending the turn exiles them.
 */
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { History } from '../../../rules/table/history';
import type { PlayerId } from '../../../rules/turn/turn';
import { type StepForCurrentMarker, stepsForCurrentMarker } from '../current-moment';
import { isTurnBoundary } from '../happening-effects';

export interface LeaveTrigger {
  readonly card: PlanarCardId;
  readonly controller: PlayerId;
  /** Identifies this departure within the game. */
  readonly key: string;
  /** When it happened. */
  readonly triggeredAt: number;
  /** The number of counters on the card when it left. */
  readonly counterCountWhenLeft?: number;
  /** Whether the app has carried out an ability of the card since then. */
  readonly isDone: boolean;
}

/** Returns every departure from a plane since the turn began, oldest first. */
export function leaveTriggers(history: History): readonly LeaveTrigger[] {
  const steps = stepsForCurrentMarker(history);
  const turnStart = steps.findLastIndex(({ happenings }) => happenings.some(isTurnBoundary));
  // Includes the step that ended the turn: its planes are left after the stack was emptied (724.1).
  return steps.slice(Math.max(0, turnStart)).flatMap(({ happenings, at }, index, stepsOfTurn) =>
    happenings.flatMap((happening) => {
      if (happening.kind !== 'planeswalked') return [];
      return happening.from.map((card): LeaveTrigger => {
        const countersGone = happenings.find(
          (candidate) => candidate.kind === 'countersGone' && candidate.card === card,
        );
        return {
          card,
          controller: happening.player,
          key: `${at} ${card}`,
          triggeredAt: at,
          ...(countersGone?.kind === 'countersGone' && { counterCountWhenLeft: countersGone.count }),
          isDone: stepsOfTurn.slice(index + 1).some((step) => resolvesLeaveTrigger(step, card)),
        };
      });
    }),
  );
}

/**
 * Returns whether this step carries out the trigger of a card that was left. Tasks are always carried out late, and
 * only face-up cards have chaos abilities and counters, so `carriesOutNonChaosAbilityOf` has other conditions.
 */
function resolvesLeaveTrigger({ move, happenings }: StepForCurrentMarker, card: PlanarCardId): boolean {
  return (
    (move.kind === 'carryOut' && move.source === card) ||
    happenings.some((happening) => happening.kind === 'effectBegan' && happening.effect.source === card)
  );
}
