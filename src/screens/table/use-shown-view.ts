import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableView } from '../../session/routing/routes';

/** The view that is shown, or `all` if none is hidden. */
export type ShownView = TableView | 'all';

/** Returns the requested view, or `all` on a screen that has space for plane and life totals together. */
export const useShownView = (requested: TableView): ShownView =>
  useMatches('(min-width: 700px) and (min-height: 600px)') ? 'all' : requested;

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
