import { useEffect, useState } from 'preact/hooks';

/** Tells whether an element is mostly on the screen; it is looked for once `isRendered` is true. */
export function useIsInSight(find: () => Element | null | undefined, isRendered: boolean): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const element = find();
    if (!element) return;
    const observer = new IntersectionObserver(
      (changes) => setInSight(changes.at(-1)?.isIntersecting ?? true),
      {
        threshold: 0.5,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isRendered]);
  return isRendered && isInSight;
}
