import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Returns how many lines of a list are cut off at its end. They are measured again when the texts or their sizes
 * change, not with every tap.
 */
export function useHiddenLineCount(element: { readonly current: HTMLElement | null }, texts: string): number {
  const [hiddenLineCount, setHiddenLineCount] = useState(0);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const end = list.getBoundingClientRect().bottom;
      const isCutOff = (line: Element) => {
        const { top, height } = line.getBoundingClientRect();
        return height > 0 && top + height / 2 > end;
      };
      setHiddenLineCount([...list.children].filter(isCutOff).length);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [element, texts]);
  return hiddenLineCount;
}
