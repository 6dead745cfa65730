/** The screens with which the app can start; the usual ones are in chunks that the page preloads if it expects them. */
import { lazyScreen } from '../parts/lazy-component';

export const NewGameScreen = lazyScreen(
  () =>
    import(/* in new-game, preload 4 if form */ './new-game/NewGameScreen').then(
      (module) => module.NewGameScreen,
    ),
  'newGameFormWords',
);
export const HandedOverScreen = lazyScreen(() =>
  import(/* in deferred */ './handover/HandedOverScreen').then((module) => module.HandedOverScreen),
);
export const TableScreen = lazyScreen(
  () => import(/* in game, preload 1 if game */ './TableScreen').then((module) => module.TableScreen),
  'firstPaintWords',
);
