/** The screens of all places except the table. */
import { lazyScreen } from './screens/parts/lazy-component';
import type { TableRoute } from './screens/table/TablePlace';
import type { Route } from './session/routing/routes';

const DecksPlace = lazyScreen(
  async () => (await import(/* in screens */ './screens/decks/DecksPlace')).DecksPlace,
);
const PicturesScreen = lazyScreen(
  async () => (await import(/* in screens */ './screens/decks/pictures/PicturesScreen')).PicturesScreen,
);
const LandsScreen = lazyScreen(
  async () => (await import(/* in screens */ './screens/lands/LandsScreen')).LandsScreen,
);
const RulebookPlace = lazyScreen(
  async () => (await import(/* in screens */ './screens/rulebook/RulebookPlace')).RulebookPlace,
);
const SettingsScreen = lazyScreen(
  async () => (await import(/* in screens */ './screens/settings/SettingsScreen')).SettingsScreen,
);

export type OtherRoute = Exclude<Route, TableRoute>;

export function OtherScreen({ route }: { route: OtherRoute }) {
  switch (route.place) {
    case 'catalog':
    case 'myDecks':
    case 'receive':
    case 'customCards':
      return <DecksPlace route={route} />;
    case 'pictures':
      return <PicturesScreen />;
    case 'lands':
      return <LandsScreen isCardView={route.view === 'card'} />;
    case 'rules':
      return <RulebookPlace entry={route.entry} />;
    case 'settings':
      return <SettingsScreen />;
  }
}
