/** Assembles the services that the first paint does not need. */
import { releaseNotes } from '../content/release-notes';
import { createTabChannel } from '../device/browser/tab-channel';
import type { AppState } from '../session/app/app-state';
import { createReleaseNews } from '../session/app/release-news';
import { createLiveCatalog } from '../session/cards/live-catalog';
import type { LiveGame } from '../session/game/live-game';
import type { Saving } from '../session/game/saving';
import type { Settings } from '../session/preferences/live-settings';
import type { LazyServices, ServiceLoaders } from './lazy-services';
import { assembleCardIndex } from './services/assemble-card-index';
import { assembleCustomCards } from './services/assemble-custom-cards';
import { assembleDeckImport } from './services/assemble-deck-import';
import { assembleDevice } from './services/assemble-device';
import { assemblePictures } from './services/assemble-pictures';
import type { StorageAccess } from './storage-access';

type PrintedCards = typeof import('../content/planes/catalog');

/** What `main.tsx` provides for assembling the services. */
export interface ServiceSources {
  readonly app: AppState;
  readonly settings: Settings;
  readonly storage: StorageAccess;
  readonly liveGame: LiveGame;
  readonly saving: Saving;
  readonly services: LazyServices;
  readonly printedCards: Promise<PrintedCards>;
  readonly isNewcomer: boolean;
  /** Returns whether the current screen lists cards. */
  readonly screenNeedsCustomCards: () => boolean;
  readonly requestPersistence: () => void;
}

export function assembleServices(sources: ServiceSources): ServiceLoaders {
  const { app, settings, storage, liveGame, saving, services, printedCards, requestPersistence } = sources;
  // After a restore in another tab, everything this tab shows is outdated.
  const otherTabs = createTabChannel('planar-table-restore');
  otherTabs.onMessage(() => location.reload());

  return {
    backups: async () => {
      const { assembleBackup } = await import(/* in screens */ './services/assemble-backup');
      const { saveFile, savedFileName } = await services.device.load();
      const { version } = app.build;
      return assembleBackup({
        settings,
        liveGame,
        saving,
        openStorage: storage.open,
        saveFile,
        savedFileName,
        otherTabs,
        version,
      });
    },
    cardIndex: async () => assembleCardIndex(),
    catalog: async () =>
      createLiveCatalog({
        printedCards,
        customCards: services.customCards,
        gameState: liveGame.state,
        screenNeedsCustomCards: sources.screenNeedsCustomCards,
        reportFailure: app.reportFailure,
      }),
    deckImport: async () =>
      assembleDeckImport(async (text) => (await services.backups.load()).handover.receiveCode(text)),
    decks: async () =>
      (await import(/* in open-storage */ './services/assemble-decks')).assembleDecks(requestPersistence),
    device: async () => assembleDevice(),
    customCards: async () =>
      assembleCustomCards({
        listSavedGames: async () => (await storage.open()).games.list(),
        currentGame: liveGame.currentGame,
        requestPersistence,
      }),
    moveForEncounter: async () =>
      (await import(/* in deferred */ '../session/abilities/ability-moves')).moveForEncounter,
    pictures: async () => {
      const { loadFullCatalog } = await services.catalog.load();
      return assemblePictures(await printedCards, loadFullCatalog, requestPersistence);
    },
    releaseNews: async () =>
      createReleaseNews({ notes: releaseNotes, settings, isNewcomer: sources.isNewcomer }),
    rulebook: async () => (await import(/* in rulebook */ './services/assemble-rulebook')).assembleRulebook(),
    terms: async () => (await import(/* in terms */ './services/assemble-terms')).assembleTerms(),
  };
}
