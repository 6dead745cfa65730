import { useLayoutEffect } from 'preact/hooks';

/** Sizes tried, the largest that fits is taken; below the last one the text scrolls. */
const SIZES = [1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.78];

/** Gives an element the largest text size, measured by that of reading, at which its content needs no scrolling. */
export function useFit(element: { readonly current: HTMLElement | null }, content: string): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const fit = () => {
      for (const size of SIZES) {
        box.style.fontSize = `calc(var(--reading-size) * ${size})`;
        if (box.scrollHeight <= box.clientHeight) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, content]);
}
