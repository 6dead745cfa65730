/**
 * Commanders of a player. 702.124 two of them · 903.8 commander tax · 903.10a, 704.6c combat damage by one
 * commander.
 */

import type { PlayerId } from '../turn/turn';

/** The first or second commander of a player. */
export const commanderNumbers = [0, 1] as const;
export type CommanderNumber = (typeof commanderNumbers)[number];

export interface CommanderRecord {
  /** How often each commander was cast from the command zone; one entry per commander. */
  readonly casts: readonly number[];
  /**
   * Combat damage this player was dealt, in pairs by seat: first and second commander of seat 0, then of seat 1 and
   * so on. Trailing zeros are left out.
   */
  readonly damage: readonly number[];
}

export const INITIAL_COMMANDER_RECORD: CommanderRecord = { casts: [0], damage: [] };

export const COMMANDER_DAMAGE_TO_LOSE = 21;

/** Returns the additional cost of casting the commander again (903.8). */
export function commanderTax({ casts }: CommanderRecord, commander: CommanderNumber): number {
  return taxAfterCasts(casts[commander] ?? 0);
}

/** Returns the additional cost of casting a commander that was cast this often (903.8). */
export function taxAfterCasts(casts: number): number {
  return 2 * casts;
}

export function hasTwoCommanders({ casts }: CommanderRecord): boolean {
  return casts.length > 1;
}

export function commanderDamageTaken(
  { damage }: CommanderRecord,
  source: number,
  commander: CommanderNumber,
): number {
  return damage[indexOfDamage(source, commander)] ?? 0;
}

/** Returns the damage by each commander that was counted, with the player whose commander it is. */
export const damageByCommander = (record: CommanderRecord) =>
  record.damage.map((damage, index) => ({
    source: Math.floor(index / commanderNumbers.length) as PlayerId,
    damage,
  }));

/** Returns the most damage that a single commander has dealt to this player. */
export function mostCommanderDamageTaken({ damage }: CommanderRecord): number {
  return Math.max(0, ...damage);
}

export function withCommanderDamage(
  record: CommanderRecord,
  source: number,
  commander: CommanderNumber,
  newDamage: number,
): CommanderRecord {
  const index = indexOfDamage(source, commander);
  const length = Math.max(record.damage.length, index + 1);
  const damage = Array.from({ length }, (_, damageIndex) =>
    damageIndex === index ? newDamage : (record.damage[damageIndex] ?? 0),
  );
  return { ...record, damage: damage.slice(0, damage.findLastIndex((amount) => amount > 0) + 1) };
}

function indexOfDamage(source: number, commander: CommanderNumber): number {
  return source * commanderNumbers.length + commander;
}
