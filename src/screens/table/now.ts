/** What the moment is: the abilities that apply since the last thing that happened at the table. */
import type { AbilityTime, PlanarAbility } from '../../content/planes/planar-card-facts';
import { cardsInChaos, nextAbilityToResolve, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Happening } from '../../rules/table/happening';
import type { History } from '../../rules/table/history';
import { isInGame, type PlayerId, teamOf } from '../../rules/turn/turn';
import type { Catalogue } from '../../session/catalogue';

/** Steps of the turn that begins, in their order; the end step comes when it ends. */
const earlySteps: readonly AbilityTime[] = ['untap', 'upkeep', 'draw', 'firstMain'];
const laterSteps: readonly AbilityTime[] = ['combat', 'endOfCombat', 'secondMain'];
const onARoll: readonly AbilityTime[] = ['roll'];
const onABlank: readonly AbilityTime[] = ['roll', 'blank'];
const beginningPhase: readonly AbilityTime[] = ['untap', 'upkeep', 'draw'];

/** What is noted on the way; the moment stays the same. */
const notes: readonly Happening['kind'][] = [
  'lifeChanged',
  'lifeSet',
  'poisonChanged',
  'livesSet',
  'playerCountersChanged',
  'namedCountersChanged',
  'namedCountersDropped',
  'commanderCast',
  'commandersCounted',
  'commanderDamageChanged',
  'designated',
  'undesignated',
  'dayOrNightCame',
  'diceRolled',
  'coinFlipped',
  'playerDrawn',
  'playerStayed',
  'countersChanged',
  'marked',
  'marksSwapped',
  'effectBegan',
  'effectsEnded',
  'turnOrderReversed',
  'seatingChanged',
  'lookChanged',
  'extraTurnAdded',
  'rollsCounted',
  // Somebody leaves, and the turn goes on as it was.
  'playerLeft',
  'planarDeckLeft',
  'markerDesignated',
];

function isNoted(happenings: readonly Happening[]): boolean {
  return happenings.every(({ kind }) => notes.includes(kind));
}

/** What happened last; what is noted on the way does not count. */
export function lastHappenings(history: History): readonly Happening[] {
  return stepsInView(history).findLast((happenings) => !isNoted(happenings)) ?? [];
}

/** What was noted since. */
function notedSince(history: History): readonly Happening[] {
  const steps = stepsInView(history);
  return steps.slice(steps.findLastIndex((happenings) => !isNoted(happenings)) + 1).flat();
}

/** What each step did to the turn that is looked at: of several at the same time, others do not count. */
function stepsInView({ steps, done, table }: History): readonly (readonly Happening[])[] {
  const number = table.turn.marker?.number;
  const isInView = (marker: number | undefined) => marker === undefined || marker === number;
  return steps
    .slice(0, done)
    .map(({ move, happenings }) =>
      happenings.filter((happening) => isInView('marker' in happening ? happening.marker : move.marker)),
    )
    .filter((happenings) => happenings.length > 0);
}

/** Whether something that this card says was noted. */
function isAbout(happening: Happening, card: PlanarCardId): boolean {
  if (happening.kind === 'countersChanged') return happening.card === card;
  return happening.kind === 'effectBegan' && happening.effect.source === card;
}

/** Whether what the card says at this moment has been done with its buttons. */
export function isCarriedOut(history: History, card: PlanarCardId): boolean {
  return notedSince(history).some((happening) => isAbout(happening, card));
}

/** When the abilities of this face-up card apply now. */
export function timesNow(history: History, planar: Planar, card: PlanarCardId): readonly AbilityTime[] {
  const times: AbilityTime[] = [];
  const happenings = isCarriedOut(history, card) ? [] : lastHappenings(history);
  if (cardsInChaos(planar).includes(card)) times.push('chaos');
  // What came above the encounter resolves first.
  const next = nextAbilityToResolve(planar);
  if (next?.kind === 'encounter' && next.card === card) times.push('encounter');
  for (const happening of happenings) {
    if (happening.kind === 'planeswalked' && happening.to.includes(card)) times.push('arrive');
    if (happening.kind === 'turnBegan') times.push(...earlySteps);
    if (happening.kind === 'startingPlaneRevealed' && happening.card === card) times.push(...earlySteps);
    if (happening.kind === 'upkeepRepeated') times.push(...beginningPhase);
    if (happening.kind === 'planarDieRolled') {
      times.push('roll');
      if ((happening.means ?? happening.face) === 'blank') times.push('blank');
    }
  }
  return times;
}

/** Abilities to think of: of a card that may be face up no more, with the player who is "you" in them. */
export interface Reminder {
  readonly card: PlanarCardId;
  readonly you: PlayerId;
  readonly times: readonly AbilityTime[];
  /** Counters the card had when it was left. */
  readonly counters?: number;
}

/** What the table is likely to forget now: the steps of the turn that ended and of the one that begins, and leaving. */
export function remindersOf(history: History): readonly Reminder[] {
  const happenings = lastHappenings(history);
  const { turn, planar } = history.table;
  const faceUp = planar?.faceUp.map(({ card }) => card) ?? [];
  const isCutShort = happenings.some(({ kind }) => kind === 'turnEnded');
  return happenings.flatMap((happening): readonly Reminder[] => {
    switch (happening.kind) {
      case 'turnBegan': {
        const { ended, player } = happening;
        // A turn ended by an effect skips its end step, and whoever has left has none.
        const hadEndStep = ended !== undefined && !isCutShort && isInGame(turn, ended);
        return faceUp.flatMap((card): readonly Reminder[] => [
          ...(hadEndStep ? [{ card, you: ended, times: ['endStep'] as const }] : []),
          { card, you: player, times: [...earlySteps, ...laterSteps] },
        ]);
      }
      case 'startingPlaneRevealed':
        return faceUp
          .filter((card) => card === happening.card)
          .map((card) => ({ card, you: happening.player, times: [...earlySteps, ...laterSteps] }));
      case 'markerWaits': {
        const { ended } = happening;
        if (ended === undefined || isCutShort || !isInGame(turn, ended)) return [];
        return faceUp.map((card) => ({ card, you: ended, times: ['endStep'] }));
      }
      case 'upkeepRepeated':
        return faceUp.map((card) => ({ card, you: happening.player, times: beginningPhase }));
      case 'planeswalked':
        return happening.from.map((card) => {
          const gone = happenings.find((other) => other.kind === 'countersGone' && other.card === card);
          const counters = gone?.kind === 'countersGone' ? { counters: gone.count } : {};
          return { card, you: happening.player, times: ['leave'], ...counters };
        });
      case 'planarDieRolled': {
        const isBlank = (happening.means ?? happening.face) === 'blank';
        // The steps after the main phase are still to come.
        const times: readonly AbilityTime[] = [...(isBlank ? onABlank : onARoll), ...laterSteps];
        return faceUp.map((card) => ({ card, you: happening.player, times }));
      }
      default:
        return [];
    }
  });
}

/** What a designation or rad counters do by themselves at this moment. */
export interface InherentReminder {
  readonly you: PlayerId;
  readonly kind: 'monarch' | 'initiative' | 'rad' | 'time';
  readonly time: AbilityTime;
  /** Rad counters. */
  readonly count?: number;
}

/** 725.2, 726.2, 728.1, 731.2: what no card on the table says. Who has become it since the turn began is not meant. */
export function inherentReminders(history: History): readonly InherentReminder[] {
  const { turn, designations, counters } = history.table;
  const happenings = lastHappenings(history);
  const since = notedSince(history);
  const isCutShort = happenings.some(({ kind }) => kind === 'turnEnded');
  const holderIn = (as: 'monarch' | 'initiative', team: readonly PlayerId[]) => {
    const holder = designations[as];
    const isNew = since.some((happening) => happening.kind === 'designated' && happening.as === as);
    return holder !== null && !isNew && team.includes(holder) && isInGame(turn, holder) ? [holder] : [];
  };
  return happenings.flatMap((happening): readonly InherentReminder[] => {
    if (happening.kind !== 'turnBegan') return [];
    const { ended, player } = happening;
    const team = teamOf(turn, player);
    const before = ended === undefined || isCutShort ? [] : teamOf(turn, ended);
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
}

/** Whether somebody planeswalked to the card in the turn that has just ended; also where its beginning is not known any more. */
function isOfTurnOfArrival(history: History, { card }: Reminder): boolean {
  const isTurn = ({ kind }: Happening) => kind === 'turnBegan' || kind === 'markerWaits';
  const happenings = stepsInView(history).flat();
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

/** The reminders that the cards' texts make something of, but for those that were carried out. */
export function dueReminders(history: History, catalogue: Catalogue): readonly DueReminder[] {
  return remindersOf(history).flatMap((reminder) => {
    const abilities = catalogue.factsOf(reminder.card)?.abilities ?? [];
    const isDone = isCarriedOut(history, reminder.card);
    return abilities
      .filter(({ when, acts }) => !(isDone && acts) && when.some((time) => reminder.times.includes(time)))
      .filter(({ onlyOnArrival }) => !onlyOnArrival || isOfTurnOfArrival(history, reminder))
      .map((ability) => ({ ...reminder, ability }));
  });
}
