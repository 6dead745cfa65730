/**
 * What players, or the game itself, are designated as. 702.131c the city's blessing · 725 the monarch · 726 the initiative ·
 * 731 day and night.
 */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';

export const designationKinds = ['monarch', 'initiative', 'blessing'] as const;
export type DesignationKind = (typeof designationKinds)[number];

export type DayOrNight = 'day' | 'night';

export interface Designations {
  /** One player at most (725.3). */
  readonly monarch: PlayerId | null;
  /** One player at most (726.3). */
  readonly initiative: PlayerId | null;
  /** Who has the city's blessing, in seat order. */
  readonly blessed: readonly PlayerId[];
  /** Null until it becomes one of them (731.1). */
  readonly time: DayOrNight | null;
}

export const NO_DESIGNATIONS: Designations = { monarch: null, initiative: null, blessed: [], time: null };

export const ruleOfDesignation: Readonly<Record<DesignationKind, RuleNumber>> = {
  monarch: '725.3',
  initiative: '726.3',
  blessing: '702.131c',
};

export function isDesignated(designations: Designations, as: DesignationKind, player: PlayerId): boolean {
  return as === 'blessing' ? designations.blessed.includes(player) : designations[as] === player;
}

/** 725.3, 726.3: whoever was it ceases to be; the city's blessing may be on several. */
export function designate(designations: Designations, as: DesignationKind, player: PlayerId): Designations {
  if (as !== 'blessing') return { ...designations, [as]: player };
  const others = designations.blessed.filter((other) => other !== player);
  return { ...designations, blessed: [...others, player].sort((one, other) => one - other) };
}

export function undesignate(designations: Designations, as: DesignationKind, player: PlayerId): Designations {
  if (as !== 'blessing') return { ...designations, [as]: null };
  return { ...designations, blessed: designations.blessed.filter((other) => other !== player) };
}
