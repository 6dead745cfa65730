import { useLayoutEffect, useRef } from 'preact/hooks';

/** Hides badges that do not fit, but not from screen readers; the last list item shows how many are hidden. */
export function useFittingBadges() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() => fit(current));
    observer.observe(current);
    // Badges grow with the text size even if the list does not.
    for (const badge of current.children) observer.observe(badge);
    return () => observer.disconnect();
  });
  return list;
}

function fit(list: HTMLElement) {
  const badges = [...list.querySelectorAll<HTMLElement>('li')];
  const countItem = badges.pop();
  if (!countItem) return;
  const fitsWithout = (hiddenCount: number) => {
    for (const [index, badge] of badges.entries())
      badge.classList.toggle('visually-hidden', index >= badges.length - hiddenCount);
    countItem.hidden = hiddenCount === 0;
    countItem.textContent = `+${hiddenCount}`;
    return list.scrollHeight <= list.clientHeight;
  };
  for (let hiddenCount = 0; hiddenCount <= badges.length && !fitsWithout(hiddenCount); hiddenCount++);
}
