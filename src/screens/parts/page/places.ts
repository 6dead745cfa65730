/** The places of the app: the tab that each belongs to, and where the tabs lead. */
import type { FirstPaintWords } from '../../../i18n/en';
import type { Place, Route } from '../../../session/routing/routes';

/** A tab; its icon has the same name. */
export type TabName = Exclude<keyof FirstPaintWords['places'], 'label'>;

interface PlaceEntry {
  readonly tab: TabName;
  /** Where the tab leads, if that is this place. */
  readonly tabRoute?: Route;
  /** Whether the screen lists cards, among them the user's own. */
  readonly needsCustomCards?: true;
}

/** All places; those to which tabs lead are in the order of the tab bar. */
export const places: Readonly<Record<Place, PlaceEntry>> = {
  table: { tab: 'table', tabRoute: { place: 'table', view: 'plane' } },
  newGame: { tab: 'table', needsCustomCards: true },
  catalog: { tab: 'decks', needsCustomCards: true },
  myDecks: { tab: 'decks', tabRoute: { place: 'myDecks', deck: null }, needsCustomCards: true },
  receive: { tab: 'decks', needsCustomCards: true },
  customCards: { tab: 'decks', needsCustomCards: true },
  pictures: { tab: 'decks' },
  lands: { tab: 'lands', tabRoute: { place: 'lands' } },
  rules: { tab: 'rules', tabRoute: { place: 'rules', entry: null } },
  settings: { tab: 'settings', tabRoute: { place: 'settings' } },
};
