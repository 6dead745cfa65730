/**
 * Restores the pictures of a backup: they replace those on this phone if wanted, and the journal records what they
 * replaced.
 */
import type { CompletePicture, PictureFacts, RestorablePictureStore } from '../../pictures/picture-store';
import type { BackupDatabases } from '../backup-databases';
import type { ParsedBackup } from '../read-backup';
import type { Journal } from './journal';
import type { RestoreMode } from './plan-restore';

export async function restorePictures(
  databases: BackupDatabases,
  journal: Journal,
  backup: ParsedBackup,
  mode: RestoreMode,
  onProgress: (done: number) => unknown,
): Promise<void> {
  if (backup.summary.readableCounts.pictures === 0) return;
  const store = await databases.pictures();
  const local = new Map((await store.list()).map((facts) => [facts.card, facts]));
  for await (const picture of backup.pictures(onProgress)) {
    const { facts } = picture;
    const current = local.get(facts.card);
    if (current && !shouldRestore(facts, current, mode)) continue;
    const before = current ? await readPictureFromStore(store, current) : null;
    await journal.pictures.put({ card: facts.card, before, after: facts });
    await store.put(picture);
  }
}

function shouldRestore(file: PictureFacts, local: PictureFacts, mode: RestoreMode): boolean {
  return isSamePicture(file, local) ? false : mode === 'replace' || file.savedAt > local.savedAt;
}

function isSamePicture(one: PictureFacts, other: PictureFacts | undefined): boolean {
  return one.savedAt === other?.savedAt && one.fingerprint === other.fingerprint && one.bytes === other.bytes;
}

async function readPictureFromStore(
  store: RestorablePictureStore,
  facts: PictureFacts,
): Promise<CompletePicture | null> {
  const [picture, thumbnail] = [await store.picture(facts.card), await store.thumbnail(facts.card)];
  return picture && thumbnail && { facts, picture, thumbnail };
}

/** Reverts the pictures, except those that have changed since the restore. */
export async function rollBackPictures({ pictures }: BackupDatabases, journal: Journal): Promise<void> {
  const changedCards = await journal.pictures.toCollection().primaryKeys();
  if (changedCards.length === 0) return;
  const store = await pictures();
  const current = new Map((await store.list()).map((facts) => [facts.card, facts]));
  for (const card of changedCards) {
    const change = await journal.pictures.get(card);
    if (!change || !isSamePicture(change.after, current.get(card))) continue;
    if (change.before) await store.put(change.before);
    else await store.erase([card]);
  }
}
