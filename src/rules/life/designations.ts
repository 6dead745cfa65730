/**
 * Designations of players and of the game. 702.131c the city's blessing · 725 the monarch · 726 the initiative ·
 * 731 day and night.
 */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import { knownValue, type UnknownValue } from '../unknown-data';

/** Designations that at most one player has, and that pass on when the player leaves the game. */
export const soleDesignations = ['monarch', 'initiative'] as const;
export type SoleDesignation = (typeof soleDesignations)[number];

export const designationKinds = [...soleDesignations, 'blessing'] as const;
export type DesignationKind = (typeof designationKinds)[number];

export const timesOfDay = ['day', 'night'] as const;
export type DayOrNight = (typeof timesOfDay)[number];

export interface Designations {
  /** At most one player (725.3). */
  readonly monarch: PlayerId | null;
  /** At most one player (726.3). */
  readonly initiative: PlayerId | null;
  /** Players with the city's blessing, in seat order. */
  readonly blessed: readonly PlayerId[];
  /** Null until it becomes day or night (731.1). */
  readonly dayOrNight: DayOrNight | UnknownValue | null;
}

export const NO_DESIGNATIONS: Designations = {
  monarch: null,
  initiative: null,
  blessed: [],
  dayOrNight: null,
};

export const ruleOfDesignation: Readonly<Record<DesignationKind, RuleNumber>> = {
  monarch: '725.3',
  initiative: '726.3',
  blessing: '702.131c',
};

export const ruleOfSuccession: Readonly<Record<SoleDesignation, RuleNumber>> = {
  monarch: '725.4',
  initiative: '726.4',
};

/** Returns day or night; null while it is neither, or a value that this version does not know. */
export function timeOfDay({ dayOrNight }: Designations): DayOrNight | null {
  return dayOrNight && knownValue(timesOfDay, dayOrNight);
}

/** Returns who has a designation: several players, in seat order, or at most one. */
export function designatedPlayers(designations: Designations, kind: DesignationKind): readonly PlayerId[] {
  if (kind === 'blessing') return designations.blessed;
  const player = designations[kind];
  return player === null ? [] : [player];
}

export function isDesignated(designations: Designations, kind: DesignationKind, player: PlayerId): boolean {
  return designatedPlayers(designations, kind).includes(player);
}

/** Gives the player a designation and takes it from others (725.3, 726.3); several can have the city's blessing. */
export function designate(designations: Designations, kind: DesignationKind, player: PlayerId): Designations {
  if (kind !== 'blessing') return { ...designations, [kind]: player };
  const otherBlessedPlayers = designations.blessed.filter((other) => other !== player);
  return { ...designations, blessed: [...otherBlessedPlayers, player].sort((one, other) => one - other) };
}

export function undesignate(
  designations: Designations,
  kind: DesignationKind,
  player: PlayerId,
): Designations {
  if (kind !== 'blessing') return { ...designations, [kind]: null };
  return { ...designations, blessed: designations.blessed.filter((other) => other !== player) };
}
