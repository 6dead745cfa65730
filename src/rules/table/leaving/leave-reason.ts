/** Why players leave the game. */
import type { PlayerId } from '../../turn/turn';

/** 'emptyLibrary': had to draw from an empty library. 'team': leaves together with a teammate who has left. */
export const leaveReasons = [
  'noLife',
  'poison',
  'commanderDamage',
  'emptyLibrary',
  'conceded',
  'team',
] as const;
export type LeaveReason = (typeof leaveReasons)[number];

export interface Departure {
  readonly player: PlayerId;
  readonly because: LeaveReason;
}
