import { useRef } from 'preact/hooks';

const SHORTEST = 80;
const SLOWEST = 600;

/** Detects a quick horizontal swipe over an area, whatever it contains. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ pointer: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDownCapture(event: PointerEvent) {
      start.current = event.isPrimary
        ? { pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUpCapture(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.pointer !== event.pointerId || event.timeStamp - from.at > SLOWEST) return;
      const along = Math.abs(event.clientX - from.x);
      if (along > SHORTEST && along > 2 * Math.abs(event.clientY - from.y)) onSwipe();
    },
  };
}
