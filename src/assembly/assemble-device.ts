import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { saveFile } from '../device/files/save-file';
import { createShareSheet } from '../device/files/share';
import { createSound } from '../device/output/sound';
import { createVoices } from '../device/output/voices';
import { createWakeLock, type ScreenLock } from '../device/output/wake-lock';
import { createStoragePersistence, type Persistence } from '../device/storage/persistence';
import type { LiveGameState } from '../session/game/live-game';
import type { DeviceServices } from '../session/preferences/device-services';
import { createReadAloud } from '../session/preferences/read-aloud';
import type { SavedSettings } from '../session/preferences/settings-store';
import { cardNamesFile } from './card-names-file';

export function assembleDevice(
  settings: ReadonlySignal<SavedSettings>,
  table: ReadonlySignal<LiveGameState>,
): DeviceServices {
  cardNamesFile.keepInTurn();
  const storage = createStoragePersistence();
  const keeping = signal<Persistence | null>(null);
  storage.watch((told) => {
    keeping.value = told;
  });
  const wakeLock = createWakeLock();
  const screenLock = signal<ScreenLock>('released');
  wakeLock.watch((told) => {
    screenLock.value = told;
  });
  // A computed value, so that the effect does not run after every move.
  const isPlaying = computed(() => table.value.kind === 'playing');
  effect(() => wakeLock.keepAwake(isPlaying.value && settings.value.keepAwake));
  const sound = createSound();
  effect(() => {
    const { clock } = settings.value;
    sound.expect(clock?.isShown === true && clock.isHeard && clock.limit !== null);
  });
  const shareSheet = createShareSheet();
  const fileWaiting = signal<File | null>(null);
  return {
    keeping,
    askToKeepEverything: storage.ask,
    screenLock,
    fileWaiting,
    async saveFile(file) {
      const saved = await saveFile(file, shareSheet);
      fileWaiting.value = saved === 'tooLate' ? file : null;
      return saved;
    },
    forgetFile() {
      fileWaiting.value = null;
    },
    shareSheet,
    readAloud: createReadAloud(createVoices()),
    playTone: sound.play,
  };
}
