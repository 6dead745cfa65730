/**
 * Pictures of cards, in a database of their own: they are large, and the table opens whatever becomes of them. What is known of
 * each lies apart from the pictures themselves, so that all of them are listed without reading one. Bytes are kept as such: one
 * engine cannot store a Blob. A row that cannot be read stays as it is, for a version that can.
 */
import { Dexie, liveQuery, type Table as Store } from 'dexie';
import * as v from 'valibot';

const DATABASE_NAME = 'planar-table-pictures';

/** What pictures are kept as. */
const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Where a picture came from: the user's own files and camera, or Scryfall. */
const pictureOrigins = ['own', 'scryfall'] as const;
export type PictureOrigin = (typeof pictureOrigins)[number];

export interface PictureFacts {
  /** The printed card, or one of the user's own. */
  readonly card: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** Of the picture and its thumbnail together. */
  readonly bytes: number;
  readonly origin: PictureOrigin;
  /** Tells whether a file is the one this picture was made from; empty where that is not known. */
  readonly fingerprint: string;
  /** In milliseconds. */
  readonly savedAt: number;
}

export interface StoredImage {
  readonly bytes: ArrayBuffer;
  readonly type: PictureType;
}

export interface NewPicture {
  readonly facts: PictureFacts;
  readonly picture: StoredImage;
  readonly thumbnail: StoredImage;
}

export interface FoundPictures {
  readonly facts: readonly PictureFacts[];
  /** How many rows are there that this version cannot read. */
  readonly unreadable: number;
  /** Cards whose pictures were removed and can still be had back. */
  readonly removed: readonly string[];
}

export interface PictureStore {
  /** Tells what is there, now and after every change by any tab; or that it cannot be had. */
  watch(listener: (found: FoundPictures) => void, failed: (error: unknown) => void): void;
  /** Null where there is none, or none that can be read. */
  picture(card: string): Promise<StoredImage | null>;
  thumbnail(card: string): Promise<StoredImage | null>;
  /** Takes the place of the card's earlier picture. All of it is kept, or nothing. */
  put(picture: NewPicture): Promise<void>;
  /** Puts pictures aside; the room they take is free once they are discarded. */
  remove(cards: readonly string[]): Promise<void>;
  /** Everything that was put aside is there again. */
  restore(): Promise<void>;
  discardRemoved(): Promise<void>;
}

const size = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const factsSchema: v.GenericSchema<unknown, PictureFacts> = v.object({
  card: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  type: v.picklist(pictureTypes),
  width: size,
  height: size,
  bytes: size,
  origin: v.picklist(pictureOrigins),
  fingerprint: v.pipe(v.string(), v.maxLength(100)),
  savedAt: v.pipe(v.number(), v.safeInteger()),
});
const imageSchema: v.GenericSchema<unknown, StoredImage> = v.object({
  bytes: v.pipe(
    v.instance(ArrayBuffer),
    v.check(({ byteLength }) => byteLength > 0),
  ),
  type: v.picklist(pictureTypes),
});

interface Database extends Dexie {
  readonly facts: Store<unknown, string>;
  /** Facts of pictures that were put aside. */
  readonly removed: Store<unknown, string>;
  readonly pictures: Store<unknown, string>;
  readonly thumbnails: Store<unknown, string>;
}

/** Opens the pictures, or rejects when storage is forbidden or broken. */
export async function openPictures(databaseName = DATABASE_NAME): Promise<PictureStore> {
  const database = new Dexie(databaseName) as Database;
  database.version(1).stores({ facts: 'card', removed: 'card', pictures: 'card', thumbnails: 'card' });
  await database.open();
  const { facts, removed, pictures, thumbnails } = database;
  const everything = [facts, removed, pictures, thumbnails];

  async function readAll(): Promise<FoundPictures> {
    const [rows, asideKeys] = await Promise.all([facts.toArray(), removed.toCollection().primaryKeys()]);
    const readable = rows.filter((row): row is PictureFacts => v.is(factsSchema, row));
    return { facts: readable, unreadable: rows.length - readable.length, removed: asideKeys };
  }

  async function read(images: Store<unknown, string>, card: string): Promise<StoredImage | null> {
    const parsed = v.safeParse(imageSchema, await images.get(card));
    return parsed.success ? parsed.output : null;
  }

  return {
    watch(listener, failed) {
      liveQuery(readAll).subscribe(listener, failed);
    },
    picture: (card) => read(pictures, card),
    thumbnail: (card) => read(thumbnails, card),
    put: ({ facts: known, picture, thumbnail }) =>
      database.transaction('rw', everything, async () => {
        await pictures.put({ card: known.card, ...picture });
        await thumbnails.put({ card: known.card, ...thumbnail });
        await removed.delete(known.card);
        await facts.put(known);
      }),
    remove: (cards) =>
      database.transaction('rw', [facts, removed], async () => {
        const rows = await facts.bulkGet([...cards]);
        await removed.bulkPut(rows.filter((row) => row !== undefined));
        await facts.bulkDelete([...cards]);
      }),
    restore: () =>
      database.transaction('rw', [facts, removed], async () => {
        await facts.bulkPut(await removed.toArray());
        await removed.clear();
      }),
    discardRemoved: () =>
      database.transaction('rw', everything, async () => {
        const cards = await removed.toCollection().primaryKeys();
        await pictures.bulkDelete(cards);
        await thumbnails.bulkDelete(cards);
        await removed.clear();
      }),
  };
}
