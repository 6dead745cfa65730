import { inherentReminders } from '../../../session/abilities/reminders/inherent-reminders';
import type { Game } from '../../../session/game/game';
import type { WordingContext } from '../../parts/text/effect-words';
import { cardName, playerName } from '../../parts/words';
import { type ReminderLine, reminderLines } from './reminder-lines';
import type { DismissedTasks } from './use-dismissed-tasks';

/** Returns the reminders of the current moment as text; with `areDismissed`, only tasks that outlast their moment. */
export function remindersInWords(
  game: Game,
  { words, language, catalog, seats }: WordingContext,
  dismissedTasks: DismissedTasks,
  { areDismissed = false } = {},
): readonly ReminderLine[] {
  const allDue = dismissedTasks.remindersDue(game, catalog);
  const current = {
    due: areDismissed ? allDue.filter(({ taskKey }) => taskKey !== undefined) : allDue,
    inherent: areDismissed ? [] : inherentReminders(game.history),
  };
  return reminderLines(game.history, current, {
    words,
    language,
    nameOfPlayer: (id) => playerName(words, seats, id),
    nameOfCard: (id) => cardName(catalog, language, id),
  });
}
