/** Formats the reminders of the current moment, with what just became due first. */
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { type AbilityTime, abilityTimes } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { isFaceUp } from '../../../rules/planar/planar-zone';
import type { History } from '../../../rules/table/history';
import type { PlayerId } from '../../../rules/turn/turn';
import { activeTimes } from '../../../session/abilities/active-abilities';
import type { WordingContext } from '../../parts/text/effect-words';
import { cardName, playerName } from '../../parts/words';
import type { CurrentReminders } from './use-reminder-dismissals';

/** One line about one time of the turn. */
export interface ReminderLine {
  readonly text: string;
  /** Whether a face-up card says so itself, which makes the line redundant beside it. */
  readonly isRedundant: boolean;
}

interface RankedLine extends ReminderLine {
  readonly rank: number;
}

const firstMainIndex = abilityTimes.indexOf('firstMain');

/**
 * Returns the sort key of a line: the end step of the previous turn comes before everything in the new turn, and tasks
 * that remain from earlier moments come after what is due now and before what comes later in the turn. What only
 * changes a step and has nothing to carry out comes last.
 */
function rankOf(
  time: AbilityTime,
  isFromPreviousTurn: boolean | undefined,
  isTask: boolean,
  isStatic: boolean,
): number {
  if (isStatic) return abilityTimes.length;
  if (isTask) return firstMainIndex + 0.5;
  return isFromPreviousTurn ? -1 : abilityTimes.indexOf(time);
}

export function reminderLines(
  history: History,
  current: CurrentReminders,
  { words, language, catalog, seats }: WordingContext,
): readonly ReminderLine[] {
  const { planar } = history.table;
  const nameOfPlayer = (id: PlayerId) => playerName(words, seats, id);
  const nameOfCard = (id: PlanarCardId) => cardName(catalog, language, id);
  const { reminders } = words;
  const textOf = (time: AbilityTime, reminder: string) => reminders.abilityNow(words.when[time], reminder);
  const linesOfCards = current.ofCards.flatMap(
    ({ card, controller, ability, times, isFromPreviousTurn, counterCountWhenLeft, triggerKey }) => {
      const highlightedTimes = planar && isFaceUp(planar, card) ? activeTimes(history, planar, card) : [];
      const isHighlighted = ability.when.some((time) => highlightedTimes.includes(time));
      return ability.when
        .filter((time) => times.includes(time))
        .map(
          (time): RankedLine => ({
            // The label of this time would suggest that the player leaves.
            text:
              time === 'leave'
                ? reminders.leavingCard(
                    nameOfCard(card),
                    nameOfPlayer(controller),
                    ability.reminder?.[language],
                    counterCountWhenLeft,
                  )
                : textOf(
                    time,
                    reminders.playerAndCard(
                      nameOfPlayer(controller),
                      nameOfCard(card),
                      ability.reminder?.[language],
                    ),
                  ),
            // The end step is still to come, so its ability is not highlighted yet.
            isRedundant: !isFromPreviousTurn && (isHighlighted || time === 'endStep'),
            rank: rankOf(time, isFromPreviousTurn, triggerKey !== undefined, ability.when.includes('static')),
          }),
        );
    },
  );
  const inherentLines = current.inherent.map(({ player: affected, kind, time, amount = 0 }): RankedLine => {
    const inherentWords = reminders.inherent;
    const reminder = inherentWords[kind](nameOfPlayer(affected), amount);
    return {
      text: textOf(time, reminder),
      isRedundant: false,
      rank: rankOf(time, false, false, false),
    };
  });
  const lines = new Map<string, RankedLine>();
  for (const line of [...linesOfCards, ...inherentLines].toSorted(
    (first, second) => first.rank - second.rank,
  )) {
    const sameLine = lines.get(line.text);
    lines.set(line.text, { ...line, isRedundant: line.isRedundant && (sameLine?.isRedundant ?? true) });
  }
  return [...lines.values()].map(({ text, isRedundant }) => ({ text: withNoBreakSpaces(text), isRedundant }));
}
