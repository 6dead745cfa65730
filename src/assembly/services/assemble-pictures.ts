import { effect } from '@preact/signals';
import { abortableDelay } from '../../device/browser/abortable-delay';
import { warnBeforeLeaving } from '../../device/browser/leave-warning';
import { isOnline, untilWorthRetrying } from '../../device/network/online';
import {
  fetchPicture,
  runExclusivelyAcrossTabs,
  runUnlessOtherTabDownloads,
} from '../../device/network/scryfall';
import { decodePicture } from '../../device/pictures/decode-picture';
import { createPicturePreparation } from '../../device/pictures/prepare-pictures';
import { storageUsage } from '../../device/storage/storage-usage';
import { memoizeAsync } from '../../lib/memoize-async';
import type { Catalog } from '../../session/cards/catalog';
import type { PictureServices } from '../../session/contexts/use-pictures';
import { createBitmapCache } from '../../session/pictures/bitmap-cache';
import { createFileNameMatcher } from '../../session/pictures/file-name-matcher';
import { createPictureDownload } from '../../session/pictures/picture-download';
import { createPictureImport } from '../../session/pictures/picture-import';
import { createPictures } from '../../session/pictures/pictures';
import { openDownloads } from '../../storage/pictures/picture-downloads';
import { openPictures } from '../../storage/pictures/picture-store';
import { readScryfallPictures } from '../../storage/pictures/scryfall-pictures';
import { sendToScryfall } from './assemble-scryfall';

/** Creates the picture services; Scryfall may know the printed cards, but not the user’s own. */
export function assemblePictures(
  printedCatalog: Catalog,
  loadFullCatalog: () => Promise<Catalog>,
  requestPersistence: () => void,
): PictureServices {
  const pictures = createPictures({
    openStore: openPictures,
    prepare: createPicturePreparation(),
    storageUsage,
    requestPersistence,
    now: Date.now,
  });
  const pictureImport = createPictureImport({
    pictures,
    loadMatcher: async () => createFileNameMatcher((await loadFullCatalog()).catalog),
  });
  effect(() => (pictureImport.hasUnsavedPictures.value ? warnBeforeLeaving() : undefined));
  return {
    library: pictures,
    bitmaps: createBitmapCache({ ...pictures, decode: decodePicture }),
    import: pictureImport,
    download: createPictureDownload({
      openStore: memoizeAsync(openDownloads),
      pictures,
      printedFactsOf: printedCatalog.factsOf,
      sendToScryfall,
      readScryfallPictures,
      fetchPicture,
      runExclusivelyAcrossTabs,
      runUnlessOtherTabDownloads,
      wait: abortableDelay,
      now: () => performance.now(),
      isOnline,
      untilWorthRetrying,
    }),
  };
}
