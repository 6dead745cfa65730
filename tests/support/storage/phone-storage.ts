/** Simulated phones whose data can be backed up and restored without a browser. */

import type { History } from '../../../src/rules/table/history';
import { settingRows } from '../../../src/storage/backup-file/backup-databases';
import { createBackupStore } from '../../../src/storage/backup-file/backup-store';
import { readLocalData } from '../../../src/storage/backup-file/restore/restore';
import type { BackupChoice } from '../../../src/storage/backup-file/write-backup';
import { openCardIndex } from '../../../src/storage/cards/card-index';
import { openDatabase } from '../../../src/storage/database/database';
import { openCustomCards } from '../../../src/storage/decks/custom-card-store';
import { openDecks } from '../../../src/storage/decks/deck-store';
import type { SavedGame } from '../../../src/storage/game/game-rows';
import { createGameStore } from '../../../src/storage/game/game-store';
import { openPictures } from '../../../src/storage/pictures/picture-store';
import { noReplica } from '../../../src/storage/replica/replica';
import { freshDatabaseName, fullGameSave, historyOf } from './saved-games';

export type PhoneStorage = Awaited<ReturnType<typeof openPhoneStorage>>;

export const EVERYTHING: BackupChoice = {
  ownPictures: true,
  downloadedPictures: true,
  knownCards: true,
};

let saveIdCount = 0;

/** Opens a phone; with the name of an earlier one, it has the data of that one. */
export async function openPhoneStorage(name = freshDatabaseName()) {
  const database = await openDatabase(name);
  const games = createGameStore(database);
  const [decks, customCards, pictures, cardIndex] = await Promise.all([
    openDecks(`${name}, decks`, null),
    openCustomCards(`${name}, custom cards`, null),
    openPictures(`${name}, pictures`),
    openCardIndex(`${name}, card index`),
  ]);
  const stores = {
    database,
    replica: noReplica,
    decks: async () => decks,
    customCards: async () => customCards,
    pictures: async () => pictures,
    cardIndex: async () => cardIndex,
  };
  let now = 5_000;
  const newSaveId = () => `save ${++saveIdCount}`;
  const backups = await createBackupStore(
    stores,
    { now: () => ++now, newSaveId, withLock: (work) => work() },
    `${name}, journal`,
  );

  /** Saves a game as the app does, with a fresh id. */
  async function save(history: History, changes: Partial<SavedGame> = {}): Promise<void> {
    await games.save({ ...fullGameSave(history, changes), saveId: newSaveId() });
  }

  return {
    name,
    database,
    games,
    decks,
    customCards,
    pictures,
    cardIndex,
    stores,
    backups,
    save,
    /** Saves a game with this many steps, which begins with this revision. */
    saveGameWithSteps: (id: string, steps: number, changes: Partial<SavedGame> = {}) =>
      save(historyOf(steps), { id, ...changes }),
    async backUp(choice = EVERYTHING): Promise<Blob> {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of backups.write(choice, '1.2.3')) parts.push(part);
      return new Blob(parts);
    },
    async restore(
      file: Blob,
      mode: 'merge' | 'replace' = 'merge',
      { gameIdToShow = null as string | null, onProgress = (): unknown => undefined } = {},
    ) {
      const backup = await backups.read(file, () => {});
      if (!backup) throw new Error('this is no backup');
      return backups.restore(backup, { mode, gameIdToShow, onProgress });
    },
    /** Returns everything that is stored, for comparison. */
    async contents() {
      const { games: rows, decks: deckRows, customCards: cardRows, damaged } = await readLocalData(stores);
      const facts = await pictures.list();
      const images = await Promise.all(
        facts.map(async ({ card }) => {
          const [picture, thumbnail] = [await pictures.picture(card), await pictures.thumbnail(card)];
          return [picture, thumbnail].map((image) => image && [...new Uint8Array(image.bytes)].join());
        }),
      );
      return JSON.parse(
        JSON.stringify({
          games: [...rows.values()].map(({ row, steps }) => ({ row, steps })),
          decks: deckRows,
          customCards: cardRows,
          settings: await settingRows(database),
          damaged: damaged.map((row) => ({ ...(row as object), id: 0 })),
          facts,
          images,
        }),
      );
    },
  };
}
