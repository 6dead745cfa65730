/**
 * Moves about life totals and poison. 119.3, 119.5 life · 122.1f poison · 701.12c exchanging · 800.4a only players in
 * the game · 810.9 teams share their totals.
 */
import {
  changeLife,
  changePoison,
  isExchanged,
  isRearranged,
  type Life,
  type LifeChangeReason,
  type PlayerTotals,
  refusalOfNumber,
  setLife,
} from '../../life/life';
import { okResult, type Refusal, type RuleNumber, type RuleResult, refuse, refuseWith } from '../../rule';
import { isInGame, type PlayerId } from '../../turn/turn';
import type { Happening } from '../happening';
import type { MoveOf, MoveWithSubject } from '../move';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';
import { withTeamTotals } from './team-totals';

const ruleOfLifeTotals: Readonly<Record<LifeChangeReason, RuleNumber>> = {
  gainedOrLost: '119.3',
  exchanged: '701.12c',
  redistributed: '119.5',
};

export function playLife(table: Table, move: MoveWithSubject<'life'>): RuleResult<PlayResult> {
  if (move.kind === 'setLifeTotals') return setLifeTotals(table, move);
  const { player } = move;
  switch (move.kind) {
    case 'changeLife':
      return changeTotals(
        table,
        player,
        (totals) => changeLife(totals, move.by),
        ({ life: from }, { life: to }) =>
          // An infinite total does not change.
          from === 'infinite' || to === 'infinite'
            ? null
            : { kind: 'lifeChanged', rule: '119.3', player, from, to },
      );
    case 'setLife':
      return changeTotals(
        table,
        player,
        (totals) => setLife(totals, move.to),
        ({ life: from }, { life: to }) => ({ kind: 'lifeSet', rule: '119.5', player, from, to }),
      );
    case 'changePoison':
      return changeTotals(
        table,
        player,
        (totals) => changePoison(totals, move.by),
        ({ poison: from }, { poison: to }) => ({ kind: 'poisonChanged', rule: '122.1f', player, from, to }),
      );
  }
}

function changeTotals(
  table: Table,
  player: PlayerId,
  change: (totals: PlayerTotals) => RuleResult<PlayerTotals>,
  happeningOf: (before: PlayerTotals, after: PlayerTotals) => Happening | null,
): RuleResult<PlayResult> {
  const before = table.totals[player];
  if (!before || !isInGame(table.turn, player)) return refuse('800.4a', 'playerHasLeft');
  const after = change(before);
  if (!after.ok) return after;
  const happening = happeningOf(before, after.value);
  return okResult({
    table: { ...table, totals: withTeamTotals(table, player, after.value) },
    happenings: happening ? [happening] : [],
  });
}

const isAllowedChange: Readonly<Record<LifeChangeReason, typeof isRearranged>> = {
  gainedOrLost: () => true,
  exchanged: isExchanged,
  redistributed: isRearranged,
};

/** Exchanging and redistributing only rearrange the totals; other reasons may set any. */
function setLifeTotals(
  table: Table,
  { because, lifeTotals }: MoveOf<'setLifeTotals'>,
): RuleResult<PlayResult> {
  const rule = ruleOfLifeTotals[because];
  const players = lifeTotals.map(({ player }) => player);
  if (!players.every((player) => isInGame(table.turn, player))) return refuse('800.4a', 'playerHasLeft');
  const before = lifeTotals.map(({ player }) => table.totals[player]?.life ?? 0);
  const after = lifeTotals.map(({ to }) => to);
  const isRepeated = new Set(players).size < players.length;
  if (isRepeated || !isAllowedChange[because](before, after)) return refuse(rule, 'notARedistribution');
  const isOutdated = lifeTotals.some(({ from }, index) => from !== undefined && from !== before[index]);
  if (because !== 'gainedOrLost' && isOutdated) return refuse(rule, 'notARedistribution');
  const refusal = lifeTotals
    .map(({ from = 0, to }) => refusalOfLife(from) ?? refusalOfLife(to))
    .find((refusal) => refusal !== null);
  if (refusal) return refuseWith(refusal);
  let changedTable = table;
  for (const [index, { player, to, from = before[index] ?? 0 }] of lifeTotals.entries()) {
    const totals = changedTable.totals[player] ?? { life: 0, poison: 0 };
    const isGainOrLoss = because === 'gainedOrLost' && from !== 'infinite' && to !== 'infinite';
    // Gains and losses of both members of a team add up.
    const newTotals = isGainOrLoss ? changeLife(totals, to - from) : setLife(totals, to);
    if (!newTotals.ok) return newTotals;
    changedTable = { ...changedTable, totals: withTeamTotals(changedTable, player, newTotals.value) };
  }
  return okResult({
    table: changedTable,
    happenings: [
      {
        kind: 'lifeTotalsSet',
        rule,
        because,
        lifeTotals: players.map((player, index) => ({
          player,
          from: before[index] ?? 0,
          to: changedTable.totals[player]?.life ?? 0,
        })),
      },
    ],
  });
}

function refusalOfLife(life: Life): Refusal | null {
  return life === 'infinite' ? null : refusalOfNumber(life);
}
