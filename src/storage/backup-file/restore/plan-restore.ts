/** Determines what restoring a backup changes, without writing anything. */
import { canonicalJson } from '../../../lib/canonical-json';
import {
  MAIN_SETTINGS_KEY,
  type SettingRow,
  settingsFromRows,
  settingsToRows,
} from '../../settings/settings-rows';
import { parseSettings, settingsOfOtherVersions } from '../../settings/settings-schema';
import type { GameRows } from '../game-versions';
import { mergeSettings } from '../merge-settings';
import type { BackupRows } from '../part-collector';
import {
  type GameChange,
  type GameCounts,
  mergeGames,
  type RestoreContext,
  replaceGames,
} from './plan-games';

/** `merge`: the newer version of everything is kept; `replace`: only the contents of the backup remain. */
export type RestoreMode = 'merge' | 'replace';

/** A row other than a game's, before and after; undefined where there is none. */
export interface RowChange {
  /** As the record of a restore stores it. */
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

/** The numbers of items that a restore adds, changes, keeps or removes. */
export interface RestoreCounts extends GameCounts {
  readonly newDecks: number;
  readonly changedDecks: number;
  readonly newCustomCards: number;
  readonly changedCustomCards: number;
}

/** The rows stored on this phone. */
export interface LocalData {
  readonly games: ReadonlyMap<string, GameRows>;
  /** As they are stored, including unreadable ones. */
  readonly decks: readonly unknown[];
  readonly customCards: readonly unknown[];
  readonly settings: readonly SettingRow[];
  readonly damaged: readonly unknown[];
}

export function planRestore(
  mode: RestoreMode,
  backup: BackupRows,
  localData: LocalData,
  context: RestoreContext,
): RestorePlan {
  const planGames = mode === 'merge' ? mergeGames : replaceGames;
  const games = planGames(backup.games, localData.games, context);
  const decks = planDecksOrCards('decks', mode, backup.decks, localData.decks);
  const customCards = planDecksOrCards('ownCards', mode, backup.customCards, localData.customCards);
  return {
    games: games.changes,
    rows: [
      ...decks.changes,
      ...customCards.changes,
      ...planSettings(mode, backup, localData),
      ...planDamaged(backup, localData),
    ],
    counts: {
      ...games.counts,
      newDecks: decks.addedCount,
      changedDecks: decks.changed,
      newCustomCards: customCards.addedCount,
      changedCustomCards: customCards.changed,
    },
  };
}

interface DeckOrCardRow {
  readonly id: string;
  readonly touchedAt: number;
}

/** Plans decks or custom cards; of two versions, the one changed later is kept. */
function planDecksOrCards(
  place: 'decks' | 'ownCards',
  mode: RestoreMode,
  backup: readonly DeckOrCardRow[],
  localData: readonly unknown[],
) {
  const localRows = new Map((localData as readonly Partial<DeckOrCardRow>[]).map((row) => [row?.id, row]));
  const changes: RowChange[] = [];
  let addedCount = 0;
  let changedCount = 0;
  for (const after of backup) {
    const before = localRows.get(after.id);
    if (before && isSameJson(before, after)) continue;
    if (before && mode === 'merge' && Number(before.touchedAt) >= after.touchedAt) continue;
    if (before) changedCount += 1;
    else addedCount += 1;
    changes.push({ place, key: after.id, before, after });
  }
  const backupIds = new Set(backup.map(({ id }) => id));
  for (const [id, before] of localRows) {
    if (mode === 'replace' && typeof id === 'string' && !backupIds.has(id))
      changes.push({ place, key: id, before, after: undefined });
  }
  return { changes, addedCount, changed: changedCount };
}

function planSettings(mode: RestoreMode, backup: BackupRows, localData: LocalData): readonly RowChange[] {
  const localValues = new Map(localData.settings.map(({ key, value }) => [key, value]));
  if (mode === 'replace' && backup.settings.size === 0) return [];
  const fileSettings = settingsFromRows([...backup.settings].map(([key, value]) => ({ key, value })));
  const newSettings =
    mode === 'replace' ? fileSettings : mergeSettings(settingsFromRows(localData.settings), fileSettings);
  const unreadValues = settingsOfOtherVersions(
    (mode === 'replace' ? backup.settings : localValues).get(MAIN_SETTINGS_KEY),
    newSettings,
  );
  // Parsing drops values that are not valid together.
  const newRows = settingsToRows({ ...unreadValues, ...parseSettings(newSettings) });
  const newValues = new Map(newRows.map(({ key, value }) => [key, value]));
  const keys = new Set([...newValues.keys(), ...(mode === 'replace' ? localValues.keys() : [])]);
  return [...keys].flatMap((key): RowChange[] => {
    const [before, after] = [localValues.get(key), newValues.get(key)];
    return isSameJson(before, after) ? [] : [{ place: 'settings', key, before, after }];
  });
}

/** Plans damaged rows, which are added to those of this phone. */
function planDamaged({ damagedRows }: BackupRows, localData: LocalData): readonly RowChange[] {
  const localKeys = new Set(localData.damaged.map(damagedRowKey));
  return damagedRows.flatMap((after): RowChange[] => {
    const key = damagedRowKey(after);
    return localKeys.has(key) ? [] : [{ place: 'damaged', key, before: undefined, after }];
  });
}

/** Identifies a damaged row by its contents, because its key differs from phone to phone. */
export function damagedRowKey(row: unknown): string {
  const { id, ...otherFields } = row as Record<string, unknown>;
  return JSON.stringify(otherFields);
}

/** Compares rows by their contents; the order of their fields does not matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
