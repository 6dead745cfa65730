/**
 * Collects reminders for the current moment. 702.179d speed · 725.2 the monarch · 726.2 the initiative · 728.1 rad
 * counters · 731.2 day and night.
 */
import type { PlanarAbility } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { cardsInChaos, latestAbility } from '../../../rules/planar/planar-stack';
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { isInGame, type PlayerId, teamOf } from '../../../rules/turn/turn';
import type { Catalog } from '../../cards/catalog';
import {
  abilityTimesOfRoll,
  beginningPhase,
  earlySteps,
  isCarriedOut,
  isStepOver,
  laterSteps,
} from '../active-abilities';
import {
  currentMoment,
  happeningsByStep,
  happeningsOfMoment,
  type SilentKind,
  stepsInView,
} from '../current-moment';
import { interruptedTriggers } from './interrupted-triggers';
import { leaveTasks } from './leave-tasks';
import { playersToSpeedUp } from './speed-reminder';

/** Abilities of a card, which may no longer be face up, and the player that "you" means in them. */
export interface Reminder {
  readonly card: PlanarCardId;
  readonly you: PlayerId;
  readonly times: readonly AbilityTime[];
  /** The number of counters on the card when it left. */
  readonly counters?: number;
  /** Set for a trigger that stays past its moment, until it is done or dismissed. */
  readonly task?: string;
}

/**
 * Returns reminders for planes left this turn, triggers that a later event hid, chaos abilities of cards out of sight,
 * the steps of the turn that ended and of the one that begins, and rolls.
 */
export function remindersOf(history: History): readonly Reminder[] {
  const happenings = currentMoment(history);
  return [
    ...leaveTasks(history)
      // 800.4a: what a player who has left controlled ceases.
      .filter(({ isDone, you }) => !isDone && isInGame(history.table.turn, you))
      .map(({ isDone: _, key, ...task }) => ({ ...task, task: key, times: ['leave'] as const })),
    ...interruptedTriggers(history).map(({ key, time, ...trigger }) => ({
      ...trigger,
      task: key,
      times: [time],
    })),
    ...chaosOutOfSight(history),
    ...happenings.flatMap((happening) => remindersAt(happening, happenings, history)),
  ];
}

/** Chaos abilities that wait though their card is no longer face up, or was only revealed (113.7a). */
function chaosOutOfSight({ table: { planar } }: History): readonly Reminder[] {
  if (!planar) return [];
  const { choice, faceUp } = planar;
  const inSight = [...faceUp.map(({ card }) => card), ...(choice && !choice.left ? choice.cards : [])];
  const cards = [...new Set(cardsInChaos(planar))].filter((card) => !inSight.includes(card));
  return cards.flatMap((card) => {
    const waits = latestAbility(planar, 'chaos', card);
    return waits ? [{ card, you: waits.controller, times: ['chaos'] as const }] : [];
  });
}

function remindersAt(
  happening: Happening,
  moment: readonly Happening[],
  { table: { turn, planar } }: History,
): readonly Reminder[] {
  const faceUp = planar?.faceUp.map(({ card }) => card) ?? [];
  // A turn ended by an effect skips its end step, and a player who has left the game has none.
  const endStepOf = (ended: PlayerId | undefined) =>
    ended !== undefined && !isCutShort(moment) && isInGame(turn, ended) ? [ended] : [];
  switch (happening.kind) {
    case 'turnBegan':
      return faceUp.flatMap((card) => [
        ...endStepOf(happening.ended).map((you) => ({ card, you, times: ['endStep'] as const })),
        { card, you: happening.player, times: [...earlySteps, ...laterSteps] },
      ]);
    case 'markerWaits':
      return faceUp.flatMap((card) =>
        endStepOf(happening.ended).map((you) => ({ card, you, times: ['endStep'] as const })),
      );
    case 'startingPlaneRevealed':
      return faceUp
        .filter((card) => card === happening.card)
        .map((card) => ({ card, you: happening.player, times: [...earlySteps, ...laterSteps] }));
    case 'upkeepRepeated':
      return faceUp.map((card) => ({ card, you: happening.player, times: beginningPhase }));
    case 'planarDieRolled': {
      const times = [...abilityTimesOfRoll(happening), ...laterSteps];
      return faceUp.map((card) => ({ card, you: happening.player, times }));
    }
    case 'planeswalked':
      return [];
    default:
      happening.kind satisfies SilentKind;
      return [];
  }
}

function isCutShort(moment: readonly Happening[]): boolean {
  return moment.some(({ kind }) => kind === 'turnEnded');
}

/** A reminder of the inherent abilities of a designation, of rad counters or of speed. */
export interface InherentReminder {
  readonly you: PlayerId;
  readonly kind: 'monarch' | 'initiative' | 'rad' | 'time' | 'speed';
  readonly time: AbilityTime;
  /** The number of rad counters, or the new speed. */
  readonly count?: number;
}

/** Returns reminders that no card provides. A player who became the monarch since the turn began gets none. */
export function inherentReminders(history: History): readonly InherentReminder[] {
  const { turn, designations, counters } = history.table;
  const moment = currentMoment(history);
  const since = happeningsOfMoment(history);
  const holderIn = (as: 'monarch' | 'initiative', team: readonly PlayerId[]) => {
    const holder = designations[as];
    const isNew = since.some((happening) => happening.kind === 'designated' && happening.as === as);
    return holder !== null && !isNew && team.includes(holder) && isInGame(turn, holder) ? [holder] : [];
  };
  const ofTurn = moment.flatMap((happening): readonly InherentReminder[] => {
    if (happening.kind !== 'turnBegan') return [];
    const { ended, player } = happening;
    const team = teamOf(turn, player);
    const before = ended === undefined || isCutShort(moment) ? [] : teamOf(turn, ended);
    return [
      ...holderIn('monarch', before).map((you) => ({ you, kind: 'monarch', time: 'endStep' }) as const),
      ...(designations.time ? [{ you: player, kind: 'time', time: 'untap' } as const] : []),
      ...holderIn('initiative', team).map((you) => ({ you, kind: 'initiative', time: 'upkeep' }) as const),
      ...team.flatMap((you) => {
        const count = counters[you]?.rad ?? 0;
        return count > 0 ? [{ you, kind: 'rad', time: 'firstMain', count } as const] : [];
      }),
    ];
  });
  const ofSpeed = playersToSpeedUp(history).map(
    (you) => ({ you, kind: 'speed', time: 'trigger', count: (counters[you]?.speed ?? 0) + 1 }) as const,
  );
  return [...ofTurn, ...ofSpeed];
}

/**
 * Whether the players planeswalked to the card in the turn that just ended; true if the beginning of that turn
 * is no longer in memory.
 */
function isOfTurnOfArrival(history: History, { card }: Reminder): boolean {
  const isTurn = ({ kind }: Happening) => kind === 'turnBegan' || kind === 'markerWaits';
  const happenings = happeningsByStep(history).flat();
  const earlier = happenings.slice(0, happenings.findLastIndex(isTurn));
  const began = earlier.findLastIndex(isTurn);
  if (began === -1 && history.forgotten > 0) return true;
  return earlier
    .slice(began + 1)
    .some((happening) => happening.kind === 'planeswalked' && happening.to.includes(card));
}

export interface DueReminder extends Reminder {
  readonly ability: PlanarAbility;
}

/** Returns the reminders for which the card has an ability, except those already carried out. */
export function dueReminders(history: History, catalog: Catalog): readonly DueReminder[] {
  const isStart = currentMoment(history).some(({ kind }) => kind === 'startingPlaneRevealed');
  return remindersOf(history).flatMap((reminder) => {
    const facts = catalog.factsOf(reminder.card)?.abilities ?? [];
    const abilities = isStart ? facts.map(asInFirstUpkeep) : facts;
    const isDone =
      reminder.task === undefined &&
      (isCarriedOut(history, reminder.card) ||
        (reminder.times.includes('endStep') && wasDoneBeforeTheEnd(history, reminder)));
    return abilities
      .filter(({ when, acts }) => !(isDone && acts) && when.some((time) => reminder.times.includes(time)))
      .filter(({ onlyOnArrival }) => !onlyOnArrival || isOfTurnOfArrival(history, reminder))
      .map((ability) => ({ ...reminder, ability }));
  });
}

/** Whether an ability of the card's end step was carried out in the turn that just ended. */
function wasDoneBeforeTheEnd(history: History, { card }: Reminder): boolean {
  const steps = stepsInView(history);
  const began = steps.findLastIndex(({ happenings }) =>
    happenings.some(({ kind }) => kind === 'turnBegan' || kind === 'markerWaits'),
  );
  return isStepOver(steps.slice(0, began), card, ['endStep']);
}

function asInFirstUpkeep(ability: PlanarAbility): PlanarAbility {
  return ability.inFirstUpkeep ? { ...ability, when: ['upkeep'] } : ability;
}
