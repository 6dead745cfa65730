import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Returns how many lines of a list are hidden because they are in another column. They are measured again when the
 * texts or their sizes change, not with every tap. `texts` is empty while the list is not shown.
 */
export function useHiddenLineCount(element: { readonly current: HTMLElement | null }, texts: string): number {
  const [hiddenLineCount, setHiddenLineCount] = useState(0);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const { right: end, width } = list.getBoundingClientRect();
      const isHidden = (line: Element) => width > 0 && line.getBoundingClientRect().left >= end;
      setHiddenLineCount([...list.children].filter(isHidden).length);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [element, texts]);
  return hiddenLineCount;
}
