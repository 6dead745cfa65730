/**
 * What a game remembers of commanders. 702.124 two of them · 903.8 the commander tax · 903.10a, 704.6c combat damage by one
 * commander.
 */

/** Of a player with two commanders the first or the second. */
export const commanderNumbers = [0, 1] as const;
export type CommanderNumber = (typeof commanderNumbers)[number];

export interface Commanders {
  /** How often each was cast from the command zone: as many numbers as the player has commanders. */
  readonly casts: readonly number[];
  /**
   * Combat damage this player was dealt: by the first commander of seat 0, by the second one, by the first of seat 1 and so on.
   * Ends with the last commander that dealt any.
   */
  readonly damage: readonly number[];
}

export const ONE_COMMANDER: Commanders = { casts: [0], damage: [] };

export const COMMANDER_DAMAGE_TO_LOSE = 21;

/** 903.8: what a commander costs beyond its mana cost when it is cast once more. */
export function commanderTax({ casts }: Commanders, commander: CommanderNumber): number {
  return 2 * (casts[commander] ?? 0);
}

export function hasTwoCommanders({ casts }: Commanders): boolean {
  return casts.length > 1;
}

export function commanderDamage({ damage }: Commanders, source: number, commander: CommanderNumber): number {
  return damage[placeOf(source, commander)] ?? 0;
}

/** The most that one commander has dealt to this player. */
export function mostCommanderDamage({ damage }: Commanders): number {
  return Math.max(0, ...damage);
}

export function withCommanderDamage(
  commanders: Commanders,
  source: number,
  commander: CommanderNumber,
  dealt: number,
): Commanders {
  const place = placeOf(source, commander);
  const length = Math.max(commanders.damage.length, place + 1);
  const damage = Array.from({ length }, (_, other) =>
    other === place ? dealt : (commanders.damage[other] ?? 0),
  );
  return { ...commanders, damage: damage.slice(0, damage.findLastIndex((one) => one > 0) + 1) };
}

function placeOf(source: number, commander: CommanderNumber): number {
  return source * commanderNumbers.length + commander;
}
