/** Collects the parts of a backup file of any version: their contents, and what can be restored. */
import * as v from 'valibot';
import { isRecord } from '../../rules/change/change';
import type { CardIndexRow } from '../cards/card-index';
import type { CustomCard } from '../decks/custom-card-schema';
import type { SavedDeck } from '../decks/deck-store';
import type { NewPicture } from '../pictures/picture-store';
import type { Bytes } from './container';
import { decodePicture } from './decode-picture';
import { completeGame, type GatheredGame, readGatheredGame, takeSteps } from './gathered-games';
import type { GameRows } from './merge-games';
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
  readonly customCards: readonly CustomCard[];
  /** By key, as they were stored. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly damaged: readonly Readonly<Record<string, unknown>>[];
}

export interface BackupSummary {
  /** Null if that part cannot be read. */
  readonly about: AboutBackup | null;
  /** What can be restored. */
  readonly readable: BackupCounts;
  /** What the file contains, or should contain, that cannot be read. */
  readonly unreadable: BackupCounts;
  /** The number of parts of a kind that this version does not know. */
  readonly unknownParts: number;
  /** Games that cannot be undone back to their beginning. */
  readonly gamesWithGaps: number;
  readonly isCutOff: boolean;
  readonly isDamaged: boolean;
}

/** Maximum bytes of all rows together; a hostile file could contain more than fits into memory. */
const MAX_BYTES_OF_ROWS = 400_000_000;

/** The schemas of stored rows: each returns null for what this version cannot read. */
export interface RowReaders {
  readonly deck: (row: unknown) => SavedDeck | null;
  readonly customCard: (row: unknown) => CustomCard | null;
  readonly knownCard: (row: unknown) => CardIndexRow | null;
  readonly picture: (value: unknown) => NewPicture | null;
}

const kindsOfCounts: Readonly<Record<string, keyof BackupCounts>> = {
  [partKinds.decks]: 'decks',
  [partKinds.customCards]: 'customCards',
  [partKinds.pictures]: 'pictures',
  [partKinds.knownCards]: 'knownCards',
  [partKinds.game]: 'games',
};
type RowPart = Exclude<PartKind, typeof partKinds.pictures | typeof partKinds.end>;

/** The contents of the parts read so far. */
interface Gathered {
  about: AboutBackup | null;
  isWhole: boolean;
  isCutOff: boolean;
  isDamaged: boolean;
  unknownParts: number;
  bytesOfRows: number;
  readonly games: Map<string, GatheredGame>;
  readonly decks: Map<string, SavedDeck>;
  readonly customCards: Map<string, CustomCard>;
  readonly settings: Map<string, unknown>;
  readonly damaged: Record<string, unknown>[];
  readonly counted: { pictures: number; knownCards: number };
  readonly missed: { -readonly [Kind in keyof BackupCounts]: number };
}

/** Collects the parts of a file one by one. */
export function createPartCollector(readers: RowReaders) {
  const gathered: Gathered = {
    about: null,
    isWhole: false,
    isCutOff: false,
    isDamaged: false,
    unknownParts: 0,
    bytesOfRows: 0,
    games: new Map(),
    decks: new Map(),
    customCards: new Map(),
    settings: new Map(),
    damaged: [],
    counted: { pictures: 0, knownCards: 0 },
    missed: { games: 0, decks: 0, customCards: 0, pictures: 0, knownCards: 0 },
  };
  return {
    miss: (kind: string | null, isCutOff: boolean) => missPart(gathered, kind, isCutOff),
    take: (kind: string, body: Bytes) => takePart(gathered, readers, kind, body),
    end: () => resultOf(gathered),
  };
}

function missPart(gathered: Gathered, kind: string | null, isCutOff: boolean): void {
  if (isCutOff) gathered.isCutOff = true;
  else gathered.isDamaged = true;
  const counted = kind === null ? undefined : kindsOfCounts[kind];
  if (counted) gathered.missed[counted] += 1;
}

function takePart(gathered: Gathered, readers: RowReaders, kind: string, body: Bytes): void {
  const known = Object.values(partKinds).find((one) => one === kind);
  if (!known) gathered.unknownParts += 1;
  else if (known === partKinds.end) gathered.isWhole = true;
  else if (known === partKinds.pictures) {
    if (decodePicture(body, readers.picture)) gathered.counted.pictures += 1;
    else gathered.missed.pictures += 1;
  } else if (!takeRows(gathered, readers, known, body)) missPart(gathered, known, false);
}

/** Returns whether the part was readable. */
function takeRows(gathered: Gathered, readers: RowReaders, kind: RowPart, body: Bytes): boolean {
  gathered.bytesOfRows += body.length;
  const content = gathered.bytesOfRows > MAX_BYTES_OF_ROWS ? undefined : decodeJson(body);
  const { missed } = gathered;
  switch (kind) {
    case partKinds.about: {
      const parsed = v.safeParse(aboutSchema, content);
      gathered.about ??= parsed.success ? parsed.output : null;
      return parsed.success;
    }
    case partKinds.game: {
      const game = readGatheredGame(content);
      if (game && !gathered.games.has(game.row.id)) gathered.games.set(game.row.id, game);
      return game !== null;
    }
    case partKinds.steps:
      return takeSteps(content, gathered.games);
    case partKinds.settings: {
      const { key, value } = (content ?? {}) as { key?: unknown; value?: unknown };
      if (typeof key === 'string') gathered.settings.set(key, value);
      return typeof key === 'string';
    }
    case partKinds.damaged:
      if (!isRecord(content)) return false;
      gathered.damaged.push(content);
      return true;
    case partKinds.decks:
      if (!Array.isArray(content)) return false;
      missed.decks += takeList(content, readers.deck, gathered.decks);
      return true;
    case partKinds.customCards:
      if (!Array.isArray(content)) return false;
      missed.customCards += takeList(content, readers.customCard, gathered.customCards);
      return true;
    case partKinds.knownCards: {
      const { rows, unreadable } = listOf(content, readers.knownCard);
      gathered.counted.knownCards += rows.length;
      missed.knownCards += unreadable;
      return Array.isArray(content);
    }
  }
}

/** Returns how many rows are unreadable. */
function takeList<Row extends { readonly id: string }>(
  content: unknown,
  read: (row: unknown) => Row | null,
  into: Map<string, Row>,
): number {
  const { rows, unreadable } = listOf(content, read);
  for (const row of rows) into.set(row.id, row);
  return unreadable;
}

function resultOf(gathered: Gathered): { readonly summary: BackupSummary; readonly rows: BackupRows } {
  const { about, decks, customCards, settings, damaged, unknownParts, isDamaged } = gathered;
  const games = [...gathered.games.values()].map(completeGame);
  const readable = {
    ...gathered.counted,
    games: games.length,
    decks: decks.size,
    customCards: customCards.size,
  };
  return {
    rows: { games, decks: [...decks.values()], customCards: [...customCards.values()], settings, damaged },
    summary: {
      about,
      readable,
      unreadable: missingFrom(readable, about, gathered.missed),
      unknownParts,
      gamesWithGaps: games.filter(({ row, steps }) => steps.length < row.length).length,
      isCutOff: gathered.isCutOff || !gathered.isWhole,
      isDamaged,
    },
  };
}

/** Returns the counts of what the file should contain but does not or, if that is unknown, of what was unreadable. */
function missingFrom(found: BackupCounts, about: AboutBackup | null, missed: BackupCounts): BackupCounts {
  const missing = (kind: keyof BackupCounts) =>
    about ? Math.max(0, about.counts[kind] - found[kind]) : missed[kind];
  return {
    games: missing('games'),
    decks: missing('decks'),
    customCards: missing('customCards'),
    pictures: missing('pictures'),
    knownCards: missing('knownCards'),
  };
}

/** Reads the rows of a part, each by itself, and counts the unreadable ones. */
export function listOf<Row>(content: unknown, read: (row: unknown) => Row | null) {
  const all = Array.isArray(content) ? content : [];
  const rows = all.map(read).filter((row) => row !== null);
  return { rows, unreadable: all.length - rows.length };
}
