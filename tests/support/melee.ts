/** What only a Grand Melee has: games of any other kind never meet it. */
import type { RefusalReason, RuleNumber } from '../../src/rules/rule';
import type { Happening } from '../../src/rules/table/happening';

export const happeningsOfMelee: readonly Happening['kind'][] = [
  'markerWaits',
  'markerDesignated',
  'markerRemoved',
  'planesPutBack',
  'planesTakenOver',
];

/** Why a move is refused in the course of it. */
export const refusalsInMelee: readonly RefusalReason[] = [
  'turnNotBegun',
  'noSuchMarker',
  'noPlanarController',
  'markersHoldSeats',
];

/** Why it does not begin. */
export const refusalsOfMelee: readonly RefusalReason[] = ['everyoneAlone', 'noMapHere'];

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
