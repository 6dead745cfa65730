/** The rulebook entries that best explain things at the table. */

import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarFace } from '../../../rules/planar/planar-die';
import type {
  EffectEnding,
  OngoingEffectKind,
  PlanarChoice,
  StackedAbility,
} from '../../../rules/planar/planar-state';

/** Rulebook entries by the time of an ability that applies now. */
export const ruleOfAbilityTime: Readonly<Record<AbilityTime, string>> = {
  static: '311.4',
  trigger: '311.4',
  roll: '901.9',
  blank: '901.9a',
  activated: '311.4',
  arrive: '701.31d',
  leave: '701.31d',
  encounter: '312.5',
  chaos: '311.7',
  untap: 'page-turn',
  upkeep: 'page-turn',
  draw: 'page-turn',
  firstMain: 'page-turn',
  combat: 'page-turn',
  endOfCombat: 'page-turn',
  secondMain: 'page-turn',
  endStep: 'page-turn',
};

export const ruleOfFace: Readonly<Record<PlanarFace, string>> = {
  blank: '901.9a',
  chaos: '901.9b',
  planeswalk: '901.9c',
};

/** Rulebook entries by the kind of an ongoing effect; for reminders, the entry about durations. */
export const ruleOfEffect: Readonly<Record<OngoingEffectKind, string>> = {
  remind: '611.2a',
  blankIsChaos: '901.9a',
  walkIsChaos: '614.1a',
  everyWalkIsChaos: '614.1a',
  extraDie: '706.6',
  lookFirst: '901.11',
  cannotLose: '704.5a',
};

export const ruleOfEnding: Readonly<Record<EffectEnding, string>> = {
  planeswalk: '901.11',
  leavingAPlane: '901.11b',
  turnOf: '611.2a',
  never: '611.2a',
};

/** Rulebook entries by the kind of a waiting ability. */
export const ruleOfStackedAbility: Readonly<Record<StackedAbility['kind'] | 'unknown', string>> = {
  planeswalking: '901.8',
  chaos: '311.7',
  encounter: 'sheet-phenomena',
  threshold: '603.8',
  unknown: '500.2',
};

/** Returns the entry for cards taken off the planar deck: in chaos, perhaps planeswalked to, or only looked at. */
export function ruleOfChoice({ operation, thenWalk, pendingBottomOrder }: PlanarChoice): string {
  if (operation.chaos) return ruleTopics.chaos;
  const isWalk =
    pendingBottomOrder !== undefined ||
    thenWalk !== undefined ||
    operation.planes.some((to) => to === 'walk' || to === 'add');
  return isWalk ? ruleTopics.planeswalk : ruleTopics.notAPlaneswalk;
}

/** Rulebook entries for questions that come up in one place only. */
export const ruleTopics = {
  chaos: '311.7',
  planeswalk: '701.31b',
  notAPlaneswalk: '901.11',
  turnOrder: '103.1',
  extraTurn: '500.7',
  startingPlane: '901.5',
  noPlane: '901.14b',
  controller: '901.6',
  whatAPlaneDoes: '311.4',
  phenomenon: 'sheet-phenomena',
  planechase: 'sheet-planechase',
  costOfRolls: '901.9',
  die: 'sheet-die',
  ignoredDice: '706.6',
  map: 'sheet-map',
  sharedDeck: '901.15a',
} as const;
