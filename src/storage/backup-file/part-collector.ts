/** Collects the parts of a backup file of any version: their contents, and what can be restored. */
import * as v from 'valibot';
import { isRecord } from '../../rules/change/change';
import type { CardIndexRow } from '../cards/card-index';
import type { CustomCard } from '../decks/custom-card-schema';
import type { SavedDeck } from '../decks/deck-store';
import type { CompletePicture } from '../pictures/picture-store';
import {
  type AboutBackup,
  aboutSchema,
  type BackupCounts,
  decodeJson,
  type PartKind,
  partKinds,
} from './backup-format';
import { addSteps, type CollectedGame, readCollectedGame, withReachableSteps } from './collected-games';
import type { Bytes } from './container';
import { decodePicturePart } from './decode-picture-part';
import type { GameRows } from './game-versions';

/** The rows of a backup that this version can read; pictures and known cards stay in the file. */
export interface BackupRows {
  readonly games: readonly GameRows[];
  readonly decks: readonly SavedDeck[];
  readonly customCards: readonly CustomCard[];
  /** By key, as they were stored. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly damagedRows: readonly Readonly<Record<string, unknown>>[];
}

export interface BackupSummary {
  /** Null if that part cannot be read. */
  readonly about: AboutBackup | null;
  /** What can be restored. */
  readonly readableCounts: BackupCounts;
  /** What the file contains, or should contain, that cannot be read. */
  readonly missingCounts: BackupCounts;
  /** The number of parts of a kind that this version does not know. */
  readonly unknownPartCount: number;
  /** Games that cannot be undone back to their beginning. */
  readonly incompleteGameCount: number;
  readonly isCutOff: boolean;
  readonly isFileDamaged: boolean;
}

/** Maximum bytes of all rows together; a hostile file could contain more than fits into memory. */
const MAX_BYTES_OF_ROWS = 400_000_000;

/** The schemas of stored rows: each returns null for what this version cannot read. */
export interface RowParsers {
  readonly deck: (row: unknown) => SavedDeck | null;
  readonly customCard: (row: unknown) => CustomCard | null;
  readonly knownCard: (row: unknown) => CardIndexRow | null;
  readonly picture: (value: unknown) => CompletePicture | null;
}

const countedKinds: Readonly<Record<string, keyof BackupCounts>> = {
  [partKinds.decks]: 'decks',
  [partKinds.customCards]: 'customCards',
  [partKinds.pictures]: 'pictures',
  [partKinds.knownCards]: 'knownCards',
  [partKinds.game]: 'games',
};
type RowPart = Exclude<PartKind, typeof partKinds.pictures | typeof partKinds.end>;

/** The contents of the parts read so far. */
interface CollectedParts {
  about: AboutBackup | null;
  hasEnd: boolean;
  isCutOff: boolean;
  isFileDamaged: boolean;
  unknownPartCount: number;
  bytesOfRows: number;
  readonly games: Map<string, CollectedGame>;
  readonly decks: Map<string, SavedDeck>;
  readonly customCards: Map<string, CustomCard>;
  readonly settings: Map<string, unknown>;
  readonly damagedRows: Record<string, unknown>[];
  readonly readableCounts: { pictures: number; knownCards: number };
  readonly unreadableCounts: { -readonly [Kind in keyof BackupCounts]: number };
}

/** Collects the parts of a file one by one. */
export function createPartCollector(rowParsers: RowParsers) {
  const collected: CollectedParts = {
    about: null,
    hasEnd: false,
    isCutOff: false,
    isFileDamaged: false,
    unknownPartCount: 0,
    bytesOfRows: 0,
    games: new Map(),
    decks: new Map(),
    customCards: new Map(),
    settings: new Map(),
    damagedRows: [],
    readableCounts: { pictures: 0, knownCards: 0 },
    unreadableCounts: { games: 0, decks: 0, customCards: 0, pictures: 0, knownCards: 0 },
  };
  return {
    addUnreadable: (kind: string | null, isCutOff: boolean) => countUnreadablePart(collected, kind, isCutOff),
    add: (kind: string, body: Bytes) => addPart(collected, rowParsers, kind, body),
    result: () => resultOf(collected),
  };
}

function countUnreadablePart(collected: CollectedParts, kind: string | null, isCutOff: boolean): void {
  if (isCutOff) collected.isCutOff = true;
  else collected.isFileDamaged = true;
  const countedKind = kind === null ? undefined : countedKinds[kind];
  if (countedKind) collected.unreadableCounts[countedKind] += 1;
}

function addPart(collected: CollectedParts, rowParsers: RowParsers, kind: string, body: Bytes): void {
  const knownKind = Object.values(partKinds).find((partKind) => partKind === kind);
  if (!knownKind) collected.unknownPartCount += 1;
  else if (knownKind === partKinds.end) collected.hasEnd = true;
  else if (knownKind === partKinds.pictures) {
    if (decodePicturePart(body, rowParsers.picture)) collected.readableCounts.pictures += 1;
    else collected.unreadableCounts.pictures += 1;
  } else if (!addRows(collected, rowParsers, knownKind, body))
    countUnreadablePart(collected, knownKind, false);
}

/** Returns whether the part was readable. */
function addRows(collected: CollectedParts, rowParsers: RowParsers, kind: RowPart, body: Bytes): boolean {
  collected.bytesOfRows += body.length;
  const content = collected.bytesOfRows > MAX_BYTES_OF_ROWS ? undefined : decodeJson(body);
  const { unreadableCounts } = collected;
  switch (kind) {
    case partKinds.about: {
      const parsed = v.safeParse(aboutSchema, content);
      collected.about ??= parsed.success ? parsed.output : null;
      return parsed.success;
    }
    case partKinds.game: {
      const game = readCollectedGame(content);
      if (game && !collected.games.has(game.row.id)) collected.games.set(game.row.id, game);
      return game !== null;
    }
    case partKinds.steps:
      return addSteps(content, collected.games);
    case partKinds.settings: {
      const { key, value } = (content ?? {}) as { key?: unknown; value?: unknown };
      if (typeof key === 'string') collected.settings.set(key, value);
      return typeof key === 'string';
    }
    case partKinds.damaged:
      if (!isRecord(content)) return false;
      collected.damagedRows.push(content);
      return true;
    case partKinds.decks:
      if (!Array.isArray(content)) return false;
      unreadableCounts.decks += addRowsById(content, rowParsers.deck, collected.decks);
      return true;
    case partKinds.customCards:
      if (!Array.isArray(content)) return false;
      unreadableCounts.customCards += addRowsById(content, rowParsers.customCard, collected.customCards);
      return true;
    case partKinds.knownCards: {
      const { rows, unreadableCount } = parseRows(content, rowParsers.knownCard);
      collected.readableCounts.knownCards += rows.length;
      unreadableCounts.knownCards += unreadableCount;
      return Array.isArray(content);
    }
  }
}

/** Returns how many rows are unreadable. */
function addRowsById<Row extends { readonly id: string }>(
  content: unknown,
  read: (row: unknown) => Row | null,
  rowsById: Map<string, Row>,
): number {
  const { rows, unreadableCount } = parseRows(content, read);
  for (const row of rows) rowsById.set(row.id, row);
  return unreadableCount;
}

function resultOf(collected: CollectedParts): { readonly summary: BackupSummary; readonly rows: BackupRows } {
  const { about, decks, customCards, settings, damagedRows, unknownPartCount, isFileDamaged } = collected;
  const games = [...collected.games.values()].map(withReachableSteps);
  const readableCounts = {
    ...collected.readableCounts,
    games: games.length,
    decks: decks.size,
    customCards: customCards.size,
  };
  return {
    rows: {
      games,
      decks: [...decks.values()],
      customCards: [...customCards.values()],
      settings,
      damagedRows,
    },
    summary: {
      about,
      readableCounts,
      missingCounts: countMissing(readableCounts, about, collected.unreadableCounts),
      unknownPartCount,
      incompleteGameCount: games.filter(({ row, steps }) => steps.length < row.length).length,
      isCutOff: collected.isCutOff || !collected.hasEnd,
      isFileDamaged,
    },
  };
}

/** Returns the counts of what the file should contain but does not or, if that is unknown, of what was unreadable. */
function countMissing(
  readableCounts: BackupCounts,
  about: AboutBackup | null,
  unreadableCounts: BackupCounts,
): BackupCounts {
  const missingCount = (kind: keyof BackupCounts) =>
    about ? Math.max(0, about.counts[kind] - readableCounts[kind]) : unreadableCounts[kind];
  return {
    games: missingCount('games'),
    decks: missingCount('decks'),
    customCards: missingCount('customCards'),
    pictures: missingCount('pictures'),
    knownCards: missingCount('knownCards'),
  };
}

/** Reads the rows of a part, each by itself, and counts the unreadable ones. */
export function parseRows<Row>(content: unknown, read: (row: unknown) => Row | null) {
  const rawRows = Array.isArray(content) ? content : [];
  const rows = rawRows.map(read).filter((row) => row !== null);
  return { rows, unreadableCount: rawRows.length - rows.length };
}
