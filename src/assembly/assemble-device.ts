import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { warnBeforeLeaving } from '../device/browser/leave-warning';
import { saveFile } from '../device/files/save-file';
import { createShareSheet } from '../device/files/share';
import { createSound } from '../device/output/sound';
import { createVoices } from '../device/output/voices';
import { createWakeLock, type ScreenLock } from '../device/output/wake-lock';
import { createStoragePersistence, type Persistence } from '../device/storage/persistence';
import type { AppState } from '../session/app/app-state';
import type { DeviceServices } from '../session/app/device-services';
import { createReadAloud } from '../session/app/read-aloud';
import type { LiveGame } from '../session/game/live-game';
import type { Settings } from '../session/preferences/settings';
import { cardNamesFile } from './card-names-file';

export function assembleDevice(
  settings: Settings,
  liveGame: LiveGame,
  { storage }: Pick<AppState, 'storage'>,
): DeviceServices {
  cardNamesFile.prefetch();
  const storagePersistence = createStoragePersistence();
  const persistence = signal<Persistence | null>(null);
  storagePersistence.watch((state) => {
    persistence.value = state;
  });
  const sound = createSound();
  effect(() => {
    const { clock } = settings.values.value;
    sound.setExpected(clock?.isShown === true && clock.playsSound && clock.limit !== null);
  });
  warnWhileUnsaved(liveGame, storage);
  return {
    persistence,
    requestPersistence: storagePersistence.request,
    screenLock: keepAwakeDuringPlay(liveGame, settings),
    ...createFileSaving(),
    readAloud: createReadAloud(createVoices()),
    playTone: sound.play,
  };
}

/** Keeps the screen on while a game is played on this phone, if the setting is on. */
function keepAwakeDuringPlay(liveGame: LiveGame, settings: Settings): ReadonlySignal<ScreenLock> {
  const wakeLock = createWakeLock();
  const screenLock = signal<ScreenLock>('released');
  wakeLock.watch((state) => {
    screenLock.value = state;
  });
  // Computed, so that the effect does not run after every move.
  const isPlayedHere = computed(() => {
    const state = liveGame.state.value;
    return state.kind === 'playing' && !state.game.handedOver;
  });
  effect(() => wakeLock.keepAwake(isPlayedHere.value && settings.values.value.keepAwake));
  return screenLock;
}

/** Makes the browser confirm leaving the page while moves are not stored. */
function warnWhileUnsaved(liveGame: LiveGame, condition: AppState['storage']): void {
  // Computed, so that the effect does not run after every move. Moves that a later version of the app will save are not
  // at risk.
  const isAtRisk = computed(
    () =>
      liveGame.state.value.kind === 'playing' &&
      liveGame.unsaved.value !== null &&
      condition.value?.failure !== 'later',
  );
  effect(() => (isAtRisk.value ? warnBeforeLeaving() : undefined));
}

function createFileSaving(): Pick<DeviceServices, 'shareSheet' | 'unsavedFile' | 'saveFile' | 'dismissFile'> {
  const shareSheet = createShareSheet();
  const unsavedFile = signal<File | null>(null);
  return {
    shareSheet,
    unsavedFile,
    async saveFile(file) {
      const saved = await saveFile(file, shareSheet);
      unsavedFile.value = saved === 'tooLate' ? file : null;
      return saved;
    },
    dismissFile() {
      unsavedFile.value = null;
    },
  };
}
