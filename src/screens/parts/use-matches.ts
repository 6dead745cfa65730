import { useEffect, useMemo, useState } from 'preact/hooks';

/** Returns whether the screen matches a media query. */
export function useMatches(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const [isMatching, setMatching] = useState(media.matches);
  useEffect(() => {
    const update = () => setMatching(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [media]);
  return isMatching;
}
