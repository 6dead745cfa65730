/**
 * What an ability on the stack leads to when it resolves or is countered. 312.5, 312.7, 704.6f phenomena · 603.8
 * thresholds · 614.1a "instead" · 701.6a countering.
 */
import { okResult, type RuleResult, refuse } from '../rule';
import { retriggerThresholds } from './counters-and-options';
import type { PlanarCardId } from './planar-card';
import { andThenInZone, type PlanarHappening, type PlanarOutcome } from './planar-happening';
import { type AbilityResolvedByApp, latestAbility, takeOffStack } from './planar-stack';
import type { CounterableAbilityKind, PlanarZone, StackedAbility } from './planar-state';
import { isFaceUp } from './planar-zone';
import { planeswalk } from './planeswalking';
import { isEveryPlaneswalkChaos, makeChaosEnsueInstead, willPlaneswalkBecomeChaos } from './rolling';

export type AbilityResult = 'planeswalk' | 'chaos' | 'phenomenonDone';

export const counterableAbilityKinds = [
  'planeswalking',
  'chaos',
  'encounter',
] as const satisfies readonly CounterableAbilityKind[];

/**
 * Returns what the ability leads to when it resolves. An effect may replace the planeswalk of a roll with chaos
 * (614.1a).
 */
export function resultOf(planar: PlanarZone, ability: AbilityResolvedByApp): AbilityResult {
  switch (ability.kind) {
    case 'encounter':
      return 'phenomenonDone';
    case 'threshold':
      return isEveryPlaneswalkChaos(planar) ? 'chaos' : 'planeswalk';
    case 'planeswalking':
      return willPlaneswalkBecomeChaos(planar) ? 'chaos' : 'planeswalk';
  }
}

/**
 * Resolves an ability on the stack; those above it have resolved before. A phenomenon is left afterward, unless it is
 * no longer face up (312.7).
 */
export function resolveAbility(planar: PlanarZone, ability: AbilityResolvedByApp): PlanarOutcome {
  const withoutResolvedAbility = { ...planar, stack: planar.stack.slice(0, planar.stack.indexOf(ability)) };
  if (ability.kind === 'encounter') return finishEncounter(withoutResolvedAbility, ability);
  if (resultOf(planar, ability) === 'chaos') return replaceWalkWithChaos(withoutResolvedAbility, ability);
  return planeswalk(withoutResolvedAbility, ability.kind === 'threshold' ? 'effect' : 'planeswalkingAbility');
}

/** 603.8: if the counters stay, their ability triggers again, below the chaos abilities that resolve first. */
function replaceWalkWithChaos(planar: PlanarZone, ability: AbilityResolvedByApp): PlanarOutcome {
  const retriggered = retriggerThresholds(planar, [ability]);
  const chaos = makeChaosEnsueInstead(retriggered.planar, ability.controller);
  return { planar: chaos.planar, happenings: [...chaos.happenings, ...retriggered.happenings] };
}

/** Removes a phenomenon's ability and no other from the stack, then leaves the phenomenon. */
export function finishEncounter(
  planar: PlanarZone,
  ability: Extract<StackedAbility, { kind: 'encounter' }>,
): PlanarOutcome {
  const { card } = ability;
  const happening = { kind: 'phenomenonResolved', rule: '312.5', player: ability.controller, card } as const;
  return leavePhenomenonIfAny(takeOffStack(planar, ability), card, happening);
}

/** 704.6f: the planar controller planeswalks away once the ability has left the stack, if the card is face up. */
function leavePhenomenonIfAny(
  planar: PlanarZone,
  card: PlanarCardId | null,
  happening: PlanarHappening,
): PlanarOutcome {
  const outcome = { planar, happenings: [happening] };
  if (!card || !isFaceUp(planar, card)) return outcome;
  return andThenInZone(outcome, (next) => planeswalk(next, 'phenomenonLeft'));
}

/** Removes the latest ability of this kind and card without resolving it (701.6a). */
export function counterAbility(
  planar: PlanarZone,
  kind: CounterableAbilityKind,
  card: PlanarCardId | null,
): RuleResult<PlanarOutcome> {
  const countered = latestAbility(planar, kind, card);
  if (!countered) return refuse('701.6a', 'nothingToResolve');
  const player = countered.controller;
  const happening = { kind: 'abilityCountered', rule: '701.6a', player, ability: kind, card } as const;
  return okResult(
    leavePhenomenonIfAny(takeOffStack(planar, countered), kind === 'encounter' ? card : null, happening),
  );
}
