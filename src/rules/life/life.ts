/**
 * Life totals and poison counters. 119.3 gaining and losing · 119.5 setting · 122.1f poison · 704.5a, 704.5c, 704.6
 * when a player would lose.
 *
 * Ruled here, because the rules are silent (there, players always choose a number): a table may call a life total
 * infinite after an infinite loop. Gaining and losing life leave it infinite; setting it to a number, or exchanging it,
 * ends that.
 */
import { MAX_TOTAL } from '../limits';
import { okResult, type Refusal, type RuleResult, refuseWith } from '../rule';
import type { PlayerId } from '../turn/turn';
import { COMMANDER_DAMAGE_TO_LOSE } from './commander';

/** A life total. An infinite one stays infinite, whatever is gained or lost. */
export type Life = number | 'infinite';

export interface PlayerTotals {
  readonly life: Life;
  readonly poison: number;
}

/** Why several totals change at once. */
export const lifeChangeReasons = ['gainedOrLost', 'exchanged', 'redistributed'] as const;
export type LifeChangeReason = (typeof lifeChangeReasons)[number];

export interface NewLifeTotal {
  readonly player: PlayerId;
  readonly to: Life;
  /**
   * The total it was computed from. If another tab has changed it since, gains and losses still add up, and other
   * changes are refused.
   */
  readonly from?: Life;
}

/** Reasons to lose that the app can detect. Elimination is offered, never automatic. */
export const lossReasons = ['noLife', 'poison', 'commanderDamage'] as const;
export type LossReason = (typeof lossReasons)[number];

export const POISON_TO_LOSE = 10;
/** 810.8d: for a team that shares its counters. */
const POISON_OF_A_TEAM_TO_LOSE = 15;

export function startingTotals(life: Life): PlayerTotals {
  return { life, poison: 0 };
}

export function setLife(totals: PlayerTotals, life: Life): RuleResult<PlayerTotals> {
  if (life === 'infinite') return okResult({ ...totals, life });
  const refusal = refusalOfNumber(life);
  // Adding 0 turns −0 into 0.
  return refusal ? refuseWith(refusal) : okResult({ ...totals, life: life + 0 });
}

export function changeLife(totals: PlayerTotals, by: number): RuleResult<PlayerTotals> {
  const refusal = refusalOfNumber(by);
  if (refusal) return refuseWith(refusal);
  return setLife(totals, lifeAfter(totals.life, by));
}

/** Returns the total after gaining this much life, or losing it if negative. */
export function lifeAfter(life: Life, by: number): Life {
  return life === 'infinite' ? life : life + by;
}

/** Changes poison; removing more counters than a player has removes all. */
export function changePoison(totals: PlayerTotals, by: number): RuleResult<PlayerTotals> {
  const poison = Math.max(0, totals.poison + by);
  const refusal = refusalOfNumber(by) ?? refusalOfNumber(poison);
  return refusal ? refuseWith(refusal) : okResult({ ...totals, poison });
}

/** Returns every reason why the player would lose the next time state-based actions are checked. */
export function lossReasonsOf(
  { life, poison }: PlayerTotals,
  { areTotalsShared, commanderDamage }: { areTotalsShared: boolean; commanderDamage: number },
): readonly LossReason[] {
  const hasReason: Readonly<Record<LossReason, boolean>> = {
    noLife: life !== 'infinite' && life <= 0,
    poison: poison >= (areTotalsShared ? POISON_OF_A_TEAM_TO_LOSE : POISON_TO_LOSE),
    commanderDamage: commanderDamage >= COMMANDER_DAMAGE_TO_LOSE,
  };
  return lossReasons.filter((reason) => hasReason[reason]);
}

export function refusalOfNumber(number: number): Refusal | null {
  if (!Number.isInteger(number)) return { rule: '107.1', reason: 'notAWholeNumber' };
  if (Math.abs(number) <= MAX_TOTAL) return null;
  return { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL };
}

/** Returns whether two players have exchanged their totals. */
export function isExchanged(before: readonly Life[], after: readonly Life[]): boolean {
  const [firstBefore, secondBefore] = before;
  return before.length === 2 && after.length === 2 && after[0] === secondBefore && after[1] === firstBefore;
}

/** Returns whether the same totals are only distributed differently. */
export function isRearranged(before: readonly Life[], after: readonly Life[]): boolean {
  const sortedTexts = (totals: readonly Life[]) => totals.map(String).toSorted();
  const sortedAfter = sortedTexts(after);
  return (
    before.length === after.length &&
    sortedTexts(before).every((total, index) => total === sortedAfter[index])
  );
}
