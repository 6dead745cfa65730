import { signal } from '@preact/signals';
import { saveFile } from '../../device/files/save-file';
import { createShareSheet } from '../../device/files/share';
import { createSound } from '../../device/output/sound';
import { createVoices } from '../../device/output/voices';
import { createWakeLock, type WakeLockState } from '../../device/output/wake-lock';
import { createStoragePersistence, type Persistence } from '../../device/storage/persistence';
import type { DeviceServices } from '../../session/app/device-services';
import { createReadAloud } from '../../session/app/read-aloud';

export function assembleDevice(): DeviceServices {
  const storagePersistence = createStoragePersistence();
  const persistence = signal<Persistence | null>(null);
  storagePersistence.watch((newPersistence) => {
    persistence.value = newPersistence;
  });
  const wakeLock = createWakeLock();
  const wakeLockState = signal<WakeLockState>('released');
  wakeLock.watch((newState) => {
    wakeLockState.value = newState;
  });
  const sound = createSound();
  return {
    persistence,
    requestPersistence: storagePersistence.request,
    wakeLockState: wakeLockState,
    keepAwake: wakeLock.keepAwake,
    ...createFileSaving(),
    readAloud: createReadAloud(createVoices()),
    keepToneReady: sound.keepReady,
    playTone: sound.play,
  };
}

function createFileSaving(): Pick<
  DeviceServices,
  'shareSheet' | 'fileAwaitingTap' | 'saveFile' | 'dismissFile'
> {
  const shareSheet = createShareSheet();
  const fileAwaitingTap = signal<File | null>(null);
  return {
    shareSheet,
    fileAwaitingTap,
    async saveFile(file) {
      const outcome = await saveFile(file, shareSheet);
      fileAwaitingTap.value = outcome === 'needsTap' ? file : null;
      return outcome;
    },
    dismissFile() {
      fileAwaitingTap.value = null;
    },
  };
}
