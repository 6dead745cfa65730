import { useLayoutEffect, useRef } from 'preact/hooks';

/** Hides badges that do not fit, but not from screen readers; the last list item shows how many are hidden. */
export function useBadgeOverflow() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => hideBadgesThatDoNotFit(element));
    observer.observe(element);
    // Badges grow with the text size even if the list does not.
    for (const badge of element.children) observer.observe(badge);
    return () => observer.disconnect();
  });
  return list;
}

function hideBadgesThatDoNotFit(list: HTMLElement) {
  const badges = [...list.querySelectorAll<HTMLElement>('li')];
  const countItem = badges.pop();
  if (!countItem) return;
  const tryHiding = (count: number) => {
    for (const [index, badge] of badges.entries())
      badge.classList.toggle('visually-hidden', index >= badges.length - count);
    countItem.hidden = count === 0;
    countItem.textContent = `+${count}`;
    return list.scrollHeight <= list.clientHeight;
  };
  let hiddenCount = 0;
  while (!tryHiding(hiddenCount) && hiddenCount < badges.length) hiddenCount++;
}
