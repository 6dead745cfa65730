/** Records what a restore has changed, in a separate database, so that it can be undone even if it was interrupted. */
import { Dexie, type Table as Store } from 'dexie';
import { connect } from '../../database/connection';
import { recoverableIndexedDb } from '../../database/recoverable-indexed-db';
import type { CompletePicture, PictureFacts } from '../../pictures/picture-store';
import type { GameChange } from './plan-games';
import type { RowChange } from './plan-restore';

const DATABASE_NAME = 'planar-table-before-restore';

/** A picture that a restore added, and the one it replaced. */
export interface PictureChange {
  readonly card: string;
  readonly before: CompletePicture | null;
  readonly after: PictureFacts;
}

/** Only restores write to it, so its rows are not validated. */
export interface Journal extends Dexie {
  readonly games: Store<GameChange, string>;
  readonly rows: Store<RowChange, number>;
  readonly pictures: Store<PictureChange, string>;
}

export async function openJournal(databaseName = DATABASE_NAME): Promise<Journal> {
  const journal = new Dexie(databaseName, {
    indexedDB: recoverableIndexedDb(),
    chromeTransactionDurability: 'strict',
  }) as Journal;
  journal.version(1).stores({ games: 'id', rows: '++', pictures: 'card' });
  await connect(journal);
  return journal;
}

export async function clearJournal({ games, rows, pictures }: Journal): Promise<void> {
  await Promise.all([games.clear(), rows.clear(), pictures.clear()]);
}
