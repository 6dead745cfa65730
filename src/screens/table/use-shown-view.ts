import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableView } from '../../session/routing/routes';

/** The view that is shown, or `all` if none is hidden. */
export type ShownView = TableView | 'all';

/** Returns the requested view, or `all` on a screen that has space for plane and life totals together. */
export function useShownView(requested: TableView): ShownView {
  const largeScreen = useMemo(() => matchMedia('(min-width: 700px) and (min-height: 600px)'), []);
  const [isLarge, setLarge] = useState(largeScreen.matches);
  useEffect(() => {
    const update = () => setLarge(largeScreen.matches);
    update();
    largeScreen.addEventListener('change', update);
    return () => largeScreen.removeEventListener('change', update);
  }, [largeScreen]);
  return isLarge ? 'all' : requested;
}
