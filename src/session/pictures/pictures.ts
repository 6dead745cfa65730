/** Keeps the facts about all stored pictures of cards in memory. The pictures themselves are read one at a time. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  Preparation,
  PreparationFailure,
  PreparedPicture,
} from '../../device/picture-worker/prepared-picture';
import type { StorageUsage } from '../../device/storage/storage-usage';
import { memoizeAsync } from '../../lib/memoize-async';
import { classifyStorageError, type StorageFailure } from '../../lib/storage-failure';
import { cardIdOfCopy } from '../../rules/planar/planar-card';
import type {
  CompletePicture,
  PictureFacts,
  PictureOrigin,
  PictureStore,
  StoredImage,
} from '../../storage/pictures/picture-store';

export type { PictureFacts, PictureOrigin } from '../../storage/pictures/picture-store';

/** Why a picture could not be added: a problem with the file or with the storage. */
export type PictureFailure = PreparationFailure | StorageFailure;

/** `alreadyAdded`: the card already has the picture from this file. */
export type AddOutcome = 'added' | 'alreadyAdded' | PictureFailure;

export interface Pictures {
  /** Null until loaded. */
  readonly factsByCard: ReadonlySignal<ReadonlyMap<string, PictureFacts> | null>;
  /** Bytes of all pictures and thumbnails. */
  readonly totalBytes: ReadonlySignal<number>;
  /** Number of stored pictures that this version cannot read. */
  readonly unreadableCount: ReadonlySignal<number>;
  /** Why pictures cannot be read or changed, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** How many of the pictures removed last can still be restored. */
  readonly removedCount: ReadonlySignal<number>;
  /** Resolves to the picture of a card or of any copy of it; null if there is none. */
  readPicture(card: string): Promise<Blob | null>;
  readThumbnail(card: string): Promise<Blob | null>;
  /** Makes the file the card's picture, replacing an earlier one. */
  add(card: string, source: Blob, origin?: PictureOrigin): Promise<AddOutcome>;
  /** Prepares the file without storing it. */
  prepare(source: Blob): Promise<Preparation>;
  addPrepared(card: string, prepared: PreparedPicture, origin?: PictureOrigin): Promise<AddOutcome>;
  /** Removes pictures; those removed earlier can no longer be restored. */
  remove(cards: readonly string[]): Promise<void>;
  restore(): Promise<void>;
  /** Discards the removed pictures and frees their space. */
  discardRemoved(): Promise<void>;
  /** Deletes pictures for good, and those removed before, so that their space can be used at once. */
  erase(cards: readonly string[]): Promise<void>;
  /** Resolves to the space used by the app and available to it; null if the browser does not report it. */
  storageUsage(): Promise<StorageUsage | null>;
}

export interface PicturesPorts {
  readonly openStore: () => Promise<PictureStore>;
  /** Rotates pictures that lie on their side. */
  readonly prepare: (source: Blob, rotateIfPortrait?: boolean) => Promise<Preparation>;
  readonly storageUsage: () => Promise<StorageUsage | null>;
  readonly requestPersistence: () => void;
  readonly now: () => number;
}

/** Opens the store and follows the facts that it reports. */
function followStore(open: PicturesPorts['openStore']) {
  const factsByCard = signal<ReadonlyMap<string, PictureFacts> | null>(null);
  const unreadableCount = signal(0);
  const failure = signal<StorageFailure | null>(null);
  const removedCount = signal(0);

  const fail = (error: unknown) => {
    factsByCard.value ??= new Map();
    failure.value = classifyStorageError(error);
  };

  function watch(openedStore: PictureStore): void {
    openedStore.watch((stored) => {
      factsByCard.value = new Map(stored.facts.map((each) => [each.card, each]));
      unreadableCount.value = stored.unreadableCount;
      removedCount.value = stored.removed.length;
      failure.value = null;
    }, fail);
  }

  const store = memoizeAsync(async () => {
    const openedStore = await open();
    const startWatching = () => watch(openedStore);
    // Pictures removed before the app was closed are deleted.
    openedStore.discardRemoved().then(startWatching, startWatching);
    return openedStore;
  });

  store().catch(fail);

  /** Reads an image; an unreadable one counts as missing. */
  async function read(get: (openedStore: PictureStore) => Promise<StoredImage | null>): Promise<Blob | null> {
    const image = await store()
      .then(get)
      .catch(() => null);
    return image && new Blob([image.bytes], { type: image.type });
  }

  return { store, factsByCard, unreadableCount, failure, removedCount, fail, read };
}

export function createPictures(ports: PicturesPorts): Pictures {
  const { prepare, storageUsage, requestPersistence, now } = ports;
  const { store, factsByCard, unreadableCount, failure, removedCount, fail, read } = followStore(
    ports.openStore,
  );

  async function change(write: (openedStore: PictureStore) => Promise<void>): Promise<void> {
    try {
      await write(await store());
      failure.value = null;
    } catch (error) {
      fail(error);
    }
  }

  async function addPrepared(
    copy: string,
    prepared: PreparedPicture,
    origin: PictureOrigin = 'own',
  ): Promise<AddOutcome> {
    const card = cardIdOfCopy(copy);
    const { fingerprint } = prepared;
    if (fingerprint !== '' && factsByCard.peek()?.get(card)?.fingerprint === fingerprint)
      return 'alreadyAdded';
    requestPersistence();
    const picture = newPicture(card, prepared, origin, now());
    try {
      await (await store()).put(picture);
    } catch (error) {
      return classifyStorageError(error);
    }
    failure.value = null;
    factsByCard.value = new Map(factsByCard.peek()).set(card, picture.facts);
    return 'added';
  }

  return {
    factsByCard,
    totalBytes: computed(() =>
      [...(factsByCard.value?.values() ?? [])].reduce((sum, { bytes }) => sum + bytes, 0),
    ),
    unreadableCount,
    failure,
    removedCount,
    readPicture: (card) => read((openedStore) => openedStore.picture(cardIdOfCopy(card))),
    readThumbnail: (card) => read((openedStore) => openedStore.thumbnail(cardIdOfCopy(card))),
    async add(card, source, origin) {
      // Scryfall stores planar cards lying on their side.
      const preparation = await prepare(source, origin === 'scryfall');
      if (preparation.kind === 'failure') return preparation.failure;
      return addPrepared(card, preparation.prepared, origin);
    },
    prepare: (source) => prepare(source),
    addPrepared,
    remove: (cards) =>
      change(async (openedStore) => {
        await openedStore.discardRemoved();
        await openedStore.remove(cards.map(cardIdOfCopy));
      }),
    restore: () => change((openedStore) => openedStore.undoRemoval()),
    discardRemoved: () => change((openedStore) => openedStore.discardRemoved()),
    erase: (cards) =>
      change(async (openedStore) => {
        await openedStore.discardRemoved();
        await openedStore.erase(cards);
      }),
    storageUsage,
  };
}

function newPicture(
  card: string,
  { picture, thumbnail, fingerprint }: PreparedPicture,
  origin: PictureOrigin,
  savedAt: number,
): CompletePicture {
  return {
    facts: {
      card,
      type: picture.type,
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes.byteLength + thumbnail.bytes.byteLength,
      origin,
      fingerprint,
      savedAt,
    },
    picture: { bytes: picture.bytes, type: picture.type },
    thumbnail: { bytes: thumbnail.bytes, type: thumbnail.type },
  };
}
