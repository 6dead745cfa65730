/** Maps each place to its screen and its tab. */
import type { ComponentChildren } from 'preact';
import { lazyScreen } from './screens/parts/lazy-component';
import type { Tab } from './screens/parts/page/tabs';
import { TablePlace } from './screens/table/TablePlace';
import type { Place, Route, RouteOf } from './session/routing/routes';

const DecksPlace = lazyScreen(async () => (await import('./screens/decks/DecksPlace')).DecksPlace);
const PicturesScreen = lazyScreen(
  async () => (await import('./screens/decks/pictures/PicturesScreen')).PicturesScreen,
);
const LandsScreen = lazyScreen(async () => (await import('./screens/lands/LandsScreen')).LandsScreen);
const RulesPlace = lazyScreen(async () => (await import('./screens/rulebook/RulesPlace')).RulesPlace);
const SettingsScreen = lazyScreen(
  async () => (await import('./screens/settings/SettingsScreen')).SettingsScreen,
);

interface Screen<R extends Route> {
  readonly tab: Tab['name'];
  show(route: R): ComponentChildren;
  /** Whether the screen lists cards and therefore needs the user's own cards. */
  readonly listsCards?: true;
}

const screens: { readonly [P in Place]: Screen<RouteOf<P>> } = {
  table: { tab: 'table', show: (route) => <TablePlace route={route} /> },
  newGame: { tab: 'table', show: (route) => <TablePlace route={route} />, listsCards: true },
  decks: { tab: 'decks', show: (route) => <DecksPlace route={route} />, listsCards: true },
  myDecks: { tab: 'decks', show: (route) => <DecksPlace route={route} />, listsCards: true },
  receive: { tab: 'decks', show: (route) => <DecksPlace route={route} />, listsCards: true },
  ownCards: { tab: 'decks', show: (route) => <DecksPlace route={route} />, listsCards: true },
  pictures: { tab: 'decks', show: () => <PicturesScreen /> },
  lands: { tab: 'lands', show: ({ view }) => <LandsScreen isFromList={view === 'card'} /> },
  rules: { tab: 'rules', show: ({ entry }) => <RulesPlace entry={entry} /> },
  settings: { tab: 'settings', show: () => <SettingsScreen /> },
};

export function screenOf(place: Place): Screen<Route> {
  return screens[place];
}
