import { createDamagedData, type DamagedData } from './damaged';
import { openDatabase } from './database';
import { createGames, type Games } from './games';
import { createSettingsStore, type SettingsStore } from './settings';

export interface Storage {
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly damaged: DamagedData;
}

/** Opens everything that is kept on the phone, or rejects when nothing can be. */
export async function openStorage(name?: string): Promise<Storage> {
  const database = await openDatabase(name);
  return {
    games: createGames(database),
    settings: createSettingsStore(database),
    damaged: createDamagedData(database),
  };
}
