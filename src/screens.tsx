/** Maps each place to its screen and its tab. */
import type { OtherRoute } from './other-screens';
import { lazyScreen } from './screens/parts/lazy-component';
import type { Tab } from './screens/parts/page/tabs';
import { TablePlace } from './screens/table/TablePlace';
import type { Place, Route } from './session/routing/routes';

const OtherScreen = lazyScreen<{ route: OtherRoute }>(
  async () => (await import(/* in parts */ './other-screens')).OtherScreen,
);

export function tabOf(place: Place): Tab['name'] {
  switch (place) {
    case 'table':
    case 'newGame':
      return 'table';
    case 'decks':
    case 'myDecks':
    case 'receive':
    case 'ownCards':
    case 'pictures':
      return 'decks';
    case 'lands':
    case 'rules':
    case 'settings':
      return place;
  }
}

/** Whether the screen lists cards and therefore needs the user's own cards. */
export function listsCards(place: Place): boolean {
  return place === 'newGame' || (tabOf(place) === 'decks' && place !== 'pictures');
}

export function PlaceScreen({ route }: { route: Route }) {
  return route.place === 'table' || route.place === 'newGame' ? (
    <TablePlace route={route} />
  ) : (
    <OtherScreen route={route} />
  );
}
