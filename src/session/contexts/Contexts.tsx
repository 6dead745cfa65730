import type { ComponentChildren } from 'preact';
import type { CardIndex } from '../cards/card-index';
import type { LazySignal } from '../lib/lazy-signal';
import type { AppState } from '../preferences/app-state';
import type { Router } from '../routing/router';
import { AppStateProvider } from './use-app-state';
import { type Backups, BackupsProvider } from './use-backups';
import { CardIndexProvider } from './use-card-index';
import { type CardsContext, CardsProvider } from './use-cards';
import { type DecksContext, DecksProvider } from './use-decks';
import { type DeviceContext, DeviceProvider } from './use-device';
import { type LiveGameContext, LiveGameProvider } from './use-live-game';
import { type PicturesContext, PicturesProvider } from './use-pictures';
import { type PreferencesContext, PreferencesProvider } from './use-preferences';
import { RouterProvider } from './use-router';
import { type RulebookContext, RulebookProvider } from './use-rulebook';
import { type SharingContext, SharingProvider } from './use-sharing';

interface ContextsProps {
  app: AppState;
  preferences: PreferencesContext;
  router: Router;
  device: DeviceContext;
  sharing: SharingContext;
  liveGame: LiveGameContext;
  cards: CardsContext;
  decks: DecksContext;
  pictures: PicturesContext;
  rulebook: RulebookContext;
  cardIndex: LazySignal<CardIndex>;
  backups: LazySignal<Backups>;
  children: ComponentChildren;
}

/** Provides every context to the app. */
export function Contexts(props: ContextsProps) {
  return (
    <AppStateProvider value={props.app}>
      <PreferencesProvider value={props.preferences}>
        <RouterProvider value={props.router}>
          <DeviceProvider value={props.device}>
            <SharingProvider value={props.sharing}>
              <LiveGameProvider value={props.liveGame}>
                <CardsProvider value={props.cards}>
                  <DecksProvider value={props.decks}>
                    <PicturesProvider value={props.pictures}>
                      <RulebookProvider value={props.rulebook}>
                        <CardIndexProvider value={props.cardIndex}>
                          <BackupsProvider value={props.backups}>{props.children}</BackupsProvider>
                        </CardIndexProvider>
                      </RulebookProvider>
                    </PicturesProvider>
                  </DecksProvider>
                </CardsProvider>
              </LiveGameProvider>
            </SharingProvider>
          </DeviceProvider>
        </RouterProvider>
      </PreferencesProvider>
    </AppStateProvider>
  );
}
