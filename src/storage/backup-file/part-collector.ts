/** Collects the parts of a backup file of any version: their contents, and what can be restored. */
import * as v from 'valibot';
import { isRecord } from '../../rules/change/change';
import type { CardIndexRow } from '../cards/card-index';
import type { CustomCard } from '../decks/custom-card-schema';
import type { SavedDeck } from '../decks/deck-store';
import type { NewPicture } from '../pictures/picture-store';
import { addSteps, type CollectedGame, completeGame, readCollectedGame } from './collected-games';
import type { Bytes } from './container';
import { decodePicture } from './decode-picture';
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
  readonly unknownPartCount: number;
  /** Games that cannot be undone back to their beginning. */
  readonly incompleteGameCount: number;
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
  isDamaged: boolean;
  unknownPartCount: number;
  bytesOfRows: number;
  readonly games: Map<string, CollectedGame>;
  readonly decks: Map<string, SavedDeck>;
  readonly customCards: Map<string, CustomCard>;
  readonly settings: Map<string, unknown>;
  readonly damaged: Record<string, unknown>[];
  readonly readCounts: { pictures: number; knownCards: number };
  readonly unreadableCounts: { -readonly [Kind in keyof BackupCounts]: number };
}

/** Collects the parts of a file one by one. */
export function createPartCollector(readers: RowReaders) {
  const gathered: CollectedParts = {
    about: null,
    hasEnd: false,
    isCutOff: false,
    isDamaged: false,
    unknownPartCount: 0,
    bytesOfRows: 0,
    games: new Map(),
    decks: new Map(),
    customCards: new Map(),
    settings: new Map(),
    damaged: [],
    readCounts: { pictures: 0, knownCards: 0 },
    unreadableCounts: { games: 0, decks: 0, customCards: 0, pictures: 0, knownCards: 0 },
  };
  return {
    addUnreadable: (kind: string | null, isCutOff: boolean) => countUnreadablePart(gathered, kind, isCutOff),
    add: (kind: string, body: Bytes) => addPart(gathered, readers, kind, body),
    result: () => resultOf(gathered),
  };
}

function countUnreadablePart(gathered: CollectedParts, kind: string | null, isCutOff: boolean): void {
  if (isCutOff) gathered.isCutOff = true;
  else gathered.isDamaged = true;
  const counted = kind === null ? undefined : countedKinds[kind];
  if (counted) gathered.unreadableCounts[counted] += 1;
}

function addPart(gathered: CollectedParts, readers: RowReaders, kind: string, body: Bytes): void {
  const knownKind = Object.values(partKinds).find((partKind) => partKind === kind);
  if (!knownKind) gathered.unknownPartCount += 1;
  else if (knownKind === partKinds.end) gathered.hasEnd = true;
  else if (knownKind === partKinds.pictures) {
    if (decodePicture(body, readers.picture)) gathered.readCounts.pictures += 1;
    else gathered.unreadableCounts.pictures += 1;
  } else if (!addRows(gathered, readers, knownKind, body)) countUnreadablePart(gathered, knownKind, false);
}

/** Returns whether the part was readable. */
function addRows(gathered: CollectedParts, readers: RowReaders, kind: RowPart, body: Bytes): boolean {
  gathered.bytesOfRows += body.length;
  const content = gathered.bytesOfRows > MAX_BYTES_OF_ROWS ? undefined : decodeJson(body);
  const { unreadableCounts } = gathered;
  switch (kind) {
    case partKinds.about: {
      const parsed = v.safeParse(aboutSchema, content);
      gathered.about ??= parsed.success ? parsed.output : null;
      return parsed.success;
    }
    case partKinds.game: {
      const game = readCollectedGame(content);
      if (game && !gathered.games.has(game.row.id)) gathered.games.set(game.row.id, game);
      return game !== null;
    }
    case partKinds.steps:
      return addSteps(content, gathered.games);
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
      unreadableCounts.decks += addList(content, readers.deck, gathered.decks);
      return true;
    case partKinds.customCards:
      if (!Array.isArray(content)) return false;
      unreadableCounts.customCards += addList(content, readers.customCard, gathered.customCards);
      return true;
    case partKinds.knownCards: {
      const { rows, unreadable } = readRows(content, readers.knownCard);
      gathered.readCounts.knownCards += rows.length;
      unreadableCounts.knownCards += unreadable;
      return Array.isArray(content);
    }
  }
}

/** Returns how many rows are unreadable. */
function addList<Row extends { readonly id: string }>(
  content: unknown,
  read: (row: unknown) => Row | null,
  into: Map<string, Row>,
): number {
  const { rows, unreadable } = readRows(content, read);
  for (const row of rows) into.set(row.id, row);
  return unreadable;
}

function resultOf(gathered: CollectedParts): { readonly summary: BackupSummary; readonly rows: BackupRows } {
  const { about, decks, customCards, settings, damaged, unknownPartCount, isDamaged } = gathered;
  const games = [...gathered.games.values()].map(completeGame);
  const readable = {
    ...gathered.readCounts,
    games: games.length,
    decks: decks.size,
    customCards: customCards.size,
  };
  return {
    rows: { games, decks: [...decks.values()], customCards: [...customCards.values()], settings, damaged },
    summary: {
      about,
      readable,
      unreadable: countMissing(readable, about, gathered.unreadableCounts),
      unknownPartCount,
      incompleteGameCount: games.filter(({ row, steps }) => steps.length < row.length).length,
      isCutOff: gathered.isCutOff || !gathered.hasEnd,
      isDamaged,
    },
  };
}

/** Returns the counts of what the file should contain but does not or, if that is unknown, of what was unreadable. */
function countMissing(readable: BackupCounts, about: AboutBackup | null, missed: BackupCounts): BackupCounts {
  const missing = (kind: keyof BackupCounts) =>
    about ? Math.max(0, about.counts[kind] - readable[kind]) : missed[kind];
  return {
    games: missing('games'),
    decks: missing('decks'),
    customCards: missing('customCards'),
    pictures: missing('pictures'),
    knownCards: missing('knownCards'),
  };
}

/** Reads the rows of a part, each by itself, and counts the unreadable ones. */
export function readRows<Row>(content: unknown, read: (row: unknown) => Row | null) {
  const items = Array.isArray(content) ? content : [];
  const rows = items.map(read).filter((row) => row !== null);
  return { rows, unreadable: items.length - rows.length };
}
