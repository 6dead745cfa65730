import { useRef } from 'preact/hooks';
import type { History } from '../../rules/table/history';

const MIN_DISTANCE = 80;

/** Values of `touch-action` with which the browser scrolls in a direction. */
const scrollsSideways = /auto|manipulation|pan-x/;
const scrollsVertically = /auto|manipulation|pan-y/;

/** Detects a horizontal swipe that begins anywhere in an area, unless the game changed during the press. */
export function useSwipe(history: History, onSwipe: (() => void) | null) {
  const swipeStart = useRef<{ x: number; y: number; history: History } | null>(null);
  return {
    onPointerDownCapture({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
      swipeStart.current = isPrimary ? { x, y, history } : null;
    },
    // After a swipe that scrolls nothing, Chromium would drop the taps of half a second, unless it is canceled.
    onTouchMoveCapture(event: TouchEvent) {
      const [finger, secondFinger] = event.touches;
      const startedAt = swipeStart.current;
      if (!startedAt || !finger || secondFinger || !event.cancelable) return;
      const isSideways = Math.abs(finger.clientX - startedAt.x) > Math.abs(finger.clientY - startedAt.y);
      const { touchAction } = getComputedStyle(event.target as Element);
      if (!(isSideways ? scrollsSideways : scrollsVertically).test(touchAction)) event.preventDefault();
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
