import type { LazySignal } from '../lib/lazy-signal';
import type { BitmapCache } from '../pictures/bitmap-cache';
import type { PictureDownload } from '../pictures/picture-download';
import type { PictureImport } from '../pictures/picture-import';
import type { Pictures } from '../pictures/pictures';
import { createRequiredContext } from './required-context';

/** Storage, import, download and decoding of card pictures. */
export interface PictureServices {
  /** All pictures that are stored. */
  readonly library: Pictures;
  /** Decoded pictures. */
  readonly bitmaps: BitmapCache;
  /** Imports the user's own picture files. */
  readonly import: PictureImport;
  /** Downloads pictures from Scryfall. */
  readonly download: PictureDownload;
}

export const [PicturesProvider, usePictures] = createRequiredContext<LazySignal<PictureServices>>();
