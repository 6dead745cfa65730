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
  const all = tasks.remindersDue(game, catalog);
  const now = {
    due: dismissed ? all.filter(({ taskKey }) => taskKey !== undefined) : all,
    inherent: dismissed ? [] : inherentReminders(game.history),
  };
  return reminderLines(game.history, now, {
    words,
    player: (id) => playerName(words, seats, id),
    card: (id) => cardName(catalog, language, id),
  });
}
