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
      if (!finger || secondFinger || !event.cancelable) return;
      const isForward = finger.clientX > startX.current === (rotation === 90);
      const sheet = event.currentTarget as HTMLElement;
      const canScroll = [sheet, ...sheet.children].some(({ scrollTop, scrollHeight, clientHeight }) =>
        isForward ? scrollHeight - clientHeight - scrollTop >= 1 : scrollTop >= 1,
      );
      if (!canScroll) event.preventDefault();
    },
  };
}
