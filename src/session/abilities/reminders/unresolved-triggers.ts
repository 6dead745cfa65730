/**
 * Triggers of this turn that the card no longer offers, because something else happened since. 603.2: abilities that
 * trigger at the same time all trigger, in whatever order they resolve. 113.7a: an ability on the stack no longer
 * needs its source. 901.9, 500.2: the planar die is rolled, and the turn ends, only on an empty stack. This app
 * treats abilities triggered by a roll as done before the planeswalking ability of that roll.
 */
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { carriesOutNonChaosAbilityOf } from '../active-abilities';
import { type StepForCurrentMarker, stepsForCurrentMarker } from '../current-moment';
import { anyNeedsEmptyStack, beginsTurn, continuesMoment } from '../happening-effects';

export interface UnresolvedTrigger {
  readonly card: PlanarCardId;
  readonly controller: PlayerId;
  readonly time: AbilityTime;
  /** Identifies this trigger within the game. */
  readonly key: string;
  /** When it triggered. */
  readonly triggeredAt: number;
}

type Cards = readonly PlanarCardId[];

/** Returns whether this step happens on an empty stack, after everything that triggered before has resolved. */
function requiresEmptyStack({ move, happenings }: StepForCurrentMarker): boolean {
  if (anyNeedsEmptyStack(happenings)) return true;
  return move.kind === 'planeswalk' || (move.kind === 'takeCards' && !move.source);
}

/** Returns the abilities that triggered since the stack was last empty and are not part of the current moment. */
export function unresolvedTriggers(history: History): readonly UnresolvedTrigger[] {
  const { turn, planar } = history.table;
  const steps = stepsForCurrentMarker(history);
  const recentSteps = steps.slice(Math.max(0, steps.findLastIndex(requiresEmptyStack)));
  const momentIndex = recentSteps.findLastIndex(({ happenings }) => !continuesMoment(happenings));
  let faceUp: Cards = planar?.faceUp.map(({ card }) => card) ?? [];
  const unresolved: UnresolvedTrigger[] = [];
  for (const [index, { happenings, at }] of [...recentSteps.entries()].reverse()) {
    const laterSteps = recentSteps.slice(index + 1);
    const triggers =
      index === momentIndex ? [] : happenings.flatMap((happening) => triggersOf(happening, faceUp));
    unresolved.unshift(
      ...triggers
        .filter(
          ({ card, controller }) =>
            isInGame(turn, controller) && !laterSteps.some((step) => carriesOutNonChaosAbilityOf(step, card)),
        )
        .map((trigger) => ({ ...trigger, key: `${at} ${trigger.card} ${trigger.time}`, triggeredAt: at })),
    );
    faceUp = happenings.reduceRight<Cards>((cards, happening) => faceUpBefore(happening, cards), faceUp);
  }
  return unresolved;
}

function triggersOf(
  happening: Happening,
  faceUp: Cards,
): readonly Omit<UnresolvedTrigger, 'key' | 'triggeredAt'>[] {
  if (happening.kind === 'planeswalked') {
    return happening.to.map((card) => ({ card, controller: happening.player, time: 'arrive' }));
  }
  return beginsTurn(happening) ||
    happening.kind === 'beginningPhaseAdded' ||
    happening.kind === 'startingPlaneRevealed'
    ? faceUp.map((card) => ({ card, controller: happening.player, time: 'upkeep' }))
    : [];
}

function faceUpBefore(happening: Happening, faceUpAfter: Cards): Cards {
  if (happening.kind !== 'planeswalked') return faceUpAfter;
  return [...happening.from, ...faceUpAfter.filter((card) => !happening.to.includes(card))];
}
