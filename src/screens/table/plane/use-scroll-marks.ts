import { useLayoutEffect } from 'preact/hooks';

/** Marks an element that scrolls (`data-more`) until its end is in sight. */
export function useScrollMarks(element: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const markEnd = () =>
      box.toggleAttribute('data-more', box.scrollHeight - box.clientHeight - box.scrollTop > 2);
    markEnd();
    const observer = new ResizeObserver(markEnd);
    for (const part of [box, ...box.children]) observer.observe(part);
    box.addEventListener('scroll', markEnd, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', markEnd);
    };
  });
}
