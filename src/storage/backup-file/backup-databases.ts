/** The databases that a backup covers. */
import * as v from 'valibot';
import type { RestorableCardIndex } from '../cards/card-index';
import { type Database, deleteGame, saveIdsOf, stepsOf } from '../database/database';
import type { CustomCard } from '../decks/custom-card-schema';
import type { SavedDeck } from '../decks/deck-store';
import { gameSchema } from '../game/game-rows';
import type { RestorablePictureStore } from '../pictures/picture-store';
import type { Replica } from '../replica/replica';
import type { RestorableRows } from '../replica/replicated-rows';
import type { SettingRow } from '../settings/settings-rows';
import type { GameRows } from './game-versions';
import { RESTORE_KEY } from './restore/restore-record';

export interface BackupDatabases extends DatabaseOpeners {
  readonly database: Database;
  readonly replica: Replica;
}

/** All databases except the main one; each is opened on first use. */
export interface DatabaseOpeners {
  readonly decks: () => Promise<RestorableRows<SavedDeck>>;
  readonly customCards: () => Promise<RestorableRows<CustomCard>>;
  readonly pictures: () => Promise<RestorablePictureStore>;
  readonly cardIndex: () => Promise<RestorableCardIndex>;
}

export interface BackupStorePorts {
  /** Runs work while no other tab restores anything. */
  readonly withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  readonly newSaveId: () => string;
}

/** Like `RESTORE_KEY`, the key of a settings row that belongs to this phone: no backup contains or replaces it. */
export const LAST_BACKUP_KEY = 'backup';

export async function settingRows({ settings }: Database): Promise<readonly SettingRow[]> {
  const rows = (await settings.toArray()) as SettingRow[];
  return rows.filter(({ key }) => key !== RESTORE_KEY && key !== LAST_BACKUP_KEY);
}

export async function readBackupSetting<Value>(
  { settings }: Database,
  key: typeof RESTORE_KEY | typeof LAST_BACKUP_KEY,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | null> {
  const row = (await settings.get(key)) as SettingRow | undefined;
  const parsed = v.safeParse(schema, row?.value);
  return parsed.success ? parsed.output : null;
}

/** Reads a whole game in one consistent snapshot, or within the running transaction; null if it is not readable. */
export function readGameRows(database: Database, id: string): Promise<GameRows | null> {
  const { games, steps, saves } = database;
  return database.transaction('r', games, steps, saves, async () => {
    const row = await games.get(id);
    if (!v.is(gameSchema, row)) return null;
    const ownSaveIds = saveIdsOf(database, id);
    const [stepRows, keys, saveIds] = [
      await stepsOf(database, id).toArray(),
      await ownSaveIds.primaryKeys(),
      await ownSaveIds.toArray(),
    ];
    return {
      row,
      steps: stepRows,
      saves: keys.map(([, revision], index) => [revision, saveIds[index]]),
    } as GameRows;
  });
}

/** Replaces all rows of a game; must run within a transaction over games, steps and saves. */
export async function writeGameRows(database: Database, id: string, game: GameRows | null): Promise<void> {
  const { games, steps, saves } = database;
  await deleteGame(database, id);
  if (!game) return;
  await games.put(game.row);
  await steps.bulkPut([...game.steps]);
  await Promise.all(game.saves.map(([revision, saveId]) => saves.put(saveId, [id, revision])));
}
