/** Refusals and happenings that occur only in a Grand Melee. */
import type { RefusalReason, RuleNumber } from '../../../src/rules/rule';
import type { Happening } from '../../../src/rules/table/happening';

export const happeningsOfMelee: readonly Happening['kind'][] = [
  'markerWaits',
  'markerDesignated',
  'markerRemoved',
  'planesPutBack',
  'planesTakenOver',
];

/** Reasons for refusing moves in a Grand Melee. */
export const meleeMoveRefusals: readonly RefusalReason[] = [
  'turnNotBegun',
  'noSuchMarker',
  'noPlanarController',
  'seatsAreFixed',
];

/** Reasons for refusing to begin a Grand Melee. */
export const meleeSetupRefusals: readonly RefusalReason[] = ['noTeamsInMelee', 'noMapInMelee'];

export const rulesOfMelee: readonly RuleNumber[] = [
  '807.1',
  '807.4a',
  '807.4b',
  '807.4c',
  '807.4d',
  '807.4e',
  '807.4g',
  '807.4i',
  '807.4j',
  '901.14',
  '901.14a',
  '901.14b',
];
