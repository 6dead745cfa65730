import { createDamagedData, type DamagedData } from './damaged';
import { openDatabase } from './database';
import { createGames, type Games } from './games';
import { keepSecondCopy } from './second-copy';
import { secondPlace } from './second-place';
import { createSettingsStore, type SettingsStore } from './settings';

export interface Storage {
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly damaged: DamagedData;
}

/** Opens everything that is kept on the phone, or rejects when nothing can be. */
export async function openStorage(name?: string, place = secondPlace()): Promise<Storage> {
  const database = await openDatabase(name);
  const copy = await keepSecondCopy(database, place);
  return {
    games: createGames(database, copy),
    settings: createSettingsStore(database, copy),
    damaged: createDamagedData(database),
  };
}
