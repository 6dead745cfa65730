import type { ComponentChildren, ComponentProps, Provider } from 'preact';
import { AppStateProvider } from './use-app-state';
import { BackupsProvider } from './use-backups';
import { CardIndexProvider } from './use-card-index';
import { DecksProvider } from './use-decks';
import { DeviceProvider } from './use-device';
import { FirstPaintLayoutProvider } from './use-first-paint-layout';
import { GameSessionProvider } from './use-live-game';
import { PicturesProvider } from './use-pictures';
import { PlanarCardsProvider } from './use-planar-cards';
import { PreferencesProvider } from './use-preferences';
import { RouterProvider } from './use-router';
import { RulebookProvider } from './use-rulebook';
import { ScreenMemoryProvider } from './use-screen-memory';
import { SharingProvider } from './use-sharing';

const providers = {
  app: AppStateProvider,
  preferences: PreferencesProvider,
  router: RouterProvider,
  device: DeviceProvider,
  sharing: SharingProvider,
  firstPaintLayout: FirstPaintLayoutProvider,
  gameSession: GameSessionProvider,
  cards: PlanarCardsProvider,
  decks: DecksProvider,
  pictures: PicturesProvider,
  rulebook: RulebookProvider,
  cardIndex: CardIndexProvider,
  backups: BackupsProvider,
  screenMemory: ScreenMemoryProvider,
};
type ContextName = keyof typeof providers;
type ContextsProps = {
  readonly [Name in ContextName]: ComponentProps<(typeof providers)[Name]>['value'];
};

/** Provides every context to the app. */
export function Contexts({ children, ...values }: ContextsProps & { readonly children: ComponentChildren }) {
  let provided = children;
  for (const name in values) {
    const ContextProvider = providers[name as ContextName] as Provider<unknown>;
    provided = <ContextProvider value={values[name as ContextName]}>{provided}</ContextProvider>;
  }
  return provided;
}
