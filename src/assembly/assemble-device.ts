import { computed, effect, signal } from '@preact/signals';
import { warnBeforeLeaving } from '../device/browser/leave-warning';
import { createTabChannel } from '../device/browser/tab-channel';
import { saveFile } from '../device/files/save-file';
import { createShareSheet } from '../device/files/share';
import { createSound } from '../device/output/sound';
import { createVoices } from '../device/output/voices';
import { createWakeLock, type ScreenLock } from '../device/output/wake-lock';
import { createStoragePersistence, type Persistence } from '../device/storage/persistence';
import type { LiveGame } from '../session/game/live-game';
import { lazySignal } from '../session/lib/lazy-signal';
import { memoizeAsync } from '../session/lib/memoize-async';
import type { AppState } from '../session/preferences/app-state';
import type { DeviceServices } from '../session/preferences/device-services';
import { createReadAloud } from '../session/preferences/read-aloud';
import type { Settings } from '../session/preferences/settings-store';
import type { Storage } from '../storage/open-storage';
import { cardNamesFile } from './card-names-file';

export function assembleDevice(
  settings: Settings,
  table: LiveGame,
  openStorage: () => Promise<Storage>,
  { build, storage: condition, reportMissingPart }: Pick<AppState, 'build' | 'storage' | 'reportMissingPart'>,
): DeviceServices {
  cardNamesFile.prefetch();
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
  // Computed values, so that the effects do not run after every move.
  const isPlaying = computed(() => table.state.value.kind === 'playing');
  const isPlayedHere = computed(() => {
    const state = table.state.value;
    return state.kind === 'playing' && !state.game.handedOver;
  });
  effect(() => wakeLock.keepAwake(isPlayedHere.value && settings.values.value.keepAwake));
  // What a later version of the app will save is not lost.
  const isAtRisk = computed(
    () => isPlaying.value && table.unsaved.value !== null && condition.value?.trouble !== 'later',
  );
  effect(() => (isAtRisk.value ? warnBeforeLeaving() : undefined));
  const sound = createSound();
  effect(() => {
    const { clock } = settings.values.value;
    sound.expect(clock?.isShown === true && clock.isHeard && clock.limit !== null);
  });
  const shareSheet = createShareSheet();
  const fileWaiting = signal<File | null>(null);
  async function save(file: File) {
    const saved = await saveFile(file, shareSheet);
    fileWaiting.value = saved === 'tooLate' ? file : null;
    return saved;
  }
  // After a restore in another tab, everything this one shows is outdated.
  const otherTabs = createTabChannel('planar-table-restore');
  otherTabs.onMessage(() => location.reload());
  const loadBackup = () => import(/* in places */ './assemble-backup');
  const backups = memoizeAsync(async () =>
    (await loadBackup()).assembleBackup({
      settings,
      table,
      openStorage,
      saveFile: save,
      otherTabs,
      version: build.version,
    }),
  );
  const backup = lazySignal(async () => (await backups()).backup, reportMissingPart);
  const handover = lazySignal(async () => (await backups()).handover, reportMissingPart);
  openStorage().then(
    async (storage) => (await storage.wasRestoreInterrupted()) && backup.request(),
    () => {
      // The table reports that nothing can be stored.
    },
  );
  return {
    keeping,
    requestPersistence: storage.ask,
    screenLock,
    fileWaiting,
    saveFile: save,
    forgetFile() {
      fileWaiting.value = null;
    },
    shareSheet,
    readAloud: createReadAloud(createVoices()),
    playTone: sound.play,
    backup,
    handover,
  };
}
