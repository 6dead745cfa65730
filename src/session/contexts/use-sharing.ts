import type { FileOutcome } from '../../device/files/save-file';
import type { ShareSheet } from '../../device/files/share';
import { createRequiredContext } from './required-context';

export type { ShareSheet } from '../../device/files/share';

/** Exports texts and files from the app. */
export interface SharingContext {
  /** Saves or shares the contents as a file of this MIME type. */
  saveAsFile(name: string, contents: string | Blob, type: string): Promise<FileOutcome>;
  /** Returns the share sheet of the device, or null if there is none. */
  loadShareSheet(): Promise<ShareSheet | null>;
  /** Copies a text to the clipboard; rejects if the device does not allow it. */
  copyText(text: string): Promise<void>;
  /** Prints the page. */
  print(): void;
}

export const [SharingProvider, useSharing] = createRequiredContext<SharingContext>();
