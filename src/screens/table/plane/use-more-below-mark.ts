import { useLayoutEffect } from 'preact/hooks';

/** Marks an element that scrolls (`data-more`) until its end is in sight. */
export function useMoreBelowMark(element: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const updateMoreMark = () =>
      box.toggleAttribute('data-more', box.scrollHeight - box.clientHeight - box.scrollTop > 2);
    updateMoreMark();
    const observer = new ResizeObserver(updateMoreMark);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', updateMoreMark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', updateMoreMark);
    };
  });
}
