/** The places of the app and the path of each. */

export type TableView = 'plane' | 'life';

export type Route =
  | { readonly place: 'table'; readonly view: TableView }
  | { readonly place: 'newGame' }
  | { readonly place: 'catalog'; readonly card: string | null }
  /** The user's own planar decks, or one of them. */
  | { readonly place: 'myDecks'; readonly deck: string | null }
  /** Decks received from others; `areSharedFilesLost`: files were shared with the app and could not be stored. */
  | { readonly place: 'receive'; readonly areSharedFilesLost?: true }
  /** Pictures of cards: the stored ones, and ways to add more. */
  | { readonly place: 'pictures' }
  /** The planes and phenomena made by the user, or one of them. */
  | { readonly place: 'customCards'; readonly card: string | null }
  /** `card`: a single card, opened from a list to which going back returns. */
  | { readonly place: 'lands'; readonly view?: 'card' }
  /** An entry of the rulebook, or all of it. */
  | { readonly place: 'rules'; readonly entry: string | null }
  | { readonly place: 'settings' };

export type Place = Route['place'];
export type RouteOf<P extends Place> = Extract<Route, { readonly place: P }>;

interface PathFormat<R extends Route> {
  /** The first part of the path. */
  readonly name: string;
  /** Returns the second part of the path, or null. */
  detailOf(route: R): string | null;
  /** Returns the route with this second part, which may be any text. */
  routeTo(detail: string | null): R;
}

/** The paths of all places except the table, whose views have `/` and `/life`. */
const pathFormats: { readonly [P in Exclude<Place, 'table'>]: PathFormat<RouteOf<P>> } = {
  newGame: pathWithoutDetail('new', { place: 'newGame' }),
  catalog: {
    name: 'decks',
    detailOf: ({ card }) => card,
    routeTo: (card) => ({ place: 'catalog', card }),
  },
  myDecks: {
    name: 'my-decks',
    detailOf: ({ deck }) => deck,
    routeTo: (deck) => ({ place: 'myDecks', deck }),
  },
  receive: {
    name: 'receive',
    detailOf: ({ areSharedFilesLost }) => (areSharedFilesLost ? 'lost' : null),
    routeTo: (detail) =>
      detail === 'lost' ? { place: 'receive', areSharedFilesLost: true } : { place: 'receive' },
  },
  pictures: pathWithoutDetail('pictures', { place: 'pictures' }),
  customCards: {
    name: 'own-cards',
    detailOf: ({ card }) => card,
    routeTo: (card) => ({ place: 'customCards', card }),
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
  settings: pathWithoutDetail('settings', { place: 'settings' }),
};

/** Returns the path format of a place that is a single screen. */
function pathWithoutDetail<R extends Route>(name: string, route: R): PathFormat<R> {
  return { name, detailOf: () => null, routeTo: () => route };
}

export function pathOf(route: Route): string {
  if (route.place === 'table') return route.view === 'life' ? '/life' : '/';
  // Each format only receives routes of its own place.
  const { name, detailOf }: PathFormat<Route> = pathFormats[route.place];
  const detail = detailOf(route);
  return detail ? `/${name}/${encodeURIComponent(detail)}` : `/${name}`;
}

/** Returns the route of a path; unknown paths lead to the table. */
export function routeFromPath(path: string): Route {
  const [, name, detail] = path.split('/');
  const format = Object.values(pathFormats).find((candidate) => candidate.name === name);
  return format?.routeTo(decode(detail)) ?? { place: 'table', view: name === 'life' ? 'life' : 'plane' };
}

function decode(part: string | undefined): string | null {
  try {
    return part ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}
