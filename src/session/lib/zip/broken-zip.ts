/** Reads a truncated archive, whose directory is missing, from its beginning and returns the complete entries. */

import type { EntryFailure, ZipEntry } from './zip-entry';
import { decodePath, isRegularFile } from './zip-paths';

/** Bytes read at a time; a piece may decompress to a thousand times its size. */
const PIECE = 65_536;

interface Unpacked {
  readonly path: string;
  readonly content: Blob | EntryFailure;
}

/** Yields entries until the data can no longer be read. */
export async function* readBrokenZip(file: Blob, most: number, largest: number): AsyncGenerator<ZipEntry> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const ready: Unpacked[] = [];
  let hasFailed = false;
  let found = 0;
  const unzip = new Unzip((entry) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let isDone = false;
    const end = (content: Unpacked['content']) => {
      isDone = true;
      const path = pathFrom(entry.name);
      if (isRegularFile(path)) ready.push({ path, content });
    };
    entry.ondata = (error, piece, isLast) => {
      if (isDone) return;
      if (error) return end('damagedEntry');
      size += piece.length;
      if (size > largest) {
        hasFailed = true;
        return end('tooLarge');
      }
      pieces.push(piece.slice());
      if (isLast) end(new Blob(pieces));
    };
    if (entry.compression === 0 || entry.compression === 8) entry.start();
    else end('unknownPacking');
  });
  unzip.register(UnzipInflate);

  for (let at = 0; at < file.size && !hasFailed && found < most; at += PIECE) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    try {
      unzip.push(piece, false);
    } catch {
      hasFailed = true;
    }
    for (const { path, content } of ready.splice(0, most - found)) {
      found += 1;
      yield { path, content: async () => content };
    }
  }
}

/** Decodes a path; the library returns each byte as a character if the archive does not declare UTF-8. */
function pathFrom(name: string): string {
  const isBytes = [...name].every((letter) => letter.charCodeAt(0) < 256);
  return isBytes
    ? decodePath(
        Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
        false,
      )
    : name;
}
