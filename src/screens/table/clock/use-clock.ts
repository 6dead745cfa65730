import { useMemo } from 'preact/hooks';
import type { Game } from '../../../session/game';
import { useSession } from '../../../session/session';
import type { SavedClock } from '../../../session/settings';
import { type ClockFace, clockOf } from '../../../session/story/clock';
import { FIRST_CLOCK, goOn, pause, pausesOf } from '../../../session/story/pauses';
import { useSettled } from '../../parts/use-settled';
import { useStory } from '../use-story';

interface TableClock {
  readonly chosen: SavedClock;
  /** What it shows at a moment; null while older steps of the game are being read. */
  readonly read: ((now: number) => ClockFace) | null;
  change(changes: Partial<SavedClock>): void;
  /** Stands still, or goes on. */
  press(): void;
}

/** The clock of a game: derived from its steps and the pauses that are kept, so that it survives whatever the browser does. */
export function useClock(game: Game): TableClock {
  const { settings } = useSession();
  const chosen = settings.values.value.clock ?? FIRST_CLOCK;
  // What a tap does to the clock can wait until the tap has been painted.
  const story = useStory(useSettled(game));
  const read = useMemo(
    () => story && clockOf(story, pausesOf(chosen, game.id)),
    [story, chosen.pauses, game.id],
  );
  const change = (changes: (clock: SavedClock) => SavedClock) =>
    settings.change(({ clock }) => ({ clock: changes(clock ?? FIRST_CLOCK) }));
  return {
    chosen,
    read,
    change: (changes) => change((clock) => ({ ...clock, ...changes })),
    press() {
      const now = Date.now();
      const next = read?.(now).isPaused ? goOn : pause;
      change((clock) => next(clock, game.id, now));
    },
  };
}
