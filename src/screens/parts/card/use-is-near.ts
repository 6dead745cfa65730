import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Elements rendered per frame, so that scrolling stays smooth. */
const ELEMENTS_PER_FRAME = 2;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let watcher: IntersectionObserver | null = null;

/**
 * Returns false until the element comes near the visible part of a list, and true from then on; always true without
 * `waits`.
 */
export function useIsNear(element: RefObject<Element | null>, waits: boolean): boolean {
  const [isNear, setNear] = useState(!waits);
  useEffect(() => {
    const watched = element.current;
    if (isNear || !watched) return;
    waiting.set(watched, () => setNear(true));
    watcher ??= watch();
    watcher.observe(watched);
    return () => {
      waiting.delete(watched);
      near.delete(watched);
      watcher?.unobserve(watched);
    };
  }, [isNear, element]);
  return isNear;
}

function watch(): IntersectionObserver {
  // A margin around scroll containers; browsers without support render only what is visible.
  const options: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: '400px' };
  return new IntersectionObserver((seen) => {
    const isIdle = near.size === 0;
    for (const { isIntersecting, target } of seen) {
      if (isIntersecting) near.add(target);
      else near.delete(target);
    }
    if (isIdle) letIn();
  }, options);
}

function letIn(): void {
  for (const element of [...near].slice(0, ELEMENTS_PER_FRAME)) {
    near.delete(element);
    waiting.get(element)?.();
  }
  if (near.size > 0) requestAnimationFrame(letIn);
}
