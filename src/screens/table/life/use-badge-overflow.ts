import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Hides badges that do not fit, but not from screen readers; the last list item stands for them. Names marked with
 * `data-name` are shown as long as everything is in one line.
 */
export function useBadgeOverflow() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => fitBadges(element));
    observer.observe(element);
    // Badges grow with the text size even if the list does not.
    for (const badge of element.children) observer.observe(badge);
    return () => observer.disconnect();
  });
  return list;
}

function fitBadges(list: HTMLElement) {
  const badges = [...list.querySelectorAll<HTMLElement>('li')];
  const ellipsis = badges.pop();
  if (!ellipsis) return;
  const names = [...list.querySelectorAll('[data-name]')];
  let namesToShow = names;
  const showNames = () => {
    for (const name of names) name.classList.toggle('visually-hidden', !namesToShow.includes(name));
  };
  const tryHiding = (count: number) => {
    for (const [index, badge] of badges.entries())
      badge.classList.toggle('visually-hidden', index >= badges.length - count);
    ellipsis.hidden = count === 0;
    return list.scrollHeight <= list.clientHeight;
  };
  const isOneLine = () =>
    tryHiding(0) && list.scrollWidth <= list.clientWidth && badges.at(-1)?.offsetTop === badges[0]?.offsetTop;
  showNames();
  while (namesToShow.length > 0 && !isOneLine()) {
    namesToShow = namesToShow.slice(0, -1);
    showNames();
  }
  let hiddenCount = 0;
  while (!tryHiding(hiddenCount) && hiddenCount < badges.length) hiddenCount++;
}
