import { useEffect, useState } from 'preact/hooks';
import { type History, recentTotalChanges } from '../../../rules/table/history';
import type { PlayerId } from '../../../rules/turn/turn';

/** By this much, the browser's timer may fire too early. */
const TIMER_TOLERANCE_MS = 20;

/** Returns a player's net life change in the gestures still in progress, or null. */
export function useRunningChanges(history: History, player: PlayerId) {
  const [, rerender] = useState(0);
  const changes = recentTotalChanges(history, player, Date.now());
  const until = changes?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => rerender(until), until - Date.now() + TIMER_TOLERANCE_MS);
    return () => clearTimeout(timer);
  }, [until]);
  return changes;
}
