/** Finds the abilities of planar cards that apply at the current moment. */
import type { PlanarAbility } from '../../content/planes/planar-card-facts';
import { type AbilityTime, abilityTimes } from '../../rules/planar/ability-times';
import { countersOn } from '../../rules/planar/counters-and-marks';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { cardsInChaos, nextAbilityToResolve } from '../../rules/planar/planar-stack';
import type { Planar } from '../../rules/planar/planar-state';
import type { Happening } from '../../rules/table/happening';
import type { History } from '../../rules/table/history';
import {
  carriedOutSources,
  currentMoment,
  happeningsByStep,
  happeningsOfMoment,
  type SilentKind,
  type StepInView,
  stepsInView,
} from './current-moment';

/** When an ability applies: at any time, at a momentary event, or during a part of the turn. */
const occasions: Readonly<
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

const timesOf = (...wanted: readonly (typeof occasions)[AbilityTime][]): readonly AbilityTime[] =>
  abilityTimes.filter((time) => wanted.includes(occasions[time]));

export const beginningPhase = timesOf('beginningPhase');
/** Happenings with which a turn begins. */
const beginsTurn: readonly Happening['kind'][] = ['turnBegan', 'markerWaits', 'startingPlaneRevealed'];
export const earlySteps = timesOf('beginningPhase', 'firstMain');
export const laterSteps = timesOf('laterStep');

/** Whether the ability applies only at momentary events; every other ability can be carried out at any time. */
export function isMomentary({ when }: PlanarAbility): boolean {
  return when.every((time) => occasions[time] === 'event');
}

/** Whether the app has already carried out an ability of this card at the current moment. */
export function isCarriedOut(history: History, card: PlanarCardId): boolean {
  return (
    carriedOutSources(history).includes(card) ||
    happeningsOfMoment(history).some((happening) => mentions(happening, card))
  );
}

/** Whether what the app can carry out of an ability of a face-up card is offered now. */
export function isOffered(
  history: History,
  planar: Planar,
  card: PlanarCardId,
  ability: PlanarAbility,
): boolean {
  // Steps of long ago are not in memory.
  if (isOfEntering(ability) && (countersOn(planar, card) > 0 || hasEntered(history, card))) return false;
  if (ability.onlyOnArrival && !planar.arrived.includes(card)) return false;
  const times = activeTimes(history, planar, card);
  if (ability.when.some((time) => times.includes(time))) return true;
  const isConditional = ability.acts?.some((act) => act.kind === 'planeswalk' && act.unless);
  return !isMomentary(ability) && !isConditional && !isStepOver(stepsInView(history), card, ability.when);
}

/**
 * Whether the app has carried out an ability of this card since the step of an ability with these times came:
 * with a turn, with one more beginning phase, or with the card. Abilities of no step come again.
 */
export function isStepOver(
  made: readonly StepInView[],
  card: PlanarCardId,
  when: readonly AbilityTime[],
): boolean {
  const steps = when.filter((time) => !['anyTime', 'event'].includes(occasions[time]));
  if (steps.length === 0) return false;
  const comes = (happening: Happening) => {
    if (happening.kind === 'planeswalked') return happening.to.includes(card);
    if (happening.kind === 'upkeepRepeated') return steps.some((time) => beginningPhase.includes(time));
    return beginsTurn.includes(happening.kind);
  };
  return made
    .slice(made.findLastIndex(({ happenings }) => happenings.some(comes)) + 1)
    .some((step) => isOfCard(step, card));
}

/** Whether this step carries out an ability of the card, in its turn, other than its chaos ability. */
export function isOfCard({ move, happenings }: StepInView, card: PlanarCardId) {
  if (move.kind === 'carryOut') {
    if (move.late) return false;
    const isOfChaos = move.moves.some((one) => one.kind === 'finishChaos' && one.card === card);
    if (isOfChaos || move.source === card) return !isOfChaos;
  }
  return happenings.some((happening) => mentions(happening, card));
}

/** Whether this is something that an ability of the card does. */
function mentions(happening: Happening, card: PlanarCardId): boolean {
  if (happening.kind === 'countersChanged') return happening.card === card;
  return happening.kind === 'effectBegan' && happening.effect.source === card;
}

/** Whether the card has got counters since it was turned face up, so that it has entered with them. */
function hasEntered(history: History, card: PlanarCardId): boolean {
  const happenings = happeningsByStep(history).flat();
  const arrived = happenings.findLastIndex((happening) =>
    happening.kind === 'planeswalked'
      ? happening.to.includes(card)
      : happening.kind === 'startingPlaneRevealed',
  );
  return happenings
    .slice(arrived + 1)
    .some((happening) => happening.kind === 'countersChanged' && happening.card === card);
}

/** Whether a card enters with the counters of this ability; every other one can be carried out again. */
function isOfEntering({ when, acts = [] }: PlanarAbility): boolean {
  return when.every((time) => time === 'static') && acts.some(({ kind }) => kind === 'counters');
}

/** Returns the times at which abilities of this face-up card apply now. */
export function activeTimes(history: History, planar: Planar, card: PlanarCardId): readonly AbilityTime[] {
  const times: AbilityTime[] = [];
  const happenings = isCarriedOut(history, card) ? [] : currentMoment(history);
  if (cardsInChaos(planar).includes(card)) times.push('chaos');
  // Abilities above the encounter on the stack resolve first.
  const next = nextAbilityToResolve(planar);
  if (next?.kind === 'encounter' && next.card === card) times.push('encounter');
  return [...times, ...happenings.flatMap((happening) => timesAt(happening, card))];
}

function timesAt(happening: Happening, card: PlanarCardId): readonly AbilityTime[] {
  switch (happening.kind) {
    case 'turnBegan':
      return earlySteps;
    case 'upkeepRepeated':
      return beginningPhase;
    case 'startingPlaneRevealed':
      return happening.card === card ? earlySteps : [];
    case 'planeswalked':
      return happening.to.includes(card) ? ['arrive'] : [];
    case 'planarDieRolled':
      return abilityTimesOfRoll(happening);
    case 'markerWaits':
      return [];
    default:
      happening.kind satisfies SilentKind;
      return [];
  }
}

export function abilityTimesOfRoll({
  face,
  means = face,
}: Extract<Happening, { kind: 'planarDieRolled' }>): readonly AbilityTime[] {
  return means === 'blank' ? ['roll', 'blank'] : ['roll'];
}
