/** Reads a backup file of any version: what it holds, and what of it can be restored. */
import * as v from 'valibot';
import type { CardIndexRow } from '../cards/card-index';
import type { SavedDeck } from '../decks/decks';
import type { OwnCard } from '../decks/own-card-schema';
import { gameSchema, stepRowSchema } from '../game/saved-game';
import type { NewPicture } from '../pictures/pictures';
import { type Bytes, openContainer } from './container';
import type { GameRow, GameRows } from './merge-games';
import {
  type AboutBackup,
  aboutSchema,
  type BackupCounts,
  decodeJson,
  type PartKind,
  partKinds,
} from './part-kinds';

/** The rows of a backup that this version can read; pictures and known cards stay in the file. */
export interface BackupRows {
  readonly games: readonly GameRows[];
  readonly decks: readonly SavedDeck[];
  readonly ownCards: readonly OwnCard[];
  /** By key, as they were stored. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly damaged: readonly Readonly<Record<string, unknown>>[];
}

export interface BackupSummary {
  /** Null if that part cannot be read. */
  readonly about: AboutBackup | null;
  /** What can be restored. */
  readonly readable: BackupCounts;
  /** Things that are in the file, or were, and cannot be read. */
  readonly unreadable: BackupCounts;
  /** Parts of a kind that this version does not know. */
  readonly unknownParts: number;
  /** Games of which undo does not reach back to the beginning. */
  readonly gamesWithGaps: number;
  readonly isCutOff: boolean;
  readonly isDamaged: boolean;
}

export interface ReadBackup {
  readonly summary: BackupSummary;
  readonly rows: BackupRows;
  /** Reads the pictures, one at a time. */
  pictures(tell?: (done: number) => unknown): AsyncGenerator<NewPicture, void, void>;
  knownCards(): AsyncGenerator<readonly CardIndexRow[], void, void>;
}

/** Characters of all rows together; a hostile file could hold more than fits into memory. */
const MOST_BYTES_OF_ROWS = 400_000_000;

/** The schemas of stored rows: each returns null for what this version cannot read. */
export interface RowReaders {
  readonly deck: (row: unknown) => SavedDeck | null;
  readonly ownCard: (row: unknown) => OwnCard | null;
  readonly knownCard: (row: unknown) => CardIndexRow | null;
  readonly picture: (value: unknown) => NewPicture | null;
}

/** Reads a file without changing anything; null if it is not a backup. Rejects if the file cannot be read. */
export async function readBackup(
  file: Blob,
  readers: RowReaders,
  tell?: (done: number) => unknown,
): Promise<ReadBackup | null> {
  const container = await openContainer(file);
  if (!container) return null;
  const gathered = createGathering(readers);
  for await (const part of container(() => true, tell)) {
    if (part.trouble) gathered.miss(part.kind, part.trouble === 'cutOff');
    else gathered.take(part.kind, part.body);
  }
  async function* parts(kind: PartKind, told?: (done: number) => unknown) {
    for await (const { body } of container?.((found) => found === kind, told) ?? []) if (body) yield body;
  }
  return {
    ...gathered.end(),
    async *pictures(told) {
      for await (const body of parts(partKinds.pictures, told)) {
        const picture = decodePicture(body, readers.picture);
        if (picture) yield picture;
      }
    },
    async *knownCards() {
      for await (const body of parts(partKinds.knownCards))
        yield listOf(decodeJson(body), readers.knownCard).rows;
    },
  };
}

interface MutableGame {
  readonly row: GameRow;
  readonly saves: GameRows['saves'];
  readonly steps: Map<number, GameRows['steps'][number]>;
}

const kindsOfCounts: Readonly<Record<string, keyof BackupCounts>> = {
  [partKinds.decks]: 'decks',
  [partKinds.ownCards]: 'ownCards',
  [partKinds.pictures]: 'pictures',
  [partKinds.knownCards]: 'knownCards',
  [partKinds.game]: 'games',
};
const none: BackupCounts = { games: 0, decks: 0, ownCards: 0, pictures: 0, knownCards: 0 };

function createGathering({ deck, ownCard, knownCard, picture }: RowReaders) {
  let about: AboutBackup | null = null;
  let isWhole = false;
  let isCutOff = false;
  let isDamaged = false;
  let unknownParts = 0;
  let size = 0;
  const games = new Map<string, MutableGame>();
  const decks = new Map<string, SavedDeck>();
  const ownCards = new Map<string, OwnCard>();
  const settings = new Map<string, unknown>();
  const damaged: Record<string, unknown>[] = [];
  const readable = { ...none };
  const missed = { ...none };

  function miss(kind: string | null, byCut: boolean) {
    if (byCut) isCutOff = true;
    else isDamaged = true;
    const counted = kind === null ? undefined : kindsOfCounts[kind];
    if (counted) missed[counted] += 1;
  }

  function takeGame(content: unknown): boolean {
    const game = readGame(content);
    if (game && !games.has(game.row.id)) games.set(game.row.id, game);
    return game !== null;
  }

  function takeList<Row extends { readonly id: string }>(
    content: unknown,
    read: (row: unknown) => Row | null,
    into: Map<string, Row>,
    counted: 'decks' | 'ownCards',
  ): true {
    const { rows, unreadable } = listOf(content, read);
    for (const row of rows) into.set(row.id, row);
    missed[counted] += unreadable;
    return true;
  }

  /** Returns whether the part was readable. */
  function takeRows(kind: PartKind, body: Bytes): boolean {
    size += body.length;
    const content = size > MOST_BYTES_OF_ROWS ? undefined : decodeJson(body);
    switch (kind) {
      case partKinds.about: {
        const parsed = v.safeParse(aboutSchema, content);
        about ??= parsed.success ? parsed.output : null;
        return parsed.success;
      }
      case partKinds.game:
        return takeGame(content);
      case partKinds.steps:
        return takeSteps(content, games);
      case partKinds.settings: {
        const { key, value } = (content ?? {}) as { key?: unknown; value?: unknown };
        if (typeof key === 'string') settings.set(key, value);
        return typeof key === 'string';
      }
      case partKinds.damaged:
        if (!isRecord(content)) return false;
        damaged.push(content);
        return true;
      case partKinds.decks:
        return Array.isArray(content) && takeList(content, deck, decks, 'decks');
      case partKinds.ownCards:
        return Array.isArray(content) && takeList(content, ownCard, ownCards, 'ownCards');
      case partKinds.knownCards: {
        const { rows, unreadable } = listOf(content, knownCard);
        readable.knownCards += rows.length;
        missed.knownCards += unreadable;
        return Array.isArray(content);
      }
      case partKinds.pictures:
      case partKinds.end:
        return true;
    }
  }

  return {
    miss,
    take(kind: string, body: Bytes) {
      const known = Object.values(partKinds).find((one) => one === kind);
      if (!known) unknownParts += 1;
      else if (known === partKinds.end) isWhole = true;
      else if (known === partKinds.pictures) {
        if (decodePicture(body, picture)) readable.pictures += 1;
        else missed.pictures += 1;
      } else if (!takeRows(known, body)) miss(known, false);
    },
    end(): Pick<ReadBackup, 'summary' | 'rows'> {
      const found = [...games.values()].map(completeGame);
      const counts = { ...readable, games: found.length, decks: decks.size, ownCards: ownCards.size };
      return {
        rows: {
          games: found,
          decks: [...decks.values()],
          ownCards: [...ownCards.values()],
          settings,
          damaged,
        },
        summary: {
          about,
          readable: counts,
          unreadable: missingFrom(counts, about, missed),
          unknownParts,
          gamesWithGaps: found.filter(({ row, steps }) => steps.length < row.length).length,
          isCutOff: isCutOff || !isWhole,
          isDamaged,
        },
      };
    },
  };
}

/** What the file should hold and does not, or, if that is unknown, what was found to be unreadable. */
function missingFrom(found: BackupCounts, about: AboutBackup | null, missed: BackupCounts): BackupCounts {
  const missing = (kind: keyof BackupCounts) =>
    about ? Math.max(0, about.counts[kind] - found[kind]) : missed[kind];
  return {
    games: missing('games'),
    decks: missing('decks'),
    ownCards: missing('ownCards'),
    pictures: missing('pictures'),
    knownCards: missing('knownCards'),
  };
}

const savesSchema = v.array(
  v.strictTuple([
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    v.union([v.pipe(v.string(), v.maxLength(100)), v.number()]),
  ]),
);

function readGame(content: unknown): MutableGame | null {
  const { row, saves } = (content ?? {}) as { row?: unknown; saves?: unknown };
  if (!v.is(gameSchema, row)) return null;
  return { row: row as GameRow, saves: v.is(savesSchema, saves) ? saves : [], steps: new Map() };
}

function takeSteps(content: unknown, games: ReadonlyMap<string, MutableGame>): boolean {
  const { game: id, steps } = (content ?? {}) as { game?: unknown; steps?: unknown };
  if (!Array.isArray(steps)) return false;
  const game = games.get(String(id));
  // Steps of a game that cannot be read are of no use.
  if (!game) return true;
  for (const step of steps) {
    if (!v.is(stepRowSchema, step) || !isRecord(step)) continue;
    const { index } = step as { readonly index: number };
    const isOfGame = Number.isSafeInteger(index) && index >= 0 && index < game.row.length;
    if (isOfGame) game.steps.set(index, { ...step, game: game.row.id, index });
  }
  return true;
}

/** Returns the game with the steps that undo can reach: those without a gap before the last one. */
function completeGame({ row, saves, steps }: MutableGame): GameRows {
  const reached: GameRows['steps'][number][] = [];
  for (let index = row.length - 1; index >= 0; index--) {
    const step = steps.get(index);
    if (!step) break;
    reached.push(step);
  }
  return { row, saves, steps: reached.reverse() };
}

function listOf<Row>(content: unknown, read: (row: unknown) => Row | null) {
  const all = Array.isArray(content) ? content : [];
  const rows = all.map(read).filter((row) => row !== null);
  return { rows, unreadable: all.length - rows.length };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const partSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const pictureSchema = v.object({
  facts: v.looseObject({}),
  picture: v.looseObject({ size: partSchema }),
  thumbnail: v.looseObject({ size: partSchema }),
});

function decodePicture(body: Bytes, read: RowReaders['picture']): NewPicture | null {
  if (body.length < 4) return null;
  const begin = 4 + new DataView(body.buffer, body.byteOffset).getUint32(0, true);
  const parsed = begin > body.length ? null : v.safeParse(pictureSchema, decodeJson(body.subarray(4, begin)));
  if (!parsed?.success) return null;
  const { facts, picture, thumbnail } = parsed.output;
  const middle = begin + picture.size;
  if (middle + thumbnail.size !== body.length) return null;
  return read({
    facts: { ...facts, bytes: picture.size + thumbnail.size },
    picture: { type: picture.type, bytes: body.slice(begin, middle).buffer },
    thumbnail: { type: thumbnail.type, bytes: body.slice(middle).buffer },
  });
}
