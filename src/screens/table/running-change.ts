import { useEffect, useState } from 'preact/hooks';
import { GESTURE_PAUSE, type History } from '../../rules/table/history';
import type { PlayerId } from '../../rules/turn/turn';

/** The life a player has gained or lost in the gesture that is still running, or null. */
export function useRunningChange(history: History, player: PlayerId): number | null {
  const [, wakeUp] = useState(0);
  const running = runningChange(history, player, Date.now());
  const endsAt = running?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(() => wakeUp(endsAt), endsAt - Date.now() + 20);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return running?.by ?? null;
}

function runningChange(history: History, player: PlayerId, now: number) {
  for (let index = history.done - 1; index >= 0; index--) {
    const step = history.steps[index];
    if (!step || now - step.at > GESTURE_PAUSE) return null;
    if (step.move.kind === 'changeLife' && step.move.player === player) {
      return { by: step.move.by, endsAt: step.at + GESTURE_PAUSE };
    }
  }
  return null;
}
