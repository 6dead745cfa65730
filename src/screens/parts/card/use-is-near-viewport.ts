import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Elements rendered per frame, so that scrolling stays smooth. */
const ELEMENTS_PER_FRAME = 2;

const callbacks = new Map<Element, () => void>();
const nearElements = new Set<Element>();
let observer: IntersectionObserver | null = null;

/**
 * Returns false until the element comes near the visible part of a list, and true from then on; always true without
 * `isDeferred`.
 */
export function useIsNearViewport(element: RefObject<Element | null>, isDeferred: boolean): boolean {
  const [isNear, setNear] = useState(!isDeferred);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    callbacks.set(target, () => setNear(true));
    observer ??= createObserver();
    observer.observe(target);
    return () => {
      callbacks.delete(target);
      nearElements.delete(target);
      observer?.unobserve(target);
    };
  }, [isNear, element]);
  return isNear;
}

function createObserver(): IntersectionObserver {
  // A margin around scroll containers; browsers without support render only what is visible.
  const options: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: '400px' };
  return new IntersectionObserver((entries) => {
    const isIdle = nearElements.size === 0;
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) nearElements.add(target);
      else nearElements.delete(target);
    }
    if (isIdle) renderNearby();
  }, options);
}

function renderNearby(): void {
  for (const element of [...nearElements].slice(0, ELEMENTS_PER_FRAME)) {
    nearElements.delete(element);
    callbacks.get(element)?.();
  }
  if (nearElements.size > 0) requestAnimationFrame(renderNearby);
}
