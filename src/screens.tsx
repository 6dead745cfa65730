/** Maps each place to its screen and its tab. */
import type { OtherRoute } from './other-screens';
import { lazyScreen } from './screens/parts/lazy-component';
import type { Tab } from './screens/parts/page/tabs';
import { TablePlace } from './screens/table/TablePlace';
import type { Place, Route } from './session/routing/routes';

const OtherScreen = lazyScreen<{ route: OtherRoute }>(() =>
  import(/* in parts */ './other-screens').then((module) => module.OtherScreen),
);

interface PlaceEntry {
  readonly tab: Tab['name'];
  /** The screen lists cards and therefore needs the user's custom cards. */
  readonly listsCards?: true;
}

export const places: Readonly<Record<Place, PlaceEntry>> = {
  table: { tab: 'table' },
  newGame: { tab: 'table', listsCards: true },
  decks: { tab: 'decks', listsCards: true },
  myDecks: { tab: 'decks', listsCards: true },
  receive: { tab: 'decks', listsCards: true },
  customCards: { tab: 'decks', listsCards: true },
  pictures: { tab: 'decks' },
  lands: { tab: 'lands' },
  rules: { tab: 'rules' },
  settings: { tab: 'settings' },
};

export function PlaceScreen({ route }: { route: Route }) {
  return route.place === 'table' || route.place === 'newGame' ? (
    <TablePlace route={route} />
  ) : (
    <OtherScreen route={route} />
  );
}
