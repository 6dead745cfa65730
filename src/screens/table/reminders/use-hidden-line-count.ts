import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Returns how many lines of a list are hidden because they are in another column. They are measured again when the
 * texts or their sizes change, not with every tap.
 */
export function useHiddenLineCount(element: { readonly current: HTMLElement | null }, texts: string): number {
  const [hiddenLineCount, setHiddenLineCount] = useState(0);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const measure = () => {
      const end = list.getBoundingClientRect().right;
      const isHidden = (line: Element) => line.getBoundingClientRect().left >= end;
      setHiddenLineCount([...list.children].filter(isHidden).length);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [element, texts]);
  return hiddenLineCount;
}
