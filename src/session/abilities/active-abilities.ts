/** Finds the abilities of planar cards that apply at the current moment. */
import type { PlanarAbility } from '../../content/planes/planar-card-facts';
import { type AbilityTime, abilityTimes } from '../../rules/planar/ability-times';
import { countersOn } from '../../rules/planar/counters-and-options';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { cardsWithPendingChaos, nextAbilityForApp } from '../../rules/planar/planar-stack';
import type { PlanarZone } from '../../rules/planar/planar-state';
import type { Happening } from '../../rules/table/happening';
import type { History } from '../../rules/table/history';
import {
  carriedOutSources,
  happeningsAtMomentStart,
  happeningsByStep,
  happeningsSinceMomentStart,
  type StepForCurrentMarker,
  stepsForCurrentMarker,
} from './current-moment';
import { type KindThatBeginsNoMoment, passesTurn } from './happening-effects';

/** When an ability applies: at any time, at a momentary event, or during a part of the turn. */
const categoryOfTime: Readonly<
  Record<AbilityTime, 'anyTime' | 'event' | 'beginningPhase' | 'firstMain' | 'laterStep' | 'endStep'>
> = {
  static: 'anyTime',
  trigger: 'anyTime',
  activated: 'anyTime',
  roll: 'event',
  blank: 'event',
  arrive: 'event',
  leave: 'event',
  encounter: 'event',
  chaos: 'event',
  untap: 'beginningPhase',
  upkeep: 'beginningPhase',
  draw: 'beginningPhase',
  firstMain: 'firstMain',
  combat: 'laterStep',
  endOfCombat: 'laterStep',
  secondMain: 'laterStep',
  endStep: 'endStep',
};

const timesOf = (...categories: readonly (typeof categoryOfTime)[AbilityTime][]): readonly AbilityTime[] =>
  abilityTimes.filter((time) => categories.includes(categoryOfTime[time]));

export const beginningPhaseTimes = timesOf('beginningPhase');
export const earlyStepTimes = timesOf('beginningPhase', 'firstMain');
export const laterStepTimes = timesOf('laterStep');

/** Returns whether the ability applies only at momentary events; any other ability can be carried out at any time. */
export function isTriggeredByEvent({ when }: PlanarAbility): boolean {
  return when.every((time) => categoryOfTime[time] === 'event');
}

/** Returns whether the app has already carried out an ability of this card at the current moment. */
export function wasCarriedOutInMoment(history: History, card: PlanarCardId): boolean {
  return (
    carriedOutSources(history).includes(card) ||
    happeningsSinceMomentStart(history).some((happening) => isCausedBy(happening, card))
  );
}

/** Returns whether the app now offers to carry out its part of an ability of a face-up card. */
export function isAbilityOffered(
  history: History,
  planar: PlanarZone,
  card: PlanarCardId,
  ability: PlanarAbility,
): boolean {
  // The number of counters is checked too, because old steps are not in memory.
  if (entersWithCounters(ability) && (countersOn(planar, card) > 0 || hasReceivedCounters(history, card)))
    return false;
  if (ability.onlyOnArrival && !planar.arrived.includes(card)) return false;
  const times = activeTimes(history, planar, card);
  if (ability.when.some((time) => times.includes(time))) return true;
  const isConditional = ability.acts?.some((act) => act.kind === 'planeswalk' && act.unless);
  return (
    !isTriggeredByEvent(ability) &&
    !isConditional &&
    !wasCarriedOutInTurnStep(stepsForCurrentMarker(history), card, ability.when)
  );
}

/** Returns whether the app has carried out an ability that it doesn't offer again for now. */
export function isAbilityDone(history: History, card: PlanarCardId, ability: PlanarAbility): boolean {
  return entersWithCounters(ability)
    ? wasCarriedOutInMoment(history, card)
    : wasCarriedOutInTurnStep(stepsForCurrentMarker(history), card, ability.when);
}

/**
 * Returns whether the app has carried out an ability of this card since the latest step of the turn named in `when`:
 * since the turn began, the beginning phase was repeated or the card arrived. False if `when` names no such step.
 */
export function wasCarriedOutInTurnStep(
  steps: readonly StepForCurrentMarker[],
  card: PlanarCardId,
  when: readonly AbilityTime[],
): boolean {
  const turnStepTimes = when.filter((time) => !['anyTime', 'event'].includes(categoryOfTime[time]));
  if (turnStepTimes.length === 0) return false;
  const startsTurnStep = (happening: Happening) => {
    if (passesTurn(happening)) return true;
    switch (happening.kind) {
      case 'startingPlaneRevealed':
        return true;
      case 'beginningPhaseAdded':
        return turnStepTimes.some((time) => beginningPhaseTimes.includes(time));
      case 'planeswalked':
        return happening.to.includes(card);
      case 'planarDieRolled':
        return false;
      default:
        happening.kind satisfies KindThatBeginsNoMoment;
        return false;
    }
  };
  return steps
    .slice(steps.findLastIndex(({ happenings }) => happenings.some(startsTurnStep)) + 1)
    .some((step) => carriesOutNonChaosAbilityOf(step, card));
}

/** Returns whether this step carries out an ability of the card, other than its chaos ability, at the proper time. */
export function carriesOutNonChaosAbilityOf({ move, happenings }: StepForCurrentMarker, card: PlanarCardId) {
  if (move.kind === 'carryOut') {
    if (move.belongsToPreviousTurn) return false;
    const isChaosAbility = move.moves.some((part) => part.kind === 'finishChaos' && part.card === card);
    if (isChaosAbility || move.source === card) return !isChaosAbility;
  }
  return happenings.some((happening) => isCausedBy(happening, card));
}

/** Returns whether an ability of the card causes this happening. */
function isCausedBy(happening: Happening, card: PlanarCardId): boolean {
  if (happening.kind === 'countersChanged') return happening.card === card;
  return happening.kind === 'effectBegan' && happening.effect.source === card;
}

/** Returns whether the card has received counters since it was turned face up. */
function hasReceivedCounters(history: History, card: PlanarCardId): boolean {
  const happenings = happeningsByStep(history).flat();
  const arrivalIndex = happenings.findLastIndex((happening) =>
    happening.kind === 'planeswalked'
      ? happening.to.includes(card)
      : happening.kind === 'startingPlaneRevealed',
  );
  return happenings
    .slice(arrivalIndex + 1)
    .some((happening) => happening.kind === 'countersChanged' && happening.card === card);
}

/** Returns whether a card enters with the counters of this ability; any other ability can be carried out again. */
function entersWithCounters({ when, acts = [] }: PlanarAbility): boolean {
  return when.every((time) => time === 'static') && acts.some(({ kind }) => kind === 'counters');
}

/** Returns whether the card has just become the starting plane, which triggers none of its abilities (901.5). */
export function isStartingPlaneNow(history: History, card: PlanarCardId): boolean {
  return happeningsAtMomentStart(history).some(
    (happening) => happening.kind === 'startingPlaneRevealed' && happening.card === card,
  );
}

/** Returns the times at which abilities of this face-up card apply now. */
export function activeTimes(
  history: History,
  planar: PlanarZone,
  card: PlanarCardId,
): readonly AbilityTime[] {
  const times: AbilityTime[] = [];
  const happenings = wasCarriedOutInMoment(history, card) ? [] : happeningsAtMomentStart(history);
  if (cardsWithPendingChaos(planar).includes(card)) times.push('chaos');
  // Abilities above the encounter on the stack resolve first.
  const nextAbility = nextAbilityForApp(planar);
  if (nextAbility?.kind === 'encounter' && nextAbility.card === card) times.push('encounter');
  return [...times, ...happenings.flatMap((happening) => timesAt(happening, card))];
}

function timesAt(happening: Happening, card: PlanarCardId): readonly AbilityTime[] {
  switch (happening.kind) {
    case 'turnBegan':
      return earlyStepTimes;
    case 'beginningPhaseAdded':
      return beginningPhaseTimes;
    case 'startingPlaneRevealed':
      return happening.card === card ? earlyStepTimes : [];
    case 'planeswalked':
      return happening.to.includes(card) ? ['arrive'] : [];
    case 'planarDieRolled':
      return abilityTimesOfRoll(happening);
    case 'markerWaits':
      return [];
    default:
      happening.kind satisfies KindThatBeginsNoMoment;
      return [];
  }
}

export function abilityTimesOfRoll({
  face,
  means = face,
}: Extract<Happening, { kind: 'planarDieRolled' }>): readonly AbilityTime[] {
  return means === 'blank' ? ['roll', 'blank'] : ['roll'];
}
