/** Which place of the app is shown. Faces of the table replace each other; going elsewhere can be gone back from. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Address } from '../device/address';

export type Face = 'plane' | 'life';

export type Route =
  | { readonly place: 'table'; readonly face: Face }
  | { readonly place: 'newGame' }
  | { readonly place: 'decks'; readonly card: string | null }
  | { readonly place: 'settings' };

export interface Router {
  readonly route: ReadonlySignal<Route>;
  go(route: Route): void;
}

export function pathOf(route: Route): string {
  switch (route.place) {
    case 'table':
      return route.face === 'life' ? '/life' : '/';
    case 'newGame':
      return '/new';
    case 'decks':
      return route.card ? `/decks/${encodeURIComponent(route.card)}` : '/decks';
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
  address.watch((path) => {
    route.value = routeOf(path);
  });
  return {
    route,
    go(next) {
      const isTurningOver = next.place === 'table' && route.peek().place === 'table';
      address.go(pathOf(next), isTurningOver ? 'replace' : 'push');
      route.value = next;
    },
  };
}
