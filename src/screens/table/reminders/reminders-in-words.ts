import { inherentReminders } from '../../../session/abilities/reminders/reminders';
import type { Game } from '../../../session/game/game';
import type { WordingContext } from '../../parts/text/effect-words';
import { cardName, playerName } from '../../parts/words';
import { type ReminderLine, reminderLines } from './reminder-lines';
import type { DismissedTasks } from './use-dismissed-tasks';

/** Returns the reminders of the current moment as text; with `dismissed`, only tasks that outlast their moment. */
export function remindersInWords(
  game: Game,
  { words, language, catalog, seats }: WordingContext,
  tasks: DismissedTasks,
  { dismissed = false } = {},
): readonly ReminderLine[] {
  const allDue = tasks.remindersDue(game, catalog);
  const current = {
    due: dismissed ? allDue.filter(({ taskKey }) => taskKey !== undefined) : allDue,
    inherent: dismissed ? [] : inherentReminders(game.history),
  };
  return reminderLines(game.history, current, {
    words,
    player: (id) => playerName(words, seats, id),
    card: (id) => cardName(catalog, language, id),
  });
}
