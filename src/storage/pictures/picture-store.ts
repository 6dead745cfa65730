/**
 * Pictures of cards, in a separate database because they are large, so that damage to them does not affect the game.
 * The facts about each are stored separately, so that all pictures can be listed without reading any. Images are
 * stored as ArrayBuffers, because one engine cannot store a Blob. Unreadable rows are left unchanged for a version
 * that can read them.
 */
import { Dexie, type Table as Store } from 'dexie';
import * as v from 'valibot';
import { MAX_CARD_ID_LENGTH } from '../../rules/limits';
import { connect, watchQuery, withReconnect } from '../database/connection';
import { recoverableIndexedDb } from '../database/recoverable-indexed-db';
import { integerSchema, positiveSchema } from '../number-schemas';

const DATABASE_NAME = 'planar-table-pictures';

/** The formats in which pictures are stored. */
const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Where a picture came from: the user's files or camera, or Scryfall. */
const pictureOrigins = ['own', 'scryfall'] as const;
export type PictureOrigin = (typeof pictureOrigins)[number];

export interface PictureFacts {
  /** The id of the printed card, or of one of the user's own. */
  readonly card: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** The bytes of the picture and its thumbnail together. */
  readonly bytes: number;
  readonly origin: PictureOrigin;
  /** Identifies the file from which the picture was made; empty if unknown. */
  readonly fingerprint: string;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

export interface StoredImage {
  readonly bytes: ArrayBuffer;
  readonly type: PictureType;
}

export interface CompletePicture {
  readonly facts: PictureFacts;
  readonly picture: StoredImage;
  readonly thumbnail: StoredImage;
}

export interface FoundPictures {
  readonly facts: readonly PictureFacts[];
  /** The number of rows that this version cannot read. */
  readonly unreadableCount: number;
  /** Cards whose pictures were removed and can still be restored. */
  readonly removed: readonly string[];
}

export interface PictureStore {
  /** Reports the pictures, now and after every change by any tab, or the error if they cannot be read. */
  watch(listener: (found: FoundPictures) => void, onError: (error: unknown) => void): void;
  /** Reads a picture; resolves to null if there is none or it cannot be read. */
  picture(card: string): Promise<StoredImage | null>;
  thumbnail(card: string): Promise<StoredImage | null>;
  /** Stores a picture, replacing the card's earlier one, completely or not at all. */
  put(picture: CompletePicture): Promise<void>;
  /** Removes pictures; the space is freed by `discardRemoved`. */
  remove(cards: readonly string[]): Promise<void>;
  /** Restores all removed pictures. */
  undoRemoval(): Promise<void>;
  discardRemoved(): Promise<void>;
  /** Deletes pictures immediately to free their space. */
  erase(cards: readonly string[]): Promise<void>;
}

/** The pictures with the operations that backups need. */
export interface RestorablePictureStore extends PictureStore {
  /** Parses the facts about a picture and its thumbnail with the images; null if this version cannot read them. */
  parsePicture(value: unknown): CompletePicture | null;
  /** Reads the facts about all readable pictures. */
  list(): Promise<readonly PictureFacts[]>;
}

const factsSchema: v.GenericSchema<unknown, PictureFacts> = v.object({
  card: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CARD_ID_LENGTH)),
  type: v.picklist(pictureTypes),
  width: positiveSchema,
  height: positiveSchema,
  bytes: positiveSchema,
  origin: v.picklist(pictureOrigins),
  fingerprint: v.pipe(v.string(), v.maxLength(100)),
  savedAt: integerSchema,
});
const imageSchema: v.GenericSchema<unknown, StoredImage> = v.object({
  // After a reconnection, buffers belong to another document and are not instances of this document's ArrayBuffer.
  bytes: v.custom<ArrayBuffer>(
    (bytes) =>
      Object.prototype.toString.call(bytes) === '[object ArrayBuffer]' &&
      (bytes as ArrayBuffer).byteLength > 0,
  ),
  type: v.picklist(pictureTypes),
});

const completePictureSchema = v.object({ facts: factsSchema, picture: imageSchema, thumbnail: imageSchema });

interface Database extends Dexie {
  readonly facts: Store<unknown, string>;
  /** Facts about removed pictures. */
  readonly removed: Store<unknown, string>;
  readonly pictures: Store<unknown, string>;
  readonly thumbnails: Store<unknown, string>;
}

/** Opens the pictures, or rejects if storage is forbidden or broken. */
export async function openPictures(databaseName = DATABASE_NAME): Promise<RestorablePictureStore> {
  const database = new Dexie(databaseName, { indexedDB: recoverableIndexedDb() }) as Database;
  database.version(1).stores({ facts: 'card', removed: 'card', pictures: 'card', thumbnails: 'card' });
  await connect(database);
  const { facts, removed, pictures, thumbnails } = database;
  const allStores = [facts, removed, pictures, thumbnails];

  async function readAll(): Promise<FoundPictures> {
    const [rows, removedKeys] = await Promise.all([facts.toArray(), removed.toCollection().primaryKeys()]);
    const readable = rows.filter((row): row is PictureFacts => v.is(factsSchema, row));
    return { facts: readable, unreadableCount: rows.length - readable.length, removed: removedKeys };
  }

  async function readImage(images: Store<unknown, string>, card: string): Promise<StoredImage | null> {
    const parsed = v.safeParse(imageSchema, await withReconnect(database, () => images.get(card)));
    return parsed.success ? parsed.output : null;
  }

  const write = (stores: Store[], work: () => Promise<void>) =>
    withReconnect(database, () => database.transaction('rw', stores, work));

  return {
    watch(listener, onError) {
      watchQuery(database, readAll, listener, onError);
    },
    parsePicture: (value) => (v.is(completePictureSchema, value) ? (value as CompletePicture) : null),
    list: async () => (await withReconnect(database, readAll)).facts,
    picture: (card) => readImage(pictures, card),
    thumbnail: (card) => readImage(thumbnails, card),
    put: ({ facts: newFacts, picture, thumbnail }) =>
      write(allStores, async () => {
        await pictures.put({ card: newFacts.card, ...picture });
        await thumbnails.put({ card: newFacts.card, ...thumbnail });
        await removed.delete(newFacts.card);
        await facts.put(newFacts);
      }),
    remove: (cards) =>
      write([facts, removed], async () => {
        const rows = await facts.bulkGet([...cards]);
        await removed.bulkPut(rows.filter((row) => row !== undefined));
        await facts.bulkDelete([...cards]);
      }),
    undoRemoval: () =>
      write([facts, removed], async () => {
        await facts.bulkPut(await removed.toArray());
        await removed.clear();
      }),
    discardRemoved: () =>
      write(allStores, async () => {
        const cards = await removed.toCollection().primaryKeys();
        await pictures.bulkDelete(cards);
        await thumbnails.bulkDelete(cards);
        await removed.clear();
      }),
    erase: (cards) =>
      write(allStores, async () => {
        for (const store of allStores) await store.bulkDelete([...cards]);
      }),
  };
}
