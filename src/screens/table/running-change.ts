import { useEffect, useState } from 'preact/hooks';
import { type History, runningChanges } from '../../rules/table/history';
import type { PlayerId } from '../../rules/turn/turn';

/** What a player has gained or lost in the gestures that are still running, or null. */
export function useRunningChanges(history: History, player: PlayerId) {
  const [, wakeUp] = useState(0);
  const running = runningChanges(history, player, Date.now());
  const until = running?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => wakeUp(until), until - Date.now() + 20);
    return () => clearTimeout(timer);
  }, [until]);
  return running;
}
