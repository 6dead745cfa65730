/**
 * Moves about counters besides poison, commanders and designations of players. 122.1 counters · 702.124, 903.8, 903.10a
 * commanders · 702.90b infect · 725, 726 the monarch and the initiative · 731.1 day and night · 800.4a only players in
 * the game · 810.9 damage to one head of a team is taken off the life of both.
 *
 * Ruled here, because the rules are silent: a designation can be removed again to correct a mistake.
 */
import {
  type CommanderRecord,
  commanderDamageTaken,
  hasTwoCommanders,
  INITIAL_COMMANDER_RECORD,
  withCommanderDamage,
} from '../../life/commander';
import { designate, isDesignated, ruleOfDesignation, undesignate } from '../../life/designations';
import { changeLife, changePoison, refusalOfNumber } from '../../life/life';
import {
  changeNamedCounters,
  changePlayerCounters,
  countNamedCounters,
  dropNamedCounters,
  NO_COUNTERS,
  type PlayerCounters,
  ruleOfPlayerCounters,
} from '../../life/player-counters';
import { okResult, type RuleResult, refuse, refuseWith } from '../../rule';
import { isInGame, type PlayerId } from '../../turn/turn';
import type { Happening } from '../happening';
import { ignoreLossReasons } from '../leaving/ignored-loss-reasons';
import { reasonsToLose, ruleOfLeaving } from '../leaving/losing';
import type { MoveOf, MoveWithSubject } from '../move';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';
import { withTeamTotals } from './team-totals';

export function playPlayerStateMove(
  table: Table,
  move: MoveWithSubject<'playerState'>,
): RuleResult<PlayResult> {
  if ('player' in move && !isInGame(table.turn, move.player)) return refuse('800.4a', 'playerHasLeft');
  switch (move.kind) {
    case 'changePlayerCounters': {
      const { player, counter, by } = move;
      const before = countersOf(table, player);
      return withCounters(table, player, changePlayerCounters(before, counter, by), (after) => ({
        kind: 'playerCountersChanged',
        rule: ruleOfPlayerCounters[counter],
        player,
        counter,
        from: before[counter],
        to: after[counter],
      }));
    }
    case 'changeNamedCounters': {
      const { player, name, by } = move;
      const before = countersOf(table, player);
      return withCounters(table, player, changeNamedCounters(before, name, by), (after) => ({
        kind: 'namedCountersChanged',
        rule: '122.1',
        player,
        name,
        from: countNamedCounters(before, name),
        to: countNamedCounters(after, name),
      }));
    }
    case 'dropNamedCounters': {
      const { player, name } = move;
      return withCounters(table, player, dropNamedCounters(countersOf(table, player), name), () => ({
        kind: 'namedCountersDropped',
        rule: '122.1',
        player,
        name,
      }));
    }
    case 'castCommander':
      return castCommander(table, move);
    case 'setCommanderCount':
      return setCommanderCount(table, move);
    case 'dealCommanderDamage':
      return dealCommanderDamage(table, move);
    case 'stayInGame':
      return stayInGame(table, move);
    case 'designate':
      return okResult(designatePlayer(table, move));
    case 'setDayOrNight':
      return okResult({
        table: { ...table, designations: { ...table.designations, dayOrNight: move.to } },
        happenings: [{ kind: 'dayOrNightCame', rule: '731.1', to: move.to }],
      });
  }
}

function countersOf({ counters }: Table, player: PlayerId): PlayerCounters {
  return counters[player] ?? NO_COUNTERS;
}

function commanderRecordOf({ commanders }: Table, player: PlayerId): CommanderRecord {
  return commanders[player] ?? INITIAL_COMMANDER_RECORD;
}

function withCounters(
  table: Table,
  player: PlayerId,
  newCounters: RuleResult<PlayerCounters>,
  happeningOf: (after: PlayerCounters) => Happening,
): RuleResult<PlayResult> {
  if (!newCounters.ok) return newCounters;
  return okResult({
    table: { ...table, counters: table.counters.with(player, newCounters.value) },
    happenings: [happeningOf(newCounters.value)],
  });
}

/** 903.8: each previous cast increases the cost of the next. */
function castCommander(
  table: Table,
  { player, commander, by }: MoveOf<'castCommander'>,
): RuleResult<PlayResult> {
  const before = commanderRecordOf(table, player);
  const from = before.casts[commander];
  if (from === undefined) return refuse('702.124', 'noSuchCommander');
  const to = Math.max(0, from + by);
  const refusal = refusalOfNumber(to);
  if (refusal) return refuseWith(refusal);
  const after = { ...before, casts: before.casts.with(commander, to) };
  return okResult({
    table: { ...table, commanders: table.commanders.with(player, after) },
    happenings: [{ kind: 'commanderCast', rule: '903.8', player, commander, from, to }],
  });
}

function setCommanderCount(
  table: Table,
  { player, count }: MoveOf<'setCommanderCount'>,
): RuleResult<PlayResult> {
  const before = commanderRecordOf(table, player);
  const [first = 0, second = 0] = before.casts;
  const after = { ...before, casts: count === 1 ? [first] : [first, second] };
  const commanders = table.commanders.with(player, after);
  return okResult({
    table: {
      ...table,
      commanders:
        count === 1 ? commanders.map((record) => withCommanderDamage(record, player, 1, 0)) : commanders,
    },
    happenings: [
      { kind: 'commanderCountChanged', rule: '702.124', player, from: before.casts.length, to: count },
    ],
  });
}

/**
 * Taking damage back never returns more life than the commander has taken. With infect, poison is counted instead
 * (702.90b).
 */
function dealCommanderDamage(
  table: Table,
  { player, source, commander, by, infect }: MoveOf<'dealCommanderDamage'>,
): RuleResult<PlayResult> {
  const before = commanderRecordOf(table, player);
  const sourceRecord = table.commanders[source];
  if (!sourceRecord || (commander === 1 && !hasTwoCommanders(sourceRecord))) {
    return refuse('702.124', 'noSuchCommander');
  }
  const from = commanderDamageTaken(before, source, commander);
  const to = Math.max(0, from + by);
  const refusal = refusalOfNumber(by) ?? refusalOfNumber(to);
  if (refusal) return refuseWith(refusal);
  const totals = table.totals[player] ?? { life: 0, poison: 0 };
  const totalsAfter = infect ? changePoison(totals, to - from) : changeLife(totals, from - to);
  if (!totalsAfter.ok) return totalsAfter;
  return okResult({
    table: {
      ...table,
      totals: withTeamTotals(table, player, totalsAfter.value),
      commanders: table.commanders.with(player, withCommanderDamage(before, source, commander, to)),
    },
    happenings: [
      {
        kind: 'commanderDamageChanged',
        rule: infect ? '702.90b' : '903.10a',
        player,
        source,
        commander,
        from,
        to,
        life: totalsAfter.value.life,
        ...(infect && { poison: totalsAfter.value.poison }),
      },
    ],
  });
}

/** Ignores every present reason at once, because the players are asked about all of them together. */
function stayInGame(table: Table, { player, because }: MoveOf<'stayInGame'>): RuleResult<PlayResult> {
  const reasons = reasonsToLose(table, player);
  if (!reasons.includes(because)) return refuse(ruleOfLeaving(table, because), 'notLosing');
  return okResult({
    table: ignoreLossReasons(table, player, reasons),
    happenings: reasons.map((reason) => ({
      kind: 'playerStayed',
      rule: ruleOfLeaving(table, reason),
      player,
      because: reason,
    })),
  });
}

function designatePlayer(table: Table, { as, player, has }: MoveOf<'designate'>): PlayResult {
  const { designations } = table;
  const rule = ruleOfDesignation[as];
  if (has) {
    return {
      table: { ...table, designations: designate(designations, as, player) },
      happenings: [{ kind: 'designated', rule, player, as }],
    };
  }
  if (!isDesignated(designations, as, player)) return { table, happenings: [] };
  return {
    table: { ...table, designations: undesignate(designations, as, player) },
    happenings: [{ kind: 'undesignated', rule, player, as }],
  };
}
