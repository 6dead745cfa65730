import { useMemo } from 'preact/hooks';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { type ClockReading, createClockReader } from '../../../session/timeline/clock';
import { DEFAULT_CLOCK, pauseClock, pausesOf, resumeClock } from '../../../session/timeline/pauses';
import type { SavedClock } from '../../../settings/saved-settings';
import { useDebounced } from '../../parts/use-debounced';
import { useTimeline } from '../log/use-timeline';

interface TableClock {
  readonly options: SavedClock;
  /** Returns the state of the clock at a point in time; null while earlier steps of the game are loading. */
  readonly readingAt: ((now: number) => ClockReading) | null;
  changeOptions(changes: Partial<SavedClock>): void;
  /** Pauses or resumes the clock. */
  togglePause(): void;
}

/** Derives the clock of a game from its steps and saved pauses, so that it survives a restart of the browser. */
export function useClock(game: Game): TableClock {
  const { settings } = usePreferences();
  const options = settings.values.value.clock ?? DEFAULT_CLOCK;
  // Updating the clock can wait until the tap has been painted.
  const timeline = useTimeline(useDebounced(game));
  const readingAt = useMemo(
    () => timeline && createClockReader(timeline, pausesOf(options, game.id)),
    [timeline, options.pauses, game.id],
  );
  const update = (changeClock: (clock: SavedClock) => SavedClock) =>
    settings.change(({ clock }) => ({ clock: changeClock(clock ?? DEFAULT_CLOCK) }));
  return {
    options,
    readingAt: readingAt,
    changeOptions: (changes) => update((clock) => ({ ...clock, ...changes })),
    togglePause() {
      const now = Date.now();
      const pauseOrResume = readingAt?.(now).isPaused ? resumeClock : pauseClock;
      update((clock) => pauseOrResume(clock, game.id, now));
    },
  };
}
