import { useLayoutEffect, useState } from 'preact/hooks';

/** Returns how many children of an element it cuts off at its end. */
export function useHiddenLines(element: { readonly current: HTMLElement | null }): number {
  const [hiddenLines, setHiddenLines] = useState(0);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const end = list.getBoundingClientRect().bottom;
      const isCutOff = (line: Element) => {
        const { top, height } = line.getBoundingClientRect();
        return height > 0 && top + height / 2 > end;
      };
      setHiddenLines([...list.children].filter(isCutOff).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  });
  return hiddenLines;
}
