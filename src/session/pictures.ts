/** Pictures of cards, alive: what is there and how much room it takes. The pictures themselves are fetched one by one. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  Preparation,
  PreparationTrouble,
  PreparedPicture,
} from '../device/picture-worker/prepared-picture';
import type { Room } from '../device/room';
import { printedCard } from '../rules/planar/planar-card';
import type { StorageFailure } from '../storage/failure';
import type { PictureFacts, PictureOrigin, PictureStore, StoredImage } from '../storage/pictures';

export type { PictureFacts, PictureOrigin } from '../storage/pictures';

/** Why a picture is not there now: the file, or the phone's storage. */
export type PictureTrouble = PreparationTrouble | StorageFailure;

/** `same`: the card has its picture from this very file already. */
export type Added = 'added' | 'same' | PictureTrouble;

export interface Pictures {
  /** By card; null until they are read. */
  readonly facts: ReadonlySignal<ReadonlyMap<string, PictureFacts> | null>;
  /** Bytes of all pictures and thumbnails. */
  readonly bytes: ReadonlySignal<number>;
  /** Pictures on the phone that this version cannot read. */
  readonly unreadable: ReadonlySignal<number>;
  /** Why the pictures cannot be read or changed, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  /** How many of those removed last can still be had back. */
  readonly removed: ReadonlySignal<number>;
  /** The picture of a card or any copy of it; null where there is none. */
  picture(card: string): Promise<Blob | null>;
  thumbnail(card: string): Promise<Blob | null>;
  /** Makes the file the card's picture, in place of an earlier one. */
  add(card: string, source: Blob, origin?: PictureOrigin): Promise<Added>;
  /** Makes the file fit to be kept, without keeping it yet. */
  prepare(source: Blob): Promise<Preparation>;
  keep(card: string, prepared: PreparedPicture, origin?: PictureOrigin): Promise<Added>;
  /** The earlier removed ones cannot be had back any more. */
  remove(cards: readonly string[]): Promise<void>;
  restore(): Promise<void>;
  /** The removed pictures are not wanted back: their room is free. */
  forgetRemoved(): Promise<void>;
  /** What all the app keeps takes, and may take; null where the phone does not tell. */
  room(): Promise<Room | null>;
}

export interface PicturesPorts {
  readonly store: () => Promise<PictureStore>;
  /** What lies on its side is set upright. */
  readonly prepare: (source: Blob, isOnItsSide?: boolean) => Promise<Preparation>;
  readonly room: () => Promise<Room | null>;
  /** Asked once, when the first picture comes; nobody waits for an answer. */
  readonly askToKeepEverything: () => void;
  readonly now: () => number;
  readonly whyFailed: (error: unknown) => StorageFailure;
}

export function createPictures(ports: PicturesPorts): Pictures {
  const { store, prepare, room, askToKeepEverything, now, whyFailed } = ports;
  const facts = signal<ReadonlyMap<string, PictureFacts> | null>(null);
  const unreadable = signal(0);
  const failure = signal<StorageFailure | null>(null);
  const removed = signal(0);
  let hasAsked = false;

  const fail = (error: unknown) => {
    facts.value ??= new Map();
    failure.value = whyFailed(error);
  };

  store()
    .then(async (opened) => {
      // What was removed before the app was closed is wanted by nobody.
      await opened.discardRemoved().catch(() => {});
      opened.watch((found) => {
        facts.value = new Map(found.facts.map((each) => [each.card, each]));
        unreadable.value = found.unreadable;
        removed.value = found.removed.length;
      }, fail);
    })
    .catch(fail);

  /** What cannot be read is no picture. */
  async function read(get: (opened: PictureStore) => Promise<StoredImage | null>): Promise<Blob | null> {
    const image = await store()
      .then(get)
      .catch(() => null);
    return image && new Blob([image.bytes], { type: image.type });
  }

  async function change(write: (opened: PictureStore) => Promise<void>): Promise<void> {
    try {
      await write(await store());
      failure.value = null;
    } catch (error) {
      fail(error);
    }
  }

  async function keep(
    copy: string,
    { picture, thumbnail, fingerprint }: PreparedPicture,
    origin: PictureOrigin = 'own',
  ): Promise<Added> {
    const card = printedCard(copy);
    if (fingerprint !== '' && facts.peek()?.get(card)?.fingerprint === fingerprint) return 'same';
    if (!hasAsked) askToKeepEverything();
    hasAsked = true;
    const known: PictureFacts = {
      card,
      type: picture.type,
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes.byteLength + thumbnail.bytes.byteLength,
      origin,
      fingerprint,
      savedAt: now(),
    };
    try {
      await (await store()).put({
        facts: known,
        picture: { bytes: picture.bytes, type: picture.type },
        thumbnail: { bytes: thumbnail.bytes, type: thumbnail.type },
      });
    } catch (error) {
      return whyFailed(error);
    }
    failure.value = null;
    facts.value = new Map(facts.peek()).set(card, known);
    return 'added';
  }

  return {
    facts,
    bytes: computed(() => [...(facts.value?.values() ?? [])].reduce((sum, { bytes }) => sum + bytes, 0)),
    unreadable,
    failure,
    removed,
    picture: (card) => read((opened) => opened.picture(printedCard(card))),
    thumbnail: (card) => read((opened) => opened.thumbnail(printedCard(card))),
    async add(card, source, origin) {
      // Scryfall has planar cards lying on their side.
      const preparation = await prepare(source, origin === 'scryfall');
      if (preparation.kind === 'trouble') return preparation.trouble;
      return keep(card, preparation.prepared, origin);
    },
    prepare: (source) => prepare(source),
    keep,
    remove: (cards) =>
      change(async (opened) => {
        await opened.discardRemoved();
        await opened.remove(cards.map(printedCard));
      }),
    restore: () => change((opened) => opened.restore()),
    forgetRemoved: () => change((opened) => opened.discardRemoved()),
    room,
  };
}
