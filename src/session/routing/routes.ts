/** The places of the app and the path of each. */

export type Face = 'plane' | 'life';

export type Route =
  | { readonly place: 'table'; readonly face: Face }
  | { readonly place: 'newGame' }
  | { readonly place: 'decks'; readonly card: string | null }
  /** The user's own planar decks, or one of them. */
  | { readonly place: 'myDecks'; readonly deck: string | null }
  /** Decks that come from others; `lost`: one was shared with the app and could not be stored. */
  | { readonly place: 'receive'; readonly lost?: true }
  /** Pictures of cards: those that are there, and the ways in for more. */
  | { readonly place: 'pictures' }
  /** The planes and phenomena that the user makes, or one of them. */
  | { readonly place: 'ownCards'; readonly card: string | null }
  /** `card`: one card that was opened from a list, which going back leads to. */
  | { readonly place: 'lands'; readonly view?: 'card' }
  /** An entry of the rulebook, or all of it. */
  | { readonly place: 'rules'; readonly entry: string | null }
  | { readonly place: 'settings' };

export type Place = Route['place'];
export type RouteOf<P extends Place> = Extract<Route, { readonly place: P }>;

interface Address<R extends Route> {
  /** The first part of the path. */
  readonly name: string;
  /** The second part of the path, or null. */
  detailOf(route: R): string | null;
  /** The route with this second part, which may be any text. */
  routeTo(detail: string | null): R;
}

/** The table is not among them: its faces have the paths `/` and `/life`. */
const addresses: { readonly [P in Exclude<Place, 'table'>]: Address<RouteOf<P>> } = {
  newGame: plain('new', { place: 'newGame' }),
  decks: {
    name: 'decks',
    detailOf: ({ card }) => card,
    routeTo: (card) => ({ place: 'decks', card }),
  },
  myDecks: {
    name: 'my-decks',
    detailOf: ({ deck }) => deck,
    routeTo: (deck) => ({ place: 'myDecks', deck }),
  },
  receive: {
    name: 'receive',
    detailOf: ({ lost }) => (lost ? 'lost' : null),
    routeTo: (detail) => (detail === 'lost' ? { place: 'receive', lost: true } : { place: 'receive' }),
  },
  pictures: plain('pictures', { place: 'pictures' }),
  ownCards: {
    name: 'own-cards',
    detailOf: ({ card }) => card,
    routeTo: (card) => ({ place: 'ownCards', card }),
  },
  lands: {
    name: 'lands',
    detailOf: ({ view }) => view ?? null,
    routeTo: (detail) => (detail === 'card' ? { place: 'lands', view: detail } : { place: 'lands' }),
  },
  rules: {
    name: 'rules',
    detailOf: ({ entry }) => entry,
    routeTo: (entry) => ({ place: 'rules', entry }),
  },
  settings: plain('settings', { place: 'settings' }),
};

/** The address of a place that is one screen. */
function plain<R extends Route>(name: string, route: R): Address<R> {
  return { name, detailOf: () => null, routeTo: () => route };
}

export function pathOf(route: Route): string {
  if (route.place === 'table') return route.face === 'life' ? '/life' : '/';
  // Each address is given routes of its own place only.
  const { name, detailOf }: Address<Route> = addresses[route.place];
  const detail = detailOf(route);
  return detail ? `/${name}/${encodeURIComponent(detail)}` : `/${name}`;
}

/** Any path leads somewhere: what is not known leads to the table. */
export function routeOf(path: string): Route {
  const [, name, detail] = path.split('/');
  const address = Object.values(addresses).find((one) => one.name === name);
  return address?.routeTo(decode(detail)) ?? { place: 'table', face: name === 'life' ? 'life' : 'plane' };
}

function decode(part: string | undefined): string | null {
  try {
    return part ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}
