/** Which place of the app is shown. Faces of the table replace each other; going elsewhere can be gone back from. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Address } from '../device/address';

export type Face = 'plane' | 'life';

export type Route =
  | { readonly place: 'table'; readonly face: Face }
  | { readonly place: 'newGame' }
  | { readonly place: 'decks'; readonly card: string | null }
  | { readonly place: 'lands' }
  /** An entry of the rulebook, or all of it. */
  | { readonly place: 'rules'; readonly entry: string | null }
  | { readonly place: 'settings' };

export interface Router {
  readonly route: ReadonlySignal<Route>;
  go(route: Route): void;
  /**
   * Something has opened above the place: going back closes it by calling `close`. The answer is for closing it in any other
   * way; it does nothing when going back was the way.
   */
  openLayer(close: () => void): () => void;
}

export function pathOf(route: Route): string {
  switch (route.place) {
    case 'table':
      return route.face === 'life' ? '/life' : '/';
    case 'newGame':
      return '/new';
    case 'decks':
      return route.card ? `/decks/${encodeURIComponent(route.card)}` : '/decks';
    case 'lands':
      return '/lands';
    case 'rules':
      return route.entry ? `/rules/${encodeURIComponent(route.entry)}` : '/rules';
    case 'settings':
      return '/settings';
  }
}

/** Any path leads somewhere: what is not known leads to the table. */
export function routeOf(path: string): Route {
  const [, place, rest] = path.split('/');
  switch (place) {
    case 'life':
      return { place: 'table', face: 'life' };
    case 'new':
      return { place: 'newGame' };
    case 'decks':
      return { place: 'decks', card: decode(rest) };
    case 'lands':
      return { place: 'lands' };
    case 'rules':
      return { place: 'rules', entry: decode(rest) };
    case 'settings':
      return { place: 'settings' };
    default:
      return { place: 'table', face: 'plane' };
  }
}

function decode(part: string | undefined): string | null {
  try {
    return part ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

export function createRouter(address: Address): Router {
  const route = signal(routeOf(address.read()));
  let layer: { readonly close: () => void } | null = null;

  /** A layer was closed and its entry is still there: the next layer takes it, and going back passes through it. */
  let isEntrySpare = false;

  address.watch((path) => {
    const passes = isEntrySpare && path === pathOf(route.peek());
    isEntrySpare = false;
    if (passes) return address.back();
    route.value = routeOf(path);
    const closing = layer;
    layer = null;
    closing?.close();
  });
  return {
    route,
    go(next) {
      const isTurningBack = next.place === 'table' && next.face === 'plane' && route.peek().place === 'table';
      // The entry of an open layer is the one to go on from.
      address.go(pathOf(next), layer || isEntrySpare || isTurningBack ? 'replace' : 'push');
      layer = null;
      isEntrySpare = false;
      route.value = next;
    },
    openLayer(close) {
      const opened = { close };
      if (!layer && !isEntrySpare) address.go(pathOf(route.peek()), 'push');
      layer = opened;
      isEntrySpare = false;
      return () => {
        if (layer !== opened) return;
        layer = null;
        isEntrySpare = true;
      };
    },
  };
}
