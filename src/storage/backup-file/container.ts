/** The container format of a backup file: a signature, then parts with checksums. See docs/decisions/backup-file.md. */
import { crc32 } from '../../lib/crc-32';

/** Shows, like the one of PNG, whether a program changed the file as if it were text. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x54, 0x42, 0x0d, 0x0a, 0x1a, 0x0a);
/** Starts every part, so that reading can continue after a damaged one. */
const PART_MARKER = Uint8Array.of(0xf0, 0x50, 0x54, 0x31);
const HEADER_SIZE = 20;
/** Maximum bytes of a part; none that the app writes is nearly as long. */
const MAX_PART_SIZE = 64_000_000;
/** Bytes read at once. */
const BUFFER_SIZE = 262_144;

export type Bytes = Uint8Array<ArrayBuffer>;

/** `cutOff`: the file ends before the part does. */
export type PartFailure = 'damaged' | 'tooLong' | 'cutOff';

export type FoundPart =
  | { readonly kind: string; readonly body: Bytes; readonly failure: null }
  /** `kind` is null if it cannot be read either. */
  | { readonly kind: string | null; readonly body: null; readonly failure: PartFailure };

export function signature(): Bytes {
  return SIGNATURE.slice();
}

/** Writes a part. `kind` has four ASCII letters. */
export function encodePart(kind: string, body: Uint8Array): Bytes {
  const part = new Uint8Array(HEADER_SIZE + body.length);
  const view = new DataView(part.buffer);
  part.set(PART_MARKER);
  for (let letter = 0; letter < 4; letter++) part[4 + letter] = kind.charCodeAt(letter);
  view.setUint32(8, body.length, true);
  view.setUint32(12, crc32(body), true);
  view.setUint32(16, crc32(part.subarray(0, 16)), true);
  part.set(body, HEADER_SIZE);
  return part;
}

/**
 * Returns a function that reads the parts of a file in order and continues after damaged ones; null if the file is not
 * a backup. Rejects if the file itself cannot be read.
 */
export async function openPartReader(
  file: Blob,
): Promise<
  ((isWanted: (kind: string) => boolean, onProgress?: (done: number) => unknown) => FoundParts) | null
> {
  const reader = createBufferedReader(file);
  const bytes = await reader.read(0, SIGNATURE.length);
  const hasSignature = bytes.every((byte, index) => byte === SIGNATURE[index]) && bytes.length > 0;
  if (!hasSignature && !parseHeader(await reader.read(SIGNATURE.length, HEADER_SIZE))) return null;
  return (isWanted, onProgress) => readParts(file, isWanted, onProgress ?? (() => {}));
}

type FoundParts = AsyncGenerator<FoundPart, void, void>;

async function* readParts(
  file: Blob,
  isWanted: (kind: string) => boolean,
  onProgress: (done: number) => unknown,
): FoundParts {
  const { read, findPartMarker } = createBufferedReader(file);
  let position = SIGNATURE.length;
  while (position < file.size) {
    await onProgress(position);
    const header = parseHeader(await read(position, HEADER_SIZE));
    if (!header) {
      const isCutOff = position + HEADER_SIZE > file.size;
      yield { kind: null, body: null, failure: isCutOff ? 'cutOff' : 'damaged' };
      position = await findPartMarker(position + 1);
      continue;
    }
    const { kind, length, checksum } = header;
    const bodyStart = position + HEADER_SIZE;
    position = bodyStart + length;
    if (position > file.size) yield { kind, body: null, failure: 'cutOff' };
    else if (length > MAX_PART_SIZE) yield { kind, body: null, failure: 'tooLong' };
    else if (isWanted(kind)) {
      const body = await read(bodyStart, length);
      if (crc32(body) === checksum) yield { kind, body, failure: null };
      else yield { kind, body: null, failure: 'damaged' };
    }
  }
  await onProgress(file.size);
}

function parseHeader(
  bytes: Bytes,
): { readonly kind: string; readonly length: number; readonly checksum: number } | null {
  if (bytes.length < HEADER_SIZE || PART_MARKER.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_SIZE);
  if (view.getUint32(16, true) !== crc32(bytes.subarray(0, 16))) return null;
  const kind = String.fromCharCode(...bytes.subarray(4, 8));
  return { kind, length: view.getUint32(8, true), checksum: view.getUint32(12, true) };
}

/** Reads a file through one buffer, because reading each small piece separately is slow. */
function createBufferedReader(file: Blob) {
  let start = 0;
  let buffered: Bytes = new Uint8Array();

  /** Reads bytes, fewer at the end of the file. They are valid until the next read. */
  async function read(from: number, length: number): Promise<Bytes> {
    if (from < start || from + length > start + buffered.length) {
      start = from;
      const piece = file.slice(from, from + Math.max(length, BUFFER_SIZE));
      buffered = new Uint8Array(await piece.arrayBuffer());
    }
    return buffered.subarray(from - start, from - start + length);
  }

  /** Returns the position of the next part marker, or the end of the file. */
  async function findPartMarker(from: number): Promise<number> {
    for (let position = from; position < file.size; position += BUFFER_SIZE - PART_MARKER.length) {
      const piece = await read(position, Math.min(BUFFER_SIZE, file.size - position));
      for (let index = piece.indexOf(PART_MARKER[0] as number); index >= 0; ) {
        if (PART_MARKER.every((byte, offset) => piece[index + offset] === byte)) return position + index;
        index = piece.indexOf(PART_MARKER[0] as number, index + 1);
      }
    }
    return file.size;
  }

  return { read, findPartMarker };
}
