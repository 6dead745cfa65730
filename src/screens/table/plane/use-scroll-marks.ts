import { useLayoutEffect } from 'preact/hooks';

/** Marks an element whose content scrolls (`data-scrolls`), and until its end is in sight (`data-more`). */
export function useScrollMarks(element: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const markEnd = () =>
      box.toggleAttribute('data-more', box.scrollHeight - box.clientHeight - box.scrollTop > 2);
    const mark = () => {
      const { scrollTop } = box;
      // The mark adds room for the arrow, which must not be why the content scrolls.
      box.removeAttribute('data-scrolls');
      box.toggleAttribute('data-scrolls', box.scrollHeight > box.clientHeight);
      box.scrollTop = scrollTop;
      markEnd();
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const part of [box, ...box.children]) observer.observe(part);
    box.addEventListener('scroll', markEnd, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', markEnd);
    };
  });
}
