/** Writes a backup part by part, so that no more than one picture is in memory. */
import { cardIdOfCopy, isCustomCard } from '../../rules/planar/planar-card';
import type { Table } from '../../rules/table/table';
import type { CardIndexRow } from '../cards/card-index';
import { asJson } from '../lenient-json';
import type {
  PictureFacts,
  PictureOrigin,
  RestorablePictureStore,
  StoredImage,
} from '../pictures/picture-store';
import { toStoredForm } from '../stored-names/settings-and-card-names';
import { type BackupDatabases, readGameRows, settingRows } from './backup-databases';
import {
  type AboutBackup,
  type BackupCounts,
  encodeText,
  FORMAT_VERSION,
  partKinds,
  storedCounts,
} from './backup-format';
import { type Bytes, encodePart, signature } from './container';
import type { GameRows } from './game-versions';

export interface BackupChoice {
  readonly ownPictures: boolean;
  readonly downloadedPictures: boolean;
  readonly knownCards: boolean;
}

/** The contents of a backup, in numbers and bytes. */
export interface BackupSizes {
  readonly gameCount: number;
  readonly decks: number;
  readonly customCards: number;
  /** Bytes of everything except pictures and known cards. */
  readonly bytesOfRows: number;
  readonly ownPictures: Amount;
  readonly downloadedPictures: Amount;
  readonly knownCards: Amount;
}

interface Amount {
  readonly count: number;
  readonly bytes: number;
}

type Parts = AsyncGenerator<Bytes, void, void>;

/** Rows of a list are batched up to this many characters, so that damage to a part affects few of them. */
const BATCH_LENGTH = 65_536;
const CARDS_PER_PART = 500;
/** Approximate bytes of the facts stored with a picture. */
const FACTS_BYTES = 320;

export async function measureBackup(databases: BackupDatabases): Promise<BackupSizes> {
  const [counts, facts] = [await countAll(databases), await (await databases.pictures()).list()];
  let bytesOfRows = 0;
  for await (const part of rowParts(databases)) bytesOfRows += part.length;
  const sampleRows = await (await databases.cardIndex()).readAfter(null, CARDS_PER_PART);
  const averageBytes = encodeText(JSON.stringify(sampleRows)).length / Math.max(1, sampleRows.length);
  const amountOf = (origin: PictureOrigin): Amount => {
    const pictures = facts.filter((picture) => picture.origin === origin);
    return {
      count: pictures.length,
      bytes: pictures.reduce((sum, { bytes }) => sum + bytes + FACTS_BYTES, 0),
    };
  };
  return {
    gameCount: counts.games,
    decks: counts.decks,
    customCards: counts.customCards,
    bytesOfRows,
    ownPictures: amountOf('own'),
    downloadedPictures: amountOf('scryfall'),
    knownCards: {
      count: counts.knownCards,
      bytes: Math.round(counts.knownCards * averageBytes),
    },
  };
}

export async function* writeBackup(
  databases: BackupDatabases,
  choice: BackupChoice,
  backupInfo: Pick<AboutBackup, 'madeAt' | 'version'>,
): Parts {
  const pictures = await databases.pictures();
  const chosenPictures = (await pictures.list()).filter(({ origin }) =>
    origin === 'own' ? choice.ownPictures : choice.downloadedPictures,
  );
  const allCounts = await countAll(databases);
  const counts = storedCounts({
    ...allCounts,
    pictures: chosenPictures.length,
    knownCards: choice.knownCards ? allCounts.knownCards : 0,
  });
  yield signature();
  yield jsonPart(partKinds.about, { format: FORMAT_VERSION, ...backupInfo, counts });
  yield* rowParts(databases);
  yield* pictureParts(pictures, chosenPictures);
  if (choice.knownCards) yield* knownCardParts(databases);
  yield jsonPart(partKinds.end, counts);
}

/** Writes one game, with the user's custom cards in it, as a backup that contains nothing else. */
export async function* writeGame(
  databases: BackupDatabases,
  game: GameRows,
  backupInfo: Pick<AboutBackup, 'madeAt' | 'version'>,
): Parts {
  const { handedOver, ...row } = game.row;
  const customCardIds = customCardIdsOn(row.table);
  const customCards = (await (await databases.customCards()).readStored()).filter((card) =>
    customCardIds.has((card as { readonly id?: string }).id ?? ''),
  );
  const counts = storedCounts({
    games: 1,
    decks: 0,
    customCards: customCards.length,
    pictures: 0,
    knownCards: 0,
  });
  yield signature();
  yield jsonPart(partKinds.about, { format: FORMAT_VERSION, ...backupInfo, counts });
  yield* gameParts({ ...game, row });
  yield* listParts(partKinds.customCards, customCards);
  yield jsonPart(partKinds.end, counts);
}

function customCardIdsOn(table: unknown): ReadonlySet<string> {
  const { planar } = table as Pick<Table, 'planar'>;
  return new Set(
    Object.keys(planar?.kinds ?? {})
      .filter(isCustomCard)
      .map(cardIdOfCopy),
  );
}

async function countAll({
  database,
  decks,
  customCards,
  pictures,
  cardIndex,
}: BackupDatabases): Promise<BackupCounts> {
  return {
    games: await database.games.count(),
    decks: (await (await decks()).readStored()).length,
    customCards: (await (await customCards()).readStored()).length,
    pictures: (await (await pictures()).list()).length,
    knownCards: await (await cardIndex()).count(),
  };
}

/** Yields everything except pictures and known cards. */
async function* rowParts(databases: BackupDatabases): Parts {
  const { database } = databases;
  for (const row of await settingRows(database)) yield jsonPart(partKinds.settings, row);
  yield* listParts(partKinds.decks, await (await databases.decks()).readStored());
  yield* listParts(partKinds.customCards, await (await databases.customCards()).readStored());
  for (const id of await database.games.orderBy('touchedAt').reverse().primaryKeys()) {
    const game = await readGameRows(database, id);
    if (game) yield* gameParts(game);
  }
  for (const row of await database.damaged.toArray()) {
    const { id, ...otherFields } = row as Record<string, unknown>;
    yield encodePart(partKinds.damaged, encodeText(asJson(otherFields)));
  }
}

/** Yields the last steps first, so that as much as possible can be undone if the file is cut off. */
function* gameParts({ row, steps, saves }: GameRows) {
  yield jsonPart(partKinds.game, { row, saves });
  for (const batch of batches(steps.toReversed(), ({ game, ...step }) => JSON.stringify(step))) {
    const body = `{"game":${JSON.stringify(row.id)},"steps":[${batch.join(',')}]}`;
    yield encodePart(partKinds.steps, encodeText(body));
  }
}

function* listParts(kind: string, rows: readonly unknown[]) {
  for (const batch of batches(rows, (row) => asJson(row)))
    yield encodePart(kind, encodeText(`[${batch.join(',')}]`));
}

/** Yields rows as texts, in batches that are complete once they reach `BATCH_LENGTH`. */
function* batches<Row>(rows: readonly Row[], toText: (row: Row) => string): Generator<readonly string[]> {
  let batch: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = toText(row);
    batch.push(text);
    size += text.length;
    if (size < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

async function* pictureParts(store: RestorablePictureStore, chosenFacts: readonly PictureFacts[]): Parts {
  for (const facts of chosenFacts) {
    const [picture, thumbnail] = [await store.picture(facts.card), await store.thumbnail(facts.card)];
    if (picture && thumbnail) yield encodePart(partKinds.pictures, encodePicture(facts, picture, thumbnail));
  }
}

/** Encodes the length of the facts, the facts, the picture and its thumbnail. */
function encodePicture(facts: PictureFacts, picture: StoredImage, thumbnail: StoredImage): Bytes {
  const json = encodeText(
    JSON.stringify({
      facts,
      picture: { type: picture.type, size: picture.bytes.byteLength },
      thumbnail: { type: thumbnail.type, size: thumbnail.bytes.byteLength },
    }),
  );
  const body = new Uint8Array(4 + json.length + picture.bytes.byteLength + thumbnail.bytes.byteLength);
  new DataView(body.buffer).setUint32(0, json.length, true);
  body.set(json, 4);
  body.set(new Uint8Array(picture.bytes), 4 + json.length);
  body.set(new Uint8Array(thumbnail.bytes), 4 + json.length + picture.bytes.byteLength);
  return body;
}

async function* knownCardParts({ cardIndex }: BackupDatabases): Parts {
  const store = await cardIndex();
  let lastKey: string | null = null;
  for (;;) {
    const rows: readonly CardIndexRow[] = await store.readAfter(lastKey, CARDS_PER_PART);
    if (rows.length === 0) return;
    yield jsonPart(partKinds.knownCards, toStoredForm(rows));
    lastKey = rows.at(-1)?.key ?? null;
  }
}

function jsonPart(kind: string, value: unknown): Bytes {
  return encodePart(kind, encodeText(asJson(value)));
}
