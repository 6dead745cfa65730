/**
 * What follows from moves of any kind for what players have besides life. 725.4, 726.4 the monarchy and the initiative of
 * a player who leaves · 702.40a spells are counted for one turn · why somebody did not lose is forgotten when they no longer would.
 *
 * Ruled here, where the rules are silent: of a team whose turn it is the first head is "the active player". In a Grand Melee, with
 * several of those, it is the next player in turn order after the leaver. There a storm count ends for the player whose turn is
 * over and for both neighbours, whom that turn could reach.
 */
import { mostCommanderDamage } from '../life/commander';
import { type DesignationKind, isDesignated } from '../life/designations';
import { defeats } from '../life/life';
import type { RuleNumber } from '../rule';
import { isInGame, nextInTurnOrder, type PlayerId, type Turn } from '../turn/turn';
import { playersReached } from '../turn/turn-markers';
import type { Happening } from './happening';
import type { Played } from './play';
import type { Table } from './table';

const passedOn: readonly (readonly [as: Exclude<DesignationKind, 'blessing'>, rule: RuleNumber])[] = [
  ['monarch', '725.4'],
  ['initiative', '726.4'],
];

/** These have just left; somebody goes on playing. */
export function passOnDesignations(table: Table, leavers: readonly PlayerId[]): Played {
  const heir = heirOf(table.turn, leavers);
  let { designations } = table;
  const happenings: Happening[] = [];
  for (const [as, rule] of passedOn) {
    if (!leavers.some((leaver) => isDesignated(designations, as, leaver))) continue;
    designations = { ...designations, [as]: heir };
    happenings.push({ kind: 'designated', rule, player: heir, as });
  }
  const blessed = designations.blessed.filter((player) => !leavers.includes(player));
  if (blessed.length < designations.blessed.length) designations = { ...designations, blessed };
  return { table: { ...table, designations }, happenings };
}

function heirOf(turn: Turn, [leaver = turn.of]: readonly PlayerId[]): PlayerId {
  if (turn.marker) return nextInTurnOrder(turn, leaver);
  return isInGame(turn, turn.of) ? turn.of : nextInTurnOrder(turn, turn.of);
}

/** Where a turn has ended nobody counts its spells any more. */
export function endStormCounts({ table, happenings }: Played): Played {
  const over = happenings.flatMap((happening) =>
    happening.kind === 'turnBegan' || happening.kind === 'markerWaits' ? (happening.ended ?? []) : [],
  );
  if (over.length === 0) return { table, happenings };
  const reached = table.turn.marker ? over.flatMap((player) => playersReached(table.turn, player)) : null;
  const isOver = (seat: number) => reached === null || reached.some((player) => player === seat);
  const counters = table.counters.map((own, seat) =>
    own.storm > 0 && isOver(seat) ? { ...own, storm: 0 } : own,
  );
  const isChanged = counters.some((own, seat) => own !== table.counters[seat]);
  return { table: isChanged ? { ...table, counters } : table, happenings };
}

/** Who would no longer lose for a reason that was refused is asked again should it come back. */
export function forgetStays({ table, happenings }: Played): Played {
  const { turn, totals, commanders } = table;
  const stays = table.stays.map((refused, seat) => {
    const own = totals[seat];
    const command = commanders[seat];
    if (refused.length === 0 || !own || !command) return refused;
    const still = defeats(own, turn.teams !== null, mostCommanderDamage(command));
    return refused.every((why) => still.includes(why))
      ? refused
      : refused.filter((why) => still.includes(why));
  });
  const isChanged = stays.some((refused, seat) => refused !== table.stays[seat]);
  return isChanged ? { table: { ...table, stays }, happenings } : { table, happenings };
}
