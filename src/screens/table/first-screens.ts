/** The two screens with which the app usually begins, each in a chunk that the page preloads if it expects that one. */
import { lazyScreen } from '../parts/lazy-component';

export const NewGame = lazyScreen(
  async () => (await import(/* in new-game, preload 4 if form */ './new-game/NewGame')).NewGame,
  'formWords',
);
export const TableScreen = lazyScreen(
  async () => (await import(/* in game, preload 1 if game */ './TableScreen')).TableScreen,
  'tableWords',
);
