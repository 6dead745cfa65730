/** Collects reminders of abilities of cards for the current moment. */
import type { PlanarAbility } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { cardsWithPendingChaos, latestAbility } from '../../../rules/planar/planar-stack';
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import type { Catalog } from '../../cards/catalog';
import {
  abilityTimesOfRoll,
  beginningPhaseTimes,
  earlyStepTimes,
  laterStepTimes,
  wasCarriedOutInMoment,
  wasCarriedOutInTurnStep,
} from '../active-abilities';
import { happeningsAtMomentStart, happeningsByStep, stepsForCurrentMarker } from '../current-moment';
import { type KindThatBeginsNoMoment, passesTurn } from '../happening-effects';
import { playerWithUpcomingEndStep, wasTurnEndedEarly } from './end-steps';
import { leaveTriggers } from './leave-triggers';
import { unresolvedTriggers } from './unresolved-triggers';

/** Abilities of a card, which may no longer be face up, and their controller ("you" in its text). */
export interface Reminder {
  readonly card: PlanarCardId;
  readonly controller: PlayerId;
  readonly times: readonly AbilityTime[];
  /** Whether it is about the end step of the turn that ended. */
  readonly isFromPreviousTurn?: true;
  /** The number of counters on the card when it left. */
  readonly counterCountWhenLeft?: number;
  /** The key of a trigger that remains after its moment, until it is done or dismissed. */
  readonly triggerKey?: string;
}

/**
 * Returns reminders for planes left this turn and triggers that a later event hid, newest first; then for chaos
 * abilities of cards out of sight, the steps of the turn that ended and of the one that begins, and rolls.
 */
export function remindersOf(history: History): readonly Reminder[] {
  const happenings = happeningsAtMomentStart(history);
  const triggers = [
    ...leaveTriggers(history)
      // 800.4a: abilities controlled by a player who has left the game cease to exist.
      .filter(({ isDone, controller }) => !isDone && isInGame(history.table.turn, controller))
      .map(({ isDone: _, ...trigger }) => ({ ...trigger, time: 'leave' as const })),
    ...unresolvedTriggers(history),
  ];
  return [
    ...triggers
      .toSorted((first, second) => second.triggeredAt - first.triggeredAt)
      .map(({ key, time, triggeredAt: _, ...trigger }) => ({ ...trigger, triggerKey: key, times: [time] })),
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
    ...(choice && !choice.pendingBottomOrder ? choice.cards : []),
  ];
  const cards = [...new Set(cardsWithPendingChaos(planar))].filter((card) => !visibleCards.includes(card));
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
      happening.kind satisfies KindThatBeginsNoMoment;
      return [];
  }
}

/** Returns reminders for the end step of this turn, which should be read before the turn is passed. */
function upcomingEndStepReminders(history: History): readonly Reminder[] {
  const controller = playerWithUpcomingEndStep(history);
  const { planar } = history.table;
  return controller !== null && planar
    ? planar.faceUp.map(({ card }) => ({ card, controller, times: ['endStep'] }))
    : [];
}

/**
 * Returns whether the players planeswalked to the card in the turn of the reminder; true if it is the turn that just
 * ended and its beginning is no longer in memory.
 */
function arrivedInTurn(history: History, { card, isFromPreviousTurn }: Reminder): boolean {
  if (!isFromPreviousTurn) return history.table.planar?.arrived.includes(card) ?? false;
  const happenings = happeningsByStep(history).flat();
  const earlierHappenings = happenings.slice(0, happenings.findLastIndex(passesTurn));
  const turnStart = earlierHappenings.findLastIndex(passesTurn);
  if (turnStart === -1 && history.unloadedStepCount > 0) return true;
  return earlierHappenings
    .slice(turnStart + 1)
    .some((happening) => happening.kind === 'planeswalked' && happening.to.includes(card));
}

export interface CardReminder extends Reminder {
  readonly ability: PlanarAbility;
}

/** Returns the reminders for which the card has an ability, except those already carried out. */
export function dueCardReminders(history: History, catalog: Catalog): readonly CardReminder[] {
  const isStartOfGame = happeningsAtMomentStart(history).some(({ kind }) => kind === 'startingPlaneRevealed');
  return [...remindersOf(history), ...upcomingEndStepReminders(history)].flatMap((reminder) => {
    const printedAbilities = catalog.factsOf(reminder.card)?.abilities ?? [];
    const abilities = isStartOfGame ? printedAbilities.map(adaptToFirstUpkeep) : printedAbilities;
    const isForEndStep = reminder.times.includes('endStep');
    const isDone =
      reminder.triggerKey === undefined &&
      ((isForEndStep && wasEndStepAbilityDone(history, reminder)) ||
        // What is carried out at this moment may belong to another step than the end step to come.
        ((!isForEndStep || reminder.isFromPreviousTurn) && wasCarriedOutInMoment(history, reminder.card)));
    return abilities
      .filter(({ when, acts }) => !(isDone && acts) && when.some((time) => reminder.times.includes(time)))
      .filter(({ onlyOnArrival }) => !onlyOnArrival || arrivedInTurn(history, reminder))
      .map((ability) => ({ ...reminder, ability }));
  });
}

/** Returns whether an ability of the card for its end step was carried out in the turn of the reminder. */
function wasEndStepAbilityDone(history: History, { card, isFromPreviousTurn }: Reminder): boolean {
  const steps = stepsForCurrentMarker(history);
  const turnStart = steps.findLastIndex(({ happenings }) => happenings.some(passesTurn));
  return wasCarriedOutInTurnStep(isFromPreviousTurn ? steps.slice(0, turnStart) : steps, card, ['endStep']);
}

function adaptToFirstUpkeep(ability: PlanarAbility): PlanarAbility {
  return ability.inFirstUpkeep ? { ...ability, when: ['upkeep'] } : ability;
}
