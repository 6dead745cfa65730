import type { TableView } from '../../session/routing/routes';
import { useMatches } from '../parts/use-matches';

/** The view that is shown, or `all` if none is hidden. */
export type ShownView = TableView | 'all';

/** Returns the requested view, or `all` on a screen that has space for plane and life totals together. */
export const useShownView = (requested: TableView): ShownView =>
  useMatches('(min-width: 700px) and (min-height: 600px)') ? 'all' : requested;
