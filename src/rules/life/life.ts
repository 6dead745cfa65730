/**
 * Life totals and poison counters.
 * 119.3 gaining and losing · 119.5 setting · 122.1f poison · 704.5a, 704.5c, 704.6 when a player would lose.
 */

import { granted, type Refusal, type Ruled } from '../rule';
import { COMMANDER_DAMAGE_TO_LOSE } from './commander';

export interface LifeTotals {
  readonly life: number;
  readonly poison: number;
}

/** What the app can see of a player's defeat. It is offered, never carried out on its own. */
export type Defeat = 'noLife' | 'poison' | 'commanderDamage';

export const POISON_TO_LOSE = 10;
/** 810.8d: of a team that shares its counters. */
const POISON_OF_A_TEAM_TO_LOSE = 15;

/** Totals beyond this are a slip of the thumb, and would no longer fit on the screen. */
export const LARGEST_TOTAL = 999_999;

export function startingTotals(life: number): LifeTotals {
  return { life, poison: 0 };
}

export function setLife(totals: LifeTotals, life: number): Ruled<LifeTotals> {
  const wrong = wrongTotal(life);
  // Adding 0 turns −0 into 0: a total has one zero.
  return wrong ? { ok: false, refusal: wrong } : granted({ ...totals, life: life + 0 });
}

export function changeLife(totals: LifeTotals, by: number): Ruled<LifeTotals> {
  const wrong = wrongTotal(by);
  if (wrong) return { ok: false, refusal: wrong };
  return setLife(totals, totals.life + by);
}

/** Players cannot have fewer than no counters: removing more takes what is there. */
export function changePoison(totals: LifeTotals, by: number): Ruled<LifeTotals> {
  const poison = Math.max(0, totals.poison + by);
  const wrong = wrongTotal(by) ?? wrongTotal(poison);
  return wrong ? { ok: false, refusal: wrong } : granted({ ...totals, poison });
}

/**
 * Whether the player would lose the next time state-based actions are checked, and why. `byCommander` is the most combat damage
 * that one commander has dealt to them.
 */
export function defeat(totals: LifeTotals, isOfATeam = false, byCommander = 0): Defeat | null {
  if (totals.life <= 0) return 'noLife';
  if (totals.poison >= (isOfATeam ? POISON_OF_A_TEAM_TO_LOSE : POISON_TO_LOSE)) return 'poison';
  return byCommander >= COMMANDER_DAMAGE_TO_LOSE ? 'commanderDamage' : null;
}

export function wrongTotal(total: number): Refusal | null {
  if (!Number.isInteger(total)) return { rule: '107.1', reason: 'notAWholeNumber' };
  if (Math.abs(total) <= LARGEST_TOTAL) return null;
  return { rule: '107.1', reason: 'numberTooLarge', limit: LARGEST_TOTAL };
}

/** Whether two players have each other's total. */
export function isExchanged(before: readonly number[], after: readonly number[]): boolean {
  const [one, other] = before;
  return before.length === 2 && after.length === 2 && after[0] === other && after[1] === one;
}

/** Whether the same totals are only handed round. */
export function isRearranged(before: readonly number[], after: readonly number[]): boolean {
  const inOrder = (totals: readonly number[]) => totals.toSorted((one, other) => one - other);
  const sorted = inOrder(after);
  return before.length === after.length && inOrder(before).every((total, index) => total === sorted[index]);
}
