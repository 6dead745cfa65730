/** Tracks which release notes have not been read on this phone. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ReleaseNotes } from '../../content/release-notes';
import type { Settings } from '../preferences/live-settings';

export type { ReleaseNotes } from '../../content/release-notes';

export interface ReleaseNews {
  /** Newest first. */
  readonly notes: readonly ReleaseNotes[];
  /** Empty until the settings are read. */
  readonly unread: ReadonlySignal<readonly ReleaseNotes[]>;
  markRead(): void;
}

export interface ReleaseNewsPorts {
  readonly notes: readonly ReleaseNotes[];
  readonly settings: Settings;
  /** For first-time users, the notes of the first version count as read. */
  readonly isNewcomer: boolean;
}

export function createReleaseNews({ notes, settings, isNewcomer }: ReleaseNewsPorts): ReleaseNews {
  const [newestNotes] = notes;
  const isReady = signal(false);

  function markRead() {
    if (newestNotes && settings.values.peek().lastReleaseNotesRead !== newestNotes.id)
      settings.change({ lastReleaseNotesRead: newestNotes.id });
  }

  settings.whenRead().then(
    () => {
      const { lastReleaseNotesRead, lastNewGame } = settings.values.peek();
      // A first visit may have ended before this was stored; a user who has not begun a game still counts as a
      // first-time user.
      if (lastReleaseNotesRead === null && (isNewcomer || lastNewGame === null)) markRead();
      isReady.value = true;
    },
    () => {
      // Without settings it is unknown which notes were read.
    },
  );

  return {
    notes,
    unread: computed(() => {
      const { lastReleaseNotesRead } = settings.values.value;
      if (!isReady.value) return [];
      return lastReleaseNotesRead === null
        ? notes.slice(0, 1)
        : notes.filter(({ id }) => id > lastReleaseNotesRead);
    }),
    markRead,
  };
}
