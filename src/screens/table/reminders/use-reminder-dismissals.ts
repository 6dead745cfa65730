import { signal } from '@preact/signals';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import {
  type InherentReminder,
  inherentReminders,
} from '../../../session/abilities/reminders/inherent-reminders';
import { occurrenceKey } from '../../../session/abilities/reminders/occurrence-key';
import { type CardReminder, dueCardReminders } from '../../../session/abilities/reminders/reminders';
import type { Catalog } from '../../../session/cards/catalog';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import type { Game } from '../../../session/game/game';

/** The reminders of the current moment: those of cards, and those that no card provides. */
export interface CurrentReminders {
  readonly ofCards: readonly CardReminder[];
  readonly inherent: readonly InherentReminder[];
}

/** Remembers the reminders that the players have dismissed, and the tasks they have done. */
function createReminderDismissals() {
  const dismissedKeys = signal<ReadonlySet<string>>(new Set());
  const isDismissed = (key: string) => dismissedKeys.value.has(key);
  return {
    /** Returns the reminders in a game that are not dismissed; those of cards only once the catalog is loaded. */
    remindersNow(game: Game, catalog: Catalog | null): CurrentReminders {
      const ofCards = catalog ? dueCardReminders(game.history, catalog) : [];
      return {
        ofCards: ofCards
          .map((reminder) => ({
            ...reminder,
            times: reminder.times.filter((time) => !isDismissed(keyOfCardReminder(game, reminder, time))),
          }))
          .filter(({ ability, times }) => ability.when.some((time) => times.includes(time))),
        inherent: inherentReminders(game.history).filter(
          (reminder) => !isDismissed(keyOfInherent(game, reminder)),
        ),
      };
    },
    /** Dismisses reminders until the same is due in another turn or at another event. */
    dismiss(game: Game, { ofCards, inherent }: CurrentReminders): void {
      dismissedKeys.value = new Set([
        ...dismissedKeys.value,
        ...ofCards.flatMap((reminder) =>
          reminder.times.map((time) => keyOfCardReminder(game, reminder, time)),
        ),
        ...inherent.map((reminder) => keyOfInherent(game, reminder)),
      ]);
    },
  };
}

function keyOfCardReminder(
  { id, history }: Game,
  { card, controller, isFromPreviousTurn, triggerKey }: CardReminder,
  time: AbilityTime,
): string {
  if (triggerKey !== undefined) return `${id} ${triggerKey}`;
  return [id, occurrenceKey(history, time, isFromPreviousTurn, card), time, card, controller].join(' ');
}

function keyOfInherent({ id, history }: Game, { kind, player, time, triggeredAt }: InherentReminder): string {
  return [id, occurrenceKey(history, time), time, kind, player, triggeredAt].join(' ');
}

export const useReminderDismissals = () => useScreenMemory(createReminderDismissals);
