/** The screens with which the app can start; the usual ones are in chunks that the page preloads if it expects them. */
import { lazyScreen } from '../parts/lazy-component';

export const NewGameScreen = lazyScreen(
  async () => (await import(/* in new-game, preload 4 if form */ './new-game/NewGameScreen')).NewGameScreen,
  'formWords',
);
export const HandedOverScreen = lazyScreen(
  async () => (await import(/* in behind */ './handover/HandedOverScreen')).HandedOverScreen,
);
export const TableScreen = lazyScreen(
  async () => (await import(/* in game, preload 1 if game */ './TableScreen')).TableScreen,
  'firstPaintWords',
);
