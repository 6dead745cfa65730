/** An archive that breaks off before its list of contents: what is whole is taken as it comes, entry by entry. */
import type { EntryTrouble, ZipEntry } from './zip-entries';
import { decodePath, isFile } from './zip-paths';

/** Bytes read at a time; as much as a thousandfold may come of them at once. */
const PIECE = 65_536;

interface Unpacked {
  readonly path: string;
  readonly content: Blob | EntryTrouble;
}

/** Ends where nothing more can be understood. What is there only in part is not told: that the archive breaks off says it. */
export async function* readBrokenZip(file: Blob, most: number, largest: number): AsyncGenerator<ZipEntry> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const ready: Unpacked[] = [];
  let isLost = false;
  let told = 0;
  const unzip = new Unzip((entry) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let isOver = false;
    const end = (content: Unpacked['content']) => {
      isOver = true;
      const path = pathFrom(entry.name);
      if (isFile(path)) ready.push({ path, content });
    };
    entry.ondata = (error, piece, isLast) => {
      if (isOver) return;
      if (error) return end('damagedEntry');
      size += piece.length;
      if (size > largest) {
        isLost = true;
        return end('tooLarge');
      }
      pieces.push(piece.slice());
      if (isLast) end(new Blob(pieces));
    };
    if (entry.compression === 0 || entry.compression === 8) entry.start();
    else end('unknownPacking');
  });
  unzip.register(UnzipInflate);

  for (let at = 0; at < file.size && !isLost && told < most; at += PIECE) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    try {
      unzip.push(piece, false);
    } catch {
      isLost = true;
    }
    for (const { path, content } of ready.splice(0, most - told)) {
      told += 1;
      yield { path, content: async () => content };
    }
  }
}

/** The reader takes each byte for a letter where the archive does not name the alphabet. */
function pathFrom(name: string): string {
  const isBytes = [...name].every((letter) => letter.charCodeAt(0) < 256);
  return isBytes
    ? decodePath(
        Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
        false,
      )
    : name;
}
