/** Reads a backup file of any version: its contents, and what can be restored. */
import type { CardIndexRow } from '../cards/card-index';
import type { CompletePicture } from '../pictures/picture-store';
import { decodeJson, type PartKind, partKinds } from './backup-format';
import { openPartReader } from './container';
import { decodePicturePart } from './decode-picture-part';
import {
  type BackupRows,
  type BackupSummary,
  createPartCollector,
  parseRows,
  type RowParsers,
} from './part-collector';

export interface ParsedBackup {
  readonly summary: BackupSummary;
  readonly rows: BackupRows;
  /** Reads the pictures, one at a time. */
  pictures(onProgress?: (done: number) => unknown): AsyncGenerator<CompletePicture, void, void>;
  knownCards(): AsyncGenerator<readonly CardIndexRow[], void, void>;
}

/** Reads a file without changing anything; null if it is not a backup. Rejects if the file cannot be read. */
export async function readBackup(
  file: Blob,
  readers: RowParsers,
  onProgress?: (done: number) => unknown,
): Promise<ParsedBackup | null> {
  const readParts = await openPartReader(file);
  if (!readParts) return null;
  const collector = createPartCollector(readers);
  for await (const part of readParts(() => true, onProgress)) {
    if (part.failure) collector.addUnreadable(part.kind, part.failure === 'cutOff');
    else collector.add(part.kind, part.body);
  }
  async function* bodiesOf(kind: PartKind, onProgress?: (done: number) => unknown) {
    for await (const { body } of readParts?.((partKind) => partKind === kind, onProgress) ?? [])
      if (body) yield body;
  }
  return {
    ...collector.result(),
    async *pictures(onProgress) {
      for await (const body of bodiesOf(partKinds.pictures, onProgress)) {
        const picture = decodePicturePart(body, readers.picture);
        if (picture) yield picture;
      }
    },
    async *knownCards() {
      for await (const body of bodiesOf(partKinds.knownCards))
        yield parseRows(decodeJson(body), readers.knownCard).rows;
    },
  };
}
