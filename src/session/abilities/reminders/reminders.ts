/**
 * Collects reminders for the current moment. 702.179d speed · 725.2 the monarch · 726.2 the initiative · 728.1 rad
 * counters · 731.2 day and night.
 */
import type { PlanarAbility } from '../../../content/planes/planar-card-facts';
import type { SoleDesignation } from '../../../rules/life/designations';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { cardsInChaos, latestAbility } from '../../../rules/planar/planar-stack';
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { teamOf } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import type { Catalog } from '../../cards/catalog';
import {
  abilityTimesOfRoll,
  beginningPhaseTimes,
  earlyStepTimes,
  isCarriedOut,
  laterStepTimes,
  wasCarriedOutInStep,
} from '../active-abilities';
import {
  happeningsAtMomentStart,
  happeningsByStep,
  happeningsSinceMomentStart,
  type InertKind,
  stepsInView,
} from '../current-moment';
import { passesTurn } from '../turn-boundary';
import { leaveTasks } from './leave-tasks';
import { playersToSpeedUp } from './speed-reminder';
import { unresolvedTriggers } from './unresolved-triggers';

/** Abilities of a card, which may no longer be face up, and their controller ("you" in its text). */
export interface Reminder {
  readonly card: PlanarCardId;
  readonly controller: PlayerId;
  readonly times: readonly AbilityTime[];
  /** Whether it is about the end step of the turn that ended. */
  readonly isFromPreviousTurn?: true;
  /** The number of counters on the card when it left. */
  readonly counterCount?: number;
  /** The key of a trigger that remains after its moment, until it is done or dismissed. */
  readonly taskKey?: string;
}

/**
 * Returns reminders for planes left this turn, triggers that a later event hid, chaos abilities of cards out of sight,
 * the steps of the turn that ended and of the one that begins, and rolls.
 */
export function remindersOf(history: History): readonly Reminder[] {
  const happenings = happeningsAtMomentStart(history);
  return [
    ...leaveTasks(history)
      // 800.4a: abilities controlled by a player who has left the game cease to exist.
      .filter(({ isDone, controller }) => !isDone && isInGame(history.table.turn, controller))
      .map(({ isDone: _, key, ...task }) => ({ ...task, taskKey: key, times: ['leave'] as const })),
    ...unresolvedTriggers(history).map(({ key, time, ...trigger }) => ({
      ...trigger,
      taskKey: key,
      times: [time],
    })),
    ...chaosReminders(history),
    ...happenings.flatMap((happening) => remindersAt(happening, happenings, history)),
  ];
}

/** Returns reminders for chaos abilities whose card is no longer face up or was only revealed (113.7a). */
function chaosReminders({ table: { planar } }: History): readonly Reminder[] {
  if (!planar) return [];
  const { choice, faceUp } = planar;
  const visibleCards = [
    ...faceUp.map(({ card }) => card),
    ...(choice && !choice.bottomOrder ? choice.cards : []),
  ];
  const cards = [...new Set(cardsInChaos(planar))].filter((card) => !visibleCards.includes(card));
  return cards.flatMap((card) => {
    const chaosAbility = latestAbility(planar, 'chaos', card);
    return chaosAbility ? [{ card, controller: chaosAbility.controller, times: ['chaos'] as const }] : [];
  });
}

function remindersAt(
  happening: Happening,
  momentHappenings: readonly Happening[],
  { table: { turn, planar } }: History,
): readonly Reminder[] {
  const faceUp = planar?.faceUp.map(({ card }) => card) ?? [];
  // A turn ended by an effect skips its end step, and a player who has left the game has none.
  const playersWithEndStep = (previousPlayer: PlayerId | undefined) =>
    previousPlayer !== undefined && !wasTurnEndedEarly(momentHappenings) && isInGame(turn, previousPlayer)
      ? [previousPlayer]
      : [];
  const endStepReminders = (card: PlanarCardId, previousPlayer: PlayerId | undefined): readonly Reminder[] =>
    playersWithEndStep(previousPlayer).map((controller) => ({
      card,
      controller,
      times: ['endStep'],
      isFromPreviousTurn: true,
    }));
  switch (happening.kind) {
    case 'turnBegan':
      return faceUp.flatMap((card) => [
        ...endStepReminders(card, happening.ended),
        { card, controller: happening.player, times: [...earlyStepTimes, ...laterStepTimes] },
      ]);
    case 'markerWaits':
      return faceUp.flatMap((card) => endStepReminders(card, happening.ended));
    case 'startingPlaneRevealed':
      return faceUp
        .filter((card) => card === happening.card)
        .map((card) => ({
          card,
          controller: happening.player,
          times: [...earlyStepTimes, ...laterStepTimes],
        }));
    case 'beginningPhaseAdded':
      return faceUp.map((card) => ({ card, controller: happening.player, times: beginningPhaseTimes }));
    case 'planarDieRolled': {
      const times = [...abilityTimesOfRoll(happening), ...laterStepTimes];
      return faceUp.map((card) => ({ card, controller: happening.player, times }));
    }
    case 'planeswalked':
      return [];
    default:
      happening.kind satisfies InertKind;
      return [];
  }
}

function wasTurnEndedEarly(momentHappenings: readonly Happening[]): boolean {
  return momentHappenings.some(({ kind }) => kind === 'turnEnded');
}

/** A reminder of the inherent abilities of a designation, of rad counters or of speed. */
export interface InherentReminder {
  readonly player: PlayerId;
  readonly kind: 'monarch' | 'initiative' | 'rad' | 'dayOrNight' | 'speed';
  readonly time: AbilityTime;
  /** Whether it is about the end step of the turn that ended. */
  readonly isFromPreviousTurn?: true;
  /** The number of rad counters, or the new speed. */
  readonly count?: number;
}

/** Rulebook entries by the kind of a reminder that no card provides. */
export const ruleOfInherentReminder = {
  monarch: '725.2',
  initiative: '726.2',
  rad: '728.1',
  dayOrNight: '731.2',
  speed: '702.179',
} as const satisfies Readonly<Record<InherentReminder['kind'], string>>;

/** Returns reminders that no card provides. A player who became the monarch since the turn began gets none. */
export function inherentReminders(history: History): readonly InherentReminder[] {
  const { turn, designations, counters } = history.table;
  const momentHappenings = happeningsAtMomentStart(history);
  const laterHappenings = happeningsSinceMomentStart(history);
  const holdersIn = (designation: SoleDesignation, team: readonly PlayerId[]) => {
    const holder = designations[designation];
    const isNew = laterHappenings.some(
      (happening) => happening.kind === 'designated' && happening.as === designation,
    );
    return holder !== null && !isNew && team.includes(holder) && isInGame(turn, holder) ? [holder] : [];
  };
  const turnReminders = momentHappenings.flatMap((happening): readonly InherentReminder[] => {
    if (happening.kind !== 'turnBegan') return [];
    const { ended, player } = happening;
    const team = teamOf(turn, player);
    const previousTeam =
      ended === undefined || wasTurnEndedEarly(momentHappenings) ? [] : teamOf(turn, ended);
    return [
      ...holdersIn('monarch', previousTeam).map(
        (holder) => ({ player: holder, kind: 'monarch', time: 'endStep', isFromPreviousTurn: true }) as const,
      ),
      ...(designations.dayOrNight ? [{ player, kind: 'dayOrNight', time: 'untap' } as const] : []),
      ...holdersIn('initiative', team).map(
        (holder) => ({ player: holder, kind: 'initiative', time: 'upkeep' }) as const,
      ),
      ...team.flatMap((member) => {
        const count = counters[member]?.rad ?? 0;
        return count > 0 ? [{ player: member, kind: 'rad', time: 'firstMain', count } as const] : [];
      }),
    ];
  });
  const speedReminders = playersToSpeedUp(history).map(
    (player) =>
      ({ player, kind: 'speed', time: 'trigger', count: (counters[player]?.speed ?? 0) + 1 }) as const,
  );
  return [...turnReminders, ...speedReminders];
}

/**
 * Returns whether the players planeswalked to the card in the turn that just ended; true if the beginning of that turn
 * is no longer in memory.
 */
function arrivedLastTurn(history: History, { card }: Reminder): boolean {
  const happenings = happeningsByStep(history).flat();
  const earlierHappenings = happenings.slice(0, happenings.findLastIndex(passesTurn));
  const turnStart = earlierHappenings.findLastIndex(passesTurn);
  if (turnStart === -1 && history.forgottenCount > 0) return true;
  return earlierHappenings
    .slice(turnStart + 1)
    .some((happening) => happening.kind === 'planeswalked' && happening.to.includes(card));
}

export interface DueReminder extends Reminder {
  readonly ability: PlanarAbility;
}

/** Returns the reminders for which the card has an ability, except those already carried out. */
export function dueReminders(history: History, catalog: Catalog): readonly DueReminder[] {
  const isStartOfGame = happeningsAtMomentStart(history).some(({ kind }) => kind === 'startingPlaneRevealed');
  return remindersOf(history).flatMap((reminder) => {
    const printedAbilities = catalog.factsOf(reminder.card)?.abilities ?? [];
    const abilities = isStartOfGame ? printedAbilities.map(adaptToFirstUpkeep) : printedAbilities;
    const isDone =
      reminder.taskKey === undefined &&
      (isCarriedOut(history, reminder.card) ||
        (reminder.isFromPreviousTurn && wasEndStepDone(history, reminder)));
    return abilities
      .filter(({ when, acts }) => !(isDone && acts) && when.some((time) => reminder.times.includes(time)))
      .filter(({ onlyOnArrival }) => !onlyOnArrival || arrivedLastTurn(history, reminder))
      .map((ability) => ({ ...reminder, ability }));
  });
}

/** Returns whether an ability of the card for its end step was carried out in the turn that just ended. */
function wasEndStepDone(history: History, { card }: Reminder): boolean {
  const steps = stepsInView(history);
  const turnStart = steps.findLastIndex(({ happenings }) => happenings.some(passesTurn));
  return wasCarriedOutInStep(steps.slice(0, turnStart), card, ['endStep']);
}

function adaptToFirstUpkeep(ability: PlanarAbility): PlanarAbility {
  return ability.inFirstUpkeep ? { ...ability, when: ['upkeep'] } : ability;
}
