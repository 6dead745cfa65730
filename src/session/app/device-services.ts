import type { ReadonlySignal } from '@preact/signals';
import type { FileOutcome } from '../../device/files/save-file';
import type { ShareSheet } from '../../device/files/share';
import type { WakeLock } from '../../device/output/wake-lock';
import type { StoragePersistence } from '../../device/storage/persistence';
import type { ReadAloud } from './read-aloud';

/** Services of the device that the first paint does not need. */
export interface DeviceServices extends WakeLock, StoragePersistence {
  /**
   * A file that needs another tap to be saved, because creating it took longer than the browser allows after a tap.
   */
  readonly fileAwaitingTap: ReadonlySignal<File | null>;
  saveFile(file: File): Promise<FileOutcome>;
  dismissFile(): void;
  /** The name of the file that was saved last, until that is no longer reported; null if there is none. */
  readonly savedFileName: ReadonlySignal<string | null>;
  forgetSavedFile(): void;
  /** Null if the device has no share sheet. */
  readonly shareSheet: ShareSheet | null;
  readonly readAloud: ReadAloud;
  /** Says whether a tone may be needed soon; some devices allow it only after another tap. */
  keepToneReady(isNeeded: boolean): void;
  /** Plays a short, quiet tone. */
  playTone(): void;
}
