import { useRef } from 'preact/hooks';
import type { History } from '../../rules/table/history';

const MIN_DISTANCE = 80;

/** Detects a horizontal swipe that begins anywhere in an area, unless the game changed during the press. */
export function useSwipe(history: History, onSwipe: (() => void) | null) {
  const swipeStart = useRef<{ x: number; y: number; history: History } | null>(null);
  return {
    onPointerDownCapture({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
      swipeStart.current = isPrimary ? { x, y, history } : null;
    },
    onPointerUpCapture({ clientX, clientY }: PointerEvent) {
      const startedAt = swipeStart.current;
      swipeStart.current = null;
      // Selecting text with a mouse is not a swipe.
      if (startedAt?.history !== history || String(getSelection())) return;
      const distance = Math.abs(clientX - startedAt.x);
      if (distance > MIN_DISTANCE && distance > 2 * Math.abs(clientY - startedAt.y)) onSwipe?.();
    },
  };
}
