import { useLayoutEffect } from 'preact/hooks';

/**
 * Scrolls a list of cards, and each text in it, as little as brings the abilities that apply now into sight: whenever
 * others apply, and when the list gets another width or becomes visible. The texts themselves stay in their order.
 * New cards begin at the top.
 */
export function useAppliedInSight(
  element: { readonly current: HTMLElement | null },
  cardsKey: string,
  appliedKey: string,
): void {
  useLayoutEffect(() => element.current?.scrollTo(0, 0), [element, cardsKey]);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    let width: number | undefined;
    // Called first after the texts have got their sizes; a strip that changes only the height moves no text.
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      // Where not all have room, the first are in sight.
      for (const ability of [...list.querySelectorAll('[aria-current]')].reverse())
        ability.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [element, cardsKey, appliedKey]);
}
