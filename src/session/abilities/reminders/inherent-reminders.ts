/**
 * Reminders that no card provides. 702.179d speed · 725.2 the monarch · 726.2 the initiative · 728.1 rad counters ·
 * 731.2 day and night.
 */
import type { SoleDesignation } from '../../../rules/life/designations';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId, playersInGame } from '../../../rules/turn/turn';
import { happeningsAtMomentStart, stepsOfMoment } from '../current-moment';
import { playerWithUpcomingEndStep } from './end-steps';
import { playersToSpeedUp } from './speed-reminder';

/** A reminder of the inherent abilities of a designation, of rad counters or of speed. */
export interface InherentReminder {
  readonly player: PlayerId;
  readonly kind: 'monarch' | 'initiative' | 'rad' | 'dayOrNight' | 'speed';
  readonly time: AbilityTime;
  /** The number of rad counters, or the new speed. */
  readonly amount?: number;
  /** When the initiative was taken, in milliseconds since 1970. */
  readonly triggeredAt?: number;
}

/** Rulebook entries by the kind of a reminder that no card provides. */
export const ruleOfInherentReminder = {
  monarch: '725.2',
  initiative: '726.2',
  rad: '728.1',
  dayOrNight: '731.2',
  speed: '702.179',
} as const satisfies Readonly<Record<InherentReminder['kind'], string>>;

/** Returns reminders that no card provides. */
export function inherentReminders(history: History): readonly InherentReminder[] {
  const { turn, designations, counters } = history.table;
  const momentHappenings = happeningsAtMomentStart(history);
  const holdersIn = (designation: SoleDesignation, team: readonly PlayerId[]) => {
    const holder = designations[designation];
    return holder !== null && team.includes(holder) && isInGame(turn, holder) ? [holder] : [];
  };
  const isTaking = (happening: Happening) => happening.kind === 'designated' && happening.as === 'initiative';
  const taking = stepsOfMoment(history).findLast(({ happenings }) => happenings.some(isTaking));
  const initiativeReminders = (taking ? holdersIn('initiative', playersInGame(turn)) : []).map(
    (holder) =>
      ({ player: holder, kind: 'initiative', time: 'trigger', triggeredAt: taking?.at ?? 0 }) as const,
  );
  const turnReminders = momentHappenings.flatMap((happening): readonly InherentReminder[] => {
    if (happening.kind !== 'turnBegan') return [];
    const { player } = happening;
    const team = sharedTurnTeamOf(turn, player);
    return [
      ...(designations.dayOrNight ? [{ player, kind: 'dayOrNight', time: 'untap' } as const] : []),
      ...(taking ? [] : holdersIn('initiative', team)).map(
        (holder) => ({ player: holder, kind: 'initiative', time: 'upkeep' }) as const,
      ),
      ...team.flatMap((member) => {
        const amount = counters[member]?.rad ?? 0;
        return amount > 0 ? [{ player: member, kind: 'rad', time: 'firstMain', amount } as const] : [];
      }),
    ];
  });
  const speedReminders = playersToSpeedUp(history).map(
    (player) =>
      ({ player, kind: 'speed', time: 'trigger', amount: (counters[player]?.speed ?? 0) + 1 }) as const,
  );
  const player = playerWithUpcomingEndStep(history);
  const monarchs = player === null ? [] : holdersIn('monarch', sharedTurnTeamOf(turn, player));
  return [
    ...turnReminders,
    ...initiativeReminders,
    ...speedReminders,
    ...monarchs.map((holder) => ({ player: holder, kind: 'monarch', time: 'endStep' }) as const),
  ];
}
