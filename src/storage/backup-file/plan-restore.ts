/** Decides what restoring a backup changes. Nothing is written here. */
import { parseSettings } from '../settings/settings';
import { withStoredNames } from '../stored-names';
import type { SettingRow } from './backup-places';
import { asFork, asSuccessor, forkIdOf, type GameRows, relate } from './merge-games';
import { mergeSettings } from './merge-settings';
import type { BackupRows } from './read-backup';

/** `merge`: what is newer stays or comes; `replace`: only what is in the backup remains. */
export type RestoreMode = 'merge' | 'replace';

/** A game before and after; null where there is none. */
export interface GameChange {
  readonly id: string;
  readonly before: GameRows | null;
  readonly after: GameRows | null;
}

/** Any other row before and after; undefined where there is none. */
export interface RowChange {
  readonly place: 'decks' | 'ownCards' | 'settings' | 'damaged';
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RestorePlan {
  readonly games: readonly GameChange[];
  readonly rows: readonly RowChange[];
  readonly counts: RestoreCounts;
}

/** What happens to how many things. */
export interface RestoreCounts {
  /** Games that are not on this phone. */
  readonly newGames: number;
  /** Games that the backup has in a later state. */
  readonly continuedGames: number;
  /** Games that went on differently here and in the backup; both are kept. */
  readonly forkedGames: number;
  /** Games that stay as they are. */
  readonly keptGames: number;
  readonly removedGames: number;
  readonly newDecks: number;
  readonly changedDecks: number;
  readonly newOwnCards: number;
  readonly changedOwnCards: number;
}

/** What is on this phone. */
export interface PresentRows {
  readonly games: ReadonlyMap<string, GameRows>;
  /** As they are stored, including unreadable ones. */
  readonly decks: readonly unknown[];
  readonly ownCards: readonly unknown[];
  readonly settings: readonly SettingRow[];
  readonly damaged: readonly unknown[];
}

export interface PlanPorts {
  /** The id of the game that is to be on the table afterward, or null. */
  readonly onTable: string | null;
  /**
   * Whether that game comes from another phone in a backup of its own: then it is no longer handed over, and if it went
   * on differently here, the received version is put on the table.
   */
  readonly isReceived?: boolean;
  readonly now: number;
  readonly freshClaim: () => string;
}

export function planRestore(
  mode: RestoreMode,
  backup: BackupRows,
  present: PresentRows,
  ports: PlanPorts,
): RestorePlan {
  const games = mode === 'merge' ? mergeGames(backup, present, ports) : replaceGames(backup, present, ports);
  const decks = planList('decks', mode, backup.decks, present.decks);
  const ownCards = planList('ownCards', mode, backup.ownCards, present.ownCards);
  return {
    games: games.changes,
    rows: [
      ...decks.changes,
      ...ownCards.changes,
      ...planSettings(mode, backup, present),
      ...planDamaged(backup, present),
    ],
    counts: {
      ...games.counts,
      newDecks: decks.added,
      changedDecks: decks.changed,
      newOwnCards: ownCards.added,
      changedOwnCards: ownCards.changed,
    },
  };
}

type PlannedGames = {
  readonly changes: readonly GameChange[];
  readonly counts: Pick<
    RestoreCounts,
    'newGames' | 'continuedGames' | 'forkedGames' | 'keptGames' | 'removedGames'
  >;
};

function mergeGames({ games }: BackupRows, { games: present }: PresentRows, ports: PlanPorts): PlannedGames {
  const changes = new Map<string, GameChange>();
  const counts = { newGames: 0, continuedGames: 0, forkedGames: 0, keptGames: 0, removedGames: 0 };
  let { onTable } = ports;
  for (const file of games) {
    const { id } = file.row;
    const here = present.get(id);
    const relation = here ? relate(here, file) : 'new';
    switch (relation) {
      case 'new':
        changes.set(id, { id, before: null, after: file });
        counts.newGames += 1;
        break;
      case 'fileWentOn':
        changes.set(id, {
          id,
          before: here ?? null,
          after: asSuccessor(file, here?.row.revision ?? 0, ports.freshClaim),
        });
        counts.continuedGames += 1;
        break;
      case 'forked': {
        const fork = forkIdOf(file);
        if (ports.isReceived) onTable = fork;
        if (present.has(fork)) counts.keptGames += 1;
        else {
          changes.set(fork, { id: fork, before: null, after: asFork(file) });
          counts.forkedGames += 1;
        }
        break;
      }
      case 'same':
      case 'hereWentOn':
        counts.keptGames += 1;
    }
  }
  if (onTable !== null) putOnTable(onTable, changes, present, ports);
  return { changes: [...changes.values()], counts };
}

/** Makes a game the one touched last, because that one is shown. */
function putOnTable(
  id: string,
  changes: Map<string, GameChange>,
  present: PresentRows['games'],
  { now, freshClaim, isReceived }: PlanPorts,
): void {
  const before = present.get(id) ?? null;
  const shown = changes.get(id)?.after ?? before;
  if (!shown) return;
  const { handedOver, ...row } = shown.row;
  const isMarked = handedOver !== undefined && isReceived === true;
  const others = [...present.values(), ...[...changes.values()].map(({ after }) => after)];
  const latest = Math.max(
    ...others.map((game) => (game && game.row.id !== id ? game.row.touchedAt : Number.NEGATIVE_INFINITY)),
  );
  if (latest < row.touchedAt && !isMarked) return;
  const touchedAt = Math.max(row.touchedAt, Math.min(Math.max(now, latest + 1), 8.64e15));
  const touched = { ...shown, row: { ...(isMarked ? row : shown.row), touchedAt } };
  changes.set(id, { id, before, after: asSuccessor(touched, before?.row.revision ?? 0, freshClaim) });
}

function replaceGames(
  { games }: BackupRows,
  { games: present }: PresentRows,
  ports: PlanPorts,
): PlannedGames {
  const changes: GameChange[] = [];
  const counts = { newGames: 0, continuedGames: 0, forkedGames: 0, keptGames: 0, removedGames: 0 };
  for (const file of games) {
    const { id } = file.row;
    const before = present.get(id) ?? null;
    if (before && relate(before, file) === 'same') {
      counts.keptGames += 1;
      continue;
    }
    if (before) counts.continuedGames += 1;
    else counts.newGames += 1;
    changes.push({ id, before, after: asSuccessor(file, before?.row.revision ?? 0, ports.freshClaim) });
  }
  const kept = new Set(games.map(({ row }) => row.id));
  for (const [id, before] of present) {
    if (kept.has(id)) continue;
    counts.removedGames += 1;
    changes.push({ id, before, after: null });
  }
  return { changes, counts };
}

interface ListRow {
  readonly id: string;
  readonly touchedAt: number;
}

/** Decks and own cards: of two versions, the one changed later is taken. */
function planList(
  place: 'decks' | 'ownCards',
  mode: RestoreMode,
  backup: readonly ListRow[],
  present: readonly unknown[],
) {
  const here = new Map((present as readonly Partial<ListRow>[]).map((row) => [row?.id, row]));
  const changes: RowChange[] = [];
  let added = 0;
  let changed = 0;
  for (const after of backup) {
    const before = here.get(after.id);
    if (before && isSameRow(before, after)) continue;
    if (before && mode === 'merge' && Number(before.touchedAt) >= after.touchedAt) continue;
    if (before) changed += 1;
    else added += 1;
    changes.push({ place, key: after.id, before, after });
  }
  const kept = new Set(backup.map(({ id }) => id));
  for (const [id, before] of here) {
    if (mode === 'replace' && typeof id === 'string' && !kept.has(id))
      changes.push({ place, key: id, before, after: undefined });
  }
  return { changes, added, changed };
}

function planSettings(mode: RestoreMode, backup: BackupRows, present: PresentRows): readonly RowChange[] {
  const here = new Map(present.settings.map(({ key, value }) => [key, value]));
  const file = new Map<string, unknown>();
  const readFile = readSettings(backup.settings);
  if (mode === 'replace' && backup.settings.size === 0) return [];
  const result = mode === 'replace' ? readFile : mergeSettings(readSettings(here), readFile);
  for (const [key, value] of splitIntoRows(result, new Set([...here.keys(), ...backup.settings.keys()]))) {
    file.set(key, value);
  }
  const keys = new Set([...file.keys(), ...(mode === 'replace' ? here.keys() : [])]);
  return [...keys].flatMap((key): RowChange[] => {
    const [before, after] = [here.get(key), file.get(key)];
    return isSameRow(before, after) ? [] : [{ place: 'settings', key, before, after }];
  });
}

const CHOICES = 'settings';

type Rows = ReadonlyMap<string, unknown>;

/** Parses the row of choices and those of the drafts alike. */
function readSettings(rows: Rows) {
  const drafts = Object.fromEntries([...rows].filter(([key]) => key !== CHOICES));
  return parseSettings({ ...(rows.get(CHOICES) as object | undefined), ...drafts });
}

/** Divides settings into the rows in which they are stored. Values that are not valid together are dropped. */
function splitIntoRows(settings: ReturnType<typeof parseSettings>, keys: ReadonlySet<string>): Rows {
  const valid = Object.entries(withStoredNames(parseSettings(settings)));
  const drafts = valid.filter(([name]) => keys.has(name));
  const choices = Object.fromEntries(valid.filter(([name]) => !keys.has(name)));
  return new Map<string, unknown>([
    ...(Object.keys(choices).length > 0 ? [[CHOICES, choices] as const] : []),
    ...drafts,
  ]);
}

/** Damaged rows are added to those of this phone. */
function planDamaged({ damaged }: BackupRows, present: PresentRows): readonly RowChange[] {
  const here = new Set(present.damaged.map(damagedText));
  return damaged.flatMap((after): RowChange[] => {
    const key = damagedText(after);
    return here.has(key) ? [] : [{ place: 'damaged', key, before: undefined, after }];
  });
}

/** Identifies a damaged row by its contents, because its key differs from phone to phone. */
export function damagedText(row: unknown): string {
  const { id, ...rest } = row as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** Compares rows by their contents; the order of their fields does not matter. */
export function isSameRow(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
