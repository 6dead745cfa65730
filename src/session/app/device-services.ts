import type { ReadonlySignal } from '@preact/signals';
import type { FileOutcome } from '../../device/files/save-file';
import type { ShareSheet } from '../../device/files/share';
import type { WakeLockState } from '../../device/output/wake-lock';
import type { Persistence } from '../../device/storage/persistence';
import type { ReadAloud } from './read-aloud';

/** Services of the device that the first paint does not need. */
export interface DeviceServices {
  /** Whether the browser may evict stored data; null until the browser has answered. */
  readonly persistence: ReadonlySignal<Persistence | null>;
  /** Asks the browser not to evict stored data; must be called during a tap, because some browsers ask the user. */
  requestPersistence(): void;
  readonly wakeLockState: ReadonlySignal<WakeLockState>;
  /** Keeps the screen on, or lets it turn off again. */
  keepAwake(isWanted: boolean): void;
  /**
   * A file that needs another tap to be saved, because creating it took longer than the browser allows after a tap.
   */
  readonly fileAwaitingTap: ReadonlySignal<File | null>;
  saveFile(file: File): Promise<FileOutcome>;
  dismissFile(): void;
  /** Null if the device has no share sheet. */
  readonly shareSheet: ShareSheet | null;
  readonly readAloud: ReadAloud;
  /** Says whether a tone may be needed soon; some devices allow it only after another tap. */
  keepToneReady(isNeeded: boolean): void;
  /** Plays a short, quiet tone. */
  playTone(): void;
}
