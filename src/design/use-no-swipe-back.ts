import { useRef } from 'preact/hooks';

/**
 * Returns handlers for a sheet turned by 90°, whose content scrolls sideways: a swipe with nothing left to scroll must
 * not make the browser go back, which would close the sheet.
 */
export function useNoSwipeBack() {
  const from = useRef(0);
  return {
    onTouchStart({ touches: [finger] }: TouchEvent) {
      from.current = finger?.clientX ?? 0;
    },
    onTouchMove(event: TouchEvent) {
      const sheet = event.currentTarget as HTMLElement;
      const [finger] = event.touches;
      if (!finger || !event.cancelable) return;
      const scroller = sheet.lastElementChild;
      const isLeftward = getComputedStyle(sheet).rotate === '90deg';
      const isForward = finger.clientX > from.current === isLeftward;
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller ?? {};
      const left = isForward ? scrollHeight - clientHeight - scrollTop : scrollTop;
      if (left < 1) event.preventDefault();
    },
  };
}
