import { useEffect, useState } from 'preact/hooks';
import { GESTURE_PAUSE, type History, runningLifeChange } from '../../rules/table/history';
import type { PlayerId } from '../../rules/turn/turn';

/** The life a player has gained or lost in the gesture that is still running, or null. */
export function useRunningChange(history: History, player: PlayerId): number | null {
  const [, wakeUp] = useState(0);
  const running = runningLifeChange(history, player, Date.now());
  const endsAt = running && running.at + GESTURE_PAUSE;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(() => wakeUp(endsAt), endsAt - Date.now() + 20);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return running?.by ?? null;
}
