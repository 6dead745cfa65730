/** The screens with which the app can start; the usual ones are in chunks that the page preloads if it expects them. */
import { lazyScreen } from '../parts/lazy-component';

export const NewGame = lazyScreen(
  async () => (await import(/* in new-game, preload 4 if form */ './new-game/NewGame')).NewGame,
  'formWords',
);
export const HandedOver = lazyScreen(
  async () => (await import(/* in behind */ './handover/HandedOver')).HandedOver,
);
export const TableScreen = lazyScreen(
  async () => (await import(/* in game, preload 1 if game */ './TableScreen')).TableScreen,
  'tableWords',
);
