import { effect } from '@preact/signals';
import { decodePicture } from '../device/decode-picture';
import { askBeforeLeaving } from '../device/leaving';
import { isOnline, untilOnline } from '../device/network';
import { createPicturePreparation } from '../device/pictures';
import { askToKeepEverything, roomOnPhone } from '../device/room';
import { afterOtherTabs, fetchPicture, unlessOtherTabFetches, wait } from '../device/scryfall';
import type { PlanarCardId } from '../rules/planar/planar-card';
import type { Catalogue } from '../session/catalogue';
import { openedOnce } from '../session/opened-once';
import { createPictureDownload, type PictureDownload } from '../session/picture-download';
import { createPictureImport, type PictureImport } from '../session/picture-import';
import { createPictureNames } from '../session/picture-names';
import { createPictures, type Pictures } from '../session/pictures';
import { createPicturesAtHand, type PicturesAtHand } from '../session/pictures-at-hand';
import { storageFailure } from '../storage/failure';
import { readPictureAddresses } from '../storage/picture-data';
import { openDownloads } from '../storage/picture-downloads';
import { openPictures } from '../storage/pictures';
import { askPatiently } from './asking-scryfall';

/** The pictures of cards, and the ways by which they come and are shown. */
export interface EverythingWithPictures {
  readonly pictures: Pictures;
  readonly atHand: PicturesAtHand;
  readonly import: PictureImport;
  readonly download: PictureDownload;
}

/** `printed`: the cards that Scryfall can know; `all`: those of the user's own too. */
export function assemblePictures(printed: Catalogue, all: () => Promise<Catalogue>): EverythingWithPictures {
  const pictures = createPictures({
    store: openedOnce(openPictures),
    prepare: createPicturePreparation(),
    room: roomOnPhone,
    askToKeepEverything,
    now: Date.now,
    whyFailed: storageFailure,
  });
  const taking = createPictureImport({
    pictures,
    cardNamedBy: async () => createPictureNames((await all()).catalogue),
  });
  effect(() => (taking.isUnkept.value ? askBeforeLeaving() : undefined));
  return {
    pictures,
    atHand: createPicturesAtHand({ ...pictures, decode: decodePicture }),
    import: taking,
    download: createPictureDownload({
      store: openedOnce(openDownloads),
      pictures,
      factsOf: (card) => printed.factsOf(card as PlanarCardId),
      askPatiently,
      readPictureAddresses,
      fetchPicture,
      afterOtherTabs,
      unlessOtherTabFetches,
      wait,
      now: () => performance.now(),
      isOnline,
      untilOnline,
      whyFailed: storageFailure,
    }),
  };
}
