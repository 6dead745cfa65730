import type { IconName } from '../../../design/Icon';
import type { FirstPaintWords } from '../../../i18n/en';
import type { Route } from '../../../session/routing/routes';

/** A tab that leads to a place. */
export interface Tab {
  readonly name: Exclude<keyof FirstPaintWords['places'], 'label'>;
  readonly icon: IconName;
  readonly route: Route;
}

/** The tabs, in the order of the tab bar. */
export const tabs: readonly Tab[] = [
  { name: 'table', icon: 'table', route: { place: 'table', face: 'plane' } },
  { name: 'decks', icon: 'decks', route: { place: 'myDecks', deck: null } },
  { name: 'lands', icon: 'lands', route: { place: 'lands' } },
  { name: 'rules', icon: 'rules', route: { place: 'rules', entry: null } },
  { name: 'settings', icon: 'settings', route: { place: 'settings' } },
];
