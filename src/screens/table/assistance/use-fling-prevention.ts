import { useEffect } from 'preact/hooks';

/**
 * Keeps the taps after a swipe. A swipe that `touch-action` forbids to scroll still starts a fling in Chromium, and
 * taps of the next half second only stop that fling, unless the first move of the swipe is canceled.
 */
export function useFlingPrevention(): void {
  useEffect(() => {
    // The listeners live as long as the area.
    const area = document.querySelector<HTMLElement>('[data-views]');
    let start: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined;
    };
    const move = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!start || !finger || !event.cancelable) return;
      const isSideways = Math.abs(finger.clientX - start.clientX) > Math.abs(finger.clientY - start.clientY);
      const scrollableTouchAction = new RegExp(`auto|manipulation|pan-${isSideways ? 'x' : 'y'}`);
      if (!scrollableTouchAction.test(getComputedStyle(event.target as Element).touchAction))
        event.preventDefault();
    };
    area?.addEventListener('touchstart', begin, { passive: true });
    area?.addEventListener('touchmove', move, { passive: false });
  }, []);
}
