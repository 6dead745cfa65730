import { signal } from '@preact/signals';
import { type DueReminder, dueReminders } from '../../../session/abilities/reminders/reminders';
import type { Catalog } from '../../../session/cards/catalog';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import type { Game } from '../../../session/game/game';

/** Tasks from planes that were left which the players have done or dismissed. */
export type DismissedTasks = ReturnType<typeof createDismissedTasks>;

function createDismissedTasks() {
  const dismissedKeys = signal<ReadonlySet<string>>(new Set());
  return {
    /** Returns the reminders due in a game, except for dismissed tasks; none until the catalog is loaded. */
    remindersDue({ id, history }: Game, catalog: Catalog | null): readonly DueReminder[] {
      const due = catalog ? dueReminders(history, catalog) : [];
      return due.filter(
        ({ taskKey }) => taskKey === undefined || !dismissedKeys.value.has(`${id} ${taskKey}`),
      );
    },
    dismiss(gameId: string, due: readonly DueReminder[]): void {
      const keys = due.flatMap(({ taskKey }) => (taskKey === undefined ? [] : [`${gameId} ${taskKey}`]));
      dismissedKeys.value = new Set([...dismissedKeys.value, ...keys]);
    },
  };
}

export const useDismissedTasks = () => useScreenMemory(createDismissedTasks);
