import { useLayoutEffect } from 'preact/hooks';

/** Sizes tried, the largest that fits is taken; below the last one the text scrolls. */
const SIZES = [1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.78];
/** Where several copies share the screen, whole is better than large. */
const SMALL_SIZES = [...SIZES, 0.7, 0.62, 0.55];

/** Gives an element the largest text size, measured by that of reading, at which its content needs no scrolling: again whenever title or body are others. */
export function useFit(
  element: { readonly current: HTMLElement | null },
  title: string,
  body: unknown,
  isShared: boolean,
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const fit = () => {
      for (const size of isShared ? SMALL_SIZES : SIZES) {
        box.style.fontSize = `calc(var(--reading-size) * ${size})`;
        if (box.scrollHeight <= box.clientHeight) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, title, body, isShared]);
}
