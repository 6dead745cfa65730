import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableFace } from '../../session/routing/routes';

/** The face that is shown, or `all` if none is hidden. */
export type ShownFace = TableFace | 'all';

/** Returns the requested face, or `all` on a screen that has space for plane and life totals together. */
export function useShownFace(requested: TableFace): ShownFace {
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
