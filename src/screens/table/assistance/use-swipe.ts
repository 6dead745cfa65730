import { useLayoutEffect, useRef } from 'preact/hooks';
import type { History } from '../../../rules/table/history';

const MIN_DISTANCE = 80;

/**
 * Detects a swipe over the views, unless the game changed during the press: a horizontal one, or on a text that scrolls
 * sideways a vertical one, which is horizontal for those who read it.
 */
export function useSwipe(history: History, onSwipe: (() => void) | null): void {
  const latest = useRef({ history, onSwipe });
  latest.current = { history, onSwipe };
  useLayoutEffect(() => {
    // The listeners live as long as the area.
    const area = document.querySelector<HTMLElement>('[data-views]');
    let start: { x: number; y: number; history: History } | null = null;
    const begin = ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start = isPrimary ? { x, y, history: latest.current.history } : null;
    };
    const end = ({ clientX, clientY, target }: PointerEvent) => {
      const startedAt = start;
      start = null;
      // Selecting text with a mouse is not a swipe.
      if (startedAt?.history !== latest.current.history || String(getSelection())) return;
      const [across, down] = [Math.abs(clientX - startedAt.x), Math.abs(clientY - startedAt.y)];
      const isSideways = /^pan-x(?! pan-y)/.test(getComputedStyle(target as Element).touchAction);
      const [distance, deviation] = isSideways ? [down, across] : [across, down];
      if (distance > MIN_DISTANCE && distance > 2 * deviation) latest.current.onSwipe?.();
    };
    area?.addEventListener('pointerdown', begin, true);
    area?.addEventListener('pointerup', end, true);
  }, []);
}
