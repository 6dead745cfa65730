import { isInstalled } from '../browser/install';
import { isIos } from '../browser/ios';
import type { ShareSheet } from './share';

export type FileOutcome = 'saved' | 'dismissed' | 'needsTap';

/**
 * Saves a file for the user. An app installed on an iPhone has no downloads: a link to a file opens a preview that can
 * only be left by closing the app, so the share sheet comes first there. `needsTap`: another tap is needed.
 */
export async function saveFile(file: File, shareSheet: ShareSheet | null): Promise<FileOutcome> {
  if (isIos(navigator) && isInstalled() && shareSheet?.accepts(file)) {
    const outcome = await shareSheet.shareFile(file);
    if (outcome === 'shared') return 'saved';
    if (outcome !== 'failed') return outcome;
  }
  download(file);
  return 'saved';
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
