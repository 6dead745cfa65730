/** Reads a truncated archive, whose directory is missing, from its beginning and returns the complete entries. */

import type { EntryFailure, ZipEntry } from './zip-entry';
import { decodePath, isUserFile } from './zip-paths';

/** Bytes read at a time; a piece may decompress to a thousand times its size. */
const PIECE_SIZE = 65_536;

interface UnpackedEntry {
  readonly path: string;
  readonly content: Blob | EntryFailure;
}

/** Yields entries until the data can no longer be read. */
export async function* readBrokenZip(
  file: Blob,
  maxEntries: number,
  maxEntrySize: number,
): AsyncGenerator<ZipEntry> {
  const { Unzip, UnzipInflate } = await import(/* in screens */ 'fflate');
  const readyEntries: UnpackedEntry[] = [];
  let hasFailed = false;
  let yieldedCount = 0;
  const unzip = new Unzip((entry) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let isDone = false;
    const finishEntry = (content: UnpackedEntry['content']) => {
      isDone = true;
      const path = pathFrom(entry.name);
      if (isUserFile(path)) readyEntries.push({ path, content });
    };
    entry.ondata = (error, piece, isLast) => {
      if (isDone) return;
      if (error) return finishEntry('damagedEntry');
      size += piece.length;
      if (size > maxEntrySize) {
        hasFailed = true;
        return finishEntry('tooLarge');
      }
      pieces.push(piece.slice());
      if (isLast) finishEntry(new Blob(pieces));
    };
    if (entry.compression === 0 || entry.compression === 8) entry.start();
    else finishEntry('unsupportedCompression');
  });
  unzip.register(UnzipInflate);

  for (let offset = 0; offset < file.size && !hasFailed && yieldedCount < maxEntries; offset += PIECE_SIZE) {
    const piece = new Uint8Array(await file.slice(offset, offset + PIECE_SIZE).arrayBuffer());
    try {
      unzip.push(piece, false);
    } catch {
      hasFailed = true;
    }
    for (const { path, content } of readyEntries.splice(0, maxEntries - yieldedCount)) {
      yieldedCount += 1;
      yield { path, content: async () => content };
    }
  }
}

/** Decodes a path; the library returns each byte as a character if the archive does not declare UTF-8. */
function pathFrom(name: string): string {
  const isByteString = [...name].every((letter) => letter.charCodeAt(0) < 256);
  return isByteString
    ? decodePath(
        Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
        false,
      )
    : name;
}
