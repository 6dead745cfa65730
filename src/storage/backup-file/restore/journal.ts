/** What a restore has changed, in a database of its own, so that it can be undone, also if it was interrupted. */
import { Dexie, type Table as Store } from 'dexie';
import { connect } from '../../database/connection';
import { reopeningFactory } from '../../database/reopening-factory';
import type { NewPicture, PictureFacts } from '../../pictures/saved-pictures';
import type { GameChange } from './plan-games';
import type { RowChange } from './plan-restore';

const DATABASE_NAME = 'planar-table-before-restore';

/** A picture that a restore brought, and what it replaced. */
export interface PictureChange {
  readonly card: string;
  readonly before: NewPicture | null;
  readonly after: PictureFacts;
}

/** Only this module's own rows are in it, so they are not parsed again. */
export interface Journal extends Dexie {
  readonly games: Store<GameChange, string>;
  readonly rows: Store<RowChange, number>;
  readonly pictures: Store<PictureChange, string>;
}

export async function openJournal(databaseName = DATABASE_NAME): Promise<Journal> {
  const journal = new Dexie(databaseName, {
    indexedDB: reopeningFactory(),
    chromeTransactionDurability: 'strict',
  }) as Journal;
  journal.version(1).stores({ games: 'id', rows: '++', pictures: 'card' });
  await connect(journal);
  return journal;
}

export async function clearJournal({ games, rows, pictures }: Journal): Promise<void> {
  await Promise.all([games.clear(), rows.clear(), pictures.clear()]);
}
