/** Reads a zip archive entry by entry, so that only one is unpacked at a time. See docs/decisions/zip-reader.md. */

import { inflate } from '../deflate';
import { readBrokenZip } from './broken-zip';
import type { EntryFailure, ZipEntry } from './zip-entry';
import { decodePath, isUserFile } from './zip-paths';

export interface Zip {
  /** Null if the directory is missing. */
  readonly entryCount: number | null;
  /** The number of entries left out because there are too many. */
  readonly leftOutCount: number;
  readonly entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>;
}

/** Maximum number of entries; several times the number of cards. */
export const MAX_ENTRIES = 1000;
/** Maximum bytes of an entry; no accepted picture is larger. */
const MAX_ENTRY_SIZE = 64_000_000;
const MAX_DIRECTORY_SIZE = 16_000_000;
const MAX_COMMENT_LENGTH = 65_535;

const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const DIRECTORY_ENTRY_SIZE = 46;
const LOCAL_HEADER_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** The flags of traditional and strong encryption. */
const ENCRYPTED = 0x1 | 0x40;
const UTF8_NAME = 0x800;

interface DirectoryEntry {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly packedSize: number;
  readonly unpackedSize: number;
  readonly start: number;
}

export async function isZip(file: Blob): Promise<boolean> {
  const view = await viewOf(file.slice(0, 4));
  const signature = view.byteLength === 4 ? view.getUint32(0, true) : 0;
  return signature === LOCAL_HEADER_SIGNATURE || signature === END_SIGNATURE;
}

/** Rejects if the file itself cannot be read. */
export async function openZip(file: Blob): Promise<Zip> {
  const directory = await readDirectory(file);
  if (!directory)
    return { entryCount: null, leftOutCount: 0, entries: readBrokenZip(file, MAX_ENTRIES, MAX_ENTRY_SIZE) };
  const files = directory.filter(({ path }) => isUserFile(path));
  const readableFiles = files.slice(0, MAX_ENTRIES);
  const overlapping = findOverlaps(directory);
  return {
    entryCount: readableFiles.length,
    leftOutCount: files.length - readableFiles.length,
    entries: readableFiles.map((entry) => ({
      path: entry.path,
      content: async () => (overlapping.has(entry) ? 'damagedEntry' : unpack(file, entry)),
    })),
  };
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}

/** Reads the central directory; null if it is missing or invalid. */
async function readDirectory(file: Blob): Promise<readonly DirectoryEntry[] | null> {
  const tailStart = Math.max(0, file.size - END_SIZE - MAX_COMMENT_LENGTH);
  const tail = await viewOf(file.slice(tailStart));
  let endRecordOffset = tail.byteLength - END_SIZE;
  while (endRecordOffset >= 0 && tail.getUint32(endRecordOffset, true) !== END_SIGNATURE)
    endRecordOffset -= 1;
  if (endRecordOffset < 0) return null;
  const directorySize = tail.getUint32(endRecordOffset + 12, true);
  const directoryStart = tail.getUint32(endRecordOffset + 16, true);
  if (directorySize > MAX_DIRECTORY_SIZE || directoryStart + directorySize > tailStart + endRecordOffset)
    return null;
  const view = await viewOf(file.slice(directoryStart, directoryStart + directorySize));
  const entries: DirectoryEntry[] = [];
  for (let offset = 0; offset < directorySize; ) {
    if (offset + DIRECTORY_ENTRY_SIZE > directorySize || view.getUint32(offset, true) !== DIRECTORY_SIGNATURE)
      return null;
    const flags = view.getUint16(offset + 8, true);
    const nameEnd = offset + DIRECTORY_ENTRY_SIZE + view.getUint16(offset + 28, true);
    if (nameEnd > directorySize) return null;
    entries.push({
      path: decodePath(
        new Uint8Array(view.buffer, offset + DIRECTORY_ENTRY_SIZE, nameEnd - offset - DIRECTORY_ENTRY_SIZE),
        (flags & UTF8_NAME) !== 0,
      ),
      flags,
      method: view.getUint16(offset + 10, true),
      packedSize: view.getUint32(offset + 20, true),
      unpackedSize: view.getUint32(offset + 24, true),
      start: view.getUint32(offset + 42, true),
    });
    offset = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return entries;
}

/** Returns the entries whose bytes overlap, as in zip bombs. */
function findOverlaps(directory: readonly DirectoryEntry[]): ReadonlySet<DirectoryEntry> {
  const overlapping = new Set<DirectoryEntry>();
  let previousEnd = 0;
  for (const entry of directory.toSorted((first, second) => first.start - second.start)) {
    if (entry.start < previousEnd) overlapping.add(entry);
    previousEnd = Math.max(previousEnd, entry.start + LOCAL_HEADER_SIZE + entry.packedSize);
  }
  return overlapping;
}

async function unpack(file: Blob, entry: DirectoryEntry): Promise<Blob | EntryFailure> {
  const { flags, method, packedSize, unpackedSize, start } = entry;
  if (flags & ENCRYPTED || method === 99) return 'encrypted';
  if (method !== STORED && method !== DEFLATED) return 'unsupportedCompression';
  if (packedSize > MAX_ENTRY_SIZE || unpackedSize > MAX_ENTRY_SIZE) return 'tooLarge';
  const localHeader = await viewOf(file.slice(start, start + LOCAL_HEADER_SIZE));
  if (localHeader.byteLength < LOCAL_HEADER_SIZE || localHeader.getUint32(0, true) !== LOCAL_HEADER_SIGNATURE)
    return 'damagedEntry';
  const contentStart =
    start + LOCAL_HEADER_SIZE + localHeader.getUint16(26, true) + localHeader.getUint16(28, true);
  const content = file.slice(contentStart, contentStart + packedSize);
  if (content.size !== packedSize || (method === STORED && packedSize !== unpackedSize))
    return 'damagedEntry';
  if (method === STORED) return content;
  const unpacked = await inflate(content, unpackedSize);
  return unpacked?.size === unpackedSize ? unpacked : 'damagedEntry';
}
