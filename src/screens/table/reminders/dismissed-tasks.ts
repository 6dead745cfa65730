/** Triggers of planes that were left which the players have done or put aside, until the app is closed. */
import { signal } from '@preact/signals';
import type { DueReminder } from '../../../session/game/reminders';

const dismissed = signal<ReadonlySet<string>>(new Set());

/** Leaves out tasks that were dismissed in this game. */
export function undismissed(game: string, due: readonly DueReminder[]): readonly DueReminder[] {
  return due.filter(({ task }) => task === undefined || !dismissed.value.has(`${game} ${task}`));
}

export function dismissTasks(game: string, due: readonly DueReminder[]): void {
  const keys = due.flatMap(({ task }) => (task === undefined ? [] : [`${game} ${task}`]));
  dismissed.value = new Set([...dismissed.value, ...keys]);
}
