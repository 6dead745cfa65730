import type { Game } from '../../../session/game/game';
import type { WordingContext } from '../../parts/text/effect-words';
import { cardName, playerName } from '../../parts/words';
import { type ReminderLine, reminderLines } from './reminder-lines';
import type { CurrentReminders } from './use-reminder-dismissals';

/** Returns the reminders of the current moment as text. */
export function localizedReminderLines(
  { history }: Game,
  current: CurrentReminders,
  { words, language, catalog, seats }: WordingContext,
): readonly ReminderLine[] {
  return reminderLines(history, current, {
    words,
    language,
    nameOfPlayer: (id) => playerName(words, seats, id),
    nameOfCard: (id) => cardName(catalog, language, id),
  });
}
