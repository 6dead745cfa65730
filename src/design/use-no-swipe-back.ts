import { useRef } from 'preact/hooks';

/**
 * Returns handlers for a sheet turned by 90°, whose content scrolls sideways, and null for others: a swipe with nothing
 * left to scroll must not make the browser go back, which would close the sheet. Two fingers may still zoom.
 */
export function useNoSwipeBack(rotation: number) {
  const startX = useRef(0);
  if (rotation !== 90 && rotation !== -90) return null;
  return {
    onTouchStart({ touches: [finger] }: TouchEvent) {
      startX.current = finger?.clientX ?? 0;
    },
    onTouchMove(event: TouchEvent) {
      const [finger, secondFinger] = event.touches;
      const scroller = (event.currentTarget as HTMLElement).lastElementChild;
      if (!finger || secondFinger || !scroller || !event.cancelable) return;
      const isForward = finger.clientX > startX.current === (rotation === 90);
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      const remaining = isForward ? scrollHeight - clientHeight - scrollTop : scrollTop;
      if (remaining < 1) event.preventDefault();
    },
  };
}
