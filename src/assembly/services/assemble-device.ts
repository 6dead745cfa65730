import { signal } from '@preact/signals';
import { saveFile } from '../../device/files/save-file';
import { createShareSheet } from '../../device/files/share';
import { createSound } from '../../device/output/sound';
import { createVoices } from '../../device/output/voices';
import { createWakeLock } from '../../device/output/wake-lock';
import { createStoragePersistence } from '../../device/storage/persistence';
import type { DeviceServices } from '../../session/app/device-services';
import { createReadAloud } from '../../session/app/read-aloud';

export function assembleDevice(): DeviceServices {
  const sound = createSound();
  return {
    ...createStoragePersistence(),
    ...createWakeLock(),
    ...createFileSaving(),
    readAloud: createReadAloud(createVoices()),
    keepToneReady: sound.keepReady,
    playTone: sound.play,
  };
}

function createFileSaving(): Pick<
  DeviceServices,
  'shareSheet' | 'fileAwaitingTap' | 'saveFile' | 'dismissFile' | 'savedFileName' | 'forgetSavedFile'
> {
  const shareSheet = createShareSheet();
  const fileAwaitingTap = signal<File | null>(null);
  const savedFileName = signal<string | null>(null);
  return {
    shareSheet,
    fileAwaitingTap,
    savedFileName,
    async saveFile(file) {
      const outcome = await saveFile(file, shareSheet);
      fileAwaitingTap.value = outcome === 'needsTap' ? file : null;
      savedFileName.value = outcome === 'saved' ? file.name : null;
      return outcome;
    },
    dismissFile() {
      fileAwaitingTap.value = null;
    },
    forgetSavedFile() {
      savedFileName.value = null;
    },
  };
}
