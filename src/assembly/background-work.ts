/** Work that nothing on the screen asks for. */
import { computed, effect } from '@preact/signals';
import { warnBeforeLeaving } from '../device/browser/leave-warning';
import { onLaunchedFiles } from '../device/files/launched-files';
import type { AppState } from '../session/app/app-state';
import type { DeviceServices } from '../session/app/device-services';
import type { LiveGame } from '../session/game/live-game';
import type { Saving } from '../session/game/saving';
import type { Settings } from '../session/preferences/live-settings';
import type { Router } from '../session/routing/router';
import { builtInCardsFile } from './built-in-cards-file';
import type { LazyServices } from './lazy-services';
import type { StorageAccess } from './storage-access';

interface BackgroundSources {
  readonly app: AppState;
  readonly router: Router;
  readonly settings: Settings;
  readonly storage: StorageAccess;
  readonly liveGame: LiveGame;
  readonly saving: Saving;
  readonly services: LazyServices;
}

export async function startBackgroundWork(sources: BackgroundSources): Promise<void> {
  const { app, router, settings, storage, liveGame, saving, services } = sources;
  importOpenedFiles(router, services);
  rollBackInterruptedRestore(storage, services);
  checkSavedGamesReadable(storage);
  warnWhileUnsaved(app, liveGame, saving);
  builtInCardsFile.prefetch();
  await Promise.all([
    // So that “Start game” does not wait for the network.
    import('../session/game/begin-game'),
    services.catalog.load().then(({ readCustomCards }) => readCustomCards()),
    services.device.load().then((device) => {
      keepAwakeDuringPlay(device, liveGame, settings);
      keepClockToneReady(device, settings);
    }),
    services.releaseNews.load(),
  ]);
}

/** Imports the deck files with which the operating system launched the app. */
function importOpenedFiles(router: Router, { deckImport }: LazyServices): void {
  onLaunchedFiles(async (files) => {
    router.go({ place: 'receive' });
    (await deckImport.load()).receiveFiles(files);
  });
}

function rollBackInterruptedRestore(storage: StorageAccess, { backups }: LazyServices): void {
  storage.open().then(
    async (appStorage) => (await appStorage.wasRestoreInterrupted()) && backups.request(),
    () => {
      // The table reports that nothing can be stored.
    },
  );
}

/** Lists the games, because opening the app checks only the latest; the condition of the storage counts the others. */
function checkSavedGamesReadable(storage: StorageAccess): void {
  storage
    .open()
    .then(({ games }) => games.list())
    .catch(() => {});
}

/** Makes the browser confirm leaving the page while moves are not stored. */
function warnWhileUnsaved({ storageCondition }: AppState, liveGame: LiveGame, saving: Saving): void {
  // Computed, so that the effect does not run after every move. Moves that a later version of the app will save are not
  // at risk.
  const areMovesAtRisk = computed(
    () =>
      liveGame.state.value.kind === 'playing' &&
      saving.saveFailure.value !== null &&
      storageCondition.value.failure !== 'laterVersion',
  );
  effect(() => (areMovesAtRisk.value ? warnBeforeLeaving() : undefined));
}

/** Keeps the screen on while a game is played on this phone, if the setting is on. */
function keepAwakeDuringPlay(device: DeviceServices, liveGame: LiveGame, settings: Settings): void {
  // Computed, so that the effect does not run after every move.
  const isPlayedHere = computed(() => {
    const state = liveGame.state.value;
    return state.kind === 'playing' && !state.game.handedOver;
  });
  effect(() => device.keepAwake(isPlayedHere.value && settings.values.value.keepAwake));
}

function keepClockToneReady(device: DeviceServices, settings: Settings): void {
  effect(() => {
    const { clock } = settings.values.value;
    device.keepToneReady(clock?.isShown === true && clock.playsSound && clock.limit !== null);
  });
}
